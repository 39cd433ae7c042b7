import { describe, expect, test } from 'vitest';
import { bidding } from './position.ts';

describe('R-5 Taking goods', () => {
  test('R-5.1 the winner takes one of the two goods, or leaves both', () => {
    const position = bidding(['silk', 'tea'], {}, {}).plays('0 bid 1', '1 bid 0');
    position.offers(0, ['take silk', 'take tea', 'leave']).plays('0 take tea');
    expect(position.state.merchants[0]?.stall).toEqual({ silk: 0, spice: 0, tea: 1, glass: 0 });
  });

  test('R-5.1 two equal goods are one choice', () => {
    bidding(['tea', 'tea'], {}, {}).plays('0 bid 1', '1 bid 0').offers(0, ['take tea', 'leave']);
  });

  test('R-5.2 a fourth of a kind has no room', () => {
    const position = bidding(['silk', 'tea'], { stall: { tea: 3 } }, {}).plays('0 bid 1', '1 bid 0');
    position.refuses('0 take tea', 'R-5.2').offers(0, ['take silk', 'leave']);
  });

  test('R-5.3 what is not taken is out of the game', () => {
    const one = bidding(['silk', 'tea'], {}, {}).plays('0 bid 1', '1 bid 0', '0 take silk');
    expect(one.state.discard).toEqual(['tea']);
    const both = bidding(['silk', 'tea'], {}, {}).plays('0 bid 1', '1 bid 0', '0 leave');
    expect(both.state.discard).toEqual(['silk', 'tea']);
  });

  test('R-5.4 the next player is the starter of the next round', () => {
    const { state } = bidding(['silk', 'tea'], {}, {}, {}).plays('0 bid 1', '1 bid 0', '2 bid 0', '0 leave');
    expect([state.round, state.starter]).toEqual([2, 1]);
    expect(state.lot).toHaveLength(2);
  });

  test('R-8.1 without room for either good the winner has paid for nothing', () => {
    const position = bidding(['silk', 'tea'], { stall: { silk: 3, tea: 3 } }, {});
    position.plays('0 bid 5', '1 bid 0').offers(0, ['leave']).plays('0 leave');
    expect(position.state.merchants[0]?.coins).toBe(7);
  });
});
