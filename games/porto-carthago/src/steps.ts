// What can be due, and how each step is made.
import { bySeat, onlySeat, type Seat } from '@comptoir/kernel';
import type { Card, Good, QuayNumber, Space } from './names.ts';

/** A step that needs nothing but the seat that decides. */
interface Decides<K extends string> {
  readonly step: K;
  readonly seats: readonly Seat[];
}
/** A step that plays itself. */
interface PlaysItself<K extends string> {
  readonly step: K;
  readonly seats: readonly [];
}
/** the ranking, and which placement of it is due. */
interface Ranked {
  readonly order: readonly Seat[];
  readonly placement: number;
}
interface LighthouseStep extends PlaysItself<'lighthouse'>, Ranked {}
interface LighthouseFirstStep extends Decides<'lighthouseFirst'>, Ranked {}
interface LighthousePlaceStep extends Decides<'lighthousePlace'>, Ranked {}
interface BerthStep extends Decides<'lighthouseBerth'> {
  readonly position: number;
}
/** the space whose bonus is still open, or null. */
interface TurnAfterStep extends Decides<'turnAfter'> {
  readonly bonus: Space | null;
}
interface AfterMainStep extends PlaysItself<'afterMain'> {
  readonly seat: Seat;
  readonly bonus: Space | null;
}
interface AristocratStep extends Decides<'aristocratStep'> {
  readonly moved: number;
}
interface StevedoreTargetStep extends Decides<'stevedoreTarget'> {
  readonly from: QuayNumber;
}
/** One of the two is null: the good comes from the warehouse or from a quay. */
interface DestinationStep extends Decides<'transportDestination'> {
  readonly good: Good;
  readonly from: QuayNumber | null;
}
/** The quay whose load gives the point; null: a voyage. */
interface TradePointStep extends Decides<'tradePoint'> {
  readonly quay: QuayNumber | null;
}
interface VoyagePointStep extends PlaysItself<'voyagePoint'> {
  readonly seat: Seat;
}
interface FinishLoadStep extends PlaysItself<'finishLoad'> {
  readonly quay: QuayNumber;
}
interface FinishVoyageStep extends PlaysItself<'finishVoyage'> {
  readonly seat: Seat;
}
/** A card in front of a player, whose privilege is being resolved. */
interface WithCard {
  readonly card: Card;
}
interface ImmediateStep extends PlaysItself<'immediatePrivilege'>, WithCard {
  readonly seat: Seat;
}
interface BonusPointStep extends Decides<'bonusPoint'>, WithCard {}
interface BonusIntrigueStep extends Decides<'bonusIntrigue'>, WithCard {}
interface SortDeckStep extends Decides<'sortDeck'>, WithCard {
  readonly sorted: number;
  readonly cards: number;
}
interface LoadAnyStep extends Decides<'loadAny'>, WithCard {}
interface LoadStoredStep extends Decides<'loadStored'>, WithCard {
  readonly quay: QuayNumber;
}
interface MoveStep extends Decides<'moveStep'>, WithCard {
  readonly moved: number;
}
interface BringShipStep extends Decides<'bringShip'>, WithCard {}
interface DiscardStep extends PlaysItself<'discard'>, WithCard {
  readonly seat: Seat;
}
/** How many players, from the first one on, have had their last purchase. */
interface LastPurchaseStep extends PlaysItself<'lastPurchase'> {
  readonly asked: number;
}

export type PortoStep =
  | Decides<'setupClaimOptional'>
  | Decides<'setupClaimMandatory'>
  | Decides<'setupTakeGood'>
  | PlaysItself<'beginDecade'>
  | PlaysItself<'actionCards'>
  | PlaysItself<'firstPlayer'>
  | PlaysItself<'income'>
  | PlaysItself<'fillMarket'>
  | PlaysItself<'beginRounds'>
  | PlaysItself<'arrival'>
  | LighthouseStep
  | LighthouseFirstStep
  | LighthousePlaceStep
  | BerthStep
  | PlaysItself<'automaticArrival'>
  | PlaysItself<'shiftRows'>
  | PlaysItself<'loadingCheck'>
  | Decides<'turnMain'>
  | Decides<'refillPurchase'>
  | AfterMainStep
  | TurnAfterStep
  | AristocratStep
  | Decides<'stevedore'>
  | StevedoreTargetStep
  | Decides<'buyGood'>
  | Decides<'transportSource'>
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
  | LoadStoredStep
  | MoveStep
  | BringShipStep
  | DiscardStep
  | PlaysItself<'decadeEnd'>
  | LastPurchaseStep
  | Decides<'finalPalace'>
  | PlaysItself<'pathAwards'>
  | PlaysItself<'winner'>;
type DecidedIn<S extends PortoStep> = S extends { readonly seats: readonly [] } ? never : S['step'];
/** The steps in which a player decides. */
export type Asked = DecidedIn<PortoStep>;

const NOBODY: readonly [] = [];

