// The vocabulary of Oltre Mare: state, steps, options, events. What a player sees is in views.ts.
import type { Base, Kinds, PlaceIn, Seat } from '@comptoir/kernel';
import type {
  CardName,
  Category,
  GoodName,
  Pile,
  PortName,
  QuestionName,
  StatementName,
  TokenName,
  TopicName,
} from './names.ts';
import type { OltreMareView } from './views.ts';

/** Numbers, which bots compare quickly. */
export type Card = PlaceIn<'CARDS'>;
export type Good = PlaceIn<'GOODS'>;
export type Port = PlaceIn<'PORTS'>;
/** A place in STATEMENTS: 5 × (place of the pair in PAIRS, from 1) + load, then the single icons; 0 says nothing. */
export type Claim = number;

export interface Merchant {
  /** In table order, so that the order tells nothing. */
  readonly hand: Card[];
  /** The last one is the top card. */
  readonly cargo: Card[];
  /** Face down; the last one is on top. */
  readonly pirates: Card[];
  ducats: number;
  prestige: number;
  port: Port;
  readonly tokens: TokenName[];
  /** One of `tokens`, or none. */
  active: TokenName | null;
}
/** `give` in table order, `claims` beside it, `ask` in table order; ducats > 0: the author pays. */
export interface Package {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Card[];
  readonly claims: Claim[];
  readonly ask: Good[];
  ducats: number;
  /** what was asked about its cards, in order; not there without table talk. */
  readonly questions?: Question[];
}
/** `place`: which of the given cards, from 0. `said`: null until it is answered, 0 where nothing was said. */
export interface Question {
  readonly place: number;
  readonly topic: TopicName;
  said: Claim | null;
}
/** A package being composed; `about`: which given card was claimed about last, -1 for none yet. */
export interface Draft extends Package {
  stage: 'give' | 'ask' | 'ducats' | 'word' | 'state';
  about: number;
}
export interface CallDraft {
  stage: 'want' | 'have';
  readonly want: Good[];
  readonly have: Good[];
}
/** `held`: goods of `have` the callers have not parted with since, so that their hand contains them. */
export interface Call {
  readonly want: Good[];
  readonly have: Good[];
  readonly held: Good[];
  /** By seat: whether the answer is in. */
  readonly answered: boolean[];
}
export type Letter = 'offer' | 'counter' | 'proposal';
/** A letter that was accepted while its receiver still picks the cards to hand over. */
export interface Deal {
  readonly letter: Letter;
  readonly author: Seat;
  readonly filled: Card[];
}
/** What table talk adds to the table. */
export interface Talk {
  /** By seat: the good it would give, until it gives one or its turn comes. */
  readonly waves: (Good | null)[];
  /** By speaker, then by listener: words about cards that turned out true, or false, once the card was there. */
  readonly kept: number[][];
  readonly broken: number[][];
  /** Cards put back this turn. */
  putBack: number;
}
export interface OltreMareState extends Base<OltreMareStep> {
  readonly openCargo: boolean;
  readonly freeClaims: boolean;
  /** Not there in a game of letters alone, nor in one stored before there was table talk. */
  readonly talk?: Talk;
  /** not there unless deals may be paid with ducats one does not have. */
  readonly debts?: true;
  readonly merchants: Merchant[];
  /** Goods cards, face down; the last one is on top. */
  readonly deck: Card[];
  /** How many goods cards lie under the Venice card; null once it was drawn. */
  underVenice: number | null;
  readonly portTokens: (TokenName | null)[];
  /** Tokens out of the game. */
  readonly gone: TokenName[];
  readonly first: Seat;
  turn: number;
  active: Seat;
  isLastTurn: boolean;
  purchases: number;
  offersMade: number;
  hasCalled: boolean;
  /** By seat: offers of this turn that came to nothing. */
  readonly failed: number[];
  /** By seat: whether it earned its prestige of this turn. */
  readonly honoured: boolean[];
  /** Terms declined this turn, as numbers. */
  readonly declined: number[];
  readonly drafts: (Draft | null)[];
  callDraft: CallDraft | null;
  offer: Package | null;
  counter: Package | null;
  call: Call | null;
  /** By author. Sealed until the call is answered by all, then open until trading ends. */
  readonly proposals: (Package | null)[];
  deal: Deal | null;
  /** Cards picked for playing, still in the hand until the last pick shows them. */
  readonly chosen: Card[];
  /** Cards played and not yet loaded. */
  readonly played: Card[];
}

