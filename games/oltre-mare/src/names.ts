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
/** What a single icon is called in a statement or a question: the first letter of its action. */
export const ICON_LETTERS = ['d', 'p', 'm', 'n'] as const;
/** What may be asked about a card: one of its icons, or its load. */
export const TOPICS = [...ICON_LETTERS, 'load'] as const;
/** What a card may show as its load. */
export const LOADS = [1, 2, 3, 4] as const;

export type GoodName = (typeof GOODS_TABLE)[number]['id'];
export type CardName = (typeof CARDS_TABLE)[number]['id'];
export type PortName = (typeof PORTS_TABLE)[number]['id'];
export type TokenName = (typeof TOKENS_TABLE)[number]['kind'];
export type ActionName = (typeof ACTIONS)[number];
type IconLetter = (typeof ICON_LETTERS)[number];
export type TopicName = (typeof TOPICS)[number];
type PairName = (typeof PAIRS)[number];
type Load = (typeof LOADS)[number];
export type Category = 'play' | 'cargo' | 'tokens' | 'prestige' | 'pirates';
export type Pile = 'deck' | 'pirates';
/** What may be said of a card's icons: a pair of actions, a load, or both; with table talk also one icon. */
export type StatementName =
  | PairName
  | `load-${Load}`
  | `${PairName}-${Load}`
  | `has-${IconLetter}`
  | `no-${IconLetter}`;
/** A question: whose letter, which of its cards (from 1), what about it. */
export type QuestionName = `${number}-${number}-${TopicName}`;
