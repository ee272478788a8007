/** The certificate: the name is put in here, and goes nowhere else. */

import { useState } from "preact/hooks";
import type { Certificate } from "../protocol";
import { useFreshId } from "../model/fresh";
import { useDeeds } from "../app/deeds";
import { saveAs } from "./files";
import { Pick } from "./Pick";

const LONGEST_NAME = 40;
const FILE_NAME = "chesslearn-certificate.png";

const PAPERS = [
  { value: "a4", label: "A4" },
  { value: "letter", label: "Letter" },
];

/** The longest side of the picture, in pixels: 300 dots an inch on either paper. */
const PICTURE = 3508;

export function CertificateForm({ certificate }: { certificate: Certificate }) {
  const { words } = useDeeds();
  const id = useFreshId();
  const [name, setName] = useState("");
  const [paper, setPaper] = useState<"a4" | "letter">("a4");
  const svg = certificate[paper].replaceAll(certificate.blank, escaped(name.trim()));
  return (
    <section class="cl-certificate" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words("certificate.title")}</h2>
      <div class="cl-certificate-form">
        <label for={`${id}-name`}>{words("certificate.name")}</label>
        <input
          id={`${id}-name`}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <small>{words("certificate.note")}</small>
        <Pick
          id={`${id}-paper`}
          label={words("certificate.paper")}
          options={PAPERS}
          value={paper}
          onPick={(value) => setPaper(value === "letter" ? "letter" : "a4")}
        />
        <div class="cl-buttons">
          <button type="button" class="cl-button cl-filled" onClick={() => print(svg)}>
            {words("certificate.print")}
          </button>
          <button type="button" class="cl-button" onClick={() => void savePicture(svg)}>
            {words("certificate.save")}
          </button>
        </div>
      </div>
      <img class="cl-certificate-sheet" src={address(svg)} alt={words("certificate.alt", { name: name.trim() })} />
    </section>
  );
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("$", "$$$$");

const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Prints the sheet alone, from a frame that is taken away afterwards. */
function print(svg: string): void {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;width:0;height:0;border:0";
  frame.setAttribute("aria-hidden", "true");
  frame.srcdoc = `<!doctype html><style>@page{margin:0}html,body{margin:0}svg{display:block;width:100vw;height:auto}</style>${svg}`;
  frame.addEventListener("load", () => {
    frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}

async function savePicture(svg: string): Promise<void> {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const scale = PICTURE / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  saveAs(FILE_NAME, canvas.toDataURL("image/png"));
}
