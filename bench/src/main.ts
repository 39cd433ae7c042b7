// npm run bench [-- <game> …] [-- --json]
//   How fast the rules are, and the toy game beside boardgame.io's reducer.
//   --json  for machines

import { iterationsPerSecond } from '@comptoir/bots';
import { GAME_IDS, requireGame, withHints } from '@comptoir/catalogue';
import { anyGame, drawFrom, seedFrom, start } from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { boardgameIoDecisions, mctsIterations } from '../boardgame.io/play.ts';
import { type Figures, measureGame, perSecond, randomGame } from './measure.ts';
import { median } from './server/load.ts';

const MS = 2000;
const SLICES = 5;
/** Of boardgame.io’s search in a slice. */
const ITERATIONS = 150;
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

interface Comparison {
  readonly ours: number;
  readonly boardgameIo: number;
  readonly ratio: number;
}
/** In turn a slice of each: whatever else the machine does meanwhile hits both. The median of each counts. */
async function inTurn(
  own: (ms: number) => number,
  other: (ms: number) => number | Promise<number>,
): Promise<Comparison> {
  const [ownSpeeds, otherSpeeds]: [number[], number[]] = [[], []];
  for (let n = 0; n < SLICES; n += 1) {
    otherSpeeds.push(await other(MS / SLICES));
    ownSpeeds.push(own(MS / SLICES));
  }
  const [ours, boardgameIo] = [median(ownSpeeds), median(otherSpeeds)];
  return { ours, boardgameIo, ratio: ours / boardgameIo };
}

const toy = anyGame(quay);
for (let n = 0; n < 200; n += 1) randomGame(toy, 3, n);
const decisions = await inTurn(
  (ms) => perSecond(ms, (n) => randomGame(toy, 3, n)),
  (ms) => perSecond(ms, (n) => boardgameIoDecisions(3, n, drawFrom([n, 1, 2, 3]))),
);
/** An iteration is the same on both sides: one path down the tree, one playout to the end, one judgement of it. */
const opening = start(toy, 3, [], seedFrom('bench')).state;
const search = await inTurn(
  (ms) => iterationsPerSecond({ game: toy, hints: quayHints }, opening, ms),
  () => mctsIterations(3, ITERATIONS),
);

if (isJson) {
  console.log(
    JSON.stringify({
      games: figures,
      toy: decisions,
      search,
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
  const compare = (name: string, { ours, boardgameIo, ratio }: Comparison): void =>
    console.log(
      `toy game, ${name}: kernel ${whole(ours)}, boardgame.io ${whole(boardgameIo)}: × ${ratio.toFixed(0)}`,
    );
  console.log('');
  compare('decisions/s', decisions);
  compare('search iterations/s with full playouts', search);
}
