// Chapter 10: the end of the game.
import { type Effects, nth, type Result, ranksBy, type Seat, type Upkeep } from '@comptoir/kernel';
import { AWARDS } from './data/numbers.ts';
import { goodOf, merchantAt, runValue } from './lookup.ts';
import { type Category, GOODS } from './names.ts';
import type { Card, Merchant, OltreMare, OltreMareState, Run } from './types.ts';

/** maximal runs of the same good, from the top of the pile; each its own collection. */
export function runsOf(cargo: readonly Card[]): Run[] {
  const runs: Run[] = [];
  let count = 0;
  for (let n = cargo.length - 1; n >= 0; n -= 1) {
    const good = goodOf(nth(cargo, n));
    const below = cargo[n - 1];
    count += 1;
    if (below !== undefined && goodOf(below) === good) continue;
    runs.push({ good: nth(GOODS, good), count, points: runValue(good, count) });
    count = 0;
  }
  return runs;
}

/** by number of tokens, then by number of kinds. There are fewer than ten kinds. */
const tokenStrength = ({ tokens }: Merchant): number => 10 * tokens.length + kindsOf(tokens);
export const kindsOf = (tokens: readonly string[]): number => new Set(tokens).size;

export const finalScoring: Upkeep<OltreMare, 'finalScoring'> = {
  rule: 'R-10.1',
  run(s, _at, effects) {
    tellAll(
      s,
      'play',
      s.merchants.map((merchant) => merchant.ducats),
      effects,
    );
    score(
      s,
      'cargo',
      s.merchants.map((merchant, seat) => sellCargo(merchant, seat, effects)),
      effects,
    );
    score(s, 'tokens', awardsFor(s.merchants.map(tokenStrength)), effects);
    score(s, 'prestige', awardsFor(s.merchants.map((merchant) => merchant.prestige)), effects);
    score(
      s,
      'pirates',
      s.merchants.map((merchant) => 0 - merchant.pirates.length),
      effects,
    );
    s.result = resultOf(s.merchants.map((merchant) => merchant.ducats));
    effects.tell({ kind: 'ended', ...s.result });
  },
};

function sellCargo({ cargo }: Merchant, seat: Seat, effects: Effects<OltreMare>): number {
  let sum = 0;
  for (const run of runsOf(cargo)) {
    sum += run.points;
    effects.tell({ kind: 'sold', seat, ...run });
  }
  return sum;
}

function score(
  s: OltreMareState,
  category: Category,
  points: readonly number[],
  effects: Effects<OltreMare>,
): void {
  for (let seat = 0; seat < points.length; seat += 1) merchantAt(s, seat).ducats += nth(points, seat);
  tellAll(s, category, points, effects);
}

function tellAll(
  s: OltreMareState,
  category: Category,
  points: readonly number[],
  effects: Effects<OltreMare>,
): void {
  for (let seat = 0; seat < s.merchants.length; seat += 1)
    effects.tell({ kind: 'scored', seat, category, points: nth(points, seat) });
}

/** 6 / 3 / 1 by place; a place is one more than the number of players strictly ahead. */
export function awardsFor(strength: readonly number[]): number[] {
  return strength.map((own) => AWARDS[strength.filter((other) => other > own).length] ?? 0);
}

/** highest ducats win, equal totals share. */
function resultOf(scores: readonly number[]): Result {
  return { scores, ranks: ranksBy(scores, (a, b) => b - a) };
}
