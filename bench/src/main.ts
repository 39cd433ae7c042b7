// npm run bench [-- <game> …] [-- --json]
//   How fast the rules are, and the toy game beside boardgame.io's reducer.
//   --json  for machines

import { iterationsPerSecond } from '@comptoir/bots';
import { GAME_IDS, requireGame, withHints } from '@comptoir/catalogue';
import { anyGame, drawFrom, seedFrom, start } from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { boardgameIoDecisions, mctsIterations } from '../boardgame.io/play.ts';
import { type Figures, measureGame, perSecond, randomGame } from './measure.ts';

const MS = 2000;
const args = process.argv.slice(2);
const isJson = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.find((id) => !GAME_IDS.includes(id));
if (unknown !== undefined) {
  console.error(`No game is called “${unknown}”; there are: ${GAME_IDS.join(', ')}.`);
  process.exit(2);
}

const figures: Figures[] = [];
for (const id of wanted.length > 0 ? wanted : GAME_IDS) {
  figures.push(measureGame(await withHints(await requireGame(id)), MS));
}

const toy = anyGame(quay);
for (let n = 0; n < 200; n += 1) randomGame(toy, 3, n);
const theirs = perSecond(MS, (n) => boardgameIoDecisions(3, n, drawFrom([n, 1, 2, 3])));
const ours = perSecond(MS, (n) => randomGame(toy, 3, n));
const ourSearch = iterationsPerSecond(
  { game: toy, hints: quayHints },
  start(toy, 3, [], seedFrom('bench')).state,
  MS,
);
const theirSearch = await mctsIterations(3, 300);

if (isJson) {
  console.log(
    JSON.stringify({
      games: figures,
      toy: { ours, boardgameIo: theirs, ratio: ours / theirs },
      search: { ours: ourSearch, boardgameIo: theirSearch, ratio: ourSearch / theirSearch },
    }),
  );
} else {
  const whole = (x: number): string => Math.round(x).toLocaleString('en');
  console.log(
    'game             decisions/s   games/s  picks/game  state bytes  clone µs  play+view µs  replay of 500 ms  search iterations/s',
  );
  for (const f of figures) {
    console.log(
      f.game.padEnd(16),
      whole(f.decisionsPerSecond).padStart(11),
      whole(f.gamesPerSecond).padStart(9),
      whole(f.picksPerGame).padStart(11),
      whole(f.stateBytes).padStart(12),
      f.cloneMicroseconds.toFixed(1).padStart(9),
      f.playMicroseconds.toFixed(1).padStart(13),
      f.replay500Milliseconds.toFixed(2).padStart(17),
      whole(f.iterationsPerSecond).padStart(20),
    );
  }
  const ratio = (name: string, own: number, other: number): void =>
    console.log(
      `toy game, ${name}: kernel ${whole(own)}, boardgame.io ${whole(other)}: × ${(own / other).toFixed(0)}`,
    );
  console.log('');
  ratio('decisions/s', ours, theirs);
  ratio('search iterations/s with full playouts', ourSearch, theirSearch);
}
