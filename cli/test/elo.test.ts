import { describe, expect, test } from 'vitest';
import { strengthsChart } from '../src/charts/strengths.ts';
import { type Encounter, strengthsOf } from '../src/ladder/elo.ts';

const eloOf = (all: readonly Encounter[], name: string): number =>
  strengthsOf(all, 'greedy').find((each) => each.name === name)?.elo ?? Number.NaN;
const duel = { upper: 'doge', lower: 'greedy', players: 2 };

describe('Elo', () => {
  test('three wins of four are 191 points at a table for two, in the long run', () => {
    expect(eloOf([{ ...duel, games: 1e6, wins: 750_000 }], 'doge')).toBeCloseTo(
      1000 + 400 * Math.log10(3),
      1,
    );
  });
  test('one among equals wins its share at a larger table, and is no stronger for it', () => {
    expect(eloOf([{ ...duel, players: 3, games: 300, wins: 100 }], 'doge')).toBeCloseTo(1000);
    expect(eloOf([{ ...duel, players: 3, games: 300, wins: 150 }], 'doge')).toBeGreaterThan(1050);
  });
  test('strengths are found that agree with all pairs at once', () => {
    const share = (distance: number): number => 1 / (1 + 10 ** (-distance / 400));
    const pair = (upper: string, lower: string, distance: number): Encounter => ({
      upper,
      lower,
      players: 2,
      games: 1e6,
      wins: 1e6 * share(distance),
    });
    const all = [pair('doge', 'greedy', 300), pair('sailor', 'greedy', -120), pair('doge', 'sailor', 420)];
    expect(strengthsOf(all, 'greedy').map(({ name, elo }) => [name, Math.round(elo)])).toEqual([
      ['doge', 1300],
      ['greedy', 1000],
      ['sailor', 880],
    ]);
  });
  test('who never lost is not infinitely strong, and more games leave less doubt', () => {
    const [few] = strengthsOf([{ ...duel, games: 10, wins: 10 }], 'greedy');
    const [many] = strengthsOf([{ ...duel, games: 100, wins: 75 }], 'greedy');
    expect(few?.elo).toBeLessThan(2000);
    expect(few?.doubt).toBeGreaterThan(many?.doubt ?? 0);
    // Of 100 games with three quarters won: 1.96 × 400 / ln 10 / √(101 × 0.75 × 0.25).
    expect(many?.doubt).toBeCloseTo(78, 0);
  });
  test('a chart has a dot and a name for everybody', () => {
    const chart = strengthsChart('Nauticus', strengthsOf([{ ...duel, games: 10, wins: 7 }], 'greedy'));
    expect(chart.match(/<circle /g)).toHaveLength(2);
    expect(chart).toContain('>doge</text>');
  });
  test('a chart of bots far apart has numbers that do not touch, 1000 among them', () => {
    const chart = strengthsChart('Hermagor', [
      { name: 'doge', elo: 1824, doubt: 183 },
      { name: 'greedy', elo: 1000, doubt: 0 },
      { name: 'random', elo: 59, doubt: 255 },
    ]);
    const places = [...chart.matchAll(/<text x="([\d.]+)"[^>]*>-?\d+<\/text>/g)].map(([, x]) => Number(x));
    const gaps = places.slice(1).map((x, n) => x - (places[n] ?? 0));
    expect(chart).toContain('>1000</text>');
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  });
});
