// What figures are drawn with: the game and its board, fetched once and only where something is to be drawn.
import type { BoardModule, BoardProps, Scene } from '@comptoir/board-kit';
import { loadGame } from '@comptoir/catalogue';
import { loadBoard } from '@comptoir/catalogue/boards';
import {
  type FigurePosition,
  type Lang,
  type LoadedGame,
  type MatchHistory,
  playedTo,
  type Seat,
} from '@comptoir/kernel';
import { startTransition, useEffect, useState } from 'react';

export interface Drawing {
  readonly entry: LoadedGame;
  readonly board: BoardModule;
}

async function loadDrawing(game: string): Promise<Drawing | null> {
  const [entry, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  return entry === null || board === null ? null : { entry, board };
}

/** null until it is wanted and there; out of reach, a figure stays empty and its caption speaks. */
export function useDrawing(game: string, isWanted: boolean): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (loaded: Drawing | null): void => {
      if (!isGone) startTransition(() => setDrawing(loaded));
    };
    if (isWanted) loadDrawing(game).then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [game, isWanted]);
  return drawing;
}

/** The position through these eyes; nobody is asked anything. */
export function sceneOf(entry: LoadedGame, position: FigurePosition, viewer: Seat | null): Scene {
  return sceneIn(entry, position, playedTo(entry.game, position), viewer);
}
function sceneIn(
  { game }: LoadedGame,
  { table }: FigurePosition,
  history: MatchHistory,
  viewer: Seat | null,
): Scene {
  const players = table.names.map((name, seat) => ({ seat, name, level: null }));
  return { game: game.id, players, ...history.now.sceneFor(viewer), decision: null };
}

/** The position as the board is handed it. */
export function propsAt({ entry }: Drawing, position: FigurePosition, lang: Lang): BoardProps {
  const { seat = 0 } = position;
  const history = playedTo(entry.game, position);
  const scene = sceneIn(entry, position, history, seat);
  return { scene, preview: null, focus: null, log: history.log(seat), lang, page: null };
}
