// The vocabulary of Nauticus. Inside the state a component is its place in one of these lists; options, events and
// views name it.
import type { Base, Kinds, Result, Seat } from '@comptoir/kernel';

export const HULLS = ['stern', 'middle', 'bow', 'single'] as const;
/** The ordinary crests first, as they are printed on the tiles for sale; the crown is the joker. */
export const CRESTS = ['whale', 'ship-anchor', 'helm', 'lighthouse', 'crown'] as const;
export const GOODS = ['coffee', 'grain', 'fish', 'salt'] as const;
export const TILES = [
  'stern',
  'middle',
  'bow',
  'single',
  'whale-mast',
  'ship-anchor-mast',
  'helm-mast',
  'lighthouse-mast',
  'crown-mast',
  'whale-sail',
  'ship-anchor-sail',
  'helm-sail',
  'lighthouse-sail',
  'crown-sail',
  'coffee',
  'grain',
  'fish',
  'salt',
] as const;
/** The four blue (buying) actions, then the four beige ones. */
export const ACTIONS = [
  'buy-hull',
  'buy-masts',
  'buy-sails',
  'buy-goods',
  'transport',
  'withdraw',
  'deliver',
  'crowns',
] as const;
export const BONUSES = [
  'workers3',
  'mast',
  'sail',
  'vp2',
  'workers2',
  'worker1-good1',
  'worker1-vp1',
  'coins4',
] as const;
/** the last six are the one reward "two different goods". */
export const REWARDS = [
  'crown-mast',
  'crown-sail',
  'vp3',
  'coins7',
  'workers3',
  'coffee-grain',
  'coffee-fish',
  'coffee-salt',
  'grain-fish',
  'grain-salt',
  'fish-salt',
] as const;
export const CATEGORIES = ['goods', 'ships', 'leftovers'] as const;

export type HullName = (typeof HULLS)[number];
export type CrestName = (typeof CRESTS)[number];
export type GoodName = (typeof GOODS)[number];
export type TileName = (typeof TILES)[number];
export type ActionName = (typeof ACTIONS)[number];
export type BonusName = (typeof BONUSES)[number];
export type RewardName = (typeof REWARDS)[number];
export type Category = (typeof CATEGORIES)[number];
/** What a blue tile sells: the kind (hull, mast, sail, good) is clear from the action. */
export type ItemName = HullName | Exclude<CrestName, 'crown'> | GoodName;

/** Places in HULLS, CRESTS, GOODS, TILES, ACTIONS. */
export type Hull = number;
export type Crest = number;
export type Good = number;
export type Tile = number;
export type Action = number;

export interface Part {
  readonly hull: Hull;
  mast: Crest | null;
  sail: Crest | null;
  good: Good | null;
}
/** A row of hull parts from stern to bow. */
export interface Ship {
  readonly parts: Part[];
}
export interface Player {
  vp: number;
  workers: number;
  coins: number;
  /** How many of each tile. */
  readonly warehouse: number[];
  /** Spaces of the warehouse in use: a mast takes two. */
  spaces: number;
  /** Ship 1 first; ships keep their numbers. */
  readonly ships: Ship[];
  readonly delivered: number[];
  passFlips: number;
  hasExtra: boolean;
}
/** The action being executed, by whom is clear from the turn. */
export interface Work {
  action: Action;
  isExtra: boolean;
  /** Blue workers not used yet. */
  blue: number;
  /** How often each of the four items was bought in this execution. */
  readonly bought: number[];
}
export interface NauticusState extends Base<NauticusStep> {
  round: number;
  phase: number;
  startPlayer: Seat;
  onTurn: Seat;
  /** Where the wheel's anchor points. */
  anchorSlot: number;
  /** Where the anchor tile lies: the round's first chosen slot. */
  anchorMark: number | null;
  /** The slot of this action phase. */
  slot: number | null;
  /** The action tile on each slot. */
  readonly tiles: Action[];
  /** Who chose the tile on each slot this round; null while it is face up. */
  readonly chosenBy: (Seat | null)[];
  readonly stock: number[];
  readonly players: Player[];
  readonly work: Work;
}

interface Decides {
  readonly seats: readonly Seat[];
}
interface PlaysItself {
  readonly seats: readonly [];
}
export interface PlaceStep extends Decides {
  readonly step: 'place';
  readonly tile: Tile;
  /** null: it comes from the warehouse, by Transport. */
  readonly price: number | null;
}
export interface RewardStep extends Decides {
  readonly step: 'chooseReward';
  readonly ship: number;
  readonly left: number;
  /** How often each of the six rewards was taken for this ship. */
  readonly taken: readonly number[];
}
export interface SeatStep extends PlaysItself {
  readonly step: 'beginTurn' | 'setBonus' | 'goOn';
  readonly seat: Seat;
}
export type NauticusStep =
  | (PlaysItself & { readonly step: 'startRound' | 'endPhase' | 'endRound' | 'endGame' })
  | SeatStep
  | (Decides & { readonly step: 'chooseAction' | 'chooseBonusTile' | 'turn' | 'afterTurn' | 'chooseExtra' })
  | (Decides & { readonly step: 'buy' | 'transport' | 'withdraw' | 'deliver' | 'crowns' })
  | (Decides & { readonly step: 'chooseFreeTile' })
  | PlaceStep
  | RewardStep;
/** The steps in which a player decides. */
export type Asked = Exclude<
  NauticusStep['step'],
  'startRound' | 'endPhase' | 'endRound' | 'endGame' | SeatStep['step']
>;

