/** Who plays, with their clocks, and the moves so far. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { useDeeds } from "../app/deeds";
import type { GamePlayer, MoveRow } from "../protocol";
import { clockText, useClock } from "./useClock";

/** Less time than this, in milliseconds, is shown with weight. */
const SHORT = 20_000;

export function Players({ players }: { players: readonly GamePlayer[] }) {
  const { words } = useDeeds();
  return (
    <ul class="cl-players" aria-label={words("game.players")}>
      {players.map((player) => (
        <li class={player.running ? "cl-player cl-running" : "cl-player"} key={`${player.board} ${player.side}`}>
          <i class={`cl-disc cl-disc-${player.side}`} aria-hidden="true" />
          <span class="cl-player-name">{player.name}</span>
          {player.left !== null && <Clock left={player.left} running={player.running} />}
        </li>
      ))}
    </ul>
  );
}

function Clock({ left, running }: { left: number; running: boolean }) {
  const { revision, say } = useDeeds();
  const now = useClock(left, running, revision, () => say({ type: "flag" }));
  return (
    <span class={now < SHORT ? "cl-clock cl-short" : "cl-clock"} role="timer">
      {clockText(now)}
    </span>
  );
}

/** The moves in two columns; the last one stays in sight. */
export function Score({ rows }: { rows: readonly MoveRow[] }) {
  const { words } = useDeeds();
  const box = useRef<HTMLDivElement>(null);
  const last = rows.at(-1);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [rows.length, last?.black]);
  if (!last) return null;
  return (
    <div class="cl-score" ref={box} tabIndex={0} role="region" aria-label={words("game.moves")}>
      <table>
        <thead class="cl-hidden">
          <tr>
            <th scope="col">{words("game.number")}</th>
            <th scope="col">{words("game.white")}</th>
            <th scope="col">{words("game.black")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.number}.</th>
              <Move text={row.white} last={row === last && !row.black} />
              <Move text={row.black} last={row === last && row.black !== ""} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Move({ text, last }: { text: string; last: boolean }) {
  return (
    <td class={last ? "cl-last" : undefined} aria-current={last ? "step" : undefined}>
      {text || "…"}
    </td>
  );
}
