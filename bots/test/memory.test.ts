// What a search keeps: little while it thinks, nothing after its game.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Bot, type GameWithHints, ismctsBot, Search } from '@comptoir/bots';
import { advance, deciders, type Kinds, seedFrom, start, veil } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { gameNamed, positionAfter } from './positions.ts';

const MB = 1_000_000;
const THINKING = { cut: 8, greed: 0, explore: 0.5 };

setFlagsFromString('--expose-gc');
/** Bytes in use once everything nobody needs is gone. */
function inUse(): number {
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
/** The same, once buffers that are freed in the background are gone too. */
async function settled(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5; n += 1) {
    await new Promise((done) => setTimeout(done, 20));
    least = Math.min(least, inUse());
  }
  return least;
}
function playOneGame(known: GameWithHints<Kinds>, name: string): void {
  const { game } = known;
  const players = game.players[0];
  const settings = { ...THINKING, looks: 50, milliseconds: Number.POSITIVE_INFINITY, slip: 0 };
  const bots = Array.from({ length: players }, (): Bot => ismctsBot(settings));
  const { state } = start(game, players, [], seedFrom(name));
  for (let n = 0; state.result === null; n += 1) {
    const [seat = 0] = deciders(state);
    const seed = seedFrom(`${name} ${n}`);
    const option = bots[seat]?.(known, veil(game, state, seat, seed), seat, seed);
    if (option === undefined) throw new Error('nobody sits there');
    advance(game, state, seat, option);
  }
}

test('a search takes at most 300 MB, however long it thinks', async () => {
  const known = await gameNamed('nauticus');
  const { game } = known;
  const position = positionAfter(game, 2, 60, 'memory');
  if (position === null) throw new Error('the game has ended');
  const seed = seedFrom('memory');
  const before = inUse();
  const search = new Search(
    known,
    THINKING,
    veil(game, position.state, position.seat, seed),
    position.seat,
    seed,
  );
  while (!search.tree.isFull && search.visits < 30_000) search.iterate();
  expect(inUse() - before).toBeLessThan(300 * MB);
  expect(search.visits).toBeGreaterThan(2500);
});

test('eight games leave nothing behind', async () => {
  const known = await gameNamed('nauticus');
  for (let n = 0; n < 3; n += 1) playOneGame(known, `warm ${n}`);
  const before = await settled();
  for (let n = 0; n < 8; n += 1) playOneGame(known, `game ${n}`);
  expect((await settled()) - before).toBeLessThan(2 * MB); // a kilobyte kept of each pick would be more
});
