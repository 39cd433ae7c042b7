// What the seats may expect from a position, judged from one seat's eyes: what it cannot know is dealt anew every time.
import {
  copyOf,
  drawFrom,
  type Kinds,
  type Option,
  type Result,
  redealt,
  type Seat,
  type Seed,
  seedFrom,
} from '@comptoir/kernel';
import type { GameWithHints } from '../hints.ts';
import { finishTurn, type Playout, playOn } from '../playout.ts';
import { playOffer } from '../sequences.ts';

/** As the strongest level plays on. */
export const THOROUGH: Playout = { cut: 150, greed: 1, isThorough: true };

/** To the end of the game, in the same way. */
const TO_THE_END: Playout = { ...THOROUGH, cut: Number.POSITIVE_INFINITY };
/** The same with picks that a strong player would not make: people do, and where nothing is hidden every game would be the same one. */
const AS_PEOPLE: Playout = { ...TO_THE_END, haste: 0.25 };

/** How a dealt position is looked at: as it stands, at the end of the turn, after playing on for a while, or after the whole game. */
export type Look = 'as it stands' | 'turn' | 'play on' | 'to the end';

export interface Eyes {
  readonly known: GameWithHints<Kinds>;
  /** A position as the viewer may imagine it, never the true one; it is only read. */
  readonly veiled: Kinds['State'];
  readonly players: number;
  readonly viewer: Seat;
  /** The same salt gives the same deals. */
  readonly salt: string;
  readonly deals: number;
  /** Is told what was looked at. */
  readonly work?: Work;
}
/** The options looked at so far: the work done, whatever the clock says. */
export interface Work {
  looks: number;
}
/** Dealing takes about as long as so many looks. */
const DEALING = 5;

/** Adds what each seat may expect in this position. */
export function addPoints(sums: number[], { hints }: GameWithHints<Kinds>, s: Kinds['State']): void {
  for (let seat = 0; seat < sums.length; seat += 1)
    sums[seat] = (sums[seat] ?? 0) + (s.result?.scores[seat] ?? hints.evaluate(s, seat));
}

/** By sequence of picks: the points each seat may expect after it. All are tried in the same deals, so that luck favours none. */
export function pointsAfter(
  { known, veiled, players, viewer, salt, deals, work = { looks: 0 } }: Eyes,
  sequences: readonly (readonly Option[])[],
  look: Look,
): readonly (readonly number[])[] {
  const sums = sequences.map(() => new Array<number>(players).fill(0));
  for (let deal = 0; deal < deals; deal += 1) {
    const seed = seedFrom(`${salt} ${viewer} ${deal}`);
    const dealt = redealt(known.game, veiled, viewer, drawFrom(seed));
    work.looks += DEALING;
    sequences.forEach((sequence, n) => {
      const s = copyOf(known.game, dealt);
      const draw = drawFrom(seed);
      if (sequence.length > 0) playOffer(known.game, s, viewer, sequence);
      if (look === 'turn') work.looks += finishTurn(known, s, draw);
      else if (look !== 'as it stands')
        work.looks += playOn(known, s, look === 'play on' ? THOROUGH : AS_PEOPLE, draw);
      addPoints(sums[n] ?? [], known, s);
    });
  }
  return sums.map((row) => row.map((sum) => sum / deals));
}

/** The points with which games from this position on end. */
export function finalPoints(eyes: Eyes): readonly number[] {
  return pointsAfter(eyes, [[]], 'to the end')[0] ?? [];
}

/** Plays the game to its end as the strongest level plays on; in place. */
export function playToTheEnd(known: GameWithHints<Kinds>, s: Kinds['State'], seed: Seed): Result {
  playOn(known, s, TO_THE_END, drawFrom(seed));
  if (s.result === null) throw new Error('review: a game without an end');
  return s.result;
}
