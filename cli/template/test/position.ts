// Positions for the tests, with every card taken from the deck so that the audit still holds.
import { type Scenario, scenario } from '@comptoir/testing';
import { INCOME, ROUNDS } from '../src/data/numbers.ts';
import { nightMarket } from '../src/index.ts';
import { merchantAt } from '../src/lookup.ts';
import { GOODS, type GoodName } from '../src/names.ts';
import type { NightMarket, NightMarketState } from '../src/types.ts';

function draw(s: NightMarketState, good: GoodName): GoodName {
  const n = s.deck.indexOf(good);
  if (n < 0) throw new Error(`position: no ${good} is left in the deck`);
  s.deck.splice(n, 1);
  return good;
}

interface Belongings {
  readonly coins?: number;
  readonly order?: GoodName;
  readonly stall?: Partial<Record<GoodName, number>>;
}

/** Gives a merchant what is named; everything else stays. */
function own(s: NightMarketState, seat: number, { coins, order, stall = {} }: Belongings): void {
  const merchant = merchantAt(s, seat);
  if (coins !== undefined) merchant.coins = coins;
  if (order !== undefined) swapOrder(s, seat, order);
  for (const good of GOODS)
    for (let n = 0; n < (stall[good] ?? 0); n += 1) merchant.stall[draw(s, good)] += 1;
}

/** The order goes to this seat, in exchange for the one it had. */
function swapOrder(s: NightMarketState, seat: number, order: GoodName): void {
  const merchant = merchantAt(s, seat);
  const other = s.merchants.find((one) => one.order === order);
  if (other !== undefined) other.order = merchant.order;
  else s.orders.splice(s.orders.indexOf(order), 1, merchant.order);
  merchant.order = order;
}

/** The first round: seat 0 is the starter, this lot is for sale, each seat has these belongings. */
export function bidding(
  lot: readonly [GoodName, GoodName],
  ...belongings: readonly Belongings[]
): Scenario<NightMarket> {
  return scenario(nightMarket, belongings.length).given((s) => {
    s.starter = 0;
    s.deck.unshift(...s.lot.splice(0));
    s.lot.push(...lot.map((good) => draw(s, good)));
    belongings.forEach((each, seat) => {
      own(s, seat, each);
    });
  });
}

/** The game is over, with exactly these belongings: in the last round nobody bids, and the lot is left. */
export function ended(...belongings: readonly Belongings[]): Scenario<NightMarket> {
  const position = bidding(['silk', 'tea'], ...belongings).given((s) => {
    s.round = ROUNDS;
    for (const merchant of s.merchants.slice(1)) merchant.coins -= INCOME; // they earn it back
  });
  return position.plays(...belongings.map((_, seat) => `${seat} bid 0`), '0 leave');
}
