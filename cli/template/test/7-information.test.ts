import { clone } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { nightMarket } from '../src/index.ts';
import { bidding, ended } from './position.ts';

describe('R-7 Who knows what', () => {
  test('R-7 coins, stalls, the lot, what was put aside and the size of the deck lie open', () => {
    const { state } = bidding(['silk', 'tea'], { stall: { glass: 2 } }, {});
    const seen = nightMarket.view(state, null);
    expect(seen).toMatchObject({ lot: ['silk', 'tea'], discard: [], deckSize: state.deck.length });
    expect(seen.merchants[0]).toMatchObject({ coins: 12, stall: { glass: 2 } });
  });

  test('R-7.1 an order is known to its owner alone, until the end', () => {
    const { state } = bidding(['silk', 'tea'], { order: 'tea' }, { order: 'silk' });
    const seenBy = (viewer: number | null) => nightMarket.view(state, viewer).merchants.map((m) => m.order);
    expect([seenBy(0), seenBy(1), seenBy(null)]).toEqual([
      ['tea', null],
      [null, 'silk'],
      [null, null],
    ]);
    const over = ended({ coins: 3, order: 'tea' }, { coins: 3, order: 'silk' }).state;
    expect(nightMarket.view(over, null).merchants.map((m) => m.order)).toEqual(['tea', 'silk']);
  });

  test('R-7.2 a bid is known to its bidder alone', () => {
    const { state } = bidding(['silk', 'tea'], {}, {}).plays('0 bid 4');
    expect(nightMarket.view(state, 0).merchants[0]).toMatchObject({ hasBid: true, bid: 4 });
    expect(nightMarket.view(state, 1).merchants[0]).toMatchObject({ hasBid: true, bid: null });
  });

  test('R-7.3 the deck may lie in any order, for everybody', () => {
    const { state } = bidding(['silk', 'tea'], {}, {});
    const other = clone(state);
    nightMarket.redeal(other, 0, (n) => n - 1);
    expect(other.deck).not.toEqual(state.deck);
    expect(nightMarket.view(other, 0)).toEqual(nightMarket.view(state, 0));
  });
});
