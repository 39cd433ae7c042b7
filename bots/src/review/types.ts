// What a review consists of. Plain JSON: it is kept, and sent from a worker.
import type { Option, Seat, Words } from '@comptoir/kernel';

/** The position after a turn. */
export interface TurnChances {
  /** How many picks led there. */
  readonly at: number;
  /** Whose turn it was; null before the first. */
  readonly seat: Seat | null;
  /** Where the game stood. */
  readonly stage: Words;
  /** By seat, together 1. */
  readonly chances: readonly number[];
  /** The same as each seat could judge it, knowing its own cards: by viewer, by seat. */
  readonly bySeat: readonly (readonly number[])[];
}
export interface OptionChance {
  readonly option: Option;
  readonly label: Words;
  /** The chance of the seat that decides. */
  readonly chance: number;
  /** The points it may expect. */
  readonly points: number;
}
/** What somebody decided, and what else was there. */
export interface DecisionChances {
  /** The pick's place in the record, from 0: so many picks led to the position. */
  readonly at: number;
  readonly seat: Seat;
  /** What happened with the pick that was made. */
  readonly said: Words;
  /** The best first. Options that a quick look found much worse are left out, the one that was picked never. */
  readonly options: readonly OptionChance[];
  /** Of `options`: the one that was picked. */
  readonly played: number;
  /** How many options there were. */
  readonly count: number;
}
export interface Review {
  readonly turns: readonly TurnChances[];
  readonly decisions: readonly DecisionChances[];
  /** Decisions that cost most, by their `at`, in the order of the game. */
  readonly turningPoints: readonly number[];
  /** The `at` of the decision in which the picked option stood out most; null where none did. */
  readonly best: number | null;
  /** How many times a position was dealt anew and judged. */
  readonly deals: number;
}
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  readonly review: Review;
}

/** What the decision cost: how much better the best option was than the one that was picked. */
export function lossOf({ options, played }: DecisionChances): number {
  return (options[0]?.chance ?? 0) - (options[played]?.chance ?? 0);
}
/** What this seat decided where the game turned. Only these were judged twice: of the others many seem to have cost something by chance. */
export function turnsOf({ decisions, turningPoints }: Review, seat: Seat): readonly DecisionChances[] {
  return decisions.filter((decision) => decision.seat === seat && turningPoints.includes(decision.at));
}
/** A game is told in thirds, by how much of it is over (0 to 1). */
export const PARTS = 3;
export const partAt = (phase: number): number => Math.min(PARTS - 1, Math.floor(PARTS * phase));
/** How far the picked option stood before the next best; 0 where it was not the best. */
export function gainOf({ options, played }: DecisionChances): number {
  return played === 0 ? (options[0]?.chance ?? 0) - (options[1]?.chance ?? 0) : 0;
}
