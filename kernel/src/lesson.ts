// A lesson: a match with a coach. At each moment the coach says something and waits for a pick; the opponents pick what
// the lesson says. A run never changes; every pick, reply and way back leads to another one.
import { type LogEntry, Match, type SeatPick } from './match.ts';
import { checkRules, readOption, writeOption } from './record.ts';
import { readSeed } from './rng.ts';
import type { Words } from './texts.ts';
import type { Decision, Game, Kinds, Option, Refusal, RuleId, Seat } from './types.ts';

/** What is said to a pick that is legal but leads away from the lesson, with what it costs beside the lesson's pick. */
export interface Answer {
  readonly title: Words;
  readonly text: Words;
  readonly yours: Words;
  readonly ours: Words;
}
/** A pick as records write it, `item lighthouse`; with picks that are as good, and what is said to them. */
export type LessonPick = string | { readonly pick: string; readonly fine: Readonly<Record<string, Words>> };
/** One idea: what is said, what it points at, which picks move on. Without picks it is only read. */
export interface LessonMoment {
  readonly title: Words;
  readonly text: Words;
  readonly why?: Words;
  readonly rule?: RuleId;
  /** Places or targets of the board; without it the pick that is due. */
  readonly ring?: readonly string[];
  /** The page of a small screen that shows it; without it the one of the decision. */
  readonly page?: string;
  /** The place the pick leads to. */
  readonly next?: string;
  /** The turn alone: nothing is ringed until help is asked for. */
  readonly isAlone?: true;
  readonly picks?: readonly LessonPick[];
  /** By pick, by verb, or `*`: every other legal pick has an answer. */
  readonly others?: Readonly<Record<string, Answer>>;
  /** What the opponents pick after these picks: `1 slot 3`. */
  readonly replies?: readonly string[];
  /** How many pieces of the goal are reached now. */
  readonly reached?: number;
  /** At the end: what one knows now, each with its rule. */
  readonly known?: readonly { readonly text: Words; readonly rule: RuleId }[];
}
export interface Lesson {
  readonly title: Words;
  /** What is reached in it, and the pieces of that as symbols of the game's sprite. */
  readonly goal: Words;
  readonly pieces?: readonly string[];
  /** Who sits where; the learner is `seat`. */
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly version: number;
  readonly variants: readonly string[];
  readonly seed: string;
  /** What was picked before the lesson begins. */
  readonly opening: readonly string[];
  /** What a later lesson teaches stays quiet: pick or verb, and which lesson. */
  readonly later: Readonly<Record<string, number>>;
  readonly moments: readonly LessonMoment[];
}
/** A lesson as it stands in a list; its moments are loaded when it is opened. */
export interface LessonEntry {
  readonly title: Words;
  readonly minutes: number;
  load(): Promise<Lesson>;
}
/** How a round is told apart: by the kind of event it begins with, or by that of each seat's turn. */
export interface CourseRound {
  readonly event: string;
  readonly isEachSeat?: true;
  readonly minutes: number;
}
export interface Course {
  readonly lessons: readonly LessonEntry[];
  /** After the lessons: a whole round of one's own against bots. */
  readonly round: CourseRound;
}

/** Whether the first round of a game of so many players is over. */
export function isRoundOver(
  { event, isEachSeat }: Pick<CourseRound, 'event' | 'isEachSeat'>,
  log: readonly LogEntry[],
  players: number,
): boolean {
  const begun = log.flatMap(({ events }) => events).filter(({ kind }) => kind === event).length;
  return begun > (isEachSeat === true ? players : 1);
}

/** What a table of picks says of this one: by its whole name, by its verb, or of any. */
function entryFor<T>(table: Readonly<Record<string, T>> | undefined, option: Option): T | undefined {
  return table?.[writeOption(option)] ?? table?.[option.verb] ?? table?.['*'];
}

/** A pick with its seat, as lessons and figures write it: `1 slot 3`. */
export function readPick(line: string): SeatPick {
  const [seat = '', ...option] = line.split(' ');
  return { seat: Number(seat), option: readOption(option.join(' ')) };
}

/** `way`: as the lesson goes. `strayed`: a pick waits to be taken back or kept. `free`: what is said no longer fits. */
export type LessonMode = 'way' | 'strayed' | 'free';