interface Decides {
  readonly seats: readonly Seat[];
}
interface PlaysItself {
  readonly seats: readonly [];
}
export type OltreMareStep =
  | (PlaysItself & {
      readonly step: 'startTurn' | 'openProposals' | 'actions' | 'stack' | 'endTurn' | 'finalScoring';
    })
  | (Decides & {
      readonly step:
        | 'discard'
        | 'trade'
        | 'composeOffer'
        | 'answerOffer'
        | 'composeCounter'
        | 'answerCounter'
        | 'composeCall'
        | 'answerCall'
        | 'fill'
        | 'playCard'
        | 'compass'
        | 'load'
        | 'wave';
    })
  | SailStep
  | ReplyStep;
interface SailStep extends Decides {
  readonly step: 'sail';
  /** Ship icons: the exact number of routes. */
  readonly ships: number;
}
interface ReplyStep extends Decides {
  readonly step: 'reply';
  /** What was asked about: a letter of the seat that replies. */
  readonly letter: Letter;
}
/** The steps in which a player decides. */
export type Asked = Exclude<
  OltreMareStep['step'],
  'startTurn' | 'openProposals' | 'actions' | 'stack' | 'endTurn' | 'finalScoring'
>;

export type CardVerb = 'discard' | 'give' | 'claim' | 'fill' | 'play' | 'unplay' | 'load';
export type GoodVerb = 'ask' | 'want' | 'have' | 'wave';
export type PortVerb = 'sail' | 'compass';
export type SeatVerb = 'offer' | 'take';
export type PlainVerb =
  | 'call'
  | 'endTrade'
  | 'done'
  | 'send'
  | 'accept'
  | 'decline'
  | 'counter'
  | 'propose'
  | 'pass'
  | 'stay'
  | 'silent'
  | 'quiet';
export type CardOption<V extends CardVerb = CardVerb> = { readonly verb: V; readonly noun: CardName };
export type GoodOption<V extends GoodVerb = GoodVerb> = { readonly verb: V; readonly noun: GoodName };
export type PortOption<V extends PortVerb = PortVerb> = { readonly verb: V; readonly noun: PortName };
export type SeatOption<V extends SeatVerb = SeatVerb> = { readonly verb: V; readonly noun: Seat };
export type PlainOption<V extends PlainVerb = PlainVerb> = { readonly verb: V };
export type BuyOption = { readonly verb: 'buy'; readonly noun: Pile };
export type DucatsOption = { readonly verb: 'ducats'; readonly noun: number };
export type StateOption = { readonly verb: 'state'; readonly noun: StatementName };
export type InquireOption = { readonly verb: 'inquire'; readonly noun: QuestionName };
/** One pick of a package. */
export type ComposeOption =
  | CardOption<'give'>
  | GoodOption<'ask'>
  | DucatsOption
  | CardOption<'claim'>
  | StateOption
  | PlainOption<'done'>
  | PlainOption<'send'>;
/** While an answer is composed, the answer without a package stays open. */
export type DraftOption = ComposeOption | PlainOption<'decline'> | PlainOption<'pass'>;
export type OltreMareOption =
  | ComposeOption
  | CardOption<'discard'>
  | CardOption<'fill'>
  | CardOption<'play'>
  | CardOption<'unplay'>
  | CardOption<'load'>
  | GoodOption<'want'>
  | GoodOption<'have'>
  | PortOption<'sail'>
  | PortOption<'compass'>
  | SeatOption<'offer'>
  | SeatOption<'take'>
  | BuyOption
  | PlainOption<'call'>
  | PlainOption<'endTrade'>
  | PlainOption<'accept'>
  | PlainOption<'decline'>
  | PlainOption<'counter'>
  | PlainOption<'propose'>
  | PlainOption<'pass'>
  | PlainOption<'stay'>
  | InquireOption
  | PlainOption<'silent'>
  | GoodOption<'wave'>
  | PlainOption<'quiet'>;

