// One game on this device, as its worker plays it: its whole past, whose eyes, whose turn.
import type { Moment, Player, Scene, Stop } from '@comptoir/board-kit';
import {
  type Kinds,
  type Lang,
  type LoadedGame,
  type LogEntry,
  type Match,
  MatchHistory,
  type Option,
  type PickTerms,
  type Refusal,
  type Seat,
  type SeatScene,
  type Seed,
  seedFrom,
  type Texts,
  veil,
} from '@comptoir/kernel';
import type { CoachQuestion } from '../coach/question.ts';
import { recordOf, type SavedGame } from './saved-game.ts';

/** A bot's turn: all it may know, and the seed of its choice. */
export interface Thought {
  readonly seat: Seat;
  readonly level: string;
  readonly veiled: Kinds['State'];
  readonly seed: Seed;
}

export class LocalGame {
  private readonly past: MatchHistory;
  private readonly people: readonly Seat[];
  private readonly players: readonly Player[];
  private readonly entry: LoadedGame;
  private readonly saved: SavedGame;
  private viewer: Seat | null;
  /** Up to which entry the viewer was told what happened; null: nothing of it yet. */
  private told: number | null = null;
  /** How often each seat asked the coach, and at which tables: asking again at the same one is not counted. */
  private asked: readonly number[];
  private readonly askedAt = new Set<number>();

  /** Throws when the saved picks no longer follow the rules. */
  constructor(entry: LoadedGame, saved: SavedGame) {
    this.entry = entry;
    this.saved = saved;
    this.players = saved.chairs.map((chair, seat) => ({ seat, ...chair }));
    this.people = this.players.filter((player) => player.level === null).map((player) => player.seat);
    this.viewer = this.people.length === 1 ? (this.people[0] ?? null) : null;
    this.past = new MatchHistory(entry.game, recordOf(saved));
    this.asked = saved.asked ?? saved.chairs.map(() => 0);
  }

  pick(seat: Seat | null, option: Option, terms: PickTerms = {}): Refusal | null {
    return this.past.pick(seat ?? -1, option, terms);
  }

  /** The viewer's picks one after the other, as far as the rules allow. */
  pickAll(options: readonly Option[]): Stop | null {
    for (const [made, option] of options.entries()) {
      const refusal = this.pick(this.viewer, option);
      if (refusal !== null) return { made, seq: this.past.now.seq, refusal };
    }
    return null;
  }

  /** Takes back so many of the viewer's last picks. */
  undo(count: number): Refusal | null {
    const no = this.past.undo(this.viewer ?? -1);
    for (let n = 1; no === null && n < count && this.past.undo(this.viewer ?? -1) === null; n += 1);
    return no;
  }

  /** The person whom the device must be handed to before anything is shown; null when the right eyes look. */
  cover(): Seat | null {
    const { now } = this.past;
    if (this.people.length < 2 || now.result !== null) return null;
    const asked = now.waiting.filter((seat) => this.people.includes(seat));
    if (asked.length === 0 || (this.viewer !== null && asked.includes(this.viewer))) return null;
    this.lookAs(null);
    return asked[0] ?? null;
  }

  sit(seat: Seat): void {
    if (this.people.includes(seat)) this.lookAs(seat);
  }

  private lookAs(viewer: Seat | null): void {
    this.viewer = viewer;
    this.told = null;
  }

  seated(): Seat | null {
    return this.viewer;
  }

  scene(): Scene {
    return this.sceneOf(this.past.now.sceneFor(this.viewer));
  }

  /** How the table stands, with what the viewer has not been told yet: pick by pick, where each can be seen. */
  moments(): readonly Moment[] {
    const told = this.told === null ? null : this.past.toldSince(this.told, this.viewer);
    this.told = this.past.now.seq;
    const last = { scene: this.scene(), told: told?.slice(-1) ?? null };
    const before = told?.slice(0, -1) ?? [];
    return [...before.map((entry) => ({ scene: this.sceneAt(entry.seq, this.viewer), told: [entry] })), last];
  }

  private sceneOf(scene: SeatScene): Scene {
    return { game: this.entry.game.id, players: this.players, ...scene };
  }

