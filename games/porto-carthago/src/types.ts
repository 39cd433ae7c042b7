// State and events of Porto Carthago; steps are in steps.ts, options in options.ts. Inside the state a component is its
// place in one of the lists of data/; options, events and views name it.
import type { Base, Kinds, Seat } from '@comptoir/kernel';
import type {
  ActionCard,
  ActionCardName,
  ActionName,
  Card,
  CardName,
  Category,
  Good,
  GoodName,
  Phase,
  Place,
  PlaceName,
  PrivilegeName,
  QuayName,
  SpaceName,
} from './names.ts';
import type { PortoOption } from './options.ts';
import type { PortoStep } from './steps.ts';
import type { PortoView } from './views.ts';

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
  /** only where the table chose so. */
  isLoadingFromWarehouse?: true;
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

/** Something a seat did or that happened to it. */
interface By<K extends string> {
  readonly kind: K;
  readonly seat: Seat;
}
interface QuayClaimed extends By<'quayClaimed'> {
  readonly quay: QuayName;
}
interface GoodTaken extends By<'goodTaken'> {
  readonly good: GoodName;
}
interface DecadeBegan {
  readonly kind: 'decadeBegan';
  readonly decade: number;
}
interface ActionCardsDealt {
  readonly kind: 'actionCardsDealt';
  readonly cards: readonly ActionCardName[];
}
interface Income extends By<'income'> {
  readonly talents: number;
}
interface MarketFilled {
  readonly kind: 'marketFilled';
  readonly goods: readonly GoodName[];
  /** The seat that refilled it; null: the start of a decade. */
  readonly seat: Seat | null;
}
interface RoundBegan {
  readonly kind: 'roundBegan';
  readonly round: number;
}
/** `seat` is null where the ship came in by itself. */
interface ShipMoved<K extends string> {
  readonly kind: K;
  readonly card: CardName;
  readonly seat: Seat | null;
}
interface ShipArrived extends ShipMoved<'shipArrived'> {
  readonly quay: QuayName;
}
interface RowsShifted {
  readonly kind: 'rowsShifted';
  readonly cards: readonly (CardName | null)[];
}
interface ServantsPaid extends By<'servantsPaid'> {
  readonly space: SpaceName;
  readonly action: ActionName;
  readonly servants: number;
  readonly bonusOnly: boolean;
}
interface Chartered extends By<'chartered'> {
  readonly ship: number;
}
interface ServantsMoved extends By<'servantsMoved'> {
  readonly owner: Seat;
  readonly from: Place;
  readonly to: Place;
}
/** `good` went back into the bag. */
interface QuayLeft extends By<'quayLeft'> {
  readonly quay: QuayName;
  readonly good: GoodName | null;
}
interface QuayTransferred extends By<'quayTransferred'> {
  readonly quay: QuayName;
  readonly to: QuayName;
  readonly good: GoodName | null;
}
interface GoodBought extends By<'goodBought'> {
  readonly good: GoodName;
  readonly price: number;
}
/** null: the warehouse. */
interface GoodCarried extends By<'goodCarried'> {
  readonly good: GoodName;
  readonly from: QuayName | null;
  readonly to: QuayName | null;
}
interface WarehouseReleased extends By<'warehouseReleased'> {
  readonly price: number;
}
interface PalaceBought extends By<'palaceBought'> {
  readonly space: PlaceName;
  readonly price: number;
}
interface Loaded extends By<'loaded'> {
  readonly card: CardName;
  readonly quay: QuayName;
  readonly good: GoodName;
  readonly talents: number;
}
interface CardTaken extends By<'cardTaken'> {
  readonly card: CardName;
  readonly quay: QuayName;
}
interface TradePoint extends By<'tradePoint'> {
  readonly total: number;
}
interface IntriguePlaced extends By<'intriguePlaced'> {
  readonly space: number;
}
interface VoyageBegan extends By<'voyage'> {
  readonly card: CardName;
  readonly good: GoodName;
  readonly danger: number;
  readonly temple: number;
  readonly success: boolean;
}
interface VoyagePaid extends By<'voyagePaid'> {
  readonly talents: number;
  readonly offering: number;
}
interface WithPrivilege<K extends string> extends By<K> {
  readonly card: CardName;
  readonly privilege: PrivilegeName;
}
interface TalentsTaken extends By<'talentsTaken'> {
  readonly talents: number;
}
/** Only for the eyes of the seat that looked. */
interface DeckLooked extends By<'deckLooked'> {
  readonly cards: readonly CardName[];
  readonly only: Seat;
}
interface DeckSorted extends By<'deckSorted'> {
  readonly cards: number;
}
interface RowFilled {
  readonly kind: 'rowFilled';
  readonly position: number;
  readonly up: CardName;
  readonly drawn: CardName | null;
}
interface PathAward extends By<'pathAward'> {
  readonly place: number;
  readonly servants: number;
}
interface Scored extends By<'scored'> {
  readonly category: Category;
  readonly points: number;
}
interface TalentsShown extends By<'talentsShown'> {
  readonly talents: number;
  readonly tradePoints: number;
}
interface GameEnded {
  readonly kind: 'gameEnded';
  readonly winners: readonly Seat[];
}
export type PortoEvent =
  | QuayClaimed
  | By<'passed'>
  | GoodTaken
  | DecadeBegan
  | ActionCardsDealt
  | By<'firstPlayerChosen'>
  | Income
  | MarketFilled
  | RoundBegan
  | ShipMoved<'shipBlocked'>
  | ShipMoved<'shipLeft'>
  | ShipArrived
  | RowsShifted
  | ServantsPaid
  | TalentsTaken
  | Chartered
  | ServantsMoved
  | QuayLeft
  | QuayTransferred
  | GoodBought
  | By<'declined'>
  | GoodCarried
  | WarehouseReleased
  | PalaceBought
  | Loaded
  | CardTaken
  | TradePoint
  | IntriguePlaced
  | VoyageBegan
  | VoyagePaid
  | WithPrivilege<'privilegeUsed'>
  | WithPrivilege<'privilegeLapsed'>
  | DeckLooked
  | DeckSorted
  | RowFilled
  | { readonly kind: 'finalBegan'; readonly arrival: boolean }
  | PathAward
  | Scored
  | TalentsShown
  | GameEnded;

export interface Porto extends Kinds {
  Step: PortoStep;
  State: PortoState;
  Option: PortoOption;
  Event: PortoEvent;
  View: PortoView;
}
