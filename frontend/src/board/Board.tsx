/** The board: chessground below, marks and arrows, and the grid for keyboard and screen reader. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardState } from "../protocol";
import type { StringKey } from "../strings";
import type { Try } from "../model/messages";
import { useFreshId } from "../model/fresh";
import type { Words } from "../model/words";
import { Arrows } from "./Arrows";
import { Checks } from "./Checks";
import { hasPockets, promotedIn, shownPieces } from "./fen";
import { Grid } from "./Grid";
import { makeGround, type Ground } from "./ground";
import { fromPocket, press, tap, type Deed, type Hand } from "./hand";
import { plainLabel } from "./labels";
import { Edge, Marks } from "./Marks";
import { Pocket, Pockets } from "./Pocket";
import { Promoted } from "./Promoted";
import { Promotion } from "./Promotion";
import { useHeld } from "./useHeld";
import { useTaps } from "./useTaps";

interface BoardProps {
  board: BoardState;
  scene: string;
  /** No answer comes: what was tried goes back. */
  silent: boolean;
  words: Words;
  coordinates: boolean;
  still: boolean;
  aside: boolean;
  onTry: (what: Try) => void;
  onUndo: () => void;
  onSay: (text: string) => void;
}

export function Board(props: BoardProps) {
  const { board, scene, silent, words, coordinates, still, aside, onTry, onUndo, onSay } = props;
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground | null>(null);
  const { shown, held, take, tryIt } = useHeld(board, scene, silent);
  const [at, setAt] = useState(() => (board.orientation === "white" ? "e2" : "e7"));
  const pieces = useMemo(() => shownPieces(board), [board]);
  const promoted = useMemo(() => promotedIn(board.fen), [board.fen]);
  const id = useFreshId();

  const dragged = (attempt: Try): void => {
    take(null);
    onTry(attempt);
  };
  const latest = useRef(dragged);
  latest.current = dragged;

  useLayoutEffect(() => {
    const [here, around] = [place.current, frame.current];
    if (!here || !around) return;
    ground.current = makeGround(here, {
      frame: around,
      onMove: (from, to) => latest.current({ kind: "move", from, to }),
      onDrop: (piece, to) => latest.current({ kind: "drop", piece, to }),
    });
    return () => {
      ground.current?.destroy();
      ground.current = null;
    };
  }, []);

  // Each answer brings the board anew and sets it again, so that a refused piece goes back.
  const shownScene = useRef(scene);
  useLayoutEffect(() => {
    ground.current?.show(board, pieces, still || shownScene.current !== scene);
    shownScene.current = scene;
  }, [board, pieces, scene, silent, still]);

  const movable = board.movable && !board.promotion;
  const selecting = board.selecting && !board.promotion;
  const hand = (): Hand => ({
    held: held(),
    pieces,
    movable,
    selecting,
    placing: board.turn === null,
    castlingRooks: board.castling_rooks,
    ontoOwn: board.onto_own,
  });
  const carryOut = (deed: Deed): void => {
    if (deed.attempt) {
      tryIt();
      onTry(deed.attempt);
    } else take(deed.held);
  };
  useTaps(place, board.orientation, (square) => {
    setAt(square);
    carryOut(tap(hand(), square));
  });
  const say = (key: "say.held" | "say.released", what: string): void => {
    const label = fromPocket(what)
      ? words(`piece.${what}` as StringKey)
      : plainLabel(words, what, pieces.get(what) ?? "");
    onSay(words(key, { label }));
  };
  const onPress = (square: string): void => {
    const before = hand();
    const deed = press(before, square);
    carryOut(deed);
    if (deed.held) say("say.held", deed.held);
    else if (before.held === square) say("say.released", square);
  };
  const onRelease = (): void => {
    const released = held();
    if (released) say("say.released", released);
    take(null);
  };
  const onPocket = (piece: string, byKey: boolean): void => {
    const back = held() === piece;
    take(back ? null : piece);
    say(back ? "say.released" : "say.held", piece);
    // The next key is for the board: Enter puts the piece down there.
    if (byKey && !back) frame.current?.querySelector<HTMLElement>(`[data-square="${at}"]`)?.focus();
  };
  const taking = {
    pocket: board.pocket,
    held: shown,
    words,
    onTake: onPocket,
    onDrag: (piece: string, event: MouseEvent | TouchEvent) => movable && ground.current?.dragIn(piece, event),
  };
  const help = board.selecting ? "board.help.mark" : board.movable ? "board.help.move" : "board.help.look";
  const waiting = board.promotion;

  return (
    <>
      <div class={movable || selecting ? "cl-board cl-live" : "cl-board"} ref={frame}>
        <div class="cl-ground" ref={place} aria-hidden="true" />
        <div class="cl-layers">
          <Edge
            orientation={board.orientation}
            check={board.check}
            held={shown && fromPocket(shown) ? null : shown}
            coordinates={coordinates && board.coordinates}
          />
          <Marks marks={board.marks} orientation={board.orientation} id={id} />
          <Marks marks={board.marks} orientation={board.orientation} id={`${id}-above`} above />
          {promoted.size > 0 && <Promoted squares={promoted} orientation={board.orientation} />}
          <Arrows arrows={board.arrows} orientation={board.orientation} />
          <Grid
            board={board}
            pieces={pieces}
            promoted={promoted}
            held={shown}
            at={at}
            words={words}
            helpId={`${id}-help`}
            label={board.caption || words("board.label")}
            aside={aside}
            onMoveTo={setAt}
            onPress={onPress}
            onRelease={onRelease}
          />
          {waiting && (
            <Promotion
              waiting={waiting}
              orientation={board.orientation}
              words={words}
              onChoose={(promotion) =>
                onTry({ kind: "move", from: waiting.from_square, to: waiting.to_square, promotion })
              }
              onCancel={onUndo}
            />
          )}
        </div>
        <p class="cl-hidden" id={`${id}-help`}>
          {words(help)}
        </p>
      </div>
      {board.checks && <Checks left={board.checks} words={words} />}
      {hasPockets(board.fen) ? (
        <Pockets {...taking} orientation={board.orientation} turn={movable ? board.turn : null} />
      ) : (
        board.pocket.length > 0 && <Pocket {...taking} />
      )}
    </>
  );
}
