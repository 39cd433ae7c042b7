// A puzzle at the real table: /puzzles/<game>/<id>.
import { type BoardModule, useMedia } from '@comptoir/board-kit';
import { boxOf, loadGame } from '@comptoir/catalogue';
import { loadBoard } from '@comptoir/catalogue/boards';
import type { Lesson, LessonRun, LoadedGame, Puzzle } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LessonHost } from '../learn/LessonHost.ts';
import { LessonTable } from '../learn/LessonTable.tsx';
import { NARROW } from '../learn/useGameCoach.tsx';
import { Loading, Lost } from '../parts/StatePanel.tsx';
import { readSettings, useSettings } from '../settings.ts';
import { useTitles, useWords } from '../words/index.ts';
import { ofDay, today } from './day.ts';
import { lessonOf, modeOf, solutionOf } from './explain.ts';
import { PuzzleDock } from './PuzzleDock.tsx';
import './puzzles.css';
import { keepOutcome } from './solved.ts';
import { puzzleWords } from './words.ts';

interface Named {
  readonly game: string;
  readonly id: string;
}
interface OpenPuzzle {
  readonly entry: LoadedGame;
  readonly board: BoardModule;
  readonly lesson: Lesson;
  readonly solution: readonly LessonRun[];
  readonly puzzle: Puzzle;
  readonly all: readonly Puzzle[];
}

async function open({ game, id }: Named, you: string): Promise<OpenPuzzle | null> {
  const all = (await boxOf(game)?.loadPuzzles?.())?.puzzles ?? [];
  const puzzle = all.find((each) => each.id === id);
  if (puzzle === undefined) return null;
  const [entry, board] = await Promise.all([loadGame(game), loadBoard(game)]);
  if (entry === null || board === null) return null;
  const lesson = lessonOf(puzzle, you);
  return { entry, board, lesson, solution: solutionOf(entry.game, lesson), puzzle, all };
}

/** undefined: on its way; null: there is no such puzzle. Throws where a part cannot be fetched. */
function usePuzzle({ game, id }: Named): OpenPuzzle | null | undefined {
  const [found, setFound] = useState<OpenPuzzle | null | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const { nav } = useWords();
  const guest = nav.guest;
  useEffect(() => {
    let isGone = false;
    open({ game, id }, readSettings().name || guest).then((puzzle) => {
      if (!isGone) setFound(puzzle);
    }, setFailure);
    return () => {
      isGone = true;
    };
  }, [game, id, guest]);
  if (failure !== null) throw failure;
  return found;
}

function useHost({ entry, lesson }: OpenPuzzle): LessonHost {
  const [host] = useState(() => new LessonHost(entry, lesson, lesson.names[lesson.seat] ?? '', 0));
  useEffect(() => () => host.close(), [host]);
  return host;
}

/** Plays the solution from where the puzzle stands. */
async function playSolution(host: LessonHost): Promise<void> {
  if (modeOf(host.now()) !== 'way') host.rejoin();
  for (let { due } = host.now(); due !== null; { due } = host.now())
    if ((await host.pick(due)) !== null) return;
}

interface AtTableProps {
  readonly opened: OpenPuzzle;
  readonly game: string;
  onAgain(): void;
}
function AtTable({ opened, game, onAgain }: AtTableProps): ReactNode {
  const { entry, board, puzzle, all, solution } = opened;
  const { lang } = useSettings();
  const words = puzzleWords(lang);
  const title = useTitles()(game);
  const isNarrow = useMedia(NARROW);
  const host = useHost(opened);
  const run = useSyncExternalStore(host.watch, host.now);
  const [isShown, setShown] = useState(false);
  const [day] = useState(today);
  const isOfDay = ofDay(all, day) === puzzle;
  const at = all.indexOf(puzzle);
  const isSolved = modeOf(run) === 'solved';
  useEffect(() => {
    if (isSolved) keepOutcome(game, puzzle.id, isShown ? 'shown' : 'solved', isOfDay ? day : null);
  }, [game, puzzle, isSolved, isShown, isOfDay, day]);
  const path = `/puzzles/${game}/${puzzle.id}`;
  const stage = entry.texts[lang].stage(run.match.sceneFor(puzzle.seat).view);
  const dock = (
    <PuzzleDock
      {...{ host, run, solution, puzzle, entry, lang, isShown }}
      heading={isOfDay ? words.day : words.numberOf(at + 1, all.length)}
      place={`${title}, ${stage}`}
      next={`/puzzles/${game}/${all[(at + 1) % all.length]?.id ?? puzzle.id}`}
      isSmall={isNarrow}
      onShow={() => {
        if (isSolved) return;
        setShown(true);
        void playSolution(host);
      }}
      onAgain={onAgain}
    />
  );
  return (
    <LessonTable
      {...{ game, host, entry, board, path, isNarrow }}
      lead={{ label: words.tab, node: dock }}
      isReading={false}
      onBehind={() => {}}
    />
  );
}

export default function PuzzlePage({ game, id }: Named): ReactNode {
  const opened = usePuzzle({ game, id });
  const [attempt, setAttempt] = useState(1);
  if (opened === undefined) return <Loading />;
  if (opened === null) return <Lost />;
  return <AtTable key={attempt} opened={opened} game={game} onAgain={() => setAttempt(attempt + 1)} />;
}
