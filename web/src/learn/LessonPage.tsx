// A lesson at the real table: /learn/<game>/<n>.
import { type BoardModule, type ButtonContent, nameOf, useMedia } from '@comptoir/board-kit';
import { boxOf, loadGame } from '@comptoir/catalogue';
import { loadBoard } from '@comptoir/catalogue/boards';
import type { Lang, LoadedGame, Option, RuleId } from '@comptoir/kernel';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { GENTLEST } from '../local/levels.ts';
import { usePlay } from '../local/usePlay.ts';
import { Loading, Lost } from '../parts/StatePanel.tsx';
import { readSettings, useSettings } from '../settings.ts';
import { useTitles, useWords } from '../words/index.ts';
import { Coach } from './Coach.tsx';
import { LessonHost } from './LessonHost.ts';
import { LessonTable } from './LessonTable.tsx';
import { progressOf, saveProgress } from './progress.ts';
import { useSyncedProgress } from './sync.ts';
import { NARROW } from './useGameCoach.tsx';
import { learnWords } from './words.ts';

interface OpenLesson {
  readonly host: LessonHost;
  readonly entry: LoadedGame;
  readonly board: BoardModule;
  readonly count: number;
}
interface Named {
  readonly game: string;
  readonly number: number;
}

/** A lesson that was finished begins again. */
function placeIn({ game, number }: Named): number {
  const { at, isDone } = progressOf(game, number);
  return isDone ? 0 : at;
}

async function open({ game, number }: Named, you: string): Promise<OpenLesson | null> {
  const course = await boxOf(game)?.loadCourse?.();
  const listed = course?.lessons[number - 1];
  if (course === undefined || listed === undefined) return null;
  const [lesson, entry, board] = await Promise.all([listed.load(), loadGame(game), loadBoard(game)]);
  if (entry === null || board === null) return null;
  const host = new LessonHost(entry, lesson, you, placeIn({ game, number }));
  return { host, entry, board, count: course.lessons.length };
}

/** undefined: on its way; null: there is no such lesson. Throws where a part cannot be fetched. */
function useLesson({ game, number }: Named): OpenLesson | null | undefined {
  const [found, setFound] = useState<OpenLesson | null | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(null);
  const { nav } = useWords();
  const guest = nav.guest;
  useEffect(() => {
    let opened: OpenLesson | null = null;
    let isGone = false;
    open({ game, number }, readSettings().name || guest).then((lesson) => {
      opened = lesson;
      if (isGone) lesson?.host.close();
      else setFound(lesson);
    }, setFailure);
    return () => {
      isGone = true;
      opened?.host.close();
    };
  }, [game, number, guest]);
  if (failure !== null) throw failure;
  return found;
}

/**
 * The board whose buttons say which lesson teaches what is not taught yet; a stepper opens at what is due, a small screen at
 * what is spoken of.
 */
function useQuiet({ board, host, count }: OpenLesson): BoardModule {
  return useMemo(
    () => ({
      ...board,
      pageFor: (scene) => (host.now().isReading ? host.now().moment.page : undefined) ?? board.pageFor(scene),
      button(option: Option, scene, lang: Lang): ButtonContent {
        const run = host.now();
        const later = run.laterLesson(option);
        const button = board.button(option, scene, lang);
        if (later !== null)
          return { ...button, detail: learnWords(lang).later(later <= count ? later : null) };
        const { due } = run;
        return due === null ? button : { ...button, isStart: nameOf(due) === nameOf(option) };
      },
    }),
    [board, host, count],
  );
}

function AtTable({ lesson, game, number }: Named & { readonly lesson: OpenLesson }): ReactNode {
  const { host, entry, board, count } = lesson;
  const { lang } = useSettings();
  const { play } = usePlay();
  const title = useTitles()(game);
  const run = useSyncExternalStore(host.watch, host.now);
  const quiet = useQuiet(lesson);
  const isNarrow = useMedia(NARROW);
  const [isBehind, setBehind] = useState(false);
  useSyncedProgress();
  const path = `/learn/${game}/${number}`;
  const { at, mode, isLast } = run;
  const of = run.lesson.moments.length;
  useEffect(() => {
    if (mode === 'way') saveProgress(game, number, { at, of, isDone: isLast });
  }, [game, number, at, of, mode, isLast]);
  const coach = (
    <Coach
      {...{ host, run, entry, board, lang, title, number, count, isBehind }}
      isSmall={isNarrow}
      rulesHref={(rule: RuleId) => `/games/${game}/rules?from=${path}#${rule}`}
      onPlay={() => play(game, GENTLEST)}
    />
  );
  return (
    <LessonTable
      {...{ game, host, entry, path, isNarrow }}
      board={quiet}
      lead={{ label: learnWords(lang).tab, node: coach }}
      isReading={run.isReading && !isLast}
      onBehind={setBehind}
    />
  );
}

export default function LessonPage({ game, number }: Named): ReactNode {
  const lesson = useLesson({ game, number });
  if (lesson === undefined) return <Loading />;
  if (lesson === null) return <Lost />;
  return <AtTable lesson={lesson} game={game} number={number} />;
}
