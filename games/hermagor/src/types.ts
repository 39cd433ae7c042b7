// The vocabulary of Hermagor: state, steps, options, events, view. Inside the state a component is its
// place in one of the lists of names.ts; options, events and views name it.
import type { Base, Kinds, LogEvent, Option, Seat } from '@comptoir/kernel';
import type {
  Corridor,
  Good,
  Income,
  Node,
  NodeNumber,
  NoTile,
  Phase,
  Place,
  PlaceNumber,
  Region,
  Stall,
  Tile,
  TileNumber,
  Village,
} from './names.ts';

/** Whose piece it is: a seat or, with two players, the number after the last seat for the shared colour. */
export type Owner = number;
/** In lists of owners: nobody's. */
export const NOBODY = -1;

export interface Player {
  money: number;
  /** Not yet on the market this round. */
  buyers: number;
  passed: boolean;
  /** Of this round, one for each action left. */
  posts: number;
  supply: number;
  /** Two players: of this round. */
  sharedPosts: number;
  discs: number;
  merchant: NodeNumber;
  tiles: TileNumber[];
  /** What the tax collector was shown this round. */
  declared: number | null;
}
/** The third colour of the two-player game. */
export interface SharedColour {
  buyers: number;
  supply: number;
  discs: number;
}
export interface HermagorState extends Base<HermagorStep> {
  taxCollector: boolean;
  /** only where the table chose so. */
  isBlackMarketForAll?: true;
  round: number;
  phase: Phase;
  firstPlayer: Seat;
  /** Face-down action tiles by their number; the last is turned up next. */
  pile: number[];
  /** Action tiles turned up so far; the last is this round's. */
  turned: number[];
  bag: TileNumber[];
  /** By stall. */
  market: (TileNumber | NoTile)[];
  /** By place of the market: the owner of the buyer there. */
  buyers: number[];
  /** By good. */
  prices: number[];
  /** Four green spaces a good, row after row: the owner of the disc there. */
  discs: number[];
  nobility: number[];
  /** By node: the owners of the posts there, one bit each (1 << owner). */
  posts: number[];
  players: Player[];
  shared: SharedColour | null;
}

/** Without seats the step plays itself. */
type At<K extends string> = { readonly step: K; readonly seats: readonly Seat[] };
export type HermagorStep =
  | At<'fill'>
  | At<'reveal'>
  | At<'placeBuyer'>
  | At<'payCorridors'>
  | (At<'winTiles'> & { readonly stall: number })
  | (At<'raisePrice'> & { readonly good: Good })
  | At<'fluctuate'>
  | At<'drawConsolation'>
  | At<'findLowest'>
  | At<'chooseFirstPlayer'>
  | At<'depart'>
  | At<'act'>
  | (At<'build'> & { readonly regions: readonly Region[] })
  | (At<'buildGood'> & {
      readonly owner: Owner;
      readonly region: Region;
      readonly rest: readonly Region[];
    })
  | At<'cleanUp'>
  | At<'finish'>
  | At<'placeEitherBuyer'>
  | At<'placeOwnBuyer'>
  | At<'placeSharedBuyer'>
  | At<'actOrShare'>
  | At<'placeSharedPost'>
  | (At<'sharedBuild'> & { readonly regions: readonly Region[] })
  | At<'declare'>
  | At<'collectTax'>;

/** The steps in which a player decides. */
export type Asked =
  | 'placeBuyer'
  | 'placeEitherBuyer'
  | 'placeOwnBuyer'
  | 'placeSharedBuyer'
  | 'raisePrice'
  | 'fluctuate'
  | 'chooseFirstPlayer'
  | 'act'
  | 'actOrShare'
  | 'build'
  | 'sharedBuild'
  | 'buildGood'
  | 'placeSharedPost'
  | 'declare';

type Plain<V extends string> = { readonly verb: V };
/** `index`: see options.ts; an option read from a record has none. */
type With<V extends string, N extends string | number, I extends number = number> = {
  readonly verb: V;
  readonly noun: N;
  readonly index?: I;
};
export type BuyerOption = With<'buyer', Place, PlaceNumber>;
export type SharedBuyerOption = With<'sharedBuyer', Place, PlaceNumber>;
export type PlaceOption = BuyerOption | SharedBuyerOption | Plain<'pass'> | Plain<'done'>;
export type RaiseOption = With<'raise', Good> | Plain<'decline'>;
export type FirstPlayerOption = With<'firstPlayer', Seat>;
export type TaxOption = Plain<'declare'> | Plain<'pass'>;
export type ActionOption =
  | With<'moveAndSell', Node, NodeNumber>
  | With<'shortcutAndSell', Node, NodeNumber>
  | Plain<'sellHere'>
  | With<'moveOnly', Node, NodeNumber>
  | Plain<'noAction'>;
