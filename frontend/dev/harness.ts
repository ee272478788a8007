/** The development page: one screen by `?show=`, answered by a model without Python. */

import { refusal, type Traits } from "./fixtures";
import { SHOWS } from "./shows";
import { fakeModel } from "./fake";
import type { Message } from "../src/model/messages";

interface Widget {
  render(context: { model: unknown; el: HTMLElement }): () => void;
}

const query = new URLSearchParams(location.search);
const name = query.get("show") ?? "home";
const theme = query.get("theme");
if (theme) localStorage.setItem("chesslearn.theme", theme);

function answer(message: Message, now: Traits): Partial<Traits> | null {
  if (query.has("silent")) return null;
  switch (message.type) {
    case "open":
      return SHOWS.step ?? null;
    case "home":
      return SHOWS.home ?? null;
    case "next":
      return SHOWS.recap ?? null;
    case "language":
      return { language: message.language };
    case "attempt":
      if (message.what.kind !== "move" || now.screen?.name !== "step" || !now.board) return {};
      return {
        announcement: `${refusal.title}.`,
        screen: { ...now.screen, feedback: refusal },
        board: { ...now.board, marks: [{ square: message.what.to, kind: "refused" }] },
      };
    default:
      return {};
  }
}

const place = document.getElementById("place");
const show = SHOWS[name];
if (place && show) {
  const address = "/widget.js";
  const module = (await import(address)) as { default: Widget };
  const pages = await (await fetch("/pages.js")).text();
  module.default.render({ model: fakeModel({ ...show, pages }, answer), el: place });
}
