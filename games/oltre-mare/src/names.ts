// The components by name: const arrays, and the types they give. In the state, places in them are their numbers.
import { CARDS_TABLE } from './data/cards.ts';
import { GOODS_TABLE } from './data/goods.ts';
import { PORTS_TABLE } from './data/map.ts';
import { TOKENS_TABLE } from './data/tokens.ts';

export const GOODS = GOODS_TABLE.map((row) => row.id);
export const CARDS = CARDS_TABLE.map((row) => row.id);
export const PORTS = PORTS_TABLE.map((row) => row.id);
export const TOKENS = TOKENS_TABLE.map((row) => row.kind);
/** In the order in which they are resolved. */
export const ACTIONS = ['ducats', 'pirate', 'market', 'navigation'] as const;
/** d, p, m, n: the first letters of the two actions. */
export const PAIRS = ['dp', 'dm', 'dn', 'pm', 'pn', 'mn'] as const;
/** What a card may show as its load. */
export const LOADS = [1, 2, 3, 4] as const;

export type GoodName = (typeof GOODS_TABLE)[number]['id'];
export type CardName = (typeof CARDS_TABLE)[number]['id'];
export type PortName = (typeof PORTS_TABLE)[number]['id'];
export type TokenName = (typeof TOKENS_TABLE)[number]['kind'];
export type ActionName = (typeof ACTIONS)[number];
type PairName = (typeof PAIRS)[number];
type Load = (typeof LOADS)[number];
export type Category = 'play' | 'cargo' | 'tokens' | 'prestige' | 'pirates';
export type Pile = 'deck' | 'pirates';
/** What may be said of a card's icons: a pair of actions, a load, or both. */
export type StatementName = PairName | `load-${Load}` | `${PairName}-${Load}`;
