// Chapter 3: setup.
import type { Game } from '@comptoir/kernel';
import { COINS, COPIES } from './data/numbers.ts';
import { GOODS, type GoodName } from './names.ts';
import { TURN_UP } from './steps.ts';
import type { Merchant, NightMarket } from './types.ts';

const CARDS: readonly GoodName[] = GOODS.flatMap((good) => new Array<GoodName>(COPIES).fill(good));

export const setup: Game<NightMarket>['setup'] = (base, players, _variants, effects) => {
  const deck = CARDS.slice();
  effects.shuffle(deck);
  const orders: GoodName[] = [...GOODS];
  effects.shuffle(orders);
  const merchants = orders.splice(0, players).map(
    (order): Merchant => ({
      coins: COINS,
      stall: { silk: 0, spice: 0, tea: 0, glass: 0 },
      order,
      bid: null,
    }),
  );
  const starter = effects.random(players);
  effects.next(TURN_UP);
  return { ...base, round: 1, starter, deck, orders, lot: [], discard: [], merchants };
};
