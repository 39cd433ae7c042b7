// A finished game pick by pick, and the only way to look at its positions: from the eyes of a seat.
import {
  dealtAnew,
  deciders,
  type GameRecord,
  isRefusal,
  type Kinds,
  type LoadedGame,
  type LogEvent,
  play,
  RecordError,
  type Result,
  redealsIn,
  type Seat,
  seedFrom,
  start,
  type Texts,
  veil,
  type Words,
} from '@comptoir/kernel';
import type { GameWithHints } from '../hints.ts';
import type { Eyes, Work } from './outlook.ts';

export interface ReviewSubject {
  readonly known: GameWithHints<Kinds>;
  readonly texts: LoadedGame['texts'];
  readonly record: Pick<GameRecord, 'players' | 'variants' | 'seed' | 'picks' | 'remarks'>;
  /** By seat. */
  readonly names: readonly string[];
  /** Whose decisions are looked at. */
  readonly people: readonly Seat[];
}

interface Position {
  readonly state: Kinds['State'];
  /** What the pick before told. */
  readonly events: readonly LogEvent[];
}

function positionsOf({ known: { game }, record }: ReviewSubject): readonly Position[] {
  const redeals = redealsIn(record);
  const { state: first, events: told } = start(game, record.players, record.variants, record.seed);
  let state = dealtAnew(game, first, redeals, 0);
  const positions: Position[] = [{ state, events: told }];
  for (const [made, { seat, option, line }] of record.picks.entries()) {
    const played = play(game, state, seat, option);
    if (isRefusal(played)) throw new RecordError(line ?? 0, `the pick is refused: ${played.code}`);
    state = dealtAnew(game, played.state, redeals, made + 1);
    positions.push({ state, events: played.events });
  }
  return positions;
}

export class Past {
  readonly subject: ReviewSubject;
  readonly result: Result;
  readonly work: Work = { looks: 0 };
  readonly #positions: readonly Position[];
  #deals = 0;

  constructor(subject: ReviewSubject) {
    this.subject = subject;
    this.#positions = positionsOf(subject);
    const result = this.state(this.last).result;
    if (result === null) throw new RecordError(0, 'the game is not over');
    this.result = result;
  }
  /** How many times a position was dealt anew and judged. */
  get deals(): number {
    return this.#deals;
  }
  /** How many picks led to the end. */
  get last(): number {
    return this.#positions.length - 1;
  }
  state(at: number): Kinds['State'] {
    const position = this.#positions[at];
    if (position === undefined) throw new Error(`review: no position ${at}`);
    return position.state;
  }
  /** How much of the game was over. */
  phase(at: number): number {
    return at / this.last;
  }
  seatOf(at: number): Seat {
    return this.subject.record.picks[at]?.seat ?? 0;
  }
  say(what: (texts: Texts<Kinds>) => string): Words {
    const { en, fr } = this.subject.texts;
    return { en: what(en), fr: what(fr) };
  }
  who = (seat: Seat): string => this.subject.names[seat] ?? '';

  /** After which picks somebody else is asked; the first position and the last belong to them. */
  turnEnds(): readonly number[] {
    return this.#positions.flatMap((_, at) => {
      const isEnd = at === 0 || at === this.last || !deciders(this.state(at)).includes(this.seatOf(at - 1));
      return isEnd ? [at] : [];
    });
  }
  /** Nobody looks at the true position: what this seat cannot know is dealt anew before anything is judged. */
  eyes(at: number, viewer: Seat, deals: number, name: string): Eyes {
    const { known, record } = this.subject;
    const salt = `${name} ${at}`;
    const veiled = veil(known.game, this.state(at), viewer, seedFrom(`review ${salt}`));
    this.#deals += deals;
    return { known, veiled, players: record.players, viewer, salt, deals, work: this.work };
  }
  stage(at: number): Words {
    const { game } = this.subject.known;
    return this.say((texts) => texts.stage(game.view(this.state(at), null)));
  }
  /** What happened with this pick, as its seat was told. */
  said(at: number): Words {
    const events = this.#positions[at + 1]?.events ?? [];
    const seat = this.seatOf(at);
    return this.say((texts) => {
      const sentences = events
        .filter(({ only }) => only === undefined || only === seat)
        .map((event) => texts.events[event.kind]?.(event, this.who) ?? '');
      return sentences.filter((text) => text !== '')[0] ?? '';
    });
  }
}
