// The state of the table, what a seat sees of it, and the one name that holds all types of the game.
// Inside the state a component is its place in one of the lists of data/; options, events and views name it.
import type { Base, Kinds, Result, Seat } from '@comptoir/kernel';
import type { ActionCardName, BonusName, SpaceName } from './data/actions.ts';
import type { GoodName } from './data/goods.ts';
import type { QuayName } from './data/quays.ts';
import type { CardName } from './data/ships.ts';
import type { PortoEvent } from './events.ts';
import type { PortoOption } from './options.ts';
import type { PortoStep } from './steps.ts';
import type { ActionCard, Card, Good, Phase } from './vocabulary.ts';

export interface Player {
  reserve: number;
  /** Servants that still block a space of the warehouse. */
  blocked: number;
  /** Goods in the warehouse, by kind. */
  readonly goods: number[];
  lighthouse: number;
  temple: number;
  /** Servants on action cards, by action space. */
  readonly onCards: number[];
  /** Servants bought onto the large palace space, and moved there from the path. */
  large: number;
  awarded: number;
  tradePoints: number;
  talents: number;
  readonly held: Card[];
  /** How many top cards of the deck another seat has sorted since, so that their order is unknown. */
  mixed: number;
}
/** claimed when there is an owner; the berth is taken when there is a ship. */
export interface Quay {
  owner: Seat | null;
  good: Good | null;
  ship: Card | null;
}
/** The card revealed and the good aboard, while the points of the voyage are placed. */
export interface Voyage {
  readonly card: Card;
  readonly good: Good;
}
export interface PortoState extends Base<PortoStep> {
  phase: Phase;
  decade: number;
  /** 0 until the first turn of a decade. */
  round: number;
  /** How many turns of this round are over. */
  turn: number;
  firstPlayer: Seat;
  readonly players: Player[];
  /** Goods by kind. */
  readonly bag: number[];
  readonly market: number[];
  soldSinceFill: number;
  /** The top card first. */
  readonly deck: Card[];
  /** Who knows each card of the deck: a bit for each seat that looked, PUBLIC when all saw it go under. */
  readonly seen: number[];
  readonly row1: (Card | null)[];
  readonly row2: (Card | null)[];
  readonly quays: Quay[];
  readonly charter: (Seat | null)[];
  /** The action card on each space; empty before the first deal. */
  readonly actions: ActionCard[];
  /** Owners of the single palace spaces, cheapest first; the next to be bought comes after the last. */
  readonly palace: Seat[];
  /** Owners along the path of intrigue; null where a servant has moved to the palace. */
  readonly path: (Seat | null)[];
  voyage: Voyage | null;
}

export interface PlayerView {
  readonly reserve: number;
  readonly blocked: number;
  readonly freeSpaces: number;
  readonly warehouse: readonly GoodName[];
  readonly lighthouse: number;
  readonly temple: number;
  readonly onCards: readonly number[];
  readonly palace: number;
  readonly tradePoints: number;
  /** null: hidden from this viewer. */
  readonly talents: number | null;
  readonly held: readonly CardName[];
}
export interface QuayView {
  readonly id: QuayName;
  readonly owner: Seat | null;
  readonly good: GoodName | null;
  readonly ship: CardName | null;
}
export interface SpaceView {
  readonly id: SpaceName;
  readonly servants: number;
  readonly bonus: BonusName;
  readonly card: ActionCardName | null;
}
export interface PlaceView {
  readonly id: string;
  readonly price: number;
  readonly tradePoints: number;
}
export interface PortoView {
  readonly viewer: Seat | null;
  readonly phase: Phase;
  readonly decade: number;
  readonly round: number;
  readonly firstPlayer: Seat;
  /** Whose turn it is; null outside the rounds. */
  readonly active: Seat | null;
  readonly players: readonly PlayerView[];
  readonly spaces: readonly SpaceView[];
  readonly quays: readonly QuayView[];
  readonly charter: readonly (Seat | null)[];
  /** who would choose in which order if ships arrived now. */
  readonly lighthouseOrder: readonly Seat[];
  readonly row1: readonly (CardName | null)[];
  readonly row2: readonly (CardName | null)[];
  readonly deckSize: number;
  /** Which cards are in the deck, in the order of the card list. */
  readonly deckCards: readonly CardName[];
  /** The top cards this viewer looked at, in their order. */
  readonly deckTop: readonly CardName[];
  /** Cards this viewer looked at that another has since sorted: they are among the `next` top ones. */
  readonly deckAmong: { readonly next: number; readonly cards: readonly CardName[] };
  readonly voyage: { readonly card: CardName; readonly good: GoodName } | null;
  readonly market: readonly GoodName[];
  readonly soldSinceFill: number;
  readonly price: number;
  /** What the bag holds, by kind: it follows from what lies open. */
  readonly bag: Readonly<Record<GoodName, number>>;
  readonly palace: readonly Seat[];
  readonly large: readonly number[];
  readonly nextPlace: PlaceView;
  readonly path: readonly (Seat | null)[];
  /** what the path would give each seat now. */
  readonly awards: readonly number[];
  readonly result: Result | null;
}

export interface Porto extends Kinds {
  Step: PortoStep;
  State: PortoState;
  Option: PortoOption;
  Event: PortoEvent;
  View: PortoView;
}