/** Where a run stands, in numbers; all else follows from these and the lesson. */
interface Progress {
  readonly at: number;
  /** How many picks of the moment are made, and how many of its replies. */
  readonly made: number;
  readonly replied: number;
}
interface RunState<G extends Kinds> extends Progress {
  readonly match: Match<G>;
  readonly picks: readonly SeatPick[];
  readonly mode: LessonMode;
  readonly kept: number;
  /** What was said to a pick that is as good; shown once. */
  readonly fine: Words | null;
  readonly answer: Answer | null;
  /** The run before the learner's last pick. */
  readonly before: LessonRun<G> | null;
  /** The run before the pick that led away. */
  readonly parting: LessonRun<G> | null;
  /** The run before the first pick that was kept. */
  readonly firstParting: LessonRun<G> | null;
}

export class LessonRun<G extends Kinds = Kinds> {
  readonly lesson: Lesson;
  readonly #now: RunState<G>;

  private constructor(lesson: Lesson, now: RunState<G>) {
    this.lesson = lesson;
    this.#now = now;
  }

  /** Throws, with the lesson's title, where its opening no longer follows the rules. */
  static start<G extends Kinds>(game: Game<G>, lesson: Lesson): LessonRun<G> {
    const { version, variants, names, seed, title } = lesson;
    const header = { game: game.id, version, players: names.length, variants, seed: readSeed(seed) };
    checkRules(game, header);
    const picks = lesson.opening.map(readPick);
    let match = Match.start(game, header);
    for (const { seat, option } of picks) {
      const next = match.pick(seat, option);
      if ('code' in next)
        throw new Error(`lesson “${title.en}”: ${seat} ${writeOption(option)}: ${next.code}`);
      match = next;
    }
    const place = { at: 0, made: 0, replied: 0 };
    const plain = { kept: 0, fine: null, answer: null, before: null, parting: null, firstParting: null };
    return new LessonRun(lesson, { ...place, ...plain, match, picks, mode: 'way' });
  }

