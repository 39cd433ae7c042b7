// Every pick of the game, made once: a search asks for them hundreds of thousands of times a second.
// Each carries the index of its noun out of sight: not enumerable, so that records, comparisons and JSON
// never meet it. The rules are asked about every candidate, and looking the noun up took longer than
// answering.
import { nth, type Seat } from '@comptoir/kernel';
import { REGIONS, VILLAGES } from './data/map.ts';
import { PLACES } from './data/market.ts';
import {
  ALL_GOODS,
  ALL_NODES,
  ALL_PLACES,
  ALL_REGIONS,
  goodIndex,
  NODES,
  nodeIndex,
  placeIndex,
  REGION_GOODS,
} from './lookup.ts';
import { GOODS, type Good, type Node, type NodeNumber, type PlaceNumber } from './names.ts';
import type {
  ActionOption,
  BuyerOption,
  FirstPlayerOption,
  GoodOption,
  PlaceOption,
  RaiseOption,
  SharedBuyerOption,
  SharedPostOption,
  TaxOption,
} from './types.ts';

interface Interned<V extends string, N extends string | number, I extends number> {
  readonly verb: V;
  readonly noun: N;
  readonly index?: I;
}
function intern<V extends string, N extends string | number, I extends number>(
  verb: V,
  nouns: readonly N[],
  numbers: readonly I[],
): readonly Interned<V, N, I>[] {
  return nouns.map((noun, n) =>
    Object.freeze(Object.defineProperty({ verb, noun }, 'index', { value: numbers[n] })),
  );
}
/** The place or node that an option names. */
export const placeOf = (o: BuyerOption | SharedBuyerOption): PlaceNumber => o.index ?? placeIndex(o.noun);
export const nodeOf = (o: Interned<string, Node, NodeNumber>): NodeNumber => o.index ?? nodeIndex(o.noun);
const plain = <V extends string>(verb: V): { readonly verb: V } => Object.freeze({ verb });

const PASS = plain('pass');
const DONE = plain('done');
const DECLINE = plain('decline');
const NO_ACTION = plain('noAction');

const BUYERS = intern('buyer', PLACES, ALL_PLACES);
const SHARED_BUYERS = intern('sharedBuyer', PLACES, ALL_PLACES);
export const PLACING: readonly PlaceOption[] = [...BUYERS, PASS];
export const PLACING_EITHER: readonly PlaceOption[] = [...BUYERS, ...SHARED_BUYERS, PASS];
export const PLACING_OWN: readonly BuyerOption[] = BUYERS;
export const PLACING_SHARED: readonly PlaceOption[] = [...SHARED_BUYERS, DONE];

const RAISES = intern('raise', GOODS, ALL_GOODS);
/** By good. */
const RAISING: readonly (readonly RaiseOption[])[] = RAISES.map((raise) => [raise, DECLINE]);
export const FLUCTUATION: readonly RaiseOption[] = [...RAISES, DECLINE];
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];
/** By number of players. */
export const FIRST_PLAYERS: readonly (readonly FirstPlayerOption[])[] = [0, 1, 2, 3, 4, 5].map((players) =>
  intern('firstPlayer', SEATS.slice(0, players), SEATS),
);
export const DECLARING: readonly TaxOption[] = [plain('declare'), PASS];

const JOURNEYS_WITH_SALE = intern('moveAndSell', NODES, ALL_NODES);
const SHORTCUTS = intern('shortcutAndSell', NODES, ALL_NODES);
const JOURNEYS_ONLY = intern('moveOnly', NODES, ALL_NODES);
const SELL_HERE = plain('sellHere');
export const ACTIONS: readonly ActionOption[] = [
  ...JOURNEYS_WITH_SALE,
  SELL_HERE,
  ...JOURNEYS_ONLY,
  NO_ACTION,
];
export const ACTIONS_WITH_SHORTCUT: readonly ActionOption[] = [
  ...JOURNEYS_WITH_SALE,
  ...SHORTCUTS,
  SELL_HERE,
  ...JOURNEYS_ONLY,
  NO_ACTION,
];
const SHARED_POSTS: readonly SharedPostOption[] = intern(
  'sharedPost',
  VILLAGES.map((v) => v.id),
  ALL_NODES.slice(1),
);
export const SHARING: readonly (SharedPostOption | { readonly verb: 'done' })[] = [...SHARED_POSTS, DONE];
export const ACTIONS_OR_SHARE: readonly (ActionOption | SharedPostOption)[] = [...ACTIONS, ...SHARED_POSTS];
export const ACTIONS_WITH_SHORTCUT_OR_SHARE: readonly (ActionOption | SharedPostOption)[] = [
  ...ACTIONS_WITH_SHORTCUT,
  ...SHARED_POSTS,
];

/** By region. */
export const BUILDS = intern(
  'build',
  REGIONS.map((r) => r.id),
  ALL_REGIONS,
);
export const SKIPS = intern(
  'skip',
  REGIONS.map((r) => r.id),
  ALL_REGIONS,
);
const GOOD_PICKS: readonly GoodOption[] = intern('good', GOODS, ALL_GOODS);
export const REGION_GOOD_PICKS: readonly (readonly GoodOption[])[] = REGION_GOODS.map((goods) =>
  goods.map((good) => nth(GOOD_PICKS, good)),
);
export const raisingOf = (good: Good): readonly RaiseOption[] => nth(RAISING, goodIndex(good));
