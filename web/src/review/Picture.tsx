// The board at a decision, drawn by the game's own board; the options' numbers stand where their places are.
import { type BoardModule, type BoardProps, nameOf } from '@comptoir/board-kit';
import type { DecisionChances } from '@comptoir/bots/review';
import { loadBoard } from '@comptoir/catalogue/boards';
import type { FigureMark, Seat } from '@comptoir/kernel';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { drawAsOnADesk } from '../rules/desk-styles.ts';
import { Cutting, wholeOf } from '../rules/Shot.tsx';
import '../rules/figures.css';
import { useSettings } from '../settings.ts';
import type { Subject } from './subject.ts';
import type { Helper } from './useReview.ts';
import { reviewWords } from './words.ts';

function useBoard(game: string): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    let isGone = false;
    loadBoard(game).then(
      (loaded) => {
        drawAsOnADesk(); // before the board is there: styles that come later have all of it looked through again
        if (!isGone) startTransition(() => setBoard(() => loaded));
      },
      () => undefined, // without a picture the words remain
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return board;
}

type Looked = Pick<BoardProps, 'scene' | 'log'>;

/** The table at this moment, asked of a worker of its own: the other one thinks. */
function useLook({ subject: { played, result }, helper, at, eyes }: PictureProps): Looked | null {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    let isGone = false;
    helper?.remote.look(played, result, at, eyes).then(
      (next) => {
        if (!isGone) startTransition(() => setLooked(next));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [helper, played, result, at, eyes]);
  return looked;
}

export interface PictureProps {
  readonly subject: Subject;
  readonly helper: Helper | null;
  /** How many picks led there. */
  readonly at: number;
  readonly eyes: Seat | null;
  readonly decision: DecisionChances | null;
}

/** Drawn again only where something else is looked at, in pieces: a board is large. */
export const Picture = memo(function Picture(props: PictureProps): ReactNode {
  const { subject, decision } = props;
  const { lang } = useSettings();
  const { game } = subject.played;
  const board = useBoard(game);
  const looked = useLook(props);
  const marks = useMemo(
    () =>
      (decision?.options ?? []).map(
        ({ option }, n): FigureMark => ({ on: nameOf(option), label: String(n + 1) }),
      ),
    [decision],
  );
  const drawn = useMemo(
    (): BoardProps | null =>
      looked === null ? null : { ...looked, preview: null, focus: null, lang, page: null },
    [looked, lang],
  );
  const panel = useMemo(
    () => (board === null ? null : { ...wholeOf(board, 'board'), marks, isMarkedInside: true }),
    [board, marks],
  );
  return (
    <div
      className="rv-picture"
      role="img"
      aria-label={reviewWords(lang).picture}
      style={{ aspectRatio: panel?.shape ?? 1.5 }}
    >
      {board === null || drawn === null || panel === null ? null : (
        <Cutting board={board} props={drawn} panel={panel} game={game} />
      )}
    </div>
  );
});
