// Random games of the toy on boardgame.io's reducer, all moves enumerated at every decision, as for our own kernel.
import type { Ctx } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { enumerate, type G, quayOnBoardgameIo } from './quay.ts';

const reducer = CreateGameReducer({ game: quayOnBoardgameIo });

/** One random game, `draw` being the chance in it; returns the number of decisions. */
export function boardgameIoDecisions(players: number, n: number, draw: (n: number) => number): number {
  let state = InitializeGame({ game: { ...quayOnBoardgameIo, seed: n }, numPlayers: players });
  let count = 0;
  for (;;) {
    const moves = enumerate(state.G, state.ctx);
    if (moves.length === 0) return count;
    const chosen = moves[draw(moves.length)];
    if (chosen === undefined) throw new Error('bench: no move');
    const { move, args, playerID } = chosen;
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID },
    });
    count += 1;
    if (count > 2000) throw new Error('bench: the game does not end');
  }
}

/** Iterations a second of boardgame.io's own search from the start of the toy game, playouts to the end. */
export async function mctsIterations(players: number, iterations: number): Promise<number> {
  const game = quayOnBoardgameIo;
  const state = InitializeGame({ game: { ...game, seed: 1 }, numPlayers: players });
  const playerEnumerate = (g: G, ctx: Ctx): { move: string; args: (string | number)[] }[] =>
    enumerate(g, ctx).map(({ move, args }) => ({ move, args: [...args] }));
  const bot = new MCTSBot({ game, enumerate: playerEnumerate, iterations, playoutDepth: 400, seed: 1 });
  const begun = performance.now();
  await bot.play(state, '0');
  return (1000 * iterations) / (performance.now() - begun);
}
