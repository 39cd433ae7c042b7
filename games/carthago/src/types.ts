// State, steps, options and events of Carthago. Inside the state a component is its place in one of the lists of names.ts;
// options, events and views name it.
import type { Base, Kinds, Seat } from '@comptoir/kernel';
import type {
  CardName,
  CardNumber,
  Column,
  Effect,
  None,
  Place,
  Purchase,
  Readings,
  ShipName,
  ShipNumber,
  Space,
  SpaceNumber,
  TileName,
  TileNumber,
  TradeName,
} from './names.ts';
import type { CarthagoView } from './views.ts';

export interface Merchant {
  /** Trade cards in hand. */
  readonly hand: CardNumber[];
  /** Basic cards in hand, by action. */
  readonly basics: number[];
  /** Cards played as actions this decade. */
  readonly playedLeft: CardNumber[];
  readonly playedRight: CardNumber[];
  readonly ships: ShipNumber[];
  /** 1 face up, 0 face down, in the order of `ships`. */
  readonly active: number[];
  /** Freed spaces of the three columns. */
  readonly freed: number[];
  supply: number;
  /** The space of the action disc, or NONE. */
  actionDisc: SpaceNumber | None;
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
  readonly tradeDeck: CardNumber[];
  readonly tradeDiscard: CardNumber[];
  /** How often the trade deck was shuffled. */
  deckNumber: number;
  /** By trade card: the number of the deck it was drawn from unseen; 0: everybody knows where it is. */
  readonly drawnFrom: number[];
  readonly market: (CardNumber | None)[];
  /** The last ship is the top one. */
  readonly shipDeck: ShipNumber[];
  /** So many at the bottom of the deck were seen when they were put there. */
  shipsPutBack: number;
  isExhausted: boolean;
  /** Out of the game. */
  readonly lostShips: ShipNumber[];
  readonly outside: (ShipNumber | None)[];
  /** By dock, dock 1 first: the ship, and the owner of the disc. */
  readonly tradeHarbour: (ShipNumber | None)[];
  readonly tradeDiscs: number[];
  readonly warHarbour: number[];
  /** Discs on the anchor, by seat. */
  readonly anchor: number[];
  /** The ship revealed by the expedition that is under way, or NONE. */
  expedition: ShipNumber | None;
  readonly guildMarkers: SpaceNumber[];
  readonly neutralDiscs: SpaceNumber[];
  /** The marker that allowed the guild action of this turn, or NONE. */
  guildBy: number;
  /** Owners of the twelve small seats. */
  readonly smallSeats: number[];
  /** The discs on each large seat, oldest first. */
  readonly largeSeats: number[][];
  /** Two tiles a decade, in order. */
  readonly tiles: TileNumber[];
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
/** which of the two deliveries is done. */
export interface DeliveryState {
  readonly isTradeDone: boolean;
  readonly isWarDone: boolean;
}
export interface DeliveryStep extends Decides, DeliveryState {
  readonly step: 'delivery';
}
export interface NextDeliveryStep extends PlaysItself, DeliveryState {
  readonly step: 'nextDelivery';
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

export interface Carthago extends Kinds {
  Step: CarthagoStep;
  State: CarthagoState;
  Option: CarthagoOption;
  Event: CarthagoEvent;
  View: CarthagoView;
}
