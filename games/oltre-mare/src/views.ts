// Chapter 11: what a seat is shown.
import type { Result, Seat } from '@comptoir/kernel';
import type { CardName, GoodName, PortName, TokenName } from './names.ts';
import type { Asked, Draft, Letter, Run, Terms } from './types.ts';

export interface MerchantView {
  readonly family: string;
  readonly ducats: number;
  readonly prestige: number;
  /** What the prestige would earn if it were scored now. */
  readonly prestigeAward: number;
  readonly port: PortName;
  readonly tokens: readonly TokenName[];
  readonly active: TokenName | null;
  readonly tokenKinds: number;
  readonly handSize: number;
  /** The viewer's own; everybody's at the end; null where hidden. */
  readonly hand: readonly CardName[] | null;
  readonly top: CardName;
  readonly seaPower: number;
  readonly load: number;
  /** How many cards are to be played from this hand. */
  readonly cardsDue: number;
  /** How many cards of the hand are over the limit. */
  readonly overLimit: number;
  /** The most that can be paid in a deal. */
  readonly purse: number;
  readonly cargoSize: number;
  /** From bottom to top, with open cargo or at the end. */
  readonly cargo: readonly CardName[] | null;
  /** The same as runs, from top to bottom. */
  readonly runs: readonly Run[] | null;
  readonly pirateCount: number;
  /** At the end only. */
  readonly pirates: readonly CardName[] | null;
}
/** `cards`: the author's own view of what it gives. */
export interface LetterView extends Terms {
  readonly cards: readonly CardName[] | null;
}
export interface DraftView extends Terms {
  readonly cards: readonly CardName[];
  readonly stage: Draft['stage'];
  readonly letter: Letter;
  /** The card claimed about last. */
  readonly about: CardName | null;
  /** Bounds of the ducats pick. */
  readonly least: number;
  readonly most: number;
}
export interface OltreMareView {
  readonly players: number;
  readonly viewer: Seat | null;
  readonly first: Seat;
  readonly turn: number;
  readonly active: Seat;
  /** The step that is due, as everybody may know it: drafts and fillings show as the step they belong to. */
  readonly doing: Asked | null;
  /** Who has still to decide. */
  readonly waitingFor: readonly Seat[];
  readonly isLastTurn: boolean;
  /** The goods in this game, in table order. */
  readonly goods: readonly GoodName[];
  readonly openCargo: boolean;
  readonly freeClaims: boolean;
  readonly merchants: readonly MerchantView[];
  readonly deckSize: number;
  /** The Venice card lies under at least `least` and at most `most` of the goods cards left. */
  readonly venice: { readonly least: number; readonly most: number } | null;
  /** In the order of the table of ports; null: no token. */
  readonly ports: readonly { readonly port: PortName; readonly token: TokenName | null }[];
  readonly purchases: number;
  /** How many cards the active player can still buy this turn. */
  readonly purchasesLeft: number;
  readonly price: number;
  readonly offersMade: number;
  readonly hasCalled: boolean;
  readonly failed: readonly number[];
  readonly honoured: readonly boolean[];
  /** How many cards the active player may part with on balance. */
  readonly slack: number;
  readonly offer: LetterView | null;
  readonly counter: LetterView | null;
  readonly call: {
    readonly want: readonly GoodName[];
    readonly have: readonly GoodName[];
    readonly answered: readonly boolean[];
  } | null;
  /** Open proposals, by author. */
  readonly proposals: readonly (LetterView | null)[];
  readonly played: readonly CardName[];
  /** The viewer's own: sealed answer, draft, call being written, cards picked for playing or handing over. */
  readonly own: {
    readonly sealed: LetterView | null;
    readonly draft: DraftView | null;
    readonly callDraft: { readonly want: readonly GoodName[]; readonly have: readonly GoodName[] } | null;
    readonly chosen: readonly CardName[];
    readonly filled: readonly CardName[];
  } | null;
  readonly result: Result | null;
}
