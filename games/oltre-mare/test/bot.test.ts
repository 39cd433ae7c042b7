import {
  advance,
  clone,
  deciders,
  drawFrom,
  optionsOf,
  seedFrom,
  start,
  writeOption,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { features } from '../bot/features.ts';
import { menu } from '../bot/menu.ts';
import { oltreMare } from '../src/index.ts';
import { cardNumber } from '../src/lookup.ts';
import type { CardName } from '../src/names.ts';
import type { OltreMareOption, OltreMareState } from '../src/types.ts';
import { offer, position, type SeatSpec } from './position.ts';

/** The state after these picks of one seat; null where one of them cannot be made. */
function after(s: OltreMareState, seat: number, line: readonly OltreMareOption[]): OltreMareState | null {
  const copy = clone(s);
  for (const option of line) {
    if (!optionsOf(oltreMare, copy, seat).some((o) => writeOption(o) === writeOption(option))) return null;
    advance(oltreMare, copy, seat, option);
  }
  return copy;
}
const linesOf = (s: OltreMareState, seat: number): readonly (readonly OltreMareOption[])[] => menu(s, seat);
function pickAny(s: OltreMareState, n: number): void {
  const seat = s.agenda.at(-1)?.seats[0] ?? 0;
  const options = optionsOf(oltreMare, s, seat);
  const option = options[(n * 7) % options.length];
  if (option !== undefined) advance(oltreMare, s, seat, option);
}
const A_HAND: CardName[] = ['silver-05', 'silver-09', 'wood-03', 'corn-03'];
const FIVE_WINES: CardName[] = ['wine-01', 'wine-02', 'wine-03', 'wine-04', 'wine-05'];
const FIVE_CARDS: CardName[] = ['silver-12', 'wine-07', 'wine-11', 'sugar-07', 'sugar-14'];

describe('R-6.22 the menu and the estimate', () => {
  test('R-6.22 R-6.23 the menu leads to letters that were sent, from the first pick and from the middle', () => {
    const table = position(3, {
      seats: [{ hand: A_HAND, cargo: ['silver-06'] }, { hand: FIVE_CARDS }],
    });
    const lines = linesOf(table.state, 0);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan(8);
    const reached = lines.map((line) => after(table.state, 0, line)?.agenda.at(-1)?.step ?? 'refused');
    expect(new Set(reached)).toEqual(new Set(['answerOffer', 'answerCall']));
    table.plays('0 offer 1', '0 give wood-03');
    const rest = linesOf(table.state, 0).map((line) => after(table.state, 0, line)?.agenda.at(-1)?.step);
    expect(rest).toContain('answerOffer');
    table.plays('0 done', '0 ask silver', '0 done', '0 ducats 0', '0 claim wood-03');
    expect(linesOf(table.state, 0).map((line) => line.map(writeOption))).toEqual([['state load-1', 'send']]);
  });

  test('R-6.22 who represents a good: with pirates first, then the higher load', () => {
    const hand: CardName[] = ['wood-03', 'wood-05', 'wood-13', 'wood-16'];
    const { state } = position(3, { seats: [{ hand }, { hand: ['silk-08'] }, { hand: ['wine-07'] }] });
    const given = linesOf(state, 0).flatMap((line) => line.filter((o) => o.verb === 'give').slice(0, 1));
    expect(given.length).toBeGreaterThan(0);
    for (const o of given) expect(['give wood-16', 'give wood-05']).toContain(writeOption(o));
  });

  test('R-6.23 a counter moves ducats towards the one who answers, a proposal fits the call', () => {
    const seats = [{ hand: A_HAND, cargo: ['silver-06' as const] }, { hand: FIVE_CARDS }];
    const offered = position(3, { seats }).plays(...offer(1, ['wood-03'], ['silver'], 0));
    const counters = linesOf(offered.state, 1).map((line) => line.map(writeOption).join(' '));
    expect(counters.length).toBeGreaterThan(0);
    expect(counters[0]).toMatch(/^counter give silver-12 done ask wood done ducats -[123] send$/);
    const called = position(3, { seats }).plays('0 call', '0 want silver', '0 done', '0 send');
    const proposals = linesOf(called.state, 1).map((line) => line.map(writeOption));
    expect(proposals.length).toBeGreaterThan(0);
    for (const line of proposals)
      expect(line.filter((pick) => pick.startsWith('give'))).toEqual(['give silver-12']);
  });

  test('R-6.22 a card that lengthens the top run is worth more than one that does not', () => {
    const worth = (card: CardName): number => {
      const spec = { cargo: ['silver-05', 'silver-06'] as const, hand: ['wood-03', card] as const };
      return evaluate(position(3, { seats: [spec] }).state, 0);
    };
    expect(worth('silver-12')).toBeGreaterThan(worth('corn-19') + 2);
  });

  test('R-6.22 a good letter is better than none, a bad one worse', () => {
    const seats = [{ hand: A_HAND, cargo: ['silver-06' as const] }, { hand: FIVE_CARDS }];
    const { state } = position(3, { seats });
    const sent = (give: CardName, ask: string, ducats: number): number =>
      evaluate(position(3, { seats }).plays(...offer(1, [give], [ask], ducats)).state, 0);
    expect(sent('wood-03', 'silver', 0)).toBeGreaterThan(evaluate(state, 0));
    expect(sent('silver-05', 'corn', 0)).toBeLessThan(evaluate(state, 0));
  });

  test('R-6.22 a bot accepts a good deal and refuses a bad one', () => {
    const seats = [
      { hand: A_HAND, ducats: 20 },
      { hand: ['corn-01' as const, 'wine-07' as const], cargo: ['wine-06' as const] },
    ];
    const answers = (lines: readonly string[]): number[] => {
      const { state } = position(3, { seats }).plays(...lines);
      return (['accept', 'decline'] as const).map((verb) => {
        const next = after(state, 1, [{ verb }]);
        return next === null ? Number.NaN : evaluate(next, 1);
      });
    };
    const [yes = 0, no = 0] = answers(offer(1, [], ['corn'], 5));
    expect(yes).toBeGreaterThan(no);
    const [taken = 0, left = 0] = answers(offer(1, ['corn-03'], ['wine'], -4));
    expect(taken).toBeLessThan(left);
  });

  test('R-6.12 after two refusals the menu lets a partner be, after three offers everybody', () => {
    const seats = [
      { hand: A_HAND, cargo: ['silver-06' as const] },
      { hand: FIVE_CARDS },
      { hand: FIVE_WINES },
    ];
    const { state } = position(3, { seats });
    const partners = (): Set<number> =>
      new Set(linesOf(state, 0).flatMap(([first]) => (first?.verb === 'offer' ? [first.noun] : [])));
    expect(partners()).toEqual(new Set([1, 2]));
    state.failed[1] = 2;
    expect(partners()).toEqual(new Set([2]));
    state.offersMade = 3;
    expect(partners()).toEqual(new Set());
  });

  test('R-6.10 R-6.22 in any game, also in debt, every line of the menu can be played to its end', () => {
    const { state } = start(oltreMare, 3, [], [1, 2, 3, 4]);
    let inDebt = 0;
    for (let n = 0; state.result === null && n < 5000; n += 1) {
      for (const seat of state.agenda.at(-1)?.seats ?? []) {
        if ((state.merchants[seat]?.ducats ?? 0) < 0) inDebt += 1;
        for (const line of linesOf(state, seat)) expect(after(state, seat, line)).not.toBeNull();
        expect(Number.isFinite(evaluate(state, seat))).toBe(true);
      }
      pickAny(state, n);
    }
    expect(inDebt).toBeGreaterThan(50);
  });

  test('R-9.1 a hand and a pile: the sets and orders of the menu are few and begin with the longest run', () => {
    const hand: CardName[] = [
      'silver-05',
      'silver-09',
      'sugar-12',
      'wine-14',
      'corn-03',
      'corn-07',
      'wood-15',
    ];
    const table = position(3, { seats: [{ hand, cargo: ['silver-11'] }] }).plays('0 endTrade');
    const lines = linesOf(table.state, 0).map((line) => line.map(writeOption).join(' '));
    expect(lines.length).toBeLessThan(10);
    for (const line of lines) expect(line).toContain('play silver-05 play silver-09');
  });

  test('R-1.2 at the end the estimate is the score', () => {
    const { state } = start(oltreMare, 2, [], [5, 6, 7, 8]);
    for (let n = 0; state.result === null && n < 5000; n += 1) pickAny(state, n);
    expect(state.result?.scores).toEqual([0, 1].map((seat) => evaluate(state, seat)));
  });
});

describe('what a network may know', () => {
  test.each([2, 3, 4, 5])(
    'is always as many finite numbers, in every position of a game of %i',
    (players) => {
      const { state } = start(oltreMare, players, ['talk:table'], seedFrom(`features ${players}`));
      const draw = drawFrom(seedFrom(`picks ${players}`));
      const lengths = new Set<number>();
      while (state.result === null) {
        for (let seat = 0; seat < players; seat += 1) {
          const row = features(state, seat);
          lengths.add(row.length);
          expect(row.every((value) => Number.isFinite(value) && Math.abs(value) <= 2)).toBe(true);
        }
        const seats = deciders(state);
        const seat = seats[draw(seats.length)] ?? 0;
        const options = optionsOf(oltreMare, state, seat);
        const option = options[draw(options.length)];
        if (option === undefined) throw new Error('nothing to pick');
        advance(oltreMare, state, seat, option);
      }
      expect(lengths.size).toBe(1);
    },
  );

  const seats: readonly SeatSpec[] = [
    { hand: ['wood-03', 'corn-03'], cargo: ['silver-05', 'silver-06'], port: 'tunisi' },
    { hand: ['wine-07'], cargo: ['sugar-07'] },
  ];
  /** Which numbers of the first seat differ between two tables. */
  function moved(one: OltreMareState, other: OltreMareState): number {
    const before = features(one, 0);
    return features(other, 0).filter((value, n) => value !== before[n]).length;
  }

  test('order of the deck and cards of others tell nothing', () => {
    const { state } = position(2, { seats, venice: 20 });
    const other = clone(state);
    other.deck.reverse();
    other.underVenice = 31;
    other.merchants[1]?.hand.splice(0, 1, ...other.deck.splice(0, 1, cardNumber('wine-07')));
    expect(moved(state, other)).toBe(0);
  });

  test('what rivals collect makes a card of the hand a thing to sell, though evaluate does not see it', () => {
    const collecting = (cargo: readonly CardName[]): OltreMareState =>
      position(3, { seats: [...seats.slice(0, 1), { cargo }] }).state;
    const [sugar, wood] = [
      collecting(['sugar-07', 'sugar-08', 'sugar-09']),
      collecting(['wood-05', 'wood-06', 'wood-07']),
    ];
    expect(evaluate(sugar, 0)).toBe(evaluate(wood, 0));
    expect(moved(sugar, wood)).toBeGreaterThan(0);
  });
});
