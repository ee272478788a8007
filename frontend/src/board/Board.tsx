/** The board: chessground below, marks and arrows, and the grid for keyboard and screen reader. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
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
import { fromPocket, press, tap, type Deed } from "./hand";
import { plainLabel } from "./labels";
import { Edge, Marks } from "./Marks";
import { Pocket, Pockets } from "./Pocket";
import { Promoted } from "./Promoted";
import { Promotion } from "./Promotion";
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
  const [held, setHeld] = useState<string | null>(null);
  const [at, setAt] = useState(() => (board.orientation === "white" ? "e2" : "e7"));
  const pieces = useMemo(() => shownPieces(board), [board]);
  const promoted = useMemo(() => promotedIn(board.fen), [board.fen]);
  const id = useFreshId();

  const dragged = (attempt: Try): void => {
    setHeld(null);
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
  // What only happens beside the board takes nothing out of the hand.
  useEffect(() => setHeld(null), [board.fen, board.movable, scene]);

  const hand = {
    held,
    pieces,
    movable: board.movable && !board.promotion,
    selecting: board.selecting && !board.promotion,
    placing: board.turn === null,
    castlingRooks: board.castling_rooks,
    ontoOwn: board.onto_own,
  };
  const carryOut = (deed: Deed): void => {
    setHeld(deed.held);
    if (deed.attempt) onTry(deed.attempt);
  };
  useTaps(place, board.orientation, (square) => {
    setAt(square);
    carryOut(tap(hand, square));
  });
  const say = (key: "say.held" | "say.released", what: string): void => {
    const label = fromPocket(what)
      ? words(`piece.${what}` as StringKey)
      : plainLabel(words, what, pieces.get(what) ?? "");
    onSay(words(key, { label }));
  };
  const onPress = (square: string): void => {
    const deed = press(hand, square);
    carryOut(deed);
    if (deed.held) say("say.held", deed.held);
    else if (held === square) say("say.released", held);
  };
  const onRelease = (): void => {
    if (held) say("say.released", held);
    setHeld(null);
  };
  const onPocket = (piece: string, byKey: boolean): void => {
    setHeld(held === piece ? null : piece);
    say(held === piece ? "say.released" : "say.held", piece);
    // The next key is for the board: Enter puts the piece down there.
    if (byKey && held !== piece) frame.current?.querySelector<HTMLElement>(`[data-square="${at}"]`)?.focus();
  };
  const taking = {
    pocket: board.pocket,
    held,
    words,
    onTake: onPocket,
    onDrag: (piece: string, event: MouseEvent | TouchEvent) => hand.movable && ground.current?.dragIn(piece, event),
  };
  const help = board.selecting ? "board.help.mark" : board.movable ? "board.help.move" : "board.help.look";
  const waiting = board.promotion;

  return (
    <>
      <div class={hand.movable || hand.selecting ? "cl-board cl-live" : "cl-board"} ref={frame}>
        <div class="cl-ground" ref={place} aria-hidden="true" />
        <div class="cl-layers">
          <Edge
            orientation={board.orientation}
            check={board.check}
            held={held && fromPocket(held) ? null : held}
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
            held={held}
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
        <Pockets {...taking} orientation={board.orientation} turn={hand.movable ? board.turn : null} />
      ) : (
        board.pocket.length > 0 && <Pocket {...taking} />
      )}
    </>
  );
}
