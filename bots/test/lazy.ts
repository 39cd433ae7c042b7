// Games at the quay in which one seat is lazy, to be reviewed.
import { greedyBot } from '@comptoir/bots';
import type { Review, reviewOf } from '@comptoir/bots/review';
import {
  advance,
  deciders,
  type GameRecord,
  type Kinds,
  optionsOf,
  type SeatPick,
  seedFrom,
  start,
  type Texts,
  veil,
} from '@comptoir/kernel';
import { toy } from './positions.ts';

export const DEPTH = { first: 2, deals: 6, points: 12, games: 24, curve: 100_000, decisions: 100_000 };
export const plain: Texts<Kinds> = {
  prompts: {},
  options: {},
  refusals: {},
  events: { loaded: () => 'Something was loaded.' },
  variants: {},
  stage: (view) => `round ${String(Reflect.get(view, 'round'))}`,
  sketch: () => '',
};
export const texts = { en: plain, fr: plain };
export const names = ['Ada', 'Hanno'];

/** A game at the quay: seat 0 stops whenever it could load, seat 1 plays as well as it can. */
export function lazyGame(seed: string): GameRecord {
  const { state } = start(toy.game, 2, [], seedFrom(seed));
  const picks: SeatPick[] = [];
  while (state.result === null) {
    const [seat = 0] = deciders(state);
    const chance = seedFrom(`${seed} ${picks.length}`);
    const stop = optionsOf(toy.game, state, seat).find(({ verb }) => verb === 'stop' && seat === 0);
    const option = stop ?? greedyBot(toy, veil(toy.game, state, seat, chance), seat, chance);
    picks.push({ seat, option });
    advance(toy.game, state, seat, option);
  }
  const header = { game: 'quay', version: 1, players: 2, variants: [], seed: seedFrom(seed) };
  return { ...header, picks, remarks: [], result: state.result, stateHash: null };
}

export function never(): never {
  throw new Error('there is none');
}

export function whole(steps: ReturnType<typeof reviewOf>): Review {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

export const record = lazyGame('review');
/** A few points decide a game at the quay. */
export const known = {
  ...toy,
  hints: { ...toy.hints, chances: { early: 4, late: 1.5 }, finalChances: { early: 4, late: 1.5 } },
};
export const subject = { known, texts, record, names, people: [0, 1] };
