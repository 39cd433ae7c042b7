// One game on this device, as its worker plays it: every position so far, whose eyes, whose turn.
import type { LogEntry, Moment, Player, Scene, Stop } from '@comptoir/board-kit';
import { veil } from '@comptoir/bots';
import type { LoadedGame } from '@comptoir/kernel';
import {
  begin,
  canonical,
  canUndo,
  deciders,
  decisions,
  isRefusal,
  type Kinds,
  LANGUAGES,
  type Lang,
  type LogEvent,
  type Option,
  pick,
  play,
  type Refusal,
  type Running,
  type Seat,
  type SeatPick,
  type Seed,
  seedFrom,
  start,
  undo,
} from '@comptoir/kernel';
import type { SavedGame } from './saved-game.ts';

type State = Kinds['State'];
/** A bot's turn: all it may know, and the seed of its choice. */
export interface Thought {
  readonly seat: Seat;
  readonly level: string;
  readonly veiled: State;
  readonly seed: Seed;
}

export class LocalGame {
  private running: Running<Kinds>;
  /** After 0, 1, 2 … picks. */
  private states: State[];
  private log: LogEntry[];
  private picks: SeatPick[] = [];
  /** The picks `from` to `to` were made as one action. */
  private lastSequence = { from: 0, to: 0 };
  private viewer: Seat | null;
  private readonly people: readonly Seat[];
  private readonly players: readonly Player[];
  private readonly entry: LoadedGame;
  private readonly saved: SavedGame;

  /** Throws when the saved picks no longer follow the rules. */
  constructor(entry: LoadedGame, saved: SavedGame) {
    this.entry = entry;
    this.saved = saved;
    if (saved.version !== entry.game.version) throw new Error(`${saved.game}: saved under other rules`);
    const { chairs, variants, seed } = saved;
    this.players = chairs.map((chair, seat) => ({ seat, ...chair }));
    this.people = this.players.filter((player) => player.level === null).map((player) => player.seat);
    this.viewer = this.people.length === 1 ? (this.people[0] ?? null) : null;
    this.running = begin(entry.game, chairs.length, variants, seed);
    this.states = [this.running.state];
    const { events } = start(entry.game, chairs.length, variants, seed);
    this.log = events.length === 0 ? [] : [{ at: 0, seat: deciders(this.running.state)[0] ?? 0, events }];
    for (const { seat, option } of saved.picks) {
      const no = this.make(seat, option);
      if ('code' in no) throw new Error(`${saved.game}: a saved pick is refused: ${no.code}`);
    }
  }

  /** What happened, or the refusal. */
  make(seat: Seat, option: Option): { readonly events: readonly LogEvent[] } | Refusal {
    const done = pick(this.running, seat, option);
    if ('code' in done) return done;
    this.running = done.running;
    this.note({ seat, option }, done.running.state, done.played.events);
    return { events: done.played.events };
  }

  private note(made: SeatPick, state: State, events: readonly LogEvent[]): void {
    this.picks.push(made);
    this.states.push(state);
    this.log.push({ at: this.picks.length, seat: made.seat, events });
  }

  /** The viewer's picks one after the other, as far as the rules allow. */
  makeAll(options: readonly Option[]): { readonly events: readonly LogEvent[]; readonly stop: Stop | null } {
    const from = this.picks.length;
    const events: LogEvent[] = [];
    let refusal: Refusal | null = null;
    for (const option of options) {
      const done = this.make(this.viewer ?? -1, option);
      if ('code' in done) {
        refusal = done;
        break;
      }
      events.push(...done.events);
    }
    const to = this.picks.length;
    this.lastSequence = { from, to };
    return { events, stop: refusal === null ? null : { made: to - from, at: to, refusal } };
  }

  /** Takes the viewer's last pick back; if it ended a sequence, all of the sequence. */
  takeBack(): Refusal | null {
    const { from, to } = this.lastSequence;
    const goal = this.picks.length === to ? from : this.picks.length - 1;
    const no = this.takeOneBack();
    while (no === null && this.picks.length > goal && this.takeOneBack() === null);
    if (this.picks.length < to) this.lastSequence = { from: 0, to: 0 };
    return no;
  }

  private takeOneBack(): Refusal | null {
    const back = undo(this.running, this.viewer ?? -1);
    if ('code' in back) return back;
    const sealedAt = this.picks.length - this.running.open.length;
    this.picks = this.picks.slice(0, sealedAt);
    this.states = this.states.slice(0, sealedAt + 1);
    this.log = this.log.filter((logged) => logged.at <= sealedAt);
    let state = back.sealed;
    for (const open of back.open) {
      const played = play(this.entry.game, state, open.seat, open.option);
      if (isRefusal(played)) throw new Error(`${this.saved.game}: an open pick cannot be played again`);
      state = played.state;
      this.note(open, state, played.events);
    }
    this.running = back;
    return null;
  }

