// Matches that were stored by an earlier version go on as if nothing had happened.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyGame, canonical } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { toldFor } from '../src/matches/numbers.ts';
import { rebuilt, type Stored } from '../src/matches/store.ts';
import { FRIENDLY } from './friendly.ts';

/** Written by the first version that stored snapshots: five open picks, one of them made anew after it was taken back. */
const old: {
  readonly version: number;
  readonly seed: string;
  readonly seq: number;
  readonly entries: Stored['entries'];
  readonly running: NonNullable<Stored['snapshot']>['running'];
  readonly view: object;
} = JSON.parse(readFileSync(join(import.meta.dirname, 'stored/old-snapshot.json'), 'utf8'));

const games = new Games([anyGame(quay)]);
const stored = (part: Pick<Stored, 'snapshot' | 'entries'>): Stored => ({
  id: 'old',
  game: 'quay',
  version: old.version,
  players: 2,
  variants: [],
  seed: old.seed,
  waiting: null,
  end: null,
  undos: old.entries.flatMap(({ kind, seat }, n) => (kind === 'undo' ? [{ seq: n + 1, seat }] : [])),
  status: 'running',
  seats: [],
  ...FRIENDLY,
  ...part,
});

test('an old snapshot opens as the match that its entries lead to, and can be taken back and played on', () => {
  const opened = rebuilt(games, stored({ snapshot: { seq: old.seq, running: old.running }, entries: [] }));
  const folded = rebuilt(games, stored({ snapshot: null, entries: old.entries }));
  expect(opened.match.sceneFor(0).view).toEqual(old.view);
  expect(canonical(opened.match.snapshot)).toBe(canonical(folded.match.snapshot));
  for (const live of [opened, folded]) {
    const before = live.apply({ seat: 0, option: null });
    expect(before).toMatchObject({ applied: { entry: { seq: 14, undoes: 13 } } });
    const after = live.apply({ seat: 0, option: { verb: 'stop' } });
    if ('code' in before || 'code' in after) throw new Error('refused');
    const told = toldFor(before, after, live.undos, 1).map(({ seq, events }) => [
      seq,
      events.map(({ kind }) => kind),
    ]);
    expect(told).toEqual([
      [7, []],
      [8, ['loaded']],
      [9, []],
      [10, ['loaded']],
      [11, ['stopped']],
    ]);
    expect([0, 1, null].map((viewer) => live.numberFor(viewer))).toEqual([15, 11, 11]);
  }
});

test('what is stored today opens again', () => {
  const folded = rebuilt(games, stored({ snapshot: null, entries: old.entries }));
  const running = JSON.parse(JSON.stringify(folded.match.snapshot));
  const opened = rebuilt(games, stored({ snapshot: { seq: folded.seq, running }, entries: [] }));
  expect(opened.match.sceneFor(0)).toEqual(folded.match.sceneFor(0));
});
