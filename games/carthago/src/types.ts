// The vocabulary of Carthago. Inside the state a component is its place in one of these lists or tables; options, events
// and views name it.
import type { Base, Kinds, Result, Seat } from '@comptoir/kernel';

export const GOODS = ['jewels', 'glass', 'cedar', 'oils', 'dyes'] as const;
/** Clockwise on the action board. */
export const SPACES = ['market', 'residence', 'tradeDock', 'warDock', 'delivery'] as const;
export const EFFECTS = [
  'embargo',
  'intrigue',
  'palette',
  'legacy',
  'commando',
  'favor',
  'opulence',
  'escorts',
  'luxury',
] as const;
export const COLUMNS = ['left', 'centre', 'right'] as const;
/** What a Residence action can buy: in the left column the good is named too. */
export const PURCHASES = ['left-dyes', 'left-oils', 'left-glass', 'centre', 'right'] as const;
/** Small seats of the left and the right block, then the large seats of the forum; the number is the cost. */
export const PLACES = [
  'L6',
  'L7',
  'L8',
  'L9',
  'L10',
  'L11',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'F1',
  'F2',
] as const;
export const TILE_NAMES = [
  'townHall1',
  'achievements',
  'residence1',
  'townHall2',
  'victoryPoints',
  'shipCards',
  'coins',
  'residence2',
  'goods',
] as const;

export type Good = (typeof GOODS)[number];
export type Space = (typeof SPACES)[number];
export type Effect = (typeof EFFECTS)[number];
export type Column = (typeof COLUMNS)[number];
export type Purchase = (typeof PURCHASES)[number];
export type Place = (typeof PLACES)[number];
export type TileName = (typeof TILE_NAMES)[number];
export type TradeName = `${Good}-${number}-${Space}`;
/** A trade card by all that is printed on it; a basic card by its action. */
export type CardName = TradeName | Space;
/** A ship by its good and its danger: no two share both. */
export type ShipName = `${Good}-${number}`;

export interface TradeCard {
  readonly good: Good;
  readonly coins: number;
  readonly action: Space;
}
export interface Ship {
  readonly good: Good;
  readonly coins: number;
  readonly danger: number;
  readonly effect: Effect;
}
export interface TownSeat {
  readonly place: Place;
  readonly kind: 'small' | 'large';
  readonly cost: number;
  readonly nextToForum: boolean;
  readonly adjacent: readonly Place[];
}
export interface Tile {
  readonly tile: TileName;
  readonly decade: number;
}
export interface ResidenceColumn {
  readonly column: Column;
  readonly goods: readonly Good[];
  readonly cards: number;
  readonly start: number;
  readonly spaces: readonly { readonly value: number; readonly discs: number }[];
}

/** the four readings the rulebook leaves open, the ruling first. */
export const VARIANTS = {
  setScoring: ['everySet', 'oneDifferentSet'],
  victoryPointsTile: ['allTiles', 'thisTileOnly'],
  setupDiscFrom: ['residence', 'supply'],
  forumSeats: ['largeSeats', 'seatsNextToForum'],
} as const;
export interface Readings {
  readonly isOneDifferentSet: boolean;
  readonly isThisTileOnly: boolean;
  readonly isSetupDiscFromSupply: boolean;
  readonly isForumNextTo: boolean;
}

/** No card, no ship, no space, no owner. */
export const NONE = -1;
/** The owner of a seat under a neutral disc. */
export const NEUTRAL = -2;

