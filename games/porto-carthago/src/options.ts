// Every option of the game, made once: rules hand these out and never build one.
import type { Seat } from '@comptoir/kernel';
import { CARD_NAMES } from './lookup.ts';
import {
  type CardName,
  COLOURS,
  DIRECTIONS,
  type Direction,
  GOODS,
  type GoodName,
  QUAY_NAMES,
  type QuayName,
  SPACE_NAMES,
  type SpaceName,
} from './names.ts';

interface Named<V extends string, N extends string | number> {
  readonly verb: V;
  readonly noun: N;
}
interface Bare<V extends string> {
  readonly verb: V;
}
export type ClaimOption = Named<'claim', QuayName>;
export type PassOption = Bare<'pass'>;
export type GoodOption = Named<'good', GoodName>;
export type BlockOption = Named<'block', CardName>;
export type PlaceOption = Named<'place', CardName>;
export type BerthOption = Named<'berth', QuayName>;
export type UseOption = Named<'use', CardName>;
export type ActionOption = Named<'action', SpaceName>;
export type BonusOnlyOption = Named<'bonusOnly', SpaceName>;
export type TakeTalentsOption = Bare<'takeTalents'>;
export type RefillOption = Bare<'refillMarket'>;
export type BonusOption = Bare<'bonus'>;
export type EndTurnOption = Bare<'endTurn'>;
export type DeclineOption = Bare<'decline'>;
export type DoneOption = Bare<'done'>;
export type MoveOption = Named<'move', Direction>;
export type TransferOption = Named<'transfer', QuayName>;
export type RecallOption = Named<'recall', QuayName>;
export type QuayOption = Named<'quay', QuayName>;
export type WarehouseOption = Bare<'warehouse'>;
export type CharterOption = Bare<'charter'>;
export type TradeHouseOption = Bare<'tradeHouse'>;
export type IntrigueOption = Bare<'intrigue'>;
export type CardOption = Named<'card', CardName>;
export type ShipOption = Named<'ship', CardName>;
export type ToTempleOption = Named<'toTemple', Seat>;
export type ToLighthouseOption = Named<'toLighthouse', Seat>;
export type BuyOption = Bare<'buy'>;
export type PortoOption =
  | ClaimOption
  | PassOption
  | GoodOption
  | BlockOption
  | PlaceOption
  | BerthOption
  | UseOption
  | ActionOption
  | BonusOnlyOption
  | TakeTalentsOption
  | RefillOption
  | BonusOption
  | EndTurnOption
  | DeclineOption
  | DoneOption
  | MoveOption
  | TransferOption
  | RecallOption
  | QuayOption
  | WarehouseOption
  | CharterOption
  | TradeHouseOption
  | IntrigueOption
  | CardOption
  | ShipOption
  | ToTempleOption
  | ToLighthouseOption
  | BuyOption;

/** One option of a verb for each of these nouns, in their order. */
function each<V extends string, N extends string | number>(
  verb: V,
  nouns: readonly N[],
): readonly Named<V, N>[] {
  return nouns.map((noun) => ({ verb, noun }));
}
const SEATS: readonly Seat[] = [...COLOURS.keys()];

export const CLAIM = each('claim', QUAY_NAMES);
export const BERTH = each('berth', QUAY_NAMES);
export const TRANSFER = each('transfer', QUAY_NAMES);
export const RECALL = each('recall', QUAY_NAMES);
export const QUAY = each('quay', QUAY_NAMES);
export const GOOD = each('good', GOODS);
export const BLOCK = each('block', CARD_NAMES);
export const PLACE = each('place', CARD_NAMES);
export const USE = each('use', CARD_NAMES);
export const CARD = each('card', CARD_NAMES);
export const SHIP = each('ship', CARD_NAMES);
export const ACTION = each('action', SPACE_NAMES);
export const BONUS_ONLY = each('bonusOnly', SPACE_NAMES);
export const MOVE = each('move', DIRECTIONS);
export const TO_TEMPLE = each('toTemple', SEATS);
export const TO_LIGHTHOUSE = each('toLighthouse', SEATS);
export const PASS: PassOption = { verb: 'pass' };
export const TAKE: TakeTalentsOption = { verb: 'takeTalents' };
export const REFILL: RefillOption = { verb: 'refillMarket' };
export const BONUS: BonusOption = { verb: 'bonus' };
export const END_TURN: EndTurnOption = { verb: 'endTurn' };
export const DECLINE: DeclineOption = { verb: 'decline' };
export const DONE: DoneOption = { verb: 'done' };
export const WAREHOUSE: WarehouseOption = { verb: 'warehouse' };
export const CHARTER: CharterOption = { verb: 'charter' };
export const TRADE_HOUSE: TradeHouseOption = { verb: 'tradeHouse' };
export const INTRIGUE: IntrigueOption = { verb: 'intrigue' };
export const BUY: BuyOption = { verb: 'buy' };
