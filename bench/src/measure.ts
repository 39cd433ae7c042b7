// How fast things are. Every figure comes from whole random games; ratios come from one run on one machine.
import { type GameWithHints, iterationsPerSecond } from '@comptoir/bots';
import {
  advance,
  clone,
  deciders,
  decisions,
  type Game,
  type GameRecord,
  isRefusal,
  type Kinds,
  optionsOf,
  play,
  random,
  replay,
  type SeatPick,
  type Seed,
  start,
} from '@comptoir/kernel';

/** Runs `work` again and again for about `ms`, and tells how much of it was done in a second. */
export function perSecond(ms: number, work: (n: number) => number): number {
  let done = 0;
  const begun = performance.now();
  let now = begun;
  for (let n = 0; now - begun < ms; n += 1) {
    done += work(n);
    now = performance.now();
  }
  return (1000 * done) / (now - begun);
}

const CUT = 35;
const seedOf = (n: number): Seed => [n, 1, 2, 3];

/** One random game by `advance`, all options enumerated at every decision. Returns the number of decisions. */
export function randomGame(game: Game<Kinds>, players: number, n: number, picks?: SeatPick[]): number {
  const { state } = start(game, players, [], seedOf(n));
  const words: Kinds['State']['rng'] = [...state.rng];
  let count = 0;
  while (state.result === null) {
    const seats = deciders(state);
    const seat = seats[seats.length > 1 ? random(words, seats.length) : 0] ?? 0;
    const options = optionsOf(game, state, seat);
    const option = options[options.length > 1 ? random(words, options.length) : 0];
    if (option === undefined) throw new Error(`bench: ${game.id} has a dead end`);
    picks?.push({ seat, option });
    advance(game, state, seat, option);
    count += 1;
  }
  return count;
}

export interface Figures {
  readonly game: string;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly picksPerGame: number;
  readonly stateBytes: number;
  readonly cloneMicroseconds: number;
  readonly playMicroseconds: number;
  readonly replay500Milliseconds: number;
  /** Of the bots' search, playouts cut after 35 picks. */
  readonly iterationsPerSecond: number;
}

export function measureGame(known: GameWithHints<Kinds>, ms: number): Figures {
  const { game } = known;
  const [min, max] = game.players;
  const players = (n: number): number => min + (n % (max - min + 1));
  for (let n = 0; n < 30; n += 1) randomGame(game, players(n), n); // warm up
  let games = 0;
  let made = 0;
  const decisionsPerSecond = perSecond(ms, (n) => {
    const count = randomGame(game, players(n), n);
    games += 1;
    made += count;
    return count;
  });
  const picks: SeatPick[] = [];
  const total = randomGame(game, max, 1, picks);
  const header = {
    game: game.id,
    version: game.version,
    players: max,
    variants: [],
    seed: seedOf(1),
  };
  const record: GameRecord = { ...header, picks, remarks: [], result: null, stateHash: null };
  const middle = replay(game, record, Math.floor(total / 2));
  const clonesPerSecond = perSecond(ms / 4, () => {
    for (let k = 0; k < 50; k += 1) clone(middle);
    return 50;
  });
  const playsPerSecond = perSecond(ms / 4, () => playOnce(game, middle));
  const replayed = perSecond(ms / 4, () => {
    replay(game, record);
    return picks.length;
  });
  return {
    game: game.id,
    decisionsPerSecond,
    gamesPerSecond: (decisionsPerSecond * games) / made,
    picksPerGame: made / games,
    stateBytes: JSON.stringify(middle).length,
    cloneMicroseconds: 1e6 / clonesPerSecond,
    playMicroseconds: 1e6 / playsPerSecond,
    replay500Milliseconds: (500 * 1000) / replayed,
    iterationsPerSecond: iterationsPerSecond(known, start(game, min, [], seedOf(1)).state, ms, CUT),
  };
}

/** What a server does for a pick: play with events, then the view and the decision of every seat. */
function playOnce(game: Game<Kinds>, state: Kinds['State']): number {
  const [decision] = decisions(game, state);
  const option = decision?.options[0];
  if (decision === undefined || option === undefined) throw new Error('bench: nobody decides');
  const played = play(game, state, decision.seat, option);
  if (isRefusal(played)) throw new Error('bench: refused');
  game.view(played.state, decision.seat);
  decisions(game, played.state);
  return 1;
}
