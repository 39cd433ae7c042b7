// Positions to ask bots about: reached by random picks, the same in every run.
import type { GameWithHints } from '@comptoir/bots';
import { GAME_IDS, requireGame, withHints } from '@comptoir/catalogue';
import {
  advance,
  anyGame,
  deciders,
  drawFrom,
  type Game,
  type Kinds,
  optionsOf,
  type Seat,
  seedFrom,
  start,
} from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';

export interface Position {
  readonly state: Kinds['State'];
  readonly seat: Seat;
}

export const toy: GameWithHints<Kinds> = { game: anyGame(quay), hints: quayHints };

export async function gameNamed(id: string): Promise<GameWithHints<Kinds>> {
  return withHints(await requireGame(id));
}

/** The toy game and every game of the catalogue. */
export async function allGames(): Promise<readonly GameWithHints<Kinds>[]> {
  return [toy, ...(await Promise.all(GAME_IDS.map(gameNamed)))];
}

/** The first position after `picks` random picks in which somebody has a real choice, or null where the game ended. */
export function positionAfter(
  game: Game<Kinds>,
  players: number,
  picks: number,
  name: string,
): Position | null {
  const { state } = start(game, players, [], seedFrom(name));
  const draw = drawFrom(seedFrom(`${name} picks`));
  for (let n = 0; state.result === null; n += 1) {
    const all = deciders(state);
    const seat = all[draw(all.length)] ?? 0;
    const options = optionsOf(game, state, seat);
    if (n >= picks && options.length > 1) return { state, seat };
    const option = options[draw(options.length)];
    if (option === undefined) throw new Error('a decision without an option');
    advance(game, state, seat, option);
  }
  return null;
}
