import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { nightMarket } from '../src/index.ts';
import { bidding } from './position.ts';

describe('R-4 Bidding', () => {
  test('R-4.1 two cards are turned up', () => {
    const { state, events } = scenario(nightMarket, 2);
    expect(state.lot).toHaveLength(2);
    expect(state.deck).toHaveLength(22);
    expect(events).toEqual([]);
  });

  test('R-4.2 all bid at once, from 0 to 9, never more than they have', () => {
    const position = bidding(['silk', 'tea'], {}, { coins: 2 });
    position.offers(1, ['bid 0', 'bid 1', 'bid 2']);
    position.offersAlso(0, ['bid 9']).lacks(0, ['bid 10']);
    position.plays('1 bid 2').offers(1, []).offersAlso(0, ['bid 0']);
    position.plays('0 bid 1');
    expect(position.told('bidsOpened')).toEqual([{ kind: 'bidsOpened', bids: [1, 2] }]);
  });

  test('R-4.2 a bid above one’s coins is refused', () => {
    bidding(['silk', 'tea'], {}, { coins: 2 }).refuses('1 bid 3', 'R-4.2');
  });

  test('X-1 R-4.3 of equal bids the first clockwise from the starter wins', () => {
    const position = bidding(['silk', 'tea'], {}, {}, {}).given((s) => {
      s.starter = 1;
    });
    position.plays('0 bid 3', '1 bid 1', '2 bid 3').offersAlso(2, ['leave']);
  });

  test('R-4.3 if nobody bids the starter wins', () => {
    bidding(['silk', 'tea'], {}, {}, {}).plays('0 bid 0', '1 bid 0', '2 bid 0').offersAlso(0, ['leave']);
  });

  test('X-2 R-4.4 R-4.5 the winner pays the bid, everybody else earns a coin', () => {
    const { state } = bidding(['silk', 'tea'], {}, {}).plays('0 bid 4', '1 bid 2');
    expect(state.merchants.map(({ coins }) => coins)).toEqual([8, 13]);
  });
});
