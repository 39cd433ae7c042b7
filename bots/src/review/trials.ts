// Options of one decision tried in the same deals: what each leads to this turn, what it leads to later, what follows it.
import {
  copyOf,
  deciders,
  drawFrom,
  due,
  type Kinds,
  type Option,
  redealt,
  type Seat,
  seedFrom,
  type Texts,
  type Who,
  type Words,
  writeOption,
} from '@comptoir/kernel';
import { finishTurn, type OnPick, playOn } from '../playout.ts';
import { playOffer, sequencesFrom } from '../sequences.ts';
import { bestOfEach, chancesAfter, type Standing } from './chances.ts';
import { addPoints, type Eyes, THOROUGH } from './outlook.ts';

/** How options and players are called. */
export interface Speech {
  readonly texts: Readonly<Record<keyof Words, Texts<Kinds>>>;
  readonly who: Who;
}

/** An option as the game calls it in this position. */
export function labelAt(
  { known: { game }, viewer }: Pick<Eyes, 'known' | 'viewer'>,
  s: Kinds['State'],
  option: Option,
  { texts, who }: Speech,
): Words {
  const step = due(s);
  const view = game.view(s, viewer);
  const say = (words: Texts<Kinds>): string =>
    (step === null ? null : words.options[option.verb]?.(option, step, view, who)) ?? writeOption(option);
  return { en: say(texts.en), fr: say(texts.fr) };
}

/** A pick that was made after the option was, and in which part of the deals. */
export interface Followed {
  readonly seat: Seat;
  readonly option: Option;
  readonly label: Words;
  readonly share: number;
}
/** What an option leads to, on average over the deals. */
export interface Outcome {
  readonly option: Option;
  readonly label: Words;
  /** The rest of the turn, and the first pick of each rival after it. */
  readonly followed: ReadonlyMap<string, Followed>;
  /** The chance of the seat that decides. */
  readonly chance: number;
  /** In which part of the deals the seat decides again at once. */
  readonly goesOn: number;
  /** By seat: the points to expect when the turn is over, and after playing on. */
  readonly turn: readonly number[];
  readonly later: readonly number[];
}

interface Tried {
  readonly sequence: readonly Option[];
  readonly turn: number[];
  readonly later: number[];
  readonly followed: Map<string, Followed & { readonly count: number }>;
  goesOn: number;
}

const keyOf = (seat: Seat, option: Option): string => `${seat} ${writeOption(option)}`;

export class Trials {
  readonly #eyes: Eyes;
  readonly #speech: Speech;
  readonly #tried: readonly Tried[];
  #deals = 0;

  /** Each option is tried alone and with what may follow it. The deals are those of the eyes' salt, however many are asked for. */
  constructor(eyes: Eyes, speech: Speech, options: readonly Option[]) {
    this.#eyes = eyes;
    this.#speech = speech;
    const { known, veiled, viewer } = eyes;
    const zeros = (): number[] => new Array<number>(eyes.players).fill(0);
    this.#tried = sequencesFrom(known, veiled, viewer, options).map((sequence) => ({
      sequence,
      turn: zeros(),
      later: zeros(),
      followed: new Map(),
      goesOn: 0,
    }));
  }
  get deals(): number {
    return this.#deals;
  }
  /** One more deal, the same for all. */
  deal(): void {
    const { known, veiled, viewer, salt } = this.#eyes;
    const seed = seedFrom(`${salt} ${viewer} ${this.#deals}`);
    const dealt = redealt(known.game, veiled, viewer, drawFrom(seed));
    for (const tried of this.#tried) this.#try(tried, copyOf(known.game, dealt), drawFrom(seed));
    this.#deals += 1;
  }
  #try(tried: Tried, s: Kinds['State'], draw: (n: number) => number): void {
    const { known, viewer } = this.#eyes;
    playOffer(known.game, s, viewer, tried.sequence);
    if (deciders(s).includes(viewer)) {
      tried.goesOn += 1;
      finishTurn(known, s, draw, this.#watch(tried, s));
    }
    addPoints(tried.turn, known, s);
    playOn(known, s, THOROUGH, draw, this.#watch(tried, s));
    addPoints(tried.later, known, s);
  }
  /** Notes the next picks of the viewer, and the first one of everybody else. */
  #watch({ followed }: Tried, s: Kinds['State']): OnPick {
    const seen = new Set<Seat>();
    return (seat, [option], isChoice) => {
      if (option === undefined || !isChoice || seen.has(seat)) return;
      if (seat !== this.#eyes.viewer) seen.add(seat);
      const key = keyOf(seat, option);
      const before = followed.get(key);
      const label = before?.label ?? labelAt({ ...this.#eyes, viewer: seat }, s, option, this.#speech);
      followed.set(key, { seat, option, label, share: 0, count: (before?.count ?? 0) + 1 });
    };
  }
  /** Each option by the best sequence that begins with it, the best first. */
  outcomes(standing: Standing): readonly Outcome[] {
    const { known, viewer } = this.#eyes;
    const points = this.#tried.map(({ later }) => this.#mean(later));
    const chances = chancesAfter(standing, points, viewer, known.hints.finalChances);
    return bestOfEach(this.#tried.map((tried, n) => this.#outcome(tried, chances[n] ?? 0)));
  }
  #mean(sums: readonly number[]): readonly number[] {
    return sums.map((sum) => sum / Math.max(this.#deals, 1));
  }
  #outcome({ sequence, turn, later, followed, goesOn }: Tried, chance: number): Outcome {
    const deals = Math.max(this.#deals, 1);
    const [option] = sequence;
    if (option === undefined) throw new Error('review: a sequence without a pick');
    return {
      option,
      label: labelAt(this.#eyes, this.#eyes.veiled, option, this.#speech),
      chance,
      turn: this.#mean(turn),
      later: this.#mean(later),
      goesOn: goesOn / deals,
      followed: new Map(
        [...followed].map(([key, each]) => [key, { ...each, share: Math.min(1, each.count / deals) }]),
      ),
    };
  }
}
