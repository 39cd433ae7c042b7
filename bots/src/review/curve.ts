// Everybody's chances after every turn. Where turns are many, each is looked at less often, and neighbours say together what one says
// by itself elsewhere.
import { type Seat, sharesOfWin } from '@comptoir/kernel';
import { chancesOf, meanOf, type Standing } from './chances.ts';
import { finalPoints, pointsAfter } from './outlook.ts';
import type { Past } from './past.ts';
import type { TurnChances } from './types.ts';

/** Where it is measured what a game to the end takes: so many turns, evenly spread. */
const PROBES = 5;

/** What is drawn rests on so many times the deals that one turn is looked at: luck between two turns is no turn of the game. */
const DRAWN_FROM = 2;

/** What games from one turn's end on brought: by viewer, by seat, the sum over so many of them. */
interface Seen {
  readonly deals: number;
  readonly sums: readonly (readonly number[])[];
}

export class Curve {
  readonly turns: TurnChances[];
  readonly #past: Past;
  readonly #ends: readonly number[];
  readonly #most: number;
  /** By pick: which turn it belongs to. */
  readonly #turnOf: readonly number[];
  /** By turn; none where nothing was looked at yet. */
  readonly #seen: Seen[];

  /** At first every position is judged as it stands, in so many deals; `most`: in games to the end, so many are enough. */
  constructor(past: Past, first: number, most: number) {
    this.#past = past;
    this.#ends = past.turnEnds();
    this.#most = most;
    const isEnd = new Set(this.#ends);
    let turn = -1;
    this.#turnOf = Array.from({ length: past.last + 1 }, (_, at) => (isEnd.has(at) ? ++turn : turn));
    this.#seen = this.#ends.map(() => ({ deals: 0, sums: [] }));
    this.turns = this.#ends.map((at) => this.#asItStands(at, first));
  }
  get #viewers(): readonly Seat[] {
    return Array.from({ length: this.#past.subject.record.players }, (_, seat) => seat);
  }
  /** Which turn the pick belongs to: the place of its beginning. */
  turnOf(at: number): number {
    return this.#turnOf[at] ?? 0;
  }
  #turn(at: number, bySeat: readonly (readonly number[])[]): TurnChances {
    const seat = at === 0 ? null : this.#past.seatOf(at - 1);
    return { at, seat, stage: this.#past.stage(at), chances: meanOf(bySeat), bySeat };
  }
  #asItStands(at: number, deals: number): TurnChances {
    const { result, subject } = this.#past;
    const bySeat = this.#viewers.map((viewer) => {
      if (at === this.#past.last) return sharesOfWin(result);
      const [points = []] = pointsAfter(this.#past.eyes(at, viewer, deals, 'turn'), [[]], 'as it stands');
      return chancesOf(points, this.#past.phase(at), subject.known.hints.chances);
    });
    return this.#turn(at, bySeat);
  }
  /** Plays games to the end, turn by turn, for about so much work. */
  *refine(looks: number): Generator<void> {
    const share = Math.min(this.#most, this.#dealsFor(looks));
    for (let n = 0; n < this.#ends.length - 1; n += 1) {
      this.#look(n, Math.floor((n + 1) * share) - Math.floor(n * share));
      this.#draw(n);
      yield;
    }
    for (let n = 0; n < this.#ends.length - 1; n += 1) this.#draw(n);
  }
  /** How many deals a turn and viewer that is, for those where nothing is over yet. */
  #dealsFor(looks: number): number {
    const turns = this.#ends.length - 1;
    const before = this.#past.work.looks;
    for (let n = 0; n < PROBES; n += 1) {
      const at = this.#ends[Math.floor(((n + 0.5) * turns) / PROBES)] ?? 0;
      finalPoints(this.#past.eyes(at, 0, 1, 'probe'));
    }
    const each = (this.#past.work.looks - before) / PROBES;
    return looks / Math.max(each * turns * this.#viewers.length, 1);
  }
  #look(n: number, deals: number): void {
    const at = this.#ends[n] ?? 0;
    if (deals === 0) return;
    const sums = this.#viewers.map((viewer) =>
      finalPoints(this.#past.eyes(at, viewer, deals, 'turn')).map((mean) => mean * deals),
    );
    this.#seen[n] = { deals, sums };
  }
  /** The turn itself and as many neighbours, alike on both sides, as it takes to have seen so many deals; some are seen at least. */
  #around(n: number, wanted: number): readonly Seen[] {
    const last = this.#ends.length - 2;
    const dealsIn = (seen: readonly Seen[]): number => seen.reduce((sum, { deals }) => sum + deals, 0);
    let found: readonly Seen[] = [];
    for (let far = 0; far <= last; far += 1) {
      const isAlike = far <= Math.min(n, last - n);
      if (dealsIn(found) >= (isAlike ? wanted : 1)) break;
      found = this.#seen.slice(Math.max(0, n - far), Math.min(n + far, last) + 1);
    }
    return found;
  }
  /** By viewer, by seat: the points with which games from about there on end; none where none was played. */
  #points(n: number, wanted: number): readonly (readonly number[])[] {
    const around = this.#around(n, wanted).filter(({ deals }) => deals > 0);
    const deals = around.reduce((sum, seen) => sum + seen.deals, 0);
    return this.#viewers.map((viewer) =>
      deals === 0
        ? []
        : this.#viewers.map(
            (seat) => around.reduce((sum, { sums }) => sum + (sums[viewer]?.[seat] ?? 0), 0) / deals,
          ),
    );
  }
  #draw(n: number): void {
    const at = this.#ends[n] ?? 0;
    const points = this.#points(n, DRAWN_FROM * this.#most);
    if (points.some((each) => each.length === 0)) return;
    const { finalChances } = this.#past.subject.known.hints;
    const phase = this.#past.phase(at);
    this.turns[n] = this.#turn(
      at,
      points.map((each) => chancesOf(each, phase, finalChances)),
    );
  }
  /** Where the game stood for everybody when the turn began, in the eyes of the seat that decided. */
  standing(at: number): Standing {
    const points = this.#points(this.turnOf(at), this.#most)[this.#past.seatOf(at)] ?? [];
    return { phase: this.#past.phase(at), points };
  }
}
