// What the keeper says at a puzzle: the question, why an answer is not yet the best, and the solution. Docked like a lesson's coach.
// On a small screen the question is one line until it is unfolded.
import { Icon } from '@comptoir/board-kit';
import { inHundred } from '@comptoir/bots/review';
import {
  type Lang,
  type LessonRun,
  type LoadedGame,
  type Puzzle,
  readOption,
  writeOption,
} from '@comptoir/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Keeper } from '../learn/Keeper.tsx';
import type { LessonHost } from '../learn/LessonHost.ts';
import { useKeys } from '../table/useKeys.ts';
import { differences, labelOf, modeOf, narrowed, saidOf } from './explain.ts';
import { useWhy } from './useWhy.ts';
import { puzzleWords } from './words.ts';

export interface DockProps {
  readonly host: LessonHost;
  readonly run: LessonRun;
  /** The run before each pick of the solution, and the one after the last. */
  readonly solution: readonly LessonRun[];
  readonly puzzle: Puzzle;
  readonly entry: LoadedGame;
  readonly lang: Lang;
  /** The one of the day, or which of how many. */
  readonly heading: string;
  /** Of which game, and where it stands. */
  readonly place: string;
  /** The address of the next puzzle. */
  readonly next: string;
  readonly isShown: boolean;
  readonly isSmall: boolean;
  onShow(): void;
  onAgain(): void;
}