export type SharedPostOption = With<'sharedPost', Village, NodeNumber>;
export type BuildOption = With<'build', Region> | With<'skip', Region>;
export type GoodOption = With<'good', Good>;
export type HermagorOption = (
  | PlaceOption
  | RaiseOption
  | FirstPlayerOption
  | TaxOption
  | ActionOption
  | SharedPostOption
  | BuildOption
  | GoodOption
) &
  Option;

type Told<K extends string, Facts extends object = object> = LogEvent & {
  readonly kind: K;
} & Readonly<Facts>;
export type HermagorEvent =
  | Told<'marketFilled', { round: number; drawn: number; kept: number }>
  | Told<'tileLaid', { stall: Stall; tile: Tile }>
  | Told<'revealed', { round: number; actions: number }>
  /** `tiles`: those the buyer stands on or between. */
  | Told<'buyerPlaced', { seat: Seat; place: Place; tiles: readonly Tile[]; cost: number }>
  | Told<'sharedBuyerPlaced', { seat: Seat; place: Place; tiles: readonly Tile[] }>
  | Told<'passed', { seat: Seat; broke: boolean }>
  | Told<'corridorPaid', { seat: Seat; corridor: Corridor; buyers: number; money: number }>
  | Told<'tileWon', { seat: Seat; stall: Stall; tile: Tile }>
  | Told<'sharedWon', { stall: Stall; tile: Tile }>
  | Told<'tileStayed', { stall: Stall; tile: Tile; tied: boolean }>
  | Told<'bargained', { seat: Seat; money: number }>
  | Told<'raised', { seat: Seat | null; good: Good; price: number }>
  | Told<'raiseDeclined', { seat: Seat; good: Good | null }>
  | Told<'consoled', { seat: Seat; drawn: readonly Tile[]; tile: Tile | null }>
  | Told<'firstPlayerChosen', { seat: Seat; by: Seat }>
  | Told<'travelled', { seat: Seat; route: readonly Node[]; cost: number; by: 'full' | 'half' | 'shortcut' }>
  | Told<'sold', { seat: Seat; village: Village; good: Good; price: number }>
  | Told<'postPaid', { seat: Seat; village: Village; money: number }>
  | Told<'rested', { seat: Seat }>
  | Told<'discPlaced', { seat: Seat; region: Region; good: Good; money: number }>
  | Told<'nobilityPlaced', { seat: Seat; region: Region; money: number }>
  | Told<'regionSkipped', { seat: Seat; region: Region }>
  | Told<'regionLost', { seat: Seat; region: Region }>
  | Told<'sharedPostPlaced', { seat: Seat; village: Village }>
  | Told<'sharedDiscPlaced', { seat: Seat; region: Region; good: Good | null; space: number }>
  | Told<'cleanedUp', { round: number }>
  | Told<'declared', { seat: Seat; money: number }>
  | Told<'taxPassed', { seat: Seat }>
  | Told<'scored', { category: Income; seat: Seat; points: number }>
  | Told<'ended', { scores: readonly number[]; ranks: readonly number[] }>;

export type ViewOwner = Seat | 'shared';
export interface PlayerView {
  /** null: hidden from this viewer. */
  readonly money: number | null;
  readonly buyers: number;
  readonly passed: boolean;
  readonly posts: number;
  readonly supply: number;
  readonly sharedPosts: number;
  readonly discs: number;
  readonly merchant: Node;
  readonly tiles: readonly Tile[];
  readonly declared: number | null;
  /** If the market closed now. */
  readonly corridorIncome: number;
  /** Own posts by duchy and on the main road. */
  readonly duchies: readonly number[];
  readonly mainRoad: number;
  /** If the game ended now. */
  readonly finalIncome: Readonly<Record<Income, number>>;
}
export interface HermagorView {
  readonly viewer: Seat | null;
  readonly taxCollector: boolean;
  /** */
  readonly isBlackMarketForAll: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly firstPlayer: Seat;
  /** Action tiles turned up, the last is this round's; those still face down, in ascending order. */
  readonly turned: readonly number[];
  readonly pile: readonly number[];
  readonly bag: readonly Tile[];
  /** By stall: its tile, and who would win it now. */
  readonly market: readonly { readonly tile: Tile | null; readonly leader: ViewOwner | 'tie' | null }[];
  readonly buyers: readonly { readonly place: Place; readonly owner: ViewOwner }[];
  readonly prices: Readonly<Record<Good, number>>;
  /** The four green spaces of each row, and how many of them the marker leaves open. */
  readonly discs: Readonly<Record<Good, readonly (ViewOwner | null)[]>>;
  readonly open: Readonly<Record<Good, number>>;
  readonly nobility: readonly (ViewOwner | null)[];
  readonly posts: readonly { readonly village: Village; readonly owner: ViewOwner }[];
  readonly players: readonly PlayerView[];
  readonly shared: Readonly<SharedColour> | null;
  readonly ranks: readonly number[] | null;
}
export interface Hermagor extends Kinds {
  Step: HermagorStep;
  State: HermagorState;
  Option: HermagorOption;
  Event: HermagorEvent;
  View: HermagorView;
}
