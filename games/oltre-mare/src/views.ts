// Chapter 11: what a seat is shown.
import type { Result, Seat } from '@comptoir/kernel';
import type { CardName, GoodName, PortName, StatementName, TokenName, TopicName } from './names.ts';
import type { Asked, Draft, Letter, Run, Terms } from './types.ts';

export interface MerchantView {
  readonly family: string;
  readonly ducats: number;
  readonly prestige: number;
  /** What the prestige would earn if it were scored now. */
  readonly prestigeAward: number;
  /** The prestige after one more deal with the active player this turn. */
  readonly prestigeNext: number;
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
  /** The good this seat would give, as it said at the end of its turn. */
  readonly wave: GoodName | null;
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
  /** What was asked about its cards; `said` is null where nothing was answered. */
  readonly questions: readonly QuestionView[];
  /** What becomes of hands and purses if it is a deal, the author's and the receiver's. */
  readonly after: readonly [author: AfterDeal, receiver: AfterDeal];
}
export interface QuestionView {
  readonly place: number;
  readonly topic: TopicName;
  readonly said: StatementName | null;
  readonly isWaiting: boolean;
}
export interface AfterDeal {
  readonly hand: number;
  readonly ducats: number;
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
  /** Questions, waves and statements about single icons. */
  readonly hasTalk: boolean;
  readonly merchants: readonly MerchantView[];
  readonly deckSize: number;
  /** The Venice card lies under at least `least` and at most `most` of the goods cards left. */
  readonly venice: { readonly least: number; readonly most: number } | null;
  /** In the order of the table of ports; null: no token. */
  readonly ports: readonly {
    readonly port: PortName;
    readonly token: TokenName | null;
    /** The fewest routes from the viewer's ship. */
    readonly away: number | null;
  }[];
  readonly purchases: number;
  /** How many cards the active player can still buy this turn. */
  readonly purchasesLeft: number;
  readonly price: number;
  readonly offersMade: number;
  readonly mostOffers: number;
  /** By partner: tries that failed; so many end the talk with one. */
  readonly failed: readonly number[];
  readonly mostFailed: number;
  readonly hasCalled: boolean;
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
    /** By speaker: what was said to the viewer about cards it then got. */
    readonly words: readonly { readonly kept: number; readonly broken: number }[];
    /** The question the viewer is to answer, and about which of its cards. */
    readonly asked: { readonly card: CardName; readonly topic: TopicName; readonly by: Seat } | null;
  } | null;
  readonly result: Result | null;
}
