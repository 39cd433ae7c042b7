// The table: a line for each kind of kill, and one for all of them.
import type { KillOutcome, Report } from './run.ts';

type Outcomes = Pick<Report, 'outcomes' | 'notes'>;

const HEAD = [
  'kill',
  'times',
  'acknowledged',
  'lost',
  'doubled',
  'matches went on',
  'seconds to go on: unharmed',
  'harmed, median',
  'max',
  'seconds held up: unharmed',
  'harmed, median',
  'max',
];

const sum = (outcomes: readonly KillOutcome[], of: (outcome: KillOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);

/** What never came comes last. */
const sorted = (seconds: readonly (number | null)[]): readonly number[] =>
  seconds.map((each) => each ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
const median = (values: readonly number[]): number => values[Math.floor((values.length - 1) / 2)] ?? 0;

function lineOf(name: string, outcomes: readonly KillOutcome[]): readonly string[] {
  const seconds = sorted(outcomes.map((outcome) => outcome.seconds));
  const heldUp = sorted(outcomes.map((outcome) => outcome.heldUp));
  const time = (n: number): string => (Number.isFinite(n) ? n.toFixed(1) : 'never');
  return [
    name,
    String(outcomes.length),
    String(sum(outcomes, ({ acknowledged }) => acknowledged)),
    String(sum(outcomes, ({ lost }) => lost)),
    String(sum(outcomes, ({ doubled }) => doubled)),
    `${sum(outcomes, ({ wentOn }) => wentOn)} of ${sum(outcomes, ({ watched }) => watched)}`,
    time(median(sorted(outcomes.map(({ usual }) => usual)))),
    time(median(seconds)),
    time(seconds.at(-1) ?? 0),
    time(median(sorted(outcomes.map(({ usuallyHeldUp }) => usuallyHeldUp)))),
    time(median(heldUp)),
    time(heldUp.at(-1) ?? 0),
  ];
}

export function tableOf({ outcomes, notes }: Outcomes): string {
  const names = [...new Set(outcomes.map(({ kill }) => kill))];
  const lines = [
    HEAD,
    ...names.map((name) =>
      lineOf(
        name,
        outcomes.filter(({ kill }) => kill === name),
      ),
    ),
    lineOf('all', outcomes),
  ];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [...text, ...notes].join('\n');
}

/** Nothing lost, nothing doubled, every match has gone on without a human. */
export function isWhole({ outcomes, notes }: Outcomes): boolean {
  const isFine = ({ lost, doubled, watched, wentOn, seconds }: KillOutcome): boolean =>
    lost === 0 && doubled === 0 && wentOn === watched && seconds !== null;
  return outcomes.every(isFine) && notes.every((note) => note.startsWith('not tried'));
}
