import { advance, nth, optionsOf, start } from '@comptoir/kernel';
import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { CORN, cardNumber, goodOf, portNumber, startPortOf } from '../src/lookup.ts';

const seeds = Array.from({ length: 40 }, (_, n) => `setup ${n}`);

describe('R-3 Setup', () => {
  test('R-3.1 R-12.2 R-1.1 the first player is drawn by lot, two to five may play', () => {
    const first = new Set(seeds.map((seed) => scenario(oltreMare, 3, { seed }).state.first));
    expect([...first].sort()).toEqual([0, 1, 2]);
    expect(() => scenario(oltreMare, 1)).toThrow('2 to 5');
    expect(() => scenario(oltreMare, 6)).toThrow('2 to 5');
    const { state } = scenario(oltreMare, 4);
    expect(state.active).toBe(state.first);
  });

  test('E-50 R-3.3 R-3.4 R-3.5 R-3.6 R-3.7 two players', () => {
    const above = new Set<number>();
    for (const seed of seeds) {
      const { state } = scenario(oltreMare, 2, { seed }).audited();
      expect(state.deck).toHaveLength(68);
      above.add(68 - (state.underVenice ?? 0));
      const everywhere = [
        ...state.deck,
        ...state.merchants.flatMap(({ hand, cargo }) => [...hand, ...cargo]),
      ];
      expect(everywhere.some((card) => goodOf(card) === CORN)).toBe(false);
      for (const { hand, cargo, ducats, prestige, port, tokens, pirates } of state.merchants) {
        expect([hand.length, cargo.length, ducats, prestige]).toEqual([4, 1, 11, 0]);
        expect(startPortOf(nth(cargo, 0))).toBe(port);
        expect([tokens.length, pirates.length]).toEqual([0, 0]);
      }
    }
    expect(Math.min(...above)).toBeGreaterThanOrEqual(25);
    expect(Math.max(...above)).toBeLessThanOrEqual(35);
    expect(above.size).toBeGreaterThan(5);
  });

  test('E-51 R-3.2 R-3.5 R-3.7 five players: 25 tokens on ports, 7 out of the game', () => {
    const { state } = scenario(oltreMare, 5).audited();
    expect(state.portTokens.filter((token) => token !== null)).toHaveLength(25);
    expect(state.gone).toHaveLength(7);
    for (const { port } of state.merchants) expect(state.portTokens[port]).toBeNull();
    expect(state.deck).toHaveLength(73);
  });

  test('R-3.6 R-3.7 R-12.3 deck sizes, and Venice about the middle of what was there before the hands', () => {
    for (const [players, all, dealt] of [
      [3, 95, 83],
      [4, 94, 78],
      [5, 93, 73],
    ] as const) {
      for (const seed of seeds) {
        const { state } = scenario(oltreMare, players, { seed });
        expect(state.deck).toHaveLength(dealt);
        const above = all - (state.underVenice ?? 0);
        expect(Math.abs(above - Math.floor(all / 2))).toBeLessThanOrEqual(5);
      }
    }
  });

  test('R-3.4 cards are turned up for each player in turn order until one names a port', () => {
    const { state, events } = start(oltreMare, 4, [], [1, 2, 3, 4]);
    const shown = events.flatMap((e) => (e.kind === 'turnedUp' ? [e] : []));
    expect(shown.map((e) => e.seat)).toEqual([0, 1, 2, 3].map((n) => (state.first + n) % 4));
    for (const { seat, cards, count, port } of shown) {
      const ports = (cards ?? []).map((card) => startPortOf(cardNumber(card)));
      expect(ports).toHaveLength(count);
      expect(ports.slice(0, -1).every((named) => named === null)).toBe(true);
      expect(ports.at(-1)).toBe(portNumber(port));
      expect(state.merchants[seat]?.cargo).toEqual([cardNumber(cards?.at(-1) ?? '')]);
    }
    expect(new Set(shown.map((e) => e.port)).size).toBe(4);
    expect(events.filter((e) => e.kind === 'dealt').map((e) => e.only)).toEqual(shown.map((e) => e.seat));
  });

  test('R-3.8 nothing is drawn by chance after the setup', () => {
    const { state } = scenario(oltreMare, 3);
    const rng = state.rng.slice();
    for (let n = 0; n < 300 && state.result === null; n += 1) {
      const seat = state.agenda.at(-1)?.seats[0] ?? 0;
      const options = optionsOf(oltreMare, state, seat);
      const option = options[n % options.length];
      if (option !== undefined) advance(oltreMare, state, seat, option);
    }
    expect(state.rng).toEqual(rng);
  });
});
