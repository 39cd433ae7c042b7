// What a position is worth to each seat, between 0 and 1: its place, and a little for the margin.
import type { BotHints, Kinds, Result, Seat } from '@comptoir/kernel';
import { correct } from './learn/judgement.ts';

/** The part of a reward that is margin: enough to go on fighting for points when the place is settled. */
const MARGIN = 0.25;

export class Rewards {
  /** A typical distance between two seats' points at the end of the playouts; it tells big from small. */
  #spread = 1;
  #learned = 0;
  readonly #sums: number[] = [];
  readonly #squares: number[] = [];
  readonly #points: number[] = [];
  readonly bySeat: number[] = [];
  /** By seat: the sum over the positions of this judgement. */
  readonly #mean: number[] = [];
  #positions = 0;

  /** Takes a position into account for the spread: what varies counts in full, a lead that is always there by half. */
  learn(hints: BotHints<Kinds>, s: Kinds['State'], players: number): void {
    this.#readPoints(hints, s, players);
    this.#learned += 1;
    let squares = 0;
    for (let a = 1; a < players; a += 1) {
      for (let b = 0; b < a; b += 1) {
        const pair = a * players + b;
        const distance = (this.#points[a] ?? 0) - (this.#points[b] ?? 0);
        const sum = (this.#sums[pair] ?? 0) + distance;
        this.#sums[pair] = sum;
        this.#squares[pair] = (this.#squares[pair] ?? 0) + distance * distance;
        squares += (this.#squares[pair] ?? 0) / this.#learned - 0.75 * (sum / this.#learned) ** 2;
      }
    }
    const spread = Math.sqrt((2 * squares) / Math.max(players * (players - 1), 1));
    this.#spread = spread > 0 ? spread : 1;
  }
  /** Fills `bySeat` from the result or, before the end, from the points each seat may expect. */
  judge(hints: BotHints<Kinds>, s: Kinds['State'], players: number): void {
    this.#readPoints(hints, s, players);
    for (let seat = 0; seat < players; seat += 1) this.bySeat[seat] = this.#rewardOf(s.result, seat, players);
  }
  /** A judgement over several positions: `begin`, `add` each, `end`; then `bySeat` is the mean. */
  begin(): void {
    this.#mean.fill(0);
    this.#positions = 0;
  }
  add(hints: BotHints<Kinds>, s: Kinds['State'], players: number): void {
    this.judge(hints, s, players);
    this.#positions += 1;
    for (let seat = 0; seat < players; seat += 1)
      this.#mean[seat] = (this.#mean[seat] ?? 0) + (this.bySeat[seat] ?? 0);
  }
  end(): void {
    for (let seat = 0; seat < this.#mean.length; seat += 1)
      this.bySeat[seat] = (this.#mean[seat] ?? 0) / this.#positions;
  }
  #readPoints(hints: BotHints<Kinds>, s: Kinds['State'], players: number): void {
    for (let seat = 0; seat < players; seat += 1)
      this.#points[seat] = s.result === null ? hints.evaluate(s, seat) : (s.result.scores[seat] ?? 0);
    if (s.result === null) correct(hints, s, this.#points, players);
  }
  #rewardOf(result: Result | null, seat: Seat, players: number): number {
    let place = 0;
    let margin = 0;
    for (let other = 0; other < players; other += 1) {
      if (other === seat) continue;
      const distance = ((this.#points[seat] ?? 0) - (this.#points[other] ?? 0)) / this.#spread;
      place += result === null ? 1 / (1 + Math.exp(-2 * distance)) : beats(result, seat, other);
      margin += 0.5 + (0.5 * distance) / (2 + Math.abs(distance));
    }
    return ((1 - MARGIN) * place + MARGIN * margin) / Math.max(players - 1, 1);
  }
}

function beats({ ranks }: Result, seat: Seat, other: Seat): number {
  const mine = ranks[seat] ?? 0;
  const theirs = ranks[other] ?? 0;
  if (mine === theirs) return 0.5;
  return mine < theirs ? 1 : 0;
}