export interface Merchant {
  /** Trade cards in hand. */
  readonly hand: number[];
  /** Basic cards in hand, by action. */
  readonly basics: number[];
  /** Cards played as actions this decade. */
  readonly playedLeft: number[];
  readonly playedRight: number[];
  readonly ships: number[];
  /** 1 face up, 0 face down, in the order of `ships`. */
  readonly active: number[];
  /** Freed spaces of the three columns. */
  readonly freed: number[];
  supply: number;
  /** The space of the action disc, or NONE. */
  actionDisc: number;
}
export interface CarthagoState extends Base<CarthagoStep> {
  readonly readings: Readings;
  decade: number;
  round: number;
  firstPlayer: Seat;
  /** Whose turn it is. */
  onTurn: Seat;
  readonly merchants: Merchant[];
  /** The last card is the top one. */
  readonly tradeDeck: number[];
  readonly tradeDiscard: number[];
  /** How often the trade deck was shuffled. */
  deckNumber: number;
  /** By trade card: the number of the deck it was drawn from unseen; 0: everybody knows where it is. */
  readonly drawnFrom: number[];
  readonly market: number[];
  /** The last ship is the top one. */
  readonly shipDeck: number[];
  /** So many at the bottom of the deck were seen when they were put there. */
  shipsPutBack: number;
  isExhausted: boolean;
  /** Out of the game. */
  readonly lostShips: number[];
  readonly outside: number[];
  /** By dock, dock 1 first: the ship, and the owner of the disc. */
  readonly tradeHarbour: number[];
  readonly tradeDiscs: number[];
  readonly warHarbour: number[];
  /** Discs on the anchor, by seat. */
  readonly anchor: number[];
  /** The ship revealed by the expedition that is under way, or NONE. */
  expedition: number;
  readonly guildMarkers: number[];
  readonly neutralDiscs: number[];
  /** The marker that allowed the guild action of this turn, or NONE. */
  guildBy: number;
  /** Owners of the twelve small seats. */
  readonly smallSeats: number[];
  /** The discs on each large seat, oldest first. */
  readonly largeSeats: number[][];
  /** Two tiles a decade, in order. */
  readonly tiles: number[];
  /** Who holds positions 1, 2, 3 of each tile. */
  readonly tileDiscs: number[][];
}

interface Decides {
  readonly seats: readonly Seat[];
}
interface PlaysItself {
  readonly seats: readonly [];
}
export interface SetupDockStep extends Decides {
  readonly step: 'setupDock';
  /** null: the disc comes from the supply, and declining is still possible. */
  readonly column: Column | null;
}
export interface IntrigueSpaceStep extends Decides {
  readonly step: 'intrigueSpace';
  readonly from: Space;
}
export interface PayActionStep extends Decides {
  readonly step: 'payAction';
  readonly space: Space;
  readonly isFree: boolean;
}
export interface PayExtraStep extends Decides {
  readonly step: 'payExtra';
  readonly due: number;
}
export interface MarketGiveStep extends Decides {
  readonly step: 'marketGive';
  readonly slot: number;
}
export interface ResidencePayStep extends Decides {
  readonly step: 'residencePay';
  readonly purchase: Purchase;
  readonly due: number;
}
export interface DeliveryStep extends Decides {
  readonly step: 'delivery';
  readonly isTradeDone: boolean;
  readonly isWarDone: boolean;
}
export interface NextDeliveryStep extends PlaysItself {
  readonly step: 'nextDelivery';
  readonly isTradeDone: boolean;
  readonly isWarDone: boolean;
}
export interface DeliverPayStep extends Decides {
  readonly step: 'deliverPay';
  readonly dock: number;
  readonly isFree: boolean;
}
export interface EscortsStep extends Decides {
  readonly step: 'escorts';
  readonly strength: number;
}
export interface PayCoinsStep extends Decides {
  readonly step: 'payCoins';
  readonly target: Place | TileName;
  readonly cost: number;
  readonly due: number;
}
export type CarthagoStep =
  | (Decides & { readonly step: 'setupColumn' })
  | SetupDockStep
  | (Decides & { readonly step: 'turn' })
  | (Decides & { readonly step: 'intrigueMarker' })
  | IntrigueSpaceStep
  | PayActionStep
  | PayExtraStep
  | (Decides & { readonly step: 'marketTake' })
  | (Decides & { readonly step: 'marketSwap' })
  | MarketGiveStep
  | (Decides & { readonly step: 'marketFlip' })
  | (Decides & { readonly step: 'residenceColumn' })
  | ResidencePayStep
  | (Decides & { readonly step: 'tradeDock' })
  | (Decides & { readonly step: 'warDock' })
  | DeliveryStep
  | DeliverPayStep
  | (Decides & { readonly step: 'warPay' })
  | EscortsStep
  | (Decides & { readonly step: 'warAchievement' })
  | (Decides & { readonly step: 'after' })
  | PayCoinsStep
  | (PlaysItself & { readonly step: 'main' })
  | NextDeliveryStep
  | (PlaysItself & { readonly step: 'endTurn' })
  | (PlaysItself & { readonly step: 'nextTurn' })
  | (PlaysItself & { readonly step: 'decadeSetup' })
  | (PlaysItself & { readonly step: 'scoring' });