/** The question, and after the first right picks what is left of it. */
function Asked({ props, isHinted }: { readonly props: DockProps; readonly isHinted: boolean }): ReactNode {
  const { run, puzzle, entry, lang, isSmall } = props;
  const words = puzzleWords(lang);
  const { answers = [], right = 0 } = puzzle.steps[run.at] ?? {};
  const gain = inHundred(answers[0]?.chance ?? 0) - inHundred(answers[right]?.chance ?? 0);
  return (
    <>
      {run.at > 0 || (isHinted && isSmall) ? null : <p>{words.stake(gain)}</p>}
      {isHinted ? (
        <div className="l-why">
          <p>{words.hintSays}</p>
          <ul>
            {narrowed(entry, run, puzzle, lang).map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** What the pick that was made costs, and why, without a word of the solution. */
function Wrong({ run, puzzle, entry, lang }: DockProps): ReactNode {
  const words = puzzleWords(lang);
  const before = run.rejoin();
  const { answers = [] } = puzzle.steps[before.at] ?? {};
  const [best] = answers;
  const why = useWhy(entry, run, best?.pick ?? null);
  const { strayed } = run;
  if (strayed === null) return null;
  const label = labelOf(entry, before, strayed, lang);
  const picked = answers.find(({ pick }) => pick === writeOption(strayed));
  const isWeighed = picked !== undefined && best !== undefined;
  const lost = isWeighed
    ? words.lost(label, inHundred(picked.chance), inHundred(best.chance))
    : words.setAside(label);
  const otherwise = isWeighed ? differences(before, picked, best, words).join(' ') : '';
  return (
    <>
      <h3>{words.wrong}</h3>
      <p>{lost}</p>
      <p className="p-why" aria-busy={why === undefined}>
        {why === undefined ? words.thinking : (why?.[lang] ?? (otherwise || words.unclear))}
      </p>
    </>
  );
}

/** The line, move by move, and what it is worth beside the next best. */
function Solved({ solution, puzzle, entry, lang, isShown }: DockProps): ReactNode {
  const words = puzzleWords(lang);
  const [first] = solution;
  const [{ answers = [], right = 0 } = {}] = puzzle.steps;
  const [best, next] = [answers[0], answers[right]];
  const line = puzzle.steps.map((_, n) => {
    const [before, after] = [solution[n], solution[n + 1]];
    const said = after === undefined ? '' : saidOf(entry, after, lang);
    const due = before?.due ?? null;
    return said !== '' || before === undefined || due === null ? said : labelOf(entry, before, due, lang);
  });
  return (
    <>
      <h3>{isShown ? words.solution : words.solved}</h3>
      <ol className="p-line">
        {line.map((text, n) => (
          <li key={solution[n]?.at}>{text}</li>
        ))}
      </ol>
      {first === undefined || best === undefined || next === undefined ? null : (
        <p>
          {[
            words.worth(
              labelOf(entry, first, readOption(best.pick), lang),
              inHundred(best.chance),
              labelOf(entry, first, readOption(next.pick), lang),
              inHundred(next.chance),
            ),
            ...differences(first, best, next, words),
          ].join(' ')}
        </p>
      )}
    </>
  );
}

function Progress({ run, puzzle, lang }: DockProps): ReactNode {
  const { length } = puzzle.steps;
  if (length === 1) return null;
  return (
    <div className="l-steps">
      <b>{puzzleWords(lang).progress(run.at, length)}</b>
      <span aria-hidden="true">
        {puzzle.steps.map(({ answers }, n) => (
          <i
            key={`${n} ${answers[0]?.pick}`}
            data-state={n < run.at ? 'done' : n === run.at ? 'now' : 'later'}
          />
        ))}
      </span>
    </div>
  );
}

interface ActsProps {
  readonly props: DockProps;
  readonly isHinted: boolean;
  onHint(): void;
}
function Acts({ props, isHinted, onHint }: ActsProps): ReactNode {
  const { run, host, lang, next, onShow, onAgain } = props;
  const words = puzzleWords(lang);
  const button = (label: string, onClick: () => void, icon: string | null, isMain = false): ReactNode => (
    <button type="button" className={isMain ? 'l-act l-main' : 'l-act'} onClick={onClick}>
      {icon === null ? null : <Icon name={icon} />} {label}
    </button>
  );
  const mode = modeOf(run);
  if (mode === 'solved')
    return (
      <>
        {button(words.again, onAgain, 'ui-replay')}
        <Link className="l-act l-main" href={next}>
          {words.next}
        </Link>
      </>
    );
  if (mode === 'free') return button(words.rejoin, () => host.rejoin(), 'ui-undo', true);
  if (mode === 'strayed')
    return (
      <>
        {button(words.retry, () => host.rejoin(), 'ui-undo', true)}
        {button(words.playOn, () => host.keep(), null)}
        {button(words.show, onShow, 'ui-eye')}
      </>
    );
  return (
    <>
      {isHinted ? null : button(words.hint, onHint, 'ui-info')}
      {button(words.show, onShow, 'ui-eye')}
    </>
  );
}

function Says({ props, isHinted }: { readonly props: DockProps; readonly isHinted: boolean }): ReactNode {
  const { run, lang, isSmall } = props;
  const mode = modeOf(run);
  if (mode === 'solved') return <Solved {...props} />;
  if (mode === 'strayed') return <Wrong {...props} />;
  return (
    <>
      {isSmall ? null : <h3>{shortOf(props)}</h3>}
      {mode === 'way' ? <Asked props={props} isHinted={isHinted} /> : <p>{puzzleWords(lang).freeSays}</p>}
    </>
  );
}

/** What is asked, in one line; null where something is told that is read whole. */
function shortOf({ run, puzzle, lang }: DockProps): string | null {
  const words = puzzleWords(lang);
  const mode = modeOf(run);
  if (mode === 'free') return words.free;
  if (mode !== 'way') return null;
  return run.at === 0 ? words.find(puzzle.steps.length) : words.goOn;
}

interface HeadProps {
  readonly props: DockProps;
  readonly isOpen: boolean;
  onFold(): void;
}
/** Who asks, of which game; on a small screen what is asked, and a way to read all of it. */
function Head({ props, isOpen, onFold }: HeadProps): ReactNode {
  const { lang, heading, place, isSmall } = props;
  const words = puzzleWords(lang);
  const short = isSmall ? shortOf(props) : null;
  return (
    <header className="l-top">
      <Keeper />
      <div>
        {short === null ? <h2>{heading}</h2> : <h3>{short}</h3>}
        <small>{short === null ? place : heading}</small>
      </div>
      {short === null ? null : (
        <button
          type="button"
          className="p-fold"
          aria-expanded={isOpen}
          aria-label={words.more}
          onClick={onFold}
        >
          <Icon name="ui-info" />
        </button>
      )}
      <Link className="l-leave" href="/puzzles" aria-label={words.leave}>
        {isSmall ? <Icon name="ui-close" /> : words.leave}
      </Link>
    </header>
  );
}

export function PuzzleDock(props: DockProps): ReactNode {
  const { run, lang, isSmall, onShow } = props;
  const dock = useRef<HTMLElement>(null);
  const [hinted, setHinted] = useState(-1);
  const here = `${modeOf(run)} ${run.at}`;
  const [unfolded, setUnfolded] = useState('');
  const isOpen = unfolded === here;
  const hint = (): void => {
    setHinted(run.at);
    setUnfolded(here);
  };
  useKeys({ l: () => dock.current?.focus(), h: hint, s: onShow }, { isFirst: true });
  const isHinted = hinted === run.at;
  return (
    <section
      ref={dock}
      className="l-dock p-dock"
      data-small={isSmall}
      data-folded={isSmall && !isOpen && shortOf(props) !== null}
      data-last={modeOf(run) === 'solved'}
      data-mode={modeOf(run)}
      tabIndex={-1}
      aria-label={puzzleWords(lang).dock}
      aria-live="polite"
    >
      <Head props={props} isOpen={isOpen} onFold={() => setUnfolded(isOpen ? '' : here)} />
      <Progress {...props} />
      <div className="l-say">
        <Says props={props} isHinted={isHinted} />
      </div>
      <div className="l-acts">
        <Acts props={props} isHinted={isHinted} onHint={hint} />
      </div>
    </section>
  );
}
