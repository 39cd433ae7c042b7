// What comes after a leaf of the tree, and what it is worth to everybody: by single picks or, where the budget is large enough, by whole turns.
import { deciders, type Kinds, type Seat } from '@comptoir/kernel';
import type { Draw } from './draws.ts';
import type { GameWithHints } from './hints.ts';
import { horizonOf } from './horizon.ts';
import { finishTurn, type Playout, playOn } from './playout.ts';
import type { Rewards } from './reward.ts';
import { wayOn } from './ways.ts';

/** A playout by whole turns is judged when the own turn is over and after so many more, of all seats together, as far as the budget goes. */
const TURNS = [1, 2, 4, 8] as const;
/** What whole turns cost is found out by so many. */
const SAMPLE = 4;
/** So many playouts a decision should have: with fewer that go farther, luck tells more than the picks do. */
const ENOUGH = 10;

/** What a decision may cost. */
export interface Means {
  readonly looks: number;
  readonly milliseconds: number;
}

export class Future {
  /** Options looked at so far. */
  looks = 0;
  readonly #known: GameWithHints<Kinds>;
  readonly #playout: Playout;
  readonly #rewards: Rewards;
  readonly #draw: Draw;
  readonly #cuts: readonly number[];
  /** After how many turns a playout is judged; none, or null where nobody has asked yet: it goes by single picks. */
  #turns: readonly number[] | null = null;

  constructor(known: GameWithHints<Kinds>, playout: Playout, rewards: Rewards, draw: Draw) {
    this.#known = known;
    this.#playout = playout;
    this.#rewards = rewards;
    this.#draw = draw;
    this.#cuts = horizonOf(playout).cuts;
  }
  /** Turns of all seats together that a playout goes on for; 0: it goes by single picks. */
  get turns(): number {
    return this.#turns?.at(-1) ?? 0;
  }
  /** Decides once how far playouts go, by what a few turns from a position of this deal take. */
  reach(deal: () => Kinds['State'], players: number, { looks, milliseconds }: Means): void {
    if (this.#turns !== null || this.#playout.isFarsighted !== true) return;
    const [begun, before] = [Date.now(), this.looks];
    const s = deal();
    const [seat = 0] = deciders(s);
    this.#finish(s, seat);
    const gone = this.#goOn(s, players, 0, SAMPLE).turns;
    const spent = Math.max(this.looks - before, 1);
    const pace = (Date.now() - begun) / spent;
    const affordable = Math.min(looks, milliseconds / pace);
    const most = (affordable * gone) / (ENOUGH * spent);
    this.#turns = TURNS.filter((turns) => turns <= most);
  }
  /** Plays on from a leaf of this seat's tree and fills the rewards. */
  judge(s: Kinds['State'], viewer: Seat, players: number): void {
    this.#rewards.begin();
    if (this.turns === 0) this.#byPicks(s, viewer, players);
    else this.#byTurns(s, viewer, players);
    this.#rewards.end();
  }
  #byPicks(s: Kinds['State'], viewer: Seat, players: number): void {
    for (const cut of this.#cuts) {
      if (cut > 0 || deciders(s)[0] === viewer)
        this.looks += playOn(this.#known, s, { ...this.#playout, cut }, this.#draw);
      this.#rewards.add(this.#known.hints, s, players);
    }
  }
  #byTurns(from: Kinds['State'], viewer: Seat, players: number): void {
    this.#finish(from, viewer);
    this.#rewards.add(this.#known.hints, from, players);
    let [s, done] = [from, 0];
    for (const turns of this.#turns ?? []) {
      s = this.#goOn(s, players, done, turns).s;
      done = turns;
      this.#rewards.add(this.#known.hints, s, players);
    }
  }
  #finish(s: Kinds['State'], seat: Seat): void {
    if (deciders(s)[0] === seat) this.looks += finishTurn(this.#known, s, this.#draw);
  }
  /** Whole turns, as they seem best to everybody. */
  #goOn(from: Kinds['State'], players: number, first: number, end: number): Went {
    let [s, turns] = [from, first];
    for (; turns < end && s.result === null; turns += 1) {
      const way = wayOn(this.#known, s, players, this.#draw);
      this.looks += way.looks;
      s = way.end;
    }
    return { s, turns };
  }
}
interface Went {
  readonly s: Kinds['State'];
  readonly turns: number;
}
