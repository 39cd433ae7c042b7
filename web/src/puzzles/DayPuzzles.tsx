// The puzzles of the day, one for each game, and yesterday's.
import { BOXES } from '@comptoir/catalogue';
import type { Box, Puzzle } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { useBoxTexts } from '../words/index.ts';
import { ofDay, streakOf, today } from './day.ts';
import './puzzles.css';
import { outcomeOf, useSolved } from './solved.ts';
import { usePuzzles } from './usePuzzles.ts';
import { puzzleWords } from './words.ts';

const GRADES = [1, 2, 3];

/** How hard it is: so many diamonds of three, and a word. */
export function Grade({ grade }: { readonly grade: number }): ReactNode {
  const { grades } = puzzleWords(useSettings().lang);
  return (
    <span className="p-grade" role="img" aria-label={grades[grade - 1]}>
      {GRADES.map((n) => (n <= grade ? '◆' : '◇')).join('')}
    </span>
  );
}

function Row({
  box,
  puzzle,
  before,
}: {
  readonly box: Box;
  readonly puzzle: Puzzle;
  readonly before: Puzzle | null;
}) {
  const words = puzzleWords(useSettings().lang);
  const { title } = useBoxTexts(box);
  const outcome = outcomeOf(box.id, puzzle.id);
  return (
    <li className="p-row sheet">
      <Cover game={box.id} />
      <div>
        <h3>{title}</h3>
        <small>
          <Grade grade={puzzle.grade} /> {words.players(puzzle.players)}
          {outcome === null ? null : (
            <b>
              <Icon id={outcome === 'solved' ? 'confirm' : 'eye'} size="s" /> {words.outcomes[outcome]}
            </b>
          )}
        </small>
        {before === null || before === puzzle ? null : (
          <Link href={`/puzzles/${box.id}/${before.id}`}>
            {words.yesterday}
            <span className="hidden-words"> {title}</span>
          </Link>
        )}
      </div>
      <Link className={outcome === null ? 'btn' : 'btn quiet'} href={`/puzzles/${box.id}/${puzzle.id}`}>
        {outcome === null ? words.tryIt : words.again}
        <span className="hidden-words"> {title}</span>
      </Link>
    </li>
  );
}

function DayRow({ box, day }: { readonly box: Box; readonly day: number }): ReactNode {
  const puzzles = usePuzzles(box.id) ?? [];
  const puzzle = ofDay(puzzles, day);
  return puzzle === null ? null : <Row box={box} puzzle={puzzle} before={ofDay(puzzles, day - 1)} />;
}

/** `children`: what else there is, below them. */
export default function DayPuzzles({ children = null }: { readonly children?: ReactNode }): ReactNode {
  const words = puzzleWords(useSettings().lang);
  const [day] = useState(today);
  const { days } = useSolved();
  return (
    <section className="wrap p-day">
      <header>
        <h2>{words.ofTheDay}</h2>
        <small>{words.newAt}</small>
        <span>{words.streak(streakOf(days, day))}</span>
      </header>
      <ul>
        {BOXES.map((box) => (
          <DayRow key={box.id} box={box} day={day} />
        ))}
      </ul>
      {children}
    </section>
  );
}
