/** The choice of a piece for a pawn that has reached the last rank. */

import { useEffect, useRef } from "preact/hooks";
import type { Promotion as Waiting, Side } from "../protocol";
import type { PromotionLetter } from "../model/messages";
import type { Words } from "../model/words";
import { spotOf } from "./squares";
import { PieceIcon } from "./PieceIcon";

const CHOICES = ["Q", "R", "B", "N"] as const;

interface PromotionProps {
  waiting: Waiting;
  orientation: Side;
  words: Words;
  onChoose: (letter: PromotionLetter) => void;
  onCancel: () => void;
}

export function Promotion({ waiting, orientation, words, onChoose, onCancel }: PromotionProps) {
  const box = useRef<HTMLDivElement>(null);
  const { column, row } = spotOf(waiting.to_square, orientation);

  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector("button")?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const back = event.shiftKey ? -1 : 1;
    const step = { Tab: back, ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") onCancel();
    else if (step) buttons[(now + step + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="cl-promotion" onClick={(event) => event.target === event.currentTarget && onCancel()}>
      <div
        class="cl-chooser"
        role="dialog"
        aria-modal="true"
        aria-label={words("promotion.title")}
        ref={box}
        onKeyDown={onKeyDown}
        style={{ "--column": column, "--row": row < 4 ? 0 : 4 }}
      >
        {CHOICES.map((letter) => (
          <button
            type="button"
            key={letter}
            aria-label={words(`promotion.${letter}`)}
            title={words(`promotion.${letter}`)}
            onClick={() => onChoose(letter.toLowerCase() as PromotionLetter)}
          >
            <PieceIcon piece={`${waiting.side === "white" ? "w" : "b"}${letter}`} />
          </button>
        ))}
        <button type="button" class="cl-cancel" onClick={onCancel}>
          {words("promotion.cancel")}
        </button>
      </div>
    </div>
  );
}
