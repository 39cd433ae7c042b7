// Every option of the game, made once: rules hand these out and never build one.
import type { Seat } from '@comptoir/kernel';
import { DEALS } from './data/numbers.ts';
import { CARDS, GOODS, LOADS, PAIRS, PORTS, type StatementName } from './names.ts';
import type {
  CardOption,
  CardVerb,
  Claim,
  DucatsOption,
  GoodOption,
  GoodVerb,
  PlainOption,
  PlainVerb,
  PortOption,
  PortVerb,
  SeatOption,
  SeatVerb,
  StateOption,
} from './types.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

const cards = <V extends CardVerb>(verb: V): readonly CardOption<V>[] =>
  CARDS.map((noun) => ({ verb, noun }));
const goods = <V extends GoodVerb>(verb: V): readonly GoodOption<V>[] =>
  GOODS.map((noun) => ({ verb, noun }));
const ports = <V extends PortVerb>(verb: V): readonly PortOption<V>[] =>
  PORTS.map((noun) => ({ verb, noun }));
const seats = <V extends SeatVerb>(verb: V): readonly SeatOption<V>[] =>
  SEATS.map((noun) => ({ verb, noun }));
const plain = <V extends PlainVerb>(verb: V): PlainOption<V> => ({ verb });

export const DISCARD = cards('discard');
export const GIVE = cards('give');
export const CLAIM = cards('claim');
export const FILL = cards('fill');
export const PLAY = cards('play');
export const LOAD = cards('load');
export const ASK = goods('ask');
export const WANT = goods('want');
export const HAVE = goods('have');
export const SAIL = ports('sail');
export const COMPASS = ports('compass');
export const OFFER = seats('offer');
export const TAKE = seats('take');
export const BUY_DECK = { verb: 'buy', noun: 'deck' } as const;
export const BUY_PIRATES = { verb: 'buy', noun: 'pirates' } as const;
export const CALL = plain('call');
export const END_TRADE = plain('endTrade');
export const DONE = plain('done');
export const SEND = plain('send');
export const ACCEPT = plain('accept');
export const DECLINE = plain('decline');
export const COUNTER = plain('counter');
export const PROPOSE = plain('propose');
export const PASS = plain('pass');
export const STAY = plain('stay');

/** From the author's side: what the other pays first, then what the author pays. */
export const DUCATS: readonly DucatsOption[] = Array.from({ length: 2 * DEALS.mostDucats + 1 }, (_, n) => ({
  verb: 'ducats',
  noun: n - DEALS.mostDucats,
}));

/** By claim (5 × pair + load); null where a claim says nothing. */
export const STATEMENTS: readonly (StatementName | null)[] = [
  null,
  ...LOADS.map((load) => `load-${load}` as const),
  ...PAIRS.flatMap((pair) => [pair, ...LOADS.map((load) => `${pair}-${load}` as const)]),
];
export const STATE: readonly StateOption[] = STATEMENTS.flatMap((noun) =>
  noun === null ? [] : [{ verb: 'state', noun }],
);
export const claimOf = (noun: StatementName): Claim => STATEMENTS.indexOf(noun);
