// The contract between a game and everything that plays it: hosts, bots, tests, boards.

/** 0..n-1, clockwise. */
export type Seat = number;
/** A paragraph of the game's RULES.md, R-6.2a, R-7.1.4. */
export type RuleId = `R-${string}`;
/** 128 bits. The host draws them from a cryptographic source; equal seeds give equal games. */
export type Seed = readonly [number, number, number, number];
declare const list: unique symbol;
/** Inside a state a component is its place in a list; the brand keeps the lists apart, so that a card is never taken for a ship. */
export type PlaceIn<List extends string> = number & { readonly [list]: List };
/** One small pick: a verb and at most one component. A compound action is several picks in a row. */
export interface Option {
  readonly verb: string;
  readonly noun?: string | number;
}
/** Why a pick is not allowed. The sentence shown is looked up by `code` in the game's texts. */
export interface Refusal {
  readonly rule: RuleId;
  readonly code: string;
}
/** Something still to be done: which step, who decides (nobody: it plays itself), few plain arguments. */
export interface Step {
  readonly step: string;
  readonly seats: readonly Seat[];
}
/** Something that happened, for log text and animation. With `only`, that seat alone may see it. */
export interface LogEvent {
  readonly kind: string;
  readonly only?: Seat;
}
/** Final points and places (1 is the winner, equal places are shared), both by seat. */
export interface Result {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}
/** What every state holds. Plain JSON throughout: no class, Map, Set, Date, function or undefined. */
export interface Base<T extends Step> {
  rng: [number, number, number, number];
  /** A pile: the last step is due. Rules add to it with `effects.next`, never directly. */
  agenda: T[];
  result: Result | null;
}
/** A game names its five types once; everything below takes that one name. */
export interface Kinds {
  Step: Step;
  State: Base<Step>;
  Option: Option;
  Event: LogEvent;
  View: object;
}
/** What a rule may do besides changing the state it is handed. It serves that one call and is kept by nobody. */
export interface Effects<G extends Kinds> {
  /** Do these now, in this order, before the rest of the agenda. */
  next(...steps: G['Step'][]): void;
  /** The seat that has just picked decides once more in this same step. */
  again(): void;
  tell(event: G['Event']): void;
  /** 0..n-1, unbiased, from state.rng; makes the pick final. */
  random(n: number): number;
  /** Fisher–Yates, in place, from state.rng; makes the pick final. */
  shuffle<T>(list: T[]): void;
  /** A secret became known; makes the pick final. */
  reveal(): void;
}
export type At<G extends Kinds, K> = Extract<G['Step'], { readonly step: K }>;
/** A step in which a player decides. */
export interface Choice<G extends Kinds, K extends string, O extends G['Option'] = G['Option']> {
  readonly rule: RuleId;
  /**
   * Every option a player might try, legal or not; no duplicates. A fresh list, or one that never changes: it is still
   * read while other questions are asked.
   */
  candidates(s: G['State'], at: At<G, K>, seat: Seat): readonly O[];
  /** The rules, in rulebook order. Asks and never changes. */
  refuse(s: G['State'], at: At<G, K>, seat: Seat, o: O): Refusal | null;
  /** Called only when not refused. Changes and never checks. */
  apply(s: G['State'], at: At<G, K>, seat: Seat, o: O, effects: Effects<G>): void;
  /** What the platform picks when time runs out (decline, pass); without it a bot takes over. */
  fallback?(s: G['State'], at: At<G, K>, seat: Seat): O;
}
/** A step that plays itself: income, upkeep, end of round. */
export interface Upkeep<G extends Kinds, K extends string> {
  readonly rule: RuleId;
  run(s: G['State'], at: At<G, K>, effects: Effects<G>): void;
}
/** Switches of a table: name and possible values, the first being that of a record that names none. */
export type Variants = Readonly<Record<string, readonly [string, ...string[]]>>;
export interface Game<G extends Kinds> {
  readonly id: string;
  /** Raised when a rule change could make an old record replay differently. */
  readonly version: number;
  readonly players: readonly [min: number, max: number];
  readonly variants: Variants;
  /** `name:value` of the switches that a new table is opened with otherwise than by default. */
  readonly usualVariants?: readonly string[];
  /** `variants` holds a value for every switch. Spread `base` into the state that is returned. */
  setup(
    base: Base<G['Step']>,
    players: number,
    variants: Readonly<Record<string, string>>,
    effects: Effects<G>,
  ): G['State'];
  readonly steps: { readonly [K in G['Step']['step']]: Choice<G, K> | Upkeep<G, K> };
  /** Every "no" of the game. */
  readonly refusals: Readonly<Record<string, Refusal>>;
  /** What this seat may know, built by allow-list. null: a spectator. */
  view(s: G['State'], viewer: Seat | null): G['View'];
  /** Deals anew, in place, everything the viewer cannot know; what the viewer knows stays. */
  redeal(s: G['State'], viewer: Seat, random: (n: number) => number): void;
  /**
   * A deep copy, as `clone` makes one: two states share only what rules never change, such as steps. Field after field it is made several
   * times faster, and of copying bots do most. Without it `clone` is used.
   */
  copy?(s: G['State']): G['State'];
  /** Throws when a component was lost, doubled or is where it cannot be. */
  audit(s: G['State']): void;
  /** What a log may still show of an old event, where players are not meant to look things up; asked until the end. */
  fade?(e: G['Event'], now: G['View']): G['Event'];
}
/** The numbers of an evaluation, by name. */
export type Weights = Readonly<Record<string, number>>;
/** How expected points become a chance to win; fitted by self-play (`comptoir calibrate`). */
export interface ChanceScale {
  /** In the first turn and in the last: a lead of so many points over a rival makes winning e times as likely as the rival's winning. */
  readonly early: number;
  readonly late: number;
}
/** What a game tells bots about itself, beside its rules. Without it a game is complete, but nobody plays it well. */
export interface BotHints<G extends Kinds> {
  /** The final points this seat may expect. At the end: its score. */
  evaluate(s: G['State'], seat: Seat): number;
  /** Where a decision has many continuations: sequences of picks worth a look, from here. */
  menu?(s: G['State'], seat: Seat): readonly (readonly G['Option'][])[];
  /**
   * Of these options, at least one, those that are not nonsense at any level. `level`: from 0, how bold the player is;
   * without it nobody in particular.
   */
  sensible?(
    s: G['State'],
    seat: Seat,
    options: readonly G['Option'][],
    level?: number,
  ): readonly G['Option'][];
  /** For points that are expected in a position as it stands, or a few turns later. */
  readonly chances?: ChanceScale;
  /** For points that games from this position on ended with. */
  readonly finalChances?: ChanceScale;
  /** What a network may know of this seat: always as many numbers, most of them between 0 and 1. */
  features?(s: G['State'], seat: Seat): readonly number[];
  /** A network that was trained on them: by how many points `evaluate` is mistaken at the end of a turn. */
  readonly network?: string;
  /** For games played as a test: numbers that grow towards positions where a rule applies that seldom does. */
  extremes?(s: G['State']): readonly number[];
  /** The numbers of `evaluate`, and `evaluate` with other numbers, for tuning. */
  readonly tunable?: {
    readonly weights: Weights;
    evaluateWith(weights: Weights): BotHints<G>['evaluate'];
  };
}
export interface Decision<G extends Kinds> {
  readonly seat: Seat;
  readonly at: G['Step'];
  readonly rule: RuleId;
  readonly options: readonly G['Option'][];
  readonly refused: readonly (readonly [G['Option'], Refusal])[];
}
export interface Played<G extends Kinds> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  /** A final pick cannot be taken back, nor anything before it. */
  readonly isFinal: boolean;
}
