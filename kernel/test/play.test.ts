import { type Quay, quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import {
  advance,
  canonical,
  chooseVariants,
  clone,
  deciders,
  decisions,
  fallbackOf,
  isRefusal,
  type Option,
  optionLike,
  optionsOf,
  type Played,
  play,
  type Seat,
  seedFrom,
  start,
  stateHash,
  writeOption,
} from '../src/index.ts';

const seed = seedFrom('kernel');

function played(state: Quay['State'], seat: Seat, option: Option): Played<Quay> {
  const result = play(quay, state, seat, option);
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

/** Both bid 0: seat 0 loads first. */
function loading(): Played<Quay> {
  const bid = { verb: 'bid', noun: 0 };
  return played(played(start(quay, 2, [], seed).state, 1, bid).state, 0, bid);
}

describe('start', () => {
  test('equal seeds give equal games, others do not', () => {
    expect(stateHash(start(quay, 3, [], seed).state)).toBe(stateHash(start(quay, 3, [], seed).state));
    expect(stateHash(start(quay, 3, [], seed).state)).not.toBe(
      stateHash(start(quay, 3, [], seedFrom('other')).state),
    );
  });
  test('a wrong number of players or an unknown variant is our own mistake', () => {
    expect(() => start(quay, 1, [], seed)).toThrow('2 to 4 players');
    expect(() => start(quay, 2.5, [], seed)).toThrow('2 to 4 players');
    expect(() => start(quay, 2, ['wind:strong'], seed)).toThrow('unknown variant');
    const windy = { ...quay, variants: { wind: ['calm', 'strong'] as const } };
    expect(chooseVariants(windy, [])).toEqual({ wind: 'calm' });
    expect(chooseVariants(windy, ['wind:strong'])).toEqual({ wind: 'strong' });
  });
});

describe('decisions', () => {
  test('several seats decide at once, in any order; the step behind them follows when all are in', () => {
    const { state } = start(quay, 3, [], seed);
    expect(deciders(state)).toEqual([0, 1, 2]);
    const after = played(played(state, 2, { verb: 'bid', noun: 1 }).state, 0, { verb: 'bid', noun: 2 });
    expect(deciders(after.state)).toEqual([1]);
    expect(after.events).toEqual([]);
    const all = played(after.state, 1, { verb: 'bid', noun: 0 });
    expect(all.events[0]).toEqual({ kind: 'bidsOpened', bids: [2, 0, 1] });
    expect(deciders(all.state)).toEqual([0]);
  });
  test('options and refusals come from one list', () => {
    const { state } = loading();
    const [decision] = decisions(quay, state);
    const all = [...(decision?.options ?? []), ...(decision?.refused.map(([o]) => o) ?? [])].map(writeOption);
    expect(all.sort()).toEqual(['good oil', 'good salt', 'good wine', 'good wool', 'stop']);
    expect(decision?.options.map(writeOption)).toEqual(optionsOf(quay, state, 0).map(writeOption));
  });
  test('one option is found without asking about the others, and is the rules’ own', () => {
    const { state } = loading();
    const own = optionsOf(quay, state, 0).map((option) => optionLike(quay, state, 0, { ...option }));
    expect(own).toEqual(optionsOf(quay, state, 0));
    const [decision] = decisions(quay, state);
    for (const [refused] of decision?.refused ?? []) expect(optionLike(quay, state, 0, refused)).toBeNull();
    expect(optionLike(quay, state, 0, { verb: 'dance' })).toBeNull();
    expect(optionLike(quay, state, 1, { verb: 'stop' })).toBeNull();
  });
  test('the fallback is named where there is one', () => {
    expect(fallbackOf(quay, start(quay, 2, [], seed).state, 1)).toEqual({ verb: 'bid', noun: 0 });
    expect(fallbackOf(quay, loading().state, 0)).toBeNull();
    expect(fallbackOf(quay, loading().state, 1)).toBeNull();
  });
});

describe('play', () => {
  test('is pure, and advance leads to the same state in place', () => {
    const { state } = start(quay, 2, [], seed);
    const before = canonical(state);
    const after = played(state, 0, { verb: 'bid', noun: 2 });
    expect(canonical(state)).toBe(before);
    advance(quay, state, 0, { verb: 'bid', noun: 2 });
    expect(canonical(state)).toBe(canonical(after.state));
  });
  test('nonsense is refused with a code, whatever it is', () => {
    const { state } = loading();
    expect(play(quay, state, 1, { verb: 'stop' })).toMatchObject({ code: 'notAsked' });
    expect(play(quay, state, 7, { verb: 'stop' })).toMatchObject({ code: 'notAsked' });
    expect(play(quay, state, 0, { verb: 'constructor' })).toMatchObject({ code: 'notOffered' });
    expect(play(quay, state, 0, { verb: 'good', noun: '__proto__' })).toMatchObject({ code: 'notOffered' });
    expect(
      play(quay, { ...state, agenda: [], result: { scores: [], ranks: [] } }, 0, { verb: 'stop' }),
    ).toMatchObject({
      code: 'notAsked',
    });
  });
  test('rules that run in a circle or stop without a result are found', () => {
    const circle = {
      ...quay,
      steps: {
        ...quay.steps,
        openBids: {
          rule: 'R-3.2' as const,
          run: (_s: Quay['State'], at: Quay['Step'], effects: { next(...steps: Quay['Step'][]): void }) =>
            effects.next(at),
        },
      },
    };
    const { state } = start(quay, 2, [], seed);
    advance(quay, state, 0, { verb: 'bid', noun: 0 });
    expect(() => advance(circle, state, 1, { verb: 'bid', noun: 0 })).toThrow('in a circle');
    const { state: other } = start(quay, 2, [], seed);
    other.agenda = other.agenda.slice(-1);
    other.agenda[0] = { step: 'chooseGood', seats: [0] };
    expect(() => advance(quay, other, 0, { verb: 'stop' })).toThrow('no result');
  });
});

describe('plain values', () => {
  test('the hash does not depend on the order of keys, only on the values', () => {
    expect(stateHash({ a: 1, b: [{ c: null, d: 'x' }] })).toBe(stateHash({ b: [{ d: 'x', c: null }], a: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
    expect(stateHash({ a: [1, 2] })).not.toBe(stateHash({ a: [2, 1] }));
  });
  test('a clone shares nothing', () => {
    const value = { list: [[1], [2]], inner: { deep: { x: 1 } }, none: null };
    const copy = clone(value);
    expect(copy).toEqual(value);
    copy.inner.deep.x = 2;
    copy.list[0]?.push(3);
    expect(value).toEqual({ list: [[1], [2]], inner: { deep: { x: 1 } }, none: null });
  });
});