  get match(): Match<G> {
    return this.#now.match;
  }
  get picks(): readonly SeatPick[] {
    return this.#now.picks;
  }
  get mode(): LessonMode {
    return this.#now.mode;
  }
  get at(): number {
    return this.#now.at;
  }
  get kept(): number {
    return this.#now.kept;
  }
  get fine(): Words | null {
    return this.#now.fine;
  }
  get answer(): Answer | null {
    return this.#now.answer;
  }
  get moment(): LessonMoment {
    const moment = this.lesson.moments[this.at];
    if (moment === undefined) throw new Error(`lesson “${this.lesson.title.en}”: no moment ${this.at}`);
    return moment;
  }
  get isLast(): boolean {
    return this.at === this.lesson.moments.length - 1;
  }
  /** The pick that moves on, or one as good where it was made before; null where something is only read, or others pick. */
  get due(): Option | null {
    const pick = this.mode === 'way' ? this.moment.picks?.[this.#now.made] : undefined;
    if (pick === undefined) return null;
    const own = readOption(typeof pick === 'string' ? pick : pick.pick);
    const wanted = this.#options().filter((option) => this.#wanted(option) !== null);
    return wanted.find((option) => writeOption(option) === writeOption(own)) ?? wanted[0] ?? own;
  }
  /** The pick the learner made instead, while it waits to be taken back or kept. */
  get strayed(): Option | null {
    return this.mode === 'strayed' ? (this.picks.at(-1)?.option ?? null) : null;
  }
  /** The pick of the lesson where the learner left it. */
  get parted(): Option | null {
    return this.#now.parting?.due ?? null;
  }
  /** The opponents' next pick by the lesson, or null. */
  get reply(): SeatPick | null {
    const { made, replied } = this.#now;
    const { picks = [], replies = [] } = this.moment;
    const line = this.mode === 'way' && made === picks.length ? replies[replied] : undefined;
    return line === undefined ? null : readPick(line);
  }
  /** Nothing is to be picked: the learner reads and goes on. */
  get isReading(): boolean {
    return this.mode === 'way' && (this.moment.picks ?? []).length === 0;
  }

  /** What the learner decides; what a later lesson teaches stands among the refused. */
  get decision(): Decision<G> | null {
    const decision = this.match.decisionFor(this.lesson.seat);
    if (decision === null || this.mode === 'free') return decision;
    const isLater = (option: G['Option']): boolean => this.laterLesson(option) !== null;
    const refused = decision.options
      .filter(isLater)
      .map((option) => [option, { rule: decision.rule, code: 'laterLesson' }] as const);
    const options = decision.options.filter((option) => !isLater(option));
    return { ...decision, options, refused: [...decision.refused, ...refused] };
  }
  /** Which lesson teaches this option; null where it may be picked now. */
  laterLesson(option: Option): number | null {
    if (this.mode === 'free' || this.#wanted(option) !== null) return null;
    return entryFor(this.lesson.later, option) ?? null;
  }

  /** Whether the option moves on, and what is said to it; null where it leads away. */
  #wanted(option: Option): { readonly fine: Words | null } | null {
    const name = writeOption(option);
    const pick = this.moment.picks?.[this.#now.made];
    if (pick === undefined) return null;
    if (typeof pick === 'string') return pick === name ? { fine: null } : null;
    if (pick.pick === name) return { fine: null };
    const fine = entryFor(pick.fine, option);
    return fine === undefined ? null : { fine };
  }

  /** The learner's pick. While something is only read, a pick goes on to the moment that waits for one. */
  pick(option: Option): LessonRun<G> | Refusal {
    if (this.isReading && !this.isLast) return this.next().pick(option);
    if (this.mode === 'strayed') return this.keep().pick(option); // who plays on has kept it
    if (this.laterLesson(option) !== null) return { rule: 'R-0', code: 'laterLesson' };
    const { seat } = this.lesson;
    const match = this.match.pick(seat, option);
    if ('code' in match) return match;
    const picks = [...this.picks, { seat, option }];
    const done = { match, picks, before: this, fine: null };
    const wanted = this.#wanted(option);
    if (this.mode === 'free') return this.#with(done);
    if (this.isLast) return this.#with({ ...done, mode: 'free', parting: this });
    if (wanted !== null)
      return this.#with({ ...done, fine: wanted.fine, made: this.#now.made + 1 }).#settled();
    const answer = entryFor(this.moment.others, option) ?? null;
    return this.#with({ ...done, answer, mode: 'strayed', parting: this });
  }

  /** An opponent's pick: the lesson's own, or in a free match the one a bot has chosen. */
  answered({ seat, option }: SeatPick): LessonRun<G> {
    const match = this.match.pick(seat, option);
    if ('code' in match) return this.#with({ mode: 'free' });
    const picks = [...this.picks, { seat, option }];
    const replied = this.#now.replied + (this.mode === 'way' ? 1 : 0);
    return this.#with({ match, picks, replied }).#settled();
  }

  /** On to the next moment, where this one was only read. */
  next(): LessonRun<G> {
    return this.isReading && !this.isLast ? this.#moved() : this;
  }

  /** As it was before the learner's last pick, and before what it led to. */
  undo(): LessonRun<G> | null {
    return this.#now.before;
  }
  /** The pick stands. The lesson goes on with it where its own pick is still possible; otherwise the match is free. */
  keep(): LessonRun<G> {
    if (this.mode !== 'strayed') return this;
    const firstParting = this.#now.firstParting ?? this.#now.parting;
    return this.#with({ mode: 'way', answer: null, kept: this.kept + 1, firstParting }).#settled();
  }
  /** Back to where the learner left the lesson. */
  rejoin(): LessonRun<G> {
    return this.#now.parting ?? this;
  }

  /** Back to before the first pick that was kept: who has kept several may like to begin there again. */
  restart(): LessonRun<G> {
    return this.#now.firstParting ?? this;
  }

  #with(change: Partial<RunState<G>>): LessonRun<G> {
    return new LessonRun(this.lesson, { ...this.#now, ...change });
  }
  #moved(): LessonRun<G> {
    return this.#with({ at: this.at + 1, made: 0, replied: 0 }).#settled();
  }
  /** Goes on to the next moment when this one is over; ends the lesson's way where what is due cannot be picked. */
  #settled(): LessonRun<G> {
    if (this.mode !== 'way') return this;
    const { made, replied } = this.#now;
    const { picks = [], replies = [] } = this.moment;
    if (made < picks.length) return this.#fits() ? this : this.#with({ mode: 'free' });
    if (replied < replies.length || this.isLast || this.isReading) return this;
    return this.#moved();
  }
  #options(): readonly Option[] {
    return this.match.decisionFor(this.lesson.seat)?.options ?? [];
  }
  #fits(): boolean {
    return this.#options().some((option) => this.#wanted(option) !== null);
  }
}
