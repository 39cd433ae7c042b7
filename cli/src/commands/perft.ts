// comptoir perft: how many sequences of picks there are from five fixed positions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { perft as countFrom, perftPositions } from '@comptoir/testing';
import { gameFolder } from '../rulebooks.ts';
import { gamesNamed, readArguments } from '../usage.ts';

const GOLDEN_DEPTH = 3;

export async function perft(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['depth', 'write!']);
  const depth = given.flag('write') ? GOLDEN_DEPTH : given.count('depth', GOLDEN_DEPTH);
  for (const { game } of await gamesNamed(given.words[0])) {
    const counts = perftPositions(game).map((state) => countFrom(game, state, depth));
    console.log(`${game.id}, depth ${depth}: ${counts.join(' ')}`);
    if (given.flag('write'))
      writeFileSync(join(gameFolder(game.id), 'test', 'perft.json'), `[${counts.join(', ')}]\n`);
  }
  return 0;
}
