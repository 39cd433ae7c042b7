// One bot against a table of another: who they are, and the sums over all games so far.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Bot } from '@comptoir/bots';
import { type Result, sha256, sharesOfWin } from '@comptoir/kernel';
import { type GameSetup, playAmongOthers } from '../bot-games.ts';
import type { Encounter } from './elo.ts';

export interface Contestant {
  readonly name: string;
  /** What else makes it what it is: with another mark it is somebody else. */
  readonly mark: unknown;
  /** A fresh one for each game. */
  make(): Bot;
}
export interface Pair {
  readonly upper: Contestant;
  readonly lower: Contestant;
  readonly players: number;
}
export interface Sums {
  /** Which game, rules, players, seed, bots, weights and network these numbers are of; with another stamp they are forgotten. */
  readonly stamp: string;
  games: number;
  wins: number;
  upperPoints: number;
  /** Of the average seat. */
  lowerPoints: number;
  upperMs: number;
  upperPicks: number;
  /** The slowest single pick of the upper bot. */
  slowestMs: number;
  /** Picks for which a bot had to be helped. */
  remarks: number;
}
export interface Run extends GameSetup {
  /** Where the sums are kept. */
  readonly path: string;
}
export interface Pairing extends Pair {
  readonly sums: Sums;
}

/** A pair of which nothing is known yet. */
function blank({ known: { game, hints }, variants, seed }: Run, { upper, lower, players }: Pair): Sums {
  const judgement = [hints.tunable?.weights ?? null, hints.network ?? null];
  const marks = JSON.stringify([upper.name, upper.mark, lower.name, lower.mark, ...judgement, variants]);
  const stamp = `${game.id} ${game.version} ${players} ${seed} ${sha256(marks).slice(0, 16)}`;
  return {
    stamp,
    games: 0,
    wins: 0,
    upperPoints: 0,
    lowerPoints: 0,
    upperMs: 0,
    upperPicks: 0,
    slowestMs: 0,
    remarks: 0,
  };
}

function isSums(value: unknown): value is Sums {
  return typeof value === 'object' && value !== null && 'stamp' in value && 'remarks' in value;
}
function saved({ path }: Run): readonly Sums[] {
  const all: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  return Array.isArray(all) ? all.filter(isSums) : [];
}

/** What was played before, as far as it was between the same bots under the same rules. */
export function begin(run: Run, pairs: readonly Pair[]): readonly Pairing[] {
  const known = saved(run);
  return pairs.map((pair) => {
    const none = blank(run, pair);
    return { ...pair, sums: known.find(({ stamp }) => stamp === none.stamp) ?? none };
  });
}

/** Whole or not at all: a run stopped in the middle of writing leaves the file before. Other pairs stay as they are in the
 * file, where a second run may be playing them. */
export function save(run: Run, { sums }: Pairing): void {
  const all = [...saved(run).filter(({ stamp }) => stamp !== sums.stamp), sums];
  mkdirSync(dirname(run.path), { recursive: true });
  writeFileSync(`${run.path}.${process.pid}`, JSON.stringify(all));
  renameSync(`${run.path}.${process.pid}`, run.path);
}

export function encounterOf({ upper, lower, players, sums: { games, wins } }: Pairing): Encounter {
  return { upper: upper.name, lower: lower.name, players, games, wins };
}

function timed(bot: Bot, sums: Sums): Bot {
  return (known, veiled, seat, seed) => {
    const begun = performance.now();
    const option = bot(known, veiled, seat, seed);
    const ms = performance.now() - begun;
    sums.upperMs += ms;
    sums.upperPicks += 1;
    sums.slowestMs = Math.max(sums.slowestMs, ms);
    return option;
  };
}

function count(sums: Sums, result: Result, seat: number): void {
  const { scores } = result;
  const own = scores[seat] ?? 0;
  sums.games += 1;
  sums.wins += sharesOfWin(result)[seat] ?? 0;
  sums.upperPoints += own;
  sums.lowerPoints += (scores.reduce((sum, score) => sum + score, 0) - own) / (scores.length - 1);
}

/** The next game of a pair: the upper bot among lower ones. */
export function playNext(run: Run, { upper, lower, players, sums }: Pairing): void {
  const bots = { players, one: () => timed(upper.make(), sums), other: () => lower.make() };
  const { result, remarks, seat } = playAmongOthers(run, bots, sums.games);
  count(sums, result, seat);
  sums.remarks += remarks?.length ?? 0;
}