/** A package as everybody may see it: goods and claims, never the cards. */
export interface Terms {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly GoodName[];
  /** Beside `give`; null: nothing was said of this card. */
  readonly claims: readonly (StatementName | null)[];
  readonly ask: readonly GoodName[];
  readonly ducats: number;
}
/**
 * Cards that lie in a pile nobody may look through. A log shows them until the end of the turn after `turn`,
 * then only their number: hosts pass every event through the game's `fade` before they show it again.
 */
interface Remembered {
  readonly turn: number;
  /** null: faded. */
  readonly cards: readonly CardName[] | null;
  readonly count: number;
}
/** Equal goods next to each other in a cargo pile, and what they score. */
export interface Run {
  readonly good: GoodName;
  readonly count: number;
  readonly points: number;
}
/** What was asked, and about which card of whose letter. */
interface Asking {
  readonly letter: Letter;
  readonly author: Seat;
  readonly place: number;
  readonly good: GoodName;
  readonly topic: TopicName;
}
/** An event of a seat, with what belongs to it. */
type Of<K extends string, More = unknown> = { readonly kind: K; readonly seat: Seat } & Readonly<More>;
/** Events that two players may see are told twice, once to each. */
export type OltreMareEvent =
  | Of<'turnedUp', { port: PortName } & Remembered>
  | Of<'dealt', { cards: readonly CardName[]; only: Seat }>
  | Of<'turnStarted', { turn: number; limit: number; load: number }>
  | Of<'authorityPaid', { ducats: number }>
  | Of<'discarded'>
  | Of<'discardSeen', { only: Seat } & Remembered>
  | Of<'bought', { from: Pile; price: number }>
  | Of<'drew', { cards: readonly CardName[]; only: Seat }>
  | { readonly kind: 'offered'; readonly terms: Terms }
  | { readonly kind: 'countered'; readonly terms: Terms }
  | { readonly kind: 'proposed'; readonly terms: Terms }
  | Of<'declined', { letter: Letter; author: Seat }>
  | Of<'called', { want: readonly GoodName[]; have: readonly GoodName[] }>
  | Of<'answered'>
  | Of<'passed'>
  | Of<'lapsed'>
  | Of<'inquired', Asking>
  /** `said`: null where nothing was answered. */
  | Of<'replied', Asking & { said: StatementName | null }>
  | Of<'waved', { good: GoodName }>
  | Of<'tradeEnded'>
  /** `terms` from the author's side. */
  | { readonly kind: 'concluded'; readonly letter: Letter; readonly terms: Terms }
  | {
      readonly kind: 'exchanged';
      readonly only: Seat;
      readonly partner: Seat;
      readonly gave: readonly CardName[];
      readonly got: readonly CardName[];
    }
  | Of<'prestigeEarned', { prestige: number }>
  | Of<'played', Remembered>
  | Of<'ducatsGained', { icons: number; ducats: number; hasBigDeal: boolean }>
  | Of<'pirated', { icons: number; count: number }>
  | Of<'marketed', { icons: number; count: number }>
  | Of<'piratesFought', { icons: number }>
  | Of<'seafaringPaid', { icons: number }>
  | Of<'sailed', { from: PortName; to: PortName; ships: number }>
  | Of<'compassUsed', { from: PortName; to: PortName }>
  | Of<'tokenTaken', { port: PortName; token: TokenName }>
  | Of<'tokenTurnedDown', { token: TokenName }>
  | Of<'loaded', Remembered>
  | { readonly kind: 'veniceDrawn'; readonly prestige: readonly number[]; readonly ducats: readonly number[] }
  | Of<'lastTurn'>
  | Of<'sold', Run>
  | Of<'scored', { category: Category; points: number }>
  | { readonly kind: 'ended'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

export interface OltreMare extends Kinds {
  Step: OltreMareStep;
  State: OltreMareState;
  Option: OltreMareOption;
  Event: OltreMareEvent;
  View: OltreMareView;
}
