// Every puzzle of every game: its position follows today's rules, its line can be played, and nothing hidden is needed to find it.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { minedFrom } from '@comptoir/bots/puzzles';
import { BOXES } from '@comptoir/catalogue';
import {
  advance,
  anyGame,
  canonical,
  deciders,
  type Game,
  type Kinds,
  optionsOf,
  type Puzzle,
  puzzlePosition,
  readOption,
  type Seat,
  seedFrom,
  veil,
  writeOption,
} from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { gameNamed } from './positions.ts';

const LEAST = 25;
const MOST_BYTES = 60_000;
/** A good answer is worth at least so much more than a wrong one. */
const LEAST_GAP = 0.029;

/** Plays the line and wants each of its answers to be there. */
function follow(game: Game<Kinds>, { seat, steps }: Puzzle, state: Kinds['State']): void {
  for (const { answers, right } of steps) {
    expect(deciders(state)).toContain(seat);
    const offered = optionsOf(game, state, seat).map(writeOption);
    expect(offered).toEqual(expect.arrayContaining(answers.map(({ pick }) => pick)));
    const [best, wrong] = [answers[0], answers[right]];
    if (best === undefined) throw new Error('a step without an answer');
    expect(right).toBeGreaterThan(0);
    if (wrong !== undefined) expect(best.chance - wrong.chance).toBeGreaterThanOrEqual(LEAST_GAP);
    expect(wrong === undefined ? offered.length : 0).toBeLessThan(2);
    advance(game, state, seat, readOption(best.pick));
  }
}

/** A game without puzzles has none to prove. */
const WITH_PUZZLES = BOXES.filter(({ loadPuzzles }) => loadPuzzles !== undefined);

describe.each(WITH_PUZZLES)('the puzzles of $id', ({ id, loadPuzzles }) => {
  test('are many, each with an id of its own, and a light file that says where it comes from', async () => {
    const { puzzles, origin } = (await loadPuzzles?.()) ?? { puzzles: [], origin: null };
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThan(1);
    expect(origin?.command).toMatch(/^npx comptoir mine /);
    const file = readFileSync(new URL(`../../games/${id}/puzzles/puzzles.json`, import.meta.url));
    expect(gzipSync(file).length).toBeLessThan(MOST_BYTES);
  });
  test('stand where the rules of today lead, and their lines can be played', async () => {
    const { game } = await gameNamed(id);
    for (const puzzle of (await loadPuzzles?.())?.puzzles ?? [])
      follow(game, puzzle, puzzlePosition(game, puzzle));
  });
  test('ask nothing that the seat cannot know: with all that is hidden dealt anew it sees and may do the same', async () => {
    const { game } = await gameNamed(id);
    for (const puzzle of (await loadPuzzles?.())?.puzzles ?? []) {
      const state = puzzlePosition(game, puzzle);
      const { seat } = puzzle;
      const dealt = veil(game, state, seat, seedFrom(puzzle.id));
      expect(canonical(game.view(dealt, seat))).toBe(canonical(game.view(state, seat)));
      expect(optionsOf(game, dealt, seat)).toEqual(optionsOf(game, state, seat));
    }
  });
});

test('a miner judges nothing before all that the seat cannot know was dealt anew', () => {
  let judged = 0;
  const isTrue = (s: Kinds['State']): boolean => Reflect.get(s, 'isTrue') === true;
  const watched = anyGame({
    ...quay,
    setup: (...args: Parameters<typeof quay.setup>) => ({ ...quay.setup(...args), isTrue: true }),
    redeal(s: Parameters<typeof quay.redeal>[0], viewer: Seat, draw: (n: number) => number) {
      Reflect.set(s, 'isTrue', false);
      quay.redeal(s, viewer, draw);
    },
  });
  const evaluate = (s: Parameters<typeof quayHints.evaluate>[0], seat: Seat): number => {
    if (isTrue(s)) throw new Error('the true position was judged');
    judged += 1;
    return quayHints.evaluate(s, seat);
  };
  const known = { game: watched, hints: { evaluate, chances: { early: 4, late: 1.5 } } };
  const steps = minedFrom({ known, players: 2, variants: [], seed: 'quay' });
  for (let n = 0; n < 10 && steps.next().done !== true; n += 1);
  expect(judged).toBeGreaterThan(1000);
});
