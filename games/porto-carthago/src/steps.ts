// What can be due, and the steps that carry nothing but a seat, made once.
import { bySeat, type Seat } from '@comptoir/kernel';
import type { Card, Good, QuayNumber, Space } from './vocabulary.ts';

/** A step that needs nothing but the seat that decides. */
interface Asked<K extends string> {
  readonly step: K;
  readonly seats: readonly Seat[];
}
/** A step that plays itself. */
interface Alone<K extends string> {
  readonly step: K;
  readonly seats: readonly [];
}
/** the ranking, and which placement of it is due. */
interface Ranked {
  readonly order: readonly Seat[];
  readonly placement: number;
}
interface LighthouseStep extends Alone<'lighthouse'>, Ranked {}
interface LighthouseFirstStep extends Asked<'lighthouseFirst'>, Ranked {}
interface LighthousePlaceStep extends Asked<'lighthousePlace'>, Ranked {}
interface BerthStep extends Asked<'lighthouseBerth'> {
  readonly position: number;
}
/** the space whose bonus is still open, or null. */
interface TurnAfterStep extends Asked<'turnAfter'> {
  readonly bonus: Space | null;
}
interface AfterMainStep extends Alone<'afterMain'> {
  readonly seat: Seat;
  readonly bonus: Space | null;
}
interface AristocratStep extends Asked<'aristocratStep'> {
  readonly moved: number;
}
interface StevedoreTargetStep extends Asked<'stevedoreTarget'> {
  readonly from: QuayNumber;
}
/** One of the two is null: the good comes from the warehouse or from a quay. */
interface DestinationStep extends Asked<'transportDestination'> {
  readonly good: Good;
  readonly from: QuayNumber | null;
}
/** The quay whose load gives the point; null: a voyage. */
interface TradePointStep extends Asked<'tradePoint'> {
  readonly quay: QuayNumber | null;
}
interface VoyagePointStep extends Alone<'voyagePoint'> {
  readonly seat: Seat;
}
interface FinishLoadStep extends Alone<'finishLoad'> {
  readonly quay: QuayNumber;
}
interface FinishVoyageStep extends Alone<'finishVoyage'> {
  readonly seat: Seat;
}
/** A card in front of a player, whose privilege is being resolved. */
interface WithCard {
  readonly card: Card;
}
interface ImmediateStep extends Alone<'immediatePrivilege'>, WithCard {
  readonly seat: Seat;
}
interface BonusPointStep extends Asked<'bonusPoint'>, WithCard {}
interface BonusIntrigueStep extends Asked<'bonusIntrigue'>, WithCard {}
interface SortDeckStep extends Asked<'sortDeck'>, WithCard {
  readonly sorted: number;
  readonly cards: number;
}
interface LoadAnyStep extends Asked<'loadAny'>, WithCard {}
interface MoveStep extends Asked<'moveStep'>, WithCard {
  readonly moved: number;
}
interface BringShipStep extends Asked<'bringShip'>, WithCard {}
interface DiscardStep extends Alone<'discard'>, WithCard {
  readonly seat: Seat;
}
/** How many players, from the first one on, have had their last purchase. */
interface LastPurchaseStep extends Alone<'lastPurchase'> {
  readonly asked: number;
}

export type PortoStep =
  | Asked<'setupClaimOptional'>
  | Asked<'setupClaimMandatory'>
  | Asked<'setupTakeGood'>
  | Alone<'beginDecade'>
  | Alone<'actionCards'>
  | Alone<'firstPlayer'>
  | Alone<'income'>
  | Alone<'fillMarket'>
  | Alone<'beginRounds'>
  | Alone<'arrival'>
  | LighthouseStep
  | LighthouseFirstStep
  | LighthousePlaceStep
  | BerthStep
  | Alone<'automaticArrival'>
  | Alone<'shiftRows'>
  | Alone<'loadingCheck'>
  | Asked<'turnMain'>
  | Asked<'refillPurchase'>
  | AfterMainStep
  | TurnAfterStep
  | AristocratStep
  | Asked<'stevedore'>
  | StevedoreTargetStep
  | Asked<'buyGood'>
  | Asked<'transportSource'>
  | DestinationStep
  | TradePointStep
  | FinishLoadStep
  | VoyagePointStep
  | FinishVoyageStep
  | ImmediateStep
  | BonusPointStep
  | BonusIntrigueStep
  | SortDeckStep
  | LoadAnyStep
  | MoveStep
  | BringShipStep
  | DiscardStep
  | Alone<'decadeEnd'>
  | LastPurchaseStep
  | Asked<'finalPalace'>
  | Alone<'pathAwards'>
  | Alone<'winner'>;
/** The steps in which a player decides. */
export type AskedStep =
  | 'setupClaimOptional'
  | 'setupClaimMandatory'
  | 'setupTakeGood'
  | 'lighthouseFirst'
  | 'lighthousePlace'
  | 'lighthouseBerth'
  | 'turnMain'
  | 'turnAfter'
  | 'refillPurchase'
  | 'aristocratStep'
  | 'stevedore'
  | 'stevedoreTarget'
  | 'buyGood'
  | 'transportSource'
  | 'transportDestination'
  | 'tradePoint'
  | 'bonusPoint'
  | 'bonusIntrigue'
  | 'sortDeck'
  | 'loadAny'
  | 'moveStep'
  | 'bringShip'
  | 'finalPalace';

const NOBODY: readonly [] = [];

export const BEGIN_DECADE: PortoStep = { step: 'beginDecade', seats: NOBODY };
export const ARRIVAL: PortoStep = { step: 'arrival', seats: NOBODY };
export const AUTOMATIC_ARRIVAL: PortoStep = { step: 'automaticArrival', seats: NOBODY };
export const SHIFT_ROWS: PortoStep = { step: 'shiftRows', seats: NOBODY };
export const LOADING_CHECK: PortoStep = { step: 'loadingCheck', seats: NOBODY };
export const ACTION_CARDS_STEP: PortoStep = { step: 'actionCards', seats: NOBODY };
export const FIRST_PLAYER: PortoStep = { step: 'firstPlayer', seats: NOBODY };
export const INCOME: PortoStep = { step: 'income', seats: NOBODY };
export const FILL_MARKET: PortoStep = { step: 'fillMarket', seats: NOBODY };
export const BEGIN_ROUNDS: PortoStep = { step: 'beginRounds', seats: NOBODY };
export const DECADE_END: PortoStep = { step: 'decadeEnd', seats: NOBODY };
export const PATH_AWARDS: PortoStep = { step: 'pathAwards', seats: NOBODY };
export const WINNER: PortoStep = { step: 'winner', seats: NOBODY };

export const turnMain = bySeat('turnMain');
export const stevedore = bySeat('stevedore');
export const buyGood = bySeat('buyGood');
export const transportSource = bySeat('transportSource');
/** with the bonus of the space still open or without. */
export const afterMain = (seat: Seat, bonus: Space | null): PortoStep => ({
  step: 'afterMain',
  seats: NOBODY,
  seat,
  bonus,
});
export const finishLoad = (quay: QuayNumber): PortoStep => ({ step: 'finishLoad', seats: NOBODY, quay });
export const discard = (seat: Seat, card: Card): PortoStep => ({
  step: 'discard',
  seats: NOBODY,
  seat,
  card,
});