  /** Only the seat that looks, and everybody once the game is over. */
  private eyes(wanted: Seat | null): Seat | null {
    const mayLook = wanted === this.viewer || this.past.now.result !== null;
    return mayLook ? wanted : this.viewer;
  }

  sceneAt(seq: number, viewer: Seat | null): Scene {
    const eyes = this.eyes(viewer);
    const then = this.past.sceneAt(seq, eyes);
    const view = this.viewSince(this.past.at(then.seq), eyes) ?? then.view;
    return { ...this.sceneOf(then), view, decision: null, canUndo: false };
  }

  /** Picks that could still be taken back then are seen by others once they are told; null where some never were. */
  private viewSince({ state, snapshot }: Match, eyes: Seat | null): Kinds['View'] | null {
    const told = new Set(this.past.log(eyes).map(({ seq }) => seq));
    return snapshot.open.every(({ seq }) => told.has(seq)) ? this.entry.game.view(state, eyes) : null;
  }

  history(): readonly LogEntry[] {
    return this.past.log(this.viewer);
  }

  preview(options: readonly Option[]): Scene | null {
    const scene = this.viewer === null ? null : this.past.now.preview(this.viewer, options);
    return scene === null ? null : this.sceneOf(scene);
  }

  private seedFor(salt: string): Seed {
    return seedFrom(`${this.saved.id} ${this.past.now.seq} ${salt}`);
  }

  /** The bot whose turn it is, with all it may know. */
  thought(): Thought | null {
    const seat = this.past.now.waiting.find((waits) => this.players[waits]?.level !== null);
    return seat === undefined ? null : this.thoughtOf(seat, this.players[seat]?.level ?? '');
  }
  /** What a bot of this level would think about in the viewer's place; null where the viewer has nothing to decide. */
  advice(level: string): Thought | null {
    const { viewer } = this;
    return viewer !== null && this.past.now.waiting.includes(viewer) ? this.thoughtOf(viewer, level) : null;
  }
  /** What the coach is told about the viewer's decision: nothing that the viewer cannot know. */
  question(): CoachQuestion | null {
    const { viewer, past } = this;
    const { game } = this.entry;
    if (viewer === null || !past.now.waiting.includes(viewer)) return null;
    const veiled = veil(game, past.now.state, viewer, this.seedFor('coach'));
    const made = past.picks.length;
    return { game: game.id, seat: viewer, veiled, made, salt: `${this.saved.id} ${past.now.seq}` };
  }
  /** The viewer has asked the coach about this table. */
  countAsk(): void {
    const { viewer, askedAt, past } = this;
    if (viewer === null || askedAt.has(past.now.seq)) return;
    askedAt.add(past.now.seq);
    this.asked = this.asked.with(viewer, (this.asked[viewer] ?? 0) + 1);
  }
  private thoughtOf(seat: Seat, level: string): Thought {
    const veiled = veil(this.entry.game, this.past.now.state, seat, this.seedFor('veil'));
    return { seat, level, veiled, seed: this.seedFor(`bot ${seat}`) };
  }

  /** What the device should keep now. */
  toSave(): SavedGame {
    const { asked } = this;
    const { picks, now } = this.past;
    const { waiting, result } = now;
    const stage = this.say(({ stage: say }) => say(now.sceneFor(null).view));
    return { ...this.saved, picks, waiting, ask: this.ask(), stage, result, asked, touched: Date.now() };
  }

  /** As the person who decides sees it. Where several share the device, a list shows nobody's secrets: nothing is said. */
  private ask(): SavedGame['ask'] {
    const [seat, ...others] = this.people;
    const { decision, view } = this.past.now.sceneFor(seat ?? null);
    if (decision === null || others.length > 0) return null;
    const who = (one: Seat): string => this.players[one]?.name ?? '';
    return this.say(({ prompts }) => prompts[decision.at.step]?.(decision.at, view, who) ?? '');
  }

  /** The same in every language. */
  private say(what: (texts: Texts<Kinds>) => string): Readonly<Record<Lang, string>> {
    const { en, fr } = this.entry.texts;
    return { en: what(en), fr: what(fr) };
  }
}
