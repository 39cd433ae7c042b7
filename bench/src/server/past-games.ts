// Whole random games of every game of the catalogue, as the archive keeps them.
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import {
  drawFrom,
  type Game,
  type Kinds,
  Match,
  type Result,
  type Seed,
  seedFrom,
  stateHash,
  writeOption,
  writeSeed,
} from '@comptoir/kernel';
import { pack } from '@comptoir/server/testing';

export const PLAYERS = 4;
/** In seconds: when every game began, and how long anybody thinks about a pick at the most. */
const TIMES = { begun: 1_763_312_400, mostThought: 30 } as const;

export interface PastGame {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly result: Result;
  readonly log: Buffer;
}

function pickAtRandom(
  match: Match,
  draw: (n: number) => number,
): { next: Match; seat: number; option: string } {
  const seat = match.waiting[draw(match.waiting.length)] ?? 0;
  const options = match.sceneFor(seat).decision?.options ?? [];
  const option = options[draw(options.length)];
  if (option === undefined) throw new Error('bench: nobody has an option');
  const next = match.pick(seat, option);
  if ('code' in next) throw new Error(`bench: ${next.code}`);
  return { next, seat, option: writeOption(option) };
}

async function played(game: Game<Kinds>, seed: Seed): Promise<PastGame> {
  const draw = drawFrom(seed);
  const entries: Parameters<typeof pack>[0]['entries'][number][] = [];
  let match = Match.start(game, { players: PLAYERS, variants: [], seed });
  for (let at = TIMES.begun; match.result === null; at += draw(TIMES.mostThought)) {
    const { next, seat, option } = pickAtRandom(match, draw);
    entries.push({ seq: next.seq, seat, kind: 'pick', option, by: '-', at });
    match = next;
  }
  const { result, state } = match;
  const log = await pack({ end: { result, stateHash: stateHash(state) }, entries });
  return { game: game.id, version: game.version, seed: writeSeed(seed), result, log };
}

/** So many of each game, the games in turn. */
export async function pastGames(each: number): Promise<readonly PastGame[]> {
  const games: PastGame[] = [];
  for (let n = 0; n < each; n += 1)
    for (const id of GAME_IDS) {
      const loaded = await loadGame(id);
      if (loaded !== null) games.push(await played(loaded.game, seedFrom(`past ${id} ${n}`)));
    }
  return games;
}
