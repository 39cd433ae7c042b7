// Runs that were written down: a long one may be done in slices, and is shown as one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '../usage.ts';
import type { KillOutcome, Report } from './run.ts';

interface Kept extends Report {
  readonly about: string;
}

export function writeRun(file: string, about: string, { outcomes, notes, acknowledgedAt }: Report): void {
  const run: Kept = { about, outcomes, notes, acknowledgedAt: acknowledgedAt.map(Math.round) };
  writeFileSync(file, `${JSON.stringify(run)}\n`);
}

function readRun(file: string): Kept {
  if (!existsSync(file)) throw new UsageError(`There is no ${file}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const least = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/** One after the other, as if each had begun when the one before ended. */
export function runsAsOne(runs: readonly Report[]): Report {
  const all: KillOutcome[] = [];
  const said = new Set<string>();
  const times: number[] = [];
  for (const { outcomes, notes, acknowledgedAt } of runs) {
    const later = most(times) - least([...acknowledgedAt, ...outcomes.map(({ at }) => at)]);
    for (const at of acknowledgedAt) times.push(at + later);
    for (const outcome of outcomes) all.push({ ...outcome, at: outcome.at + later });
    for (const note of notes) said.add(note);
  }
  return { outcomes: all, notes: [...said], acknowledgedAt: times };
}

export function readRuns(files: readonly string[]): { report: Report; about: string } {
  const runs = files.map(readRun);
  return { report: runsAsOne(runs), about: runs.map(({ about }) => about).join('; ') };
}