export type SlotOption = { readonly verb: 'slot'; readonly noun: number };
export type ItemOption = { readonly verb: 'item'; readonly noun: ItemName };
export type TakeOption = { readonly verb: 'take'; readonly noun: ItemName };
export type MoveOption = { readonly verb: 'move'; readonly noun: TileName };
export type WorkersOption = { readonly verb: 'workers'; readonly noun: number };
export type DeliverOption = { readonly verb: 'deliver'; readonly noun: number };
/** One use of an action, as far as a single pick goes. */
export type UseOption = ItemOption | MoveOption | WorkersOption | DeliverOption;
export type PlaceOption =
  | { readonly verb: 'warehouse' | 'new' }
  | { readonly verb: 'ship'; readonly noun: number };
export type RewardOption = { readonly verb: 'reward'; readonly noun: RewardName };
export type ActionOption = { readonly verb: 'action'; readonly noun: ActionName };
export type PlainOption = { readonly verb: 'pass' | 'extra' | 'stop' | 'end' };
export type NauticusOption =
  | SlotOption
  | UseOption
  | TakeOption
  | PlaceOption
  | RewardOption
  | ActionOption
  | PlainOption;

/** `ship` null: into the warehouse. `blue`: whether a blue worker did it. */
export type NauticusEvent =
  | { readonly kind: 'roundStarted'; readonly round: number; readonly anchor: number; readonly seat: Seat }
  | { readonly kind: 'actionChosen'; readonly seat: Seat; readonly slot: number; readonly action: ActionName }
  | { readonly kind: 'bonusReceived' | 'bonusTileLost'; readonly seat: Seat; readonly bonus: BonusName }
  | { readonly kind: 'bonusTileTaken' | 'freeTileTaken'; readonly seat: Seat; readonly tile: TileName }
  | { readonly kind: 'freeTileLost' | 'extraUsed' | 'stopped'; readonly seat: Seat }
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly tile: TileName;
      readonly price: number;
      readonly ship: number | null;
      readonly isBlue: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly tile: TileName;
      readonly ship: number;
      readonly isBlue: boolean;
    }
  | { readonly kind: 'withdrawn'; readonly seat: Seat; readonly workers: number; readonly coins: number }
  | {
      readonly kind: 'delivered';
      readonly seat: Seat;
      readonly ship: number;
      readonly goods: readonly GoodName[];
    }
  | {
      readonly kind: 'crownsScored';
      readonly seat: Seat;
      readonly workers: number;
      readonly crowns: number;
      readonly vp: number;
    }
  | { readonly kind: 'shipCompleted'; readonly seat: Seat; readonly ship: number; readonly size: number }
  | { readonly kind: 'rewardTaken'; readonly seat: Seat; readonly ship: number; readonly reward: RewardName }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly flipped: number }
  | { readonly kind: 'extraNamed'; readonly seat: Seat; readonly action: ActionName }
  | { readonly kind: 'anchorPlaced'; readonly slot: number }
  | { readonly kind: 'phaseEnded'; readonly slot: number; readonly startPlayer: Seat }
  | { readonly kind: 'penalised'; readonly seat: Seat; readonly vp: number }
  | { readonly kind: 'roundEnded'; readonly round: number }
  | {
      readonly kind: 'scored';
      readonly seat: Seat;
      readonly category: Category;
      readonly points: number;
    }
  | { readonly kind: 'gameEnded'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

export interface PartView {
  readonly hull: HullName;
  readonly mast: CrestName | null;
  readonly sail: CrestName | null;
  readonly good: GoodName | null;
}
export interface ShipView {
  readonly number: number;
  readonly parts: readonly PartView[];
  readonly crest: CrestName | null;
  readonly isClosed: boolean;
  readonly isComplete: boolean;
}
/** What the player would have if the game ended now, penalties of the round left aside. */
export interface StandingView {
  readonly goods: number;
  readonly ships: number;
  readonly leftovers: number;
  readonly coins: number;
  readonly total: number;
}
export interface PlayerView {
  readonly vp: number;
  readonly workers: number;
  readonly coins: number;
  readonly warehouse: Readonly<Record<TileName, number>>;
  readonly spaces: number;
  readonly ships: readonly ShipView[];
  readonly delivered: Readonly<Record<GoodName, number>>;
  readonly passFlips: number;
  readonly penalty: number;
  readonly crowns: number;
  readonly hasExtra: boolean;
  readonly standing: StandingView;
}
export interface SlotView {
  readonly bonus: BonusName;
  readonly costs: readonly number[];
  readonly blue: number;
  readonly action: ActionName;
  readonly chosenBy: Seat | null;
}
/** The action on which somebody is working, or may begin to. */
export interface WorkView {
  readonly action: ActionName;
  readonly isExtra: boolean;
  readonly blue: number;
  /** What the next of each item costs; empty for beige actions. */
  readonly prices: readonly number[];
  readonly bought: readonly number[];
}
export interface NauticusView {
  readonly round: number;
  readonly rounds: number;
  readonly phase: number;
  /** Who chooses in each of the seven phases of this round. */
  readonly starters: readonly Seat[];
  readonly startPlayer: Seat;
  readonly onTurn: Seat;
  readonly anchorSlot: number;
  readonly anchorMark: number | null;
  readonly slot: number | null;
  readonly slots: readonly SlotView[];
  readonly stock: Readonly<Record<TileName, number>>;
  readonly players: readonly PlayerView[];
  /** null while a tile is being chosen. */
  readonly work: WorkView | null;
  readonly result: Result | null;
}

export interface Nauticus extends Kinds {
  Step: NauticusStep;
  State: NauticusState;
  Option: NauticusOption;
  Event: NauticusEvent;
  View: NauticusView;
}
