// What one's finished games say together: where points come from, where chances are lost, and how it goes.
import { PARTS, partAt } from '@comptoir/bots/review';
import type { GameRecord, Seat, Words } from '@comptoir/kernel';
import { recordOf, type SavedGame } from '../local/saved-game.ts';

/** A decision where a game turned. */
export interface Slip {
  /** The kind of question, by the game's own name for it. */
  readonly step: string;
  /** How it was asked. */
  readonly prompt: Words;
  /** How much of the game was over, from 0 to 1. */
  readonly phase: number;
  readonly loss: number;
  /** The address of its place in the review. */
  readonly at: string;
}
/** One finished game, seen from one's own seat. */
export interface Facts {
  readonly game: string;
  readonly players: number;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly rank: number;
  readonly score: number;
  /** By category of the game's board. */
  readonly sources: readonly number[];
  /** null: the game has not been reviewed. */
  readonly slips: readonly Slip[] | null;
  /** The address of its review. */
  readonly review: string;
}
/** A finished game of one's own, on this device or online. */
export interface OwnGame {
  readonly seat: Seat;
  /** Of those who played, seat by seat. */
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly when: number;
  /** The address of its review. */
  readonly review: string;
  readonly record: () => Promise<GameRecord>;
}

/** Of this device: finished games with one person in them, from the first pick on; of several with the same deal the first. */
export function ownGames(games: readonly SavedGame[]): readonly OwnGame[] {
  const first = new Map<string, OwnGame>();
  for (const saved of [...games].sort((a, b) => a.made - b.made)) {
    const { game, seed, chairs, result, redeals = [] } = saved;
    const people = chairs.flatMap(({ level }, seat) => (level === null ? [seat] : []));
    const [seat] = people;
    const deal = `${game} ${chairs.length} ${JSON.stringify(seed)}`;
    if (result === null || redeals.length > 0 || seat === undefined || people.length > 1) continue;
    if (first.has(deal)) continue;
    first.set(deal, {
      seat,
      names: chairs.map(({ name }) => name),
      when: saved.touched,
      review: `/table/${saved.id}/review`,
      record: async () => recordOf(saved),
    });
  }
  return [...first.values()];
}

/** The games of one kind with so many players, the oldest first. */
export interface Group {
  readonly game: string;
  readonly players: number;
  readonly facts: readonly Facts[];
}

function grouped<T>(list: readonly T[], nameOf: (each: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return [...groups.values()];
}

/** What was played most comes first. */
export function groupsOf(all: readonly Facts[]): readonly Group[] {
  const inOrder = [...all].sort((a, b) => a.when - b.when);
  return grouped(inOrder, ({ game, players }) => `${players} ${game}`)
    .flatMap((facts) => {
      const [first] = facts;
      return first === undefined ? [] : [{ game: first.game, players: first.players, facts }];
    })
    .sort((a, b) => b.facts.length - a.facts.length);
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
export const mean = (list: readonly number[]): number => sum(list) / Math.max(list.length, 1);

export const winsIn = ({ facts }: Group): number => facts.filter(({ rank }) => rank === 1).length;
export const scoresOf = ({ facts }: Group): readonly number[] => facts.map(({ score }) => score);

/** By category: the mean of all games. */
export function sourcesOf({ facts }: Group): readonly number[] {
  const [first] = facts;
  return (first?.sources ?? []).map((_, n) => mean(facts.map(({ sources }) => sources[n] ?? 0)));
}

/** A kind of question, and what it cost. */
export interface Costly {
  /** As it was asked where it cost most, and the review of that game. */
  readonly worst: Slip;
  readonly times: number;
  /** In one game, on the average. */
  readonly loss: number;
}
export interface Lost {
  /** So many games have been reviewed; the rest says nothing here. */
  readonly reviewed: number;
  /** In one game, on the average: by third of the game. */
  readonly parts: readonly number[];
  /** What cost most first. */
  readonly questions: readonly Costly[];
}

export function lostIn({ facts }: Group): Lost {
  const reviewed = facts.flatMap(({ slips }) => (slips === null ? [] : [slips]));
  const slips = reviewed.flat();
  const perGame = (some: readonly Slip[]): number =>
    sum(some.map(({ loss }) => loss)) / Math.max(reviewed.length, 1);
  const inPart = (n: number): readonly Slip[] => slips.filter(({ phase }) => partAt(phase) === n);
  const parts = Array.from({ length: PARTS }, (_, n) => perGame(inPart(n)));
  const questions = grouped(slips, ({ step }) => step).flatMap((same) => {
    const [worst] = [...same].sort((a, b) => b.loss - a.loss);
    return worst === undefined ? [] : [{ worst, times: same.length, loss: perGame(same) }];
  });
  return { reviewed: reviewed.length, parts, questions: questions.sort((a, b) => b.loss - a.loss) };
}

/** The latest games beside those before them; null where there are too few to say anything. */
const LATEST = 5;
export function trendOf(group: Group): { readonly latest: number; readonly before: number } | null {
  const scores = scoresOf(group);
  if (scores.length < LATEST + 1) return null;
  return { latest: mean(scores.slice(-LATEST)), before: mean(scores.slice(0, -LATEST)) };
}