/** The steps in which a player decides. */
export type Asked = Exclude<
  CarthagoStep['step'],
  'main' | 'nextDelivery' | 'endTurn' | 'nextTurn' | 'decadeSetup' | 'scoring'
>;

export type SpaceOption = { readonly verb: 'space'; readonly noun: Space };
export type CardOption = { readonly verb: 'card'; readonly noun: CardName };
export type UseOption = { readonly verb: 'use'; readonly noun: Effect };
export type MarkerOption = { readonly verb: 'marker'; readonly noun: Space };
/** Market slot 0 to 4. */
export type MarketOption = { readonly verb: 'market'; readonly noun: number };
export type DeckOption = { readonly verb: 'deck' };
export type ShipOption = { readonly verb: 'ship'; readonly noun: ShipName };
export type ColumnOption = { readonly verb: 'column'; readonly noun: Column | Purchase };
/** Trade dock 1 to 5. */
export type DockOption = { readonly verb: 'dock'; readonly noun: number };
/** Warship dock 1 to 3. */
export type WarOption = { readonly verb: 'war'; readonly noun: number };
export type AnchorOption = { readonly verb: 'anchor' };
export type SeatOption = { readonly verb: 'seat'; readonly noun: Place };
export type TileOption = { readonly verb: 'tile'; readonly noun: TileName };
export type PassOption = { readonly verb: 'pass' };
export type WaiveOption = { readonly verb: 'waive' };
export type DeclineOption = { readonly verb: 'decline' };
export type DoneOption = { readonly verb: 'done' };
export type EndOption = { readonly verb: 'end' };
export type CarthagoOption =
  | SpaceOption
  | CardOption
  | UseOption
  | MarkerOption
  | MarketOption
  | DeckOption
  | ShipOption
  | ColumnOption
  | DockOption
  | WarOption
  | AnchorOption
  | SeatOption
  | TileOption
  | PassOption
  | WaiveOption
  | DeclineOption
  | DoneOption
  | EndOption;

