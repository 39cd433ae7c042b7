// The vocabulary of Night Market: state, steps, options, events, view.
import type { Base, Kinds, Result, Seat } from '@comptoir/kernel';
import type { Category, GoodName } from './names.ts';

export type Stall = Record<GoodName, number>;
export interface Merchant {
  coins: number;
  readonly stall: Stall;
  /** The good on the order card: secret until the end. */
  order: GoodName;
  /** What this merchant has bid in this round: secret until all have. */
  bid: number | null;
}
export interface NightMarketState extends Base<NightMarketStep> {
  round: number;
  starter: Seat;
  deck: GoodName[];
  /** The order cards nobody has. */
  orders: GoodName[];
  lot: GoodName[];
  /** What nobody took, face up. */
  discard: GoodName[];
  readonly merchants: Merchant[];
}

export type NightMarketStep =
  | { readonly step: 'turnUp'; readonly seats: readonly Seat[] }
  | { readonly step: 'bid'; readonly seats: readonly Seat[] }
  | { readonly step: 'openBids'; readonly seats: readonly Seat[] }
  | { readonly step: 'take'; readonly seats: readonly Seat[] }
  | { readonly step: 'endRound'; readonly seats: readonly Seat[] }
  | { readonly step: 'endGame'; readonly seats: readonly Seat[] };
/** The steps in which somebody decides. */
export type Asked = 'bid' | 'take';

export interface BidOption {
  readonly verb: 'bid';
  readonly noun: number;
}
export interface TakeOption {
  readonly verb: 'take';
  readonly noun: GoodName;
}
export interface LeaveOption {
  readonly verb: 'leave';
}
export type NightMarketOption = BidOption | TakeOption | LeaveOption;

export type NightMarketEvent =
  | { readonly kind: 'lotTurnedUp'; readonly round: number; readonly lot: readonly GoodName[] }
  | { readonly kind: 'bidPlaced'; readonly seat: Seat }
  | { readonly kind: 'bidsOpened'; readonly bids: readonly number[] }
  | { readonly kind: 'lotWon'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'goodTaken'; readonly seat: Seat; readonly good: GoodName }
  | { readonly kind: 'lotLeft'; readonly seat: Seat }
  | { readonly kind: 'orderShown'; readonly seat: Seat; readonly good: GoodName }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly category: Category; readonly points: number }
  | ({ readonly kind: 'gameEnded' } & Result);

export interface MerchantView {
  readonly coins: number;
  readonly stall: Readonly<Stall>;
  readonly hasBid: boolean;
  /** Only what the viewer may know. */
  readonly order: GoodName | null;
  readonly bid: number | null;
  /** The points this merchant would score now, without the order. */
  readonly points: number;
}
export interface NightMarketView {
  readonly round: number;
  readonly rounds: number;
  readonly starter: Seat;
  readonly deckSize: number;
  readonly lot: readonly GoodName[];
  readonly discard: readonly GoodName[];
  readonly merchants: readonly MerchantView[];
}

export interface NightMarket extends Kinds {
  Step: NightMarketStep;
  State: NightMarketState;
  Option: NightMarketOption;
  Event: NightMarketEvent;
  View: NightMarketView;
}
