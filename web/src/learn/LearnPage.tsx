// The courses: what there is to learn, how far one is, and the one thing to do next.
import { BOXES, FIRST_GAME } from '@comptoir/catalogue';
import type { Box, Course } from '@comptoir/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Harbour } from '../art/Harbour.tsx';
import { Icon } from '../art/Icon.tsx';
import { GENTLEST } from '../local/levels.ts';
import { usePlay } from '../local/usePlay.ts';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useBoxTexts, useTitles } from '../words/index.ts';
import { Keeper } from './Keeper.tsx';
import './courses.css';
import { progressOf, roundOf, useProgress } from './progress.ts';
import { useSyncedProgress } from './sync.ts';
import { useCourse } from './useCourse.ts';
import { type LearnWords, learnWords } from './words.ts';

const DayPuzzles = lazy(() => import('../puzzles/DayPuzzles.tsx'));

/** How many lessons are enough to sit down. */
const ENOUGH = 2;

/** The first lesson that is not done; null when all are. */
function dueIn(game: string, course: Course): number | null {
  const n = course.lessons.findIndex((_, at) => !progressOf(game, at + 1).isDone);
  return n < 0 ? null : n + 1;
}

const isBegun = (game: string): boolean => progressOf(game, 1).isDone || progressOf(game, 1).at > 0;

interface CourseProps {
  readonly box: Box;
  readonly course: Course;
  readonly words: LearnWords;
}

/** The last of the course: a game against the gentlest bots, with the coach at hand. */
function RoundEntry({ box, course, words }: CourseProps): ReactNode {
  const { play, isStarting } = usePlay();
  const number = roundOf(course);
  const { isDone } = progressOf(box.id, number);
  return (
    <button type="button" data-done={isDone} disabled={isStarting} onClick={() => play(box.id, GENTLEST)}>
      {isDone ? <Icon id="confirm" size="s" /> : <span className="l-number">{number}</span>}
      <span>{words.round}</span>
      <small>{words.minutes(course.round.minutes)}</small>
    </button>
  );
}

function Lessons({ box, course, words }: CourseProps): ReactNode {
  const { lang } = useSettings();
  const due = dueIn(box.id, course);
  return (
    <ol className="l-lessons">
      {course.lessons.map(({ title, minutes }, n) => {
        const { isDone, at, of } = progressOf(box.id, n + 1);
        const isNow = n + 1 === due && at > 0;
        return (
          <li key={title.en}>
            <Link href={`/learn/${box.id}/${n + 1}`} data-now={isNow} data-done={isDone}>
              {isDone ? <Icon id="confirm" size="s" /> : <span className="l-number">{n + 1}</span>}
              <span>{title[lang]}</span>
              <small>{isNow ? words.step(at + 1, of) : words.minutes(minutes)}</small>
            </Link>
            {n + 1 === ENOUGH ? <p className="l-enough">{words.thenPlay}</p> : null}
          </li>
        );
      })}
      <li>
        <RoundEntry box={box} course={course} words={words} />
      </li>
    </ol>
  );
}

function CourseFoot({ box, course, words }: CourseProps): ReactNode {
  const { play, isStarting } = usePlay();
  const due = dueIn(box.id, course);
  const all = roundOf(course);
  const done = Array.from({ length: all }, (_, n) => progressOf(box.id, n + 1)).filter((one) => one.isDone);
  const hasRound = progressOf(box.id, all).isDone;
  const begun = isBegun(box.id);
  return (
    <footer className="l-course-foot">
      <span>{done.length === 0 ? words.count(all) : words.done(done.length, all)}</span>
      {due === null ? (
        <button
          type="button"
          className="btn"
          disabled={isStarting}
          onClick={() => (hasRound ? play(box.id) : play(box.id, GENTLEST))}
        >
          {words.play}
        </button>
      ) : (
        <Link className={begun ? 'btn go' : 'btn'} href={`/learn/${box.id}/${due}`}>
          {begun ? words.resume : words.start}
        </Link>
      )}
    </footer>
  );
}

function CourseCard({ box }: { readonly box: Box }): ReactNode {
  const { lang } = useSettings();
  const words = learnWords(lang);
  const { title } = useBoxTexts(box);
  const course = useCourse(box.id);
  useProgress();
  return (
    <article className="l-course">
      <h2 className="hidden-words">{title}</h2>
      <Link href={`/games/${box.id}`} aria-label={title}>
        <Cover game={box.id} />
      </Link>
      {course === null ? (
        <>
          <p className="l-none">{box.loadCourse === undefined ? words.noCourse : ''}</p>
          <footer className="l-course-foot">
            <span />
            <Link className="btn quiet" href={`/games/${box.id}/rules?form=short`}>
              {words.rules}
              <span className="hidden-words"> {title}</span>
            </Link>
          </footer>
        </>
      ) : (
        <>
          <Lessons box={box} course={course} words={words} />
          <CourseFoot box={box} course={course} words={words} />
        </>
      )}
    </article>
  );
}

/** The lesson in progress, or the first one of the game that is easiest to begin with. */
function NextUp({ words }: { readonly words: LearnWords }): ReactNode {
  useProgress();
  const taught = BOXES.filter(({ loadCourse }) => loadCourse !== undefined);
  const box = taught.find(({ id }) => isBegun(id)) ?? taught.find(({ id }) => id === FIRST_GAME) ?? taught[0];
  const titleOf = useTitles();
  const [due, setDue] = useState<number | null>(1);
  useEffect(() => {
    box?.loadCourse?.().then(
      (course) => setDue(dueIn(box.id, course)),
      () => setDue(1),
    );
  }, [box]);
  if (box === undefined) return null;
  const title = titleOf(box.id);
  return (
    <div className="l-next sheet">
      <div>
        <h2>{words.ten}</h2>
        <p>{words.tenSays}</p>
      </div>
      <Link className="btn go big" href={`/learn/${box.id}/${due ?? 1}`}>
        {isBegun(box.id) ? words.goOnWith(title) : words.startWith(title)}
      </Link>
    </div>
  );
}

export default function LearnPage(): ReactNode {
  const { lang } = useSettings();
  const words = learnWords(lang);
  useSyncedProgress();
  return (
    <Shell place="learn" title={words.title}>
      <section className="band l-band">
        <Harbour height={184} ships={null} />
        <div className="wrap l-hello">
          <Keeper />
          <div>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </div>
          <NextUp words={words} />
        </div>
      </section>
      <section className="bench wood">
        <div className="wrap l-courses">
          {BOXES.map((box) => (
            <CourseCard key={box.id} box={box} />
          ))}
        </div>
      </section>
      <Suspense>
        <DayPuzzles>
          <p className="l-puzzles">
            <Link className="btn quiet" href="/puzzles">
              {words.allPuzzles}
            </Link>
          </p>
        </DayPuzzles>
      </Suspense>
    </Shell>
  );
}
