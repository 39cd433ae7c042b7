// What is told: for the log, for animation, and for the final count.
import type { Seat } from '@comptoir/kernel';
import type { ActionCardName, ActionName, SpaceName } from './data/actions.ts';
import type { GoodName } from './data/goods.ts';
import type { QuayName } from './data/quays.ts';
import type { CardName, PrivilegeName } from './data/ships.ts';
import type { Category, Place } from './vocabulary.ts';

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
  readonly space: string;
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
