// The vocabulary of Nauticus: state, steps, options, events, view. Inside the state a component is its
// place in one of the lists of names.ts; options, events and views name it.
import type { Base, Kinds, PlaceIn, Result, Seat } from '@comptoir/kernel';
import type {
  ActionName,
  BonusName,
  Category,
  CrestName,
  GoodName,
  HullName,
  ItemName,
  RewardName,
  TileName,
} from './names.ts';

/** Places in the lists of names, made in lookup.ts. */
export type Hull = PlaceIn<'HULLS'>;
export type Crest = PlaceIn<'CRESTS'>;
export type Good = PlaceIn<'GOODS'>;
export type Tile = PlaceIn<'TILES'>;
export type Action = PlaceIn<'ACTIONS'>;
/** What a tile is. */
export type Piece =
  | { readonly kind: 'hull'; readonly hull: Hull }
  | { readonly kind: 'mast'; readonly crest: Crest }
  | { readonly kind: 'sail'; readonly crest: Crest }
  | { readonly kind: 'good'; readonly good: Good };

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
export type NauticusStep =
  | (PlaysItself & { readonly step: 'startRound' })
  | (Decides & { readonly step: 'chooseAction' })
  | (Decides & { readonly step: 'chooseBonusTile' })
  | (PlaysItself & { readonly step: 'beginTurn'; readonly seat: Seat })
  | (Decides & { readonly step: 'turn' })
  | (Decides & { readonly step: 'afterTurn' })
  | (PlaysItself & { readonly step: 'goOn'; readonly seat: Seat })
  | (Decides & { readonly step: 'buy' })
  | (Decides & { readonly step: 'transport' })
  | (Decides & { readonly step: 'withdraw' })
  | (Decides & { readonly step: 'deliver' })
  | (Decides & { readonly step: 'crowns' })
  | PlaceStep
  | (PlaysItself & { readonly step: 'setBonus'; readonly seat: Seat })
  | (Decides & { readonly step: 'chooseFreeTile' })
  | RewardStep
  | (Decides & { readonly step: 'chooseExtra' })
  | (PlaysItself & { readonly step: 'endPhase' })
  | (PlaysItself & { readonly step: 'endRound' })
  | (PlaysItself & { readonly step: 'endGame' });
/** The steps in which a player decides. */
export type Asked = Exclude<
  NauticusStep['step'],
  'startRound' | 'beginTurn' | 'goOn' | 'setBonus' | 'endPhase' | 'endRound' | 'endGame'
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
  | { readonly verb: 'warehouse' }
  | { readonly verb: 'new' }
  | { readonly verb: 'ship'; readonly noun: number };
export type RewardOption = { readonly verb: 'reward'; readonly noun: RewardName };
export type ActionOption = { readonly verb: 'action'; readonly noun: ActionName };
export type ExtraOption = { readonly verb: 'extra' };
export type EndOption = { readonly verb: 'end' };
export type NauticusOption =
  | SlotOption
  | UseOption
  | TakeOption
  | PlaceOption
  | RewardOption
  | ActionOption
  | ExtraOption
  | EndOption
  | { readonly verb: 'pass' }
  | { readonly verb: 'stop' };

interface Told {
  readonly seat: Seat;
}
/** A tile arrives; `ship` null: in the warehouse. `isBlue`: a blue worker did it. */
interface Built extends Told {
  readonly tile: TileName;
  readonly ship: number | null;
  readonly isBlue: boolean;
}
interface Final {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}
export type NauticusEvent =
  | (Told & { readonly kind: 'roundStarted'; readonly round: number; readonly anchor: number })
  | (Told & { readonly kind: 'actionChosen'; readonly slot: number; readonly action: ActionName })
  | (Told & { readonly kind: 'bonusReceived'; readonly bonus: BonusName })
  | (Told & { readonly kind: 'bonusTileTaken'; readonly tile: TileName })
  | (Told & { readonly kind: 'bonusTileLost'; readonly bonus: BonusName })
  | (Built & { readonly kind: 'bought'; readonly price: number })
  | (Told & { readonly kind: 'freeTileTaken'; readonly tile: TileName })
  | (Told & { readonly kind: 'freeTileLost' })
  | (Built & { readonly kind: 'moved' })
  | (Told & { readonly kind: 'withdrawn'; readonly workers: number; readonly coins: number })
  | (Told & { readonly kind: 'delivered'; readonly ship: number; readonly goods: readonly GoodName[] })
  | (Told & {
      readonly kind: 'crownsScored';
      readonly workers: number;
      readonly crowns: number;
      readonly vp: number;
    })
  | (Told & { readonly kind: 'stopped' })
  | (Told & { readonly kind: 'shipCompleted'; readonly ship: number; readonly size: number })
  | (Told & { readonly kind: 'rewardTaken'; readonly ship: number; readonly reward: RewardName })
  | (Told & { readonly kind: 'passed'; readonly flipped: number })
  | (Told & { readonly kind: 'extraUsed' })
  | (Told & { readonly kind: 'extraNamed'; readonly action: ActionName })
  | { readonly kind: 'anchorPlaced'; readonly slot: number }
  | { readonly kind: 'phaseEnded'; readonly slot: number; readonly startPlayer: Seat }
  | (Told & { readonly kind: 'penalised'; readonly vp: number })
  | { readonly kind: 'roundEnded'; readonly round: number }
  | (Told & { readonly kind: 'scored'; readonly category: Category; readonly points: number })
  | (Final & { readonly kind: 'gameEnded' });

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
interface StandingView {
  readonly goods: number;
  readonly ships: number;
  readonly leftovers: number;
  readonly coins: number;
  /** Coins that make no whole point. */
  readonly rest: number;
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
