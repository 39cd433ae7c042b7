// All puzzles: those of the day, and a list for each game.
import { BOXES } from '@comptoir/catalogue';
import type { Box } from '@comptoir/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useBoxTexts } from '../words/index.ts';
import DayPuzzles, { Grade } from './DayPuzzles.tsx';
import { outcomeOf, useSolved } from './solved.ts';
import { usePuzzles } from './usePuzzles.ts';
import { puzzleWords } from './words.ts';

function GamePuzzles({ box }: { readonly box: Box }): ReactNode {
  const words = puzzleWords(useSettings().lang);
  const { title } = useBoxTexts(box);
  const puzzles = usePuzzles(box.id);
  const section = useRef<HTMLElement>(null);
  useSolved();
  useEffect(() => {
    if (puzzles !== null && location.hash === `#${box.id}`) section.current?.scrollIntoView();
  }, [box, puzzles]);
  const solved = puzzles?.filter(({ id }) => outcomeOf(box.id, id) === 'solved').length ?? 0;
  return (
    <section className="p-game" id={box.id} ref={section}>
      <h2>{title}</h2>
      <small>
        {puzzles === null ? '' : puzzles.length === 0 ? words.none : words.count(solved, puzzles.length)}
      </small>
      <ol>
        {puzzles?.map(({ id, grade }, n) => {
          const outcome = outcomeOf(box.id, id);
          return (
            <li key={id}>
              <Link href={`/puzzles/${box.id}/${id}`} data-outcome={outcome}>
                <span className="hidden-words">{words.number(n + 1)}, </span>
                <b aria-hidden="true">{n + 1}</b>
                <Grade grade={grade} />
                {outcome === null ? null : (
                  <>
                    <Icon id={outcome === 'solved' ? 'confirm' : 'eye'} size="s" />
                    <span className="hidden-words">, {words.outcomes[outcome]}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export default function PuzzlesPage(): ReactNode {
  const words = puzzleWords(useSettings().lang);
  return (
    <Shell place="learn" title={words.title}>
      <div className="wrap p-head">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <DayPuzzles />
      <div className="wrap p-games">
        {BOXES.map((box) => (
          <GamePuzzles key={box.id} box={box} />
        ))}
      </div>
    </Shell>
  );
}
