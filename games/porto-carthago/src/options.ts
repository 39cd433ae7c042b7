// Every option of the game, made once: rules hand these out and never build one.
import type { Seat } from '@comptoir/kernel';
import { ACTION_SPACES, type SpaceName } from './data/actions.ts';
import { GOODS, type GoodName } from './data/goods.ts';
import { COLOURS } from './data/players.ts';
import { QUAYS, type QuayName } from './data/quays.ts';
import { type CardName, SHIP_CARDS } from './data/ships.ts';
import {
  type Card,
  DIRECTIONS,
  type Direction,
  type Good,
  type QuayNumber,
  type Space,
} from './vocabulary.ts';

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

type Numbers = Readonly<Record<string, number>>;
const numbered = (names: readonly string[]): Numbers => Object.fromEntries(names.map((name, n) => [name, n]));
const QUAY_NAMES: readonly QuayName[] = QUAYS.map(({ id }) => id);
const CARD_NAMES: readonly CardName[] = SHIP_CARDS.map(({ id }) => id);
const SPACE_NAMES: readonly SpaceName[] = ACTION_SPACES.map(({ id }) => id);
const QUAY_NUMBER = numbered(QUAY_NAMES);
const CARD_NUMBER = numbered(CARD_NAMES);
const GOOD_NUMBER = numbered(GOODS);
const SPACE_NUMBER = numbered(SPACE_NAMES);

function number(table: Numbers, name: string): number {
  const found = table[name];
  if (found === undefined) throw new Error(`porto-carthago: nothing is called ${name}`);
  return found;
}
export const quayNumber = (name: QuayName): QuayNumber => number(QUAY_NUMBER, name);
export const cardNumber = (name: CardName): Card => number(CARD_NUMBER, name);
export const goodNumber = (name: GoodName): Good => number(GOOD_NUMBER, name);
export const spaceNumber = (name: SpaceName): Space => number(SPACE_NUMBER, name);

export const CLAIM: readonly ClaimOption[] = QUAY_NAMES.map((noun) => ({ verb: 'claim', noun }));
export const BERTH: readonly BerthOption[] = QUAY_NAMES.map((noun) => ({ verb: 'berth', noun }));
export const TRANSFER: readonly TransferOption[] = QUAY_NAMES.map((noun) => ({ verb: 'transfer', noun }));
export const RECALL: readonly RecallOption[] = QUAY_NAMES.map((noun) => ({ verb: 'recall', noun }));
export const QUAY: readonly QuayOption[] = QUAY_NAMES.map((noun) => ({ verb: 'quay', noun }));
export const GOOD: readonly GoodOption[] = GOODS.map((noun) => ({ verb: 'good', noun }));
export const BLOCK: readonly BlockOption[] = CARD_NAMES.map((noun) => ({ verb: 'block', noun }));
export const PLACE: readonly PlaceOption[] = CARD_NAMES.map((noun) => ({ verb: 'place', noun }));
export const USE: readonly UseOption[] = CARD_NAMES.map((noun) => ({ verb: 'use', noun }));
export const CARD: readonly CardOption[] = CARD_NAMES.map((noun) => ({ verb: 'card', noun }));
export const SHIP: readonly ShipOption[] = CARD_NAMES.map((noun) => ({ verb: 'ship', noun }));
export const ACTION: readonly ActionOption[] = SPACE_NAMES.map((noun) => ({ verb: 'action', noun }));
export const BONUS_ONLY: readonly BonusOnlyOption[] = SPACE_NAMES.map((noun) => ({
  verb: 'bonusOnly',
  noun,
}));
export const MOVE: readonly MoveOption[] = DIRECTIONS.map((noun) => ({ verb: 'move', noun }));
export const TO_TEMPLE: readonly ToTempleOption[] = COLOURS.map((_, noun) => ({ verb: 'toTemple', noun }));
export const TO_LIGHTHOUSE: readonly ToLighthouseOption[] = COLOURS.map((_, noun) => ({
  verb: 'toLighthouse',
  noun,
}));
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