interface By {
  readonly seat: Seat;
}
export type Category = 'base' | TileName;
/** Where a disc lies: dock null is the anchor. */
interface Docked {
  readonly harbour: 'trade' | 'war';
  readonly dock: number | null;
}
export type CarthagoEvent =
  | (By & { readonly kind: 'firstPlayer'; readonly decade: number })
  | (By & Docked & { readonly kind: 'setupDisc'; readonly column: Column | null })
  | (By & { readonly kind: 'setupDeclined' })
  | { readonly kind: 'roundBegan'; readonly decade: number; readonly round: number }
  | (By & { readonly kind: 'chose'; readonly space: Space; readonly discs: number })
  | (By & { readonly kind: 'played'; readonly card: CardName; readonly side: 'left' | 'right' })
  | (By & { readonly kind: 'passed' })
  | (By & { readonly kind: 'used'; readonly ship: ShipName; readonly effect: Effect })
  | (By & { readonly kind: 'waived'; readonly space: Space })
  | (By & { readonly kind: 'drew'; readonly cards: number })
  | { readonly kind: 'drewCard'; readonly only: Seat; readonly card: TradeName }
  | (By & { readonly kind: 'tookCard'; readonly card: TradeName; readonly slot: number })
  | { readonly kind: 'slotFilled'; readonly card: TradeName; readonly slot: number }
  | (By & {
      readonly kind: 'swapped';
      readonly given: TradeName;
      readonly taken: TradeName;
      readonly slot: number;
    })
  | (By & { readonly kind: 'flipped'; readonly ship: ShipName; readonly effect: Effect })
  | { readonly kind: 'marketDealt'; readonly cards: readonly (TradeName | null)[] }
  | (By & { readonly kind: 'paid'; readonly card: TradeName })
  | (By & { readonly kind: 'freed'; readonly column: Column; readonly value: number; readonly discs: number })
  | (By & Docked & { readonly kind: 'docked' })
  | (By & Docked & { readonly kind: 'discReturned' })
  | (By & { readonly kind: 'delivered'; readonly dock: number; readonly ship: ShipName })
  | (By & { readonly kind: 'revealed'; readonly cards: readonly TradeName[]; readonly coins: number })
  | {
      readonly kind: 'shipsMoved';
      readonly from: number;
      readonly entered: ShipName;
      readonly outside: ShipName;
    }
  | {
      readonly kind: 'shipRemoved';
      readonly dock: number;
      readonly ship: ShipName;
      readonly isLost: boolean;
    }
  | (By & { readonly kind: 'expedition'; readonly ship: ShipName; readonly strength: number })
  | (By & { readonly kind: 'expeditionWon'; readonly ship: ShipName; readonly strength: number })
  | (By & { readonly kind: 'expeditionLost'; readonly ship: ShipName; readonly strength: number })
  | (By & { readonly kind: 'seatTaken'; readonly place: Place; readonly cost: number })
  | (By & {
      readonly kind: 'tileTaken';
      readonly tile: TileName;
      readonly position: number;
      readonly cost: number;
    })
  | { readonly kind: 'markerMoved'; readonly from: Space; readonly to: Space }
  | { readonly kind: 'neutralMoved'; readonly from: Space; readonly to: Space }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'shipsExhausted' }
  | (By & { readonly kind: 'tookBack'; readonly cards: number })
  | (By & {
      readonly kind: 'scored';
      readonly category: Category;
      readonly points: number;
      /** For `base`: guild seats, times ships. For a tile: the points before the cap, times 1. */
      readonly count: number;
      readonly times: number;
    })
  | { readonly kind: 'gameEnded'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export interface ShipView {
  readonly ship: ShipName;
  readonly isActive: boolean;
}
/** What a player would score now; tiles that depend on a hidden hand are left out (null). */
export interface StandingView {
  readonly seats: number;
  readonly ships: number;
  readonly base: number;
  readonly tiles: readonly { readonly tile: TileName; readonly points: number | null }[];
  /** Base and all tiles known. */
  readonly total: number;
}
export interface MerchantView {
  /** Own hand, sorted; null for the others. */
  readonly hand: readonly CardName[] | null;
  readonly tradeCards: number;
  readonly basicCards: number;
  readonly playedLeft: readonly CardName[];
  readonly playedRight: readonly CardName[];
  readonly ships: readonly ShipView[];
  /** Freed spaces of the left, centre and right column. */
  readonly freed: readonly [number, number, number];
  readonly strength: number;
  readonly supply: number;
  readonly space: Space | null;
  readonly standing: StandingView;
}
export interface SpaceView {
  readonly space: Space;
  readonly discs: readonly Seat[];
  readonly isNeutral: boolean;
  readonly hasMarker: boolean;
}
export interface DockView {
  readonly ship: ShipName | null;
  readonly disc: Seat | null;
}
export interface TownSeatView {
  readonly place: Place;
  readonly cost: number;
  /** One owner at most on a small seat; on a large one every disc. */
  readonly discs: readonly Seat[];
  readonly isCovered: boolean;
}
export interface TileView {
  readonly tile: TileName;
  readonly decade: number;
  readonly isOpen: boolean;
  /** Positions there are in this game. */
  readonly spaces: number;
  readonly discs: readonly Seat[];
}
export interface CarthagoView {
  readonly viewer: Seat | null;
  readonly readings: Readings;
  readonly decade: number;
  readonly round: number;
  readonly firstPlayer: Seat;
  readonly onTurn: Seat;
  readonly isGuildActionTaken: boolean;
  readonly actionBoard: readonly SpaceView[];
  readonly market: readonly (TradeName | null)[];
  readonly tradeDeck: number;
  readonly tradeDiscard: readonly TradeName[];
  readonly shipDeck: number;
  readonly isExhausted: boolean;
  readonly tradeHarbour: readonly DockView[];
  readonly outside: readonly (ShipName | null)[];
  readonly lostShips: readonly ShipName[];
  readonly warHarbour: readonly (Seat | null)[];
  readonly anchor: readonly Seat[];
  readonly expedition: ShipName | null;
  readonly townHall: readonly TownSeatView[];
  readonly tiles: readonly TileView[];
  readonly merchants: readonly MerchantView[];
  readonly result: Result | null;
}

export interface Carthago extends Kinds {
  Step: CarthagoStep;
  State: CarthagoState;
  Option: CarthagoOption;
  Event: CarthagoEvent;
  View: CarthagoView;
}