export const BEGIN_DECADE: PortoStep = { step: 'beginDecade', seats: NOBODY };
export const ARRIVAL: PortoStep = { step: 'arrival', seats: NOBODY };
export const AUTOMATIC_ARRIVAL: PortoStep = { step: 'automaticArrival', seats: NOBODY };
export const SHIFT_ROWS: PortoStep = { step: 'shiftRows', seats: NOBODY };
export const LOADING_CHECK: PortoStep = { step: 'loadingCheck', seats: NOBODY };
export const ACTION_CARDS: PortoStep = { step: 'actionCards', seats: NOBODY };
export const FIRST_PLAYER: PortoStep = { step: 'firstPlayer', seats: NOBODY };
export const INCOME: PortoStep = { step: 'income', seats: NOBODY };
export const FILL_MARKET: PortoStep = { step: 'fillMarket', seats: NOBODY };
export const BEGIN_ROUNDS: PortoStep = { step: 'beginRounds', seats: NOBODY };
export const DECADE_END: PortoStep = { step: 'decadeEnd', seats: NOBODY };
export const PATH_AWARDS: PortoStep = { step: 'pathAwards', seats: NOBODY };
export const WINNER: PortoStep = { step: 'winner', seats: NOBODY };

export const setupClaimOptional = bySeat('setupClaimOptional');
export const setupClaimMandatory = bySeat('setupClaimMandatory');
export const setupTakeGood = bySeat('setupTakeGood');
export const turnMain = bySeat('turnMain');
export const refillPurchase = bySeat('refillPurchase');
export const stevedore = bySeat('stevedore');
export const buyGood = bySeat('buyGood');
export const transportSource = bySeat('transportSource');
export const finalPalace = bySeat('finalPalace');

export function lighthouse(order: readonly Seat[], placement: number): PortoStep {
  return { step: 'lighthouse', seats: NOBODY, order, placement };
}
/** only the first placement may block instead. */
export function placement(seat: Seat, { order, placement: due }: Ranked): PortoStep {
  const seats = onlySeat(seat);
  if (due === 0) return { step: 'lighthouseFirst', seats, order, placement: due };
  return { step: 'lighthousePlace', seats, order, placement: due };
}
export function lighthouseBerth(seat: Seat, position: number): PortoStep {
  return { step: 'lighthouseBerth', seats: onlySeat(seat), position };
}

/** with the bonus of the space still open or without. */
export function afterMain(seat: Seat, bonus: Space | null): PortoStep {
  return { step: 'afterMain', seats: NOBODY, seat, bonus };
}
export function turnAfter(seat: Seat, bonus: Space | null): PortoStep {
  return { step: 'turnAfter', seats: onlySeat(seat), bonus };
}
export function aristocratStep(seat: Seat, moved: number): PortoStep {
  return { step: 'aristocratStep', seats: onlySeat(seat), moved };
}
export function stevedoreTarget(seat: Seat, from: QuayNumber): PortoStep {
  return { step: 'stevedoreTarget', seats: onlySeat(seat), from };
}
export function transportDestination(seat: Seat, good: Good, from: QuayNumber | null): PortoStep {
  return { step: 'transportDestination', seats: onlySeat(seat), good, from };
}

export function tradePoint(seat: Seat, quay: QuayNumber | null): PortoStep {
  return { step: 'tradePoint', seats: onlySeat(seat), quay };
}
export function finishLoad(quay: QuayNumber): PortoStep {
  return { step: 'finishLoad', seats: NOBODY, quay };
}
export function voyagePoint(seat: Seat): PortoStep {
  return { step: 'voyagePoint', seats: NOBODY, seat };
}
export function finishVoyage(seat: Seat): PortoStep {
  return { step: 'finishVoyage', seats: NOBODY, seat };
}

export function immediatePrivilege(seat: Seat, card: Card): PortoStep {
  return { step: 'immediatePrivilege', seats: NOBODY, seat, card };
}
type WithCardOnly = 'bonusPoint' | 'bonusIntrigue' | 'loadAny' | 'bringShip';
/** A privilege that needs nothing but its card. */
export function privilege(step: WithCardOnly, seat: Seat, card: Card): PortoStep {
  return { step, seats: onlySeat(seat), card };
}
export function sortDeck(seat: Seat, card: Card, sorted: number, cards: number): PortoStep {
  return { step: 'sortDeck', seats: onlySeat(seat), card, sorted, cards };
}
export function loadStored(seat: Seat, card: Card, quay: QuayNumber): PortoStep {
  return { step: 'loadStored', seats: onlySeat(seat), card, quay };
}
export function moveStep(seat: Seat, card: Card, moved: number): PortoStep {
  return { step: 'moveStep', seats: onlySeat(seat), card, moved };
}
export function discard(seat: Seat, card: Card): PortoStep {
  return { step: 'discard', seats: NOBODY, seat, card };
}
export function lastPurchase(asked: number): PortoStep {
  return { step: 'lastPurchase', seats: NOBODY, asked };
}
