// How a leaf of the tree is played on.
import { advance, clone, deciders, drawFrom, optionsOf, seedFrom, start } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { finishTurn, playOn } from '../src/playout.ts';
import { toy } from './positions.ts';
import { inTiny, ladderOfTwo } from './tiny.ts';

const { game, hints } = toy;
const chance = (name: string): ((n: number) => number) => {
  return drawFrom(seedFrom(name));
};
const fresh = (name: string): ReturnType<typeof start>['state'] => start(game, 3, [], seedFrom(name)).state;
/** What each option is worth to the seat that decides, right after it. */
function worths(s: ReturnType<typeof fresh>): readonly number[] {
  const [seat = 0] = deciders(s);
  return optionsOf(game, s, seat).map((option) => {
    const copy = clone(s);
    advance(game, copy, seat, option);
    return hints.evaluate(copy, seat);
  });
}

describe('a thorough playout', () => {
  const THOROUGH = { greed: 1, isThorough: true };

  test('takes the best option of all, whatever chance says', () => {
    for (let n = 0; n < 20; n += 1) {
      const before = fresh(`best ${n}`);
      const [seat = 0] = deciders(before);
      const after = clone(before);
      playOn(toy, after, { ...THOROUGH, cut: 1 }, chance(`best ${n}`));
      const first = clone(before);
      const values = worths(first);
      const best = values.indexOf(Math.max(...values));
      const option = optionsOf(game, first, seat)[best];
      if (option === undefined) throw new Error('no option');
      advance(game, first, seat, option);
      if (deciders(first)[0] === seat) finishTurn(toy, first, chance(`best ${n}`));
      expect(after).toEqual(first);
    }
  });
  test('plays a sequence of the menu where it is better than any pick by itself', () => {
    const { game: climbing, hints: none } = inTiny(ladderOfTwo);
    const menu = (): readonly (readonly { verb: string }[])[] => [[{ verb: 'climb' }, { verb: 'c' }]];
    const scoreWith = (told: typeof none): number | undefined => {
      const { state } = start(climbing, 2, [], seedFrom('menu'));
      playOn({ game: climbing, hints: told }, state, { ...THOROUGH, cut: 1 }, chance('menu'));
      return state.result?.scores[0];
    };
    expect(scoreWith({ ...none, menu })).toBe(1);
  });
  test('is cut by the options it looked at, a quick one by its picks', () => {
    const roundAfter = (isThorough: boolean): number => {
      const { state } = start(quay, 3, [], seedFrom('length'));
      playOn(toy, state, { cut: 20, greed: 1, isThorough }, chance('length'));
      return state.round;
    };
    expect(roundAfter(true)).toBeLessThan(roundAfter(false));
  });
  test('ends with the turn of who decided last', () => {
    const s = fresh('turn');
    const [seat = 0] = deciders(s);
    finishTurn(toy, s, chance('turn'));
    expect(deciders(s)).not.toContain(seat);
  });
});