  /** The person whom the device must be handed to before anything is shown; null when the right eyes look. */
  cover(): Seat | null {
    if (this.people.length < 2 || this.running.state.result !== null) return null;
    const asked = deciders(this.running.state).filter((seat) => this.people.includes(seat));
    if (asked.length === 0 || (this.viewer !== null && asked.includes(this.viewer))) return null;
    this.viewer = null;
    return asked[0] ?? null;
  }

  sit(seat: Seat): void {
    if (this.people.includes(seat)) this.viewer = seat;
  }

  seated(): Seat | null {
    return this.viewer;
  }

  scene(): Scene {
    const { state } = this.running;
    const decision = decisions(this.entry.game, state).find((asked) => asked.seat === this.viewer) ?? null;
    const mayUndo = this.viewer !== null && canUndo(this.running, this.viewer);
    return { ...this.sceneOf(state, this.viewer, this.picks.length), decision, canUndo: mayUndo };
  }

  moment(events: readonly LogEvent[]): Moment {
    return { scene: this.scene(), events: this.heard(events, this.viewer) };
  }

  private sceneOf(state: State, viewer: Seat | null, at: number): Scene {
    const { game } = this.entry;
    const view = game.view(state, viewer);
    const { players } = this;
    const waiting = deciders(state);
    const { result } = state;
    return { game: game.id, players, viewer, view, decision: null, waiting, result, at, canUndo: false };
  }

  private heard(events: readonly LogEvent[], viewer: Seat | null): readonly LogEvent[] {
    return events.filter((event) => event.only === undefined || event.only === viewer);
  }

  /** Only the seat that looks, and everybody once the game is over. */
  private eyes(wanted: Seat | null): Seat | null {
    const mayLook = wanted === this.viewer || this.running.state.result !== null;
    return mayLook ? wanted : this.viewer;
  }

  sceneAt(at: number, viewer: Seat | null): Scene {
    const n = Math.max(0, Math.min(at, this.states.length - 1));
    return this.sceneOf(this.states[n] ?? this.running.state, this.eyes(viewer), n);
  }

  history(): readonly LogEntry[] {
    const { game } = this.entry;
    const { state } = this.running;
    const now = game.view(state, this.viewer);
    const fade = (e: LogEvent): LogEvent => (state.result === null ? (game.fade?.(e, now) ?? e) : e);
    return this.log.map((logged) => ({
      ...logged,
      events: this.heard(logged.events, this.viewer).map(fade),
    }));
  }

  /** Two worlds that differ in all the viewer cannot know: what both lead to may be shown. */
  preview(options: readonly Option[]): Scene | null {
    if (this.viewer === null) return null;
    const [one, other] = ['one', 'other'].map((salt) => this.imagine(options, salt));
    if (one === undefined || one === null || other === undefined || other === null) return null;
    return canonical(one.view) === canonical(other.view) ? one : null;
  }

  private imagine(options: readonly Option[], salt: string): Scene | null {
    const { game } = this.entry;
    const seat = this.viewer ?? -1;
    let state = veil(game, this.running.state, seat, this.seedFor(salt));
    let mayUndo = true;
    for (const option of options) {
      const played = play(game, state, seat, option);
      if (isRefusal(played)) return null;
      state = played.state;
      mayUndo = !played.isFinal;
    }
    const decision = decisions(game, state).find((asked) => asked.seat === seat) ?? null;
    return { ...this.sceneOf(state, seat, this.picks.length + options.length), decision, canUndo: mayUndo };
  }

  private seedFor(salt: string): Seed {
    return seedFrom(`${this.saved.id} ${this.picks.length} ${salt}`);
  }

  /** The bot whose turn it is, with all it may know. */
  thought(): Thought | null {
    const { state } = this.running;
    const seat = deciders(state).find((waits) => this.players[waits]?.level !== null);
    if (seat === undefined) return null;
    const level = this.players[seat]?.level ?? '';
    const veiled = veil(this.entry.game, state, seat, this.seedFor('veil'));
    return { seat, level, veiled, seed: this.seedFor(`bot ${seat}`) };
  }

  /** What the device should keep now. */
  toSave(): SavedGame {
    const { result } = this.running.state;
    const waiting = deciders(this.running.state);
    return { ...this.saved, picks: this.picks, waiting, ask: this.ask(), result, touched: Date.now() };
  }

  private ask(): SavedGame['ask'] {
    const { game, texts } = this.entry;
    const asked = decisions(game, this.running.state).find(({ seat }) => this.people.includes(seat));
    if (asked === undefined) return null;
    const view = game.view(this.running.state, null);
    const who = (seat: Seat): string => this.players[seat]?.name ?? '';
    const say = (lang: Lang): string => texts[lang].prompts[asked.at.step]?.(asked.at, view, who) ?? '';
    const [en, fr] = LANGUAGES.map(say);
    return { en: en ?? '', fr: fr ?? '' };
  }
}
