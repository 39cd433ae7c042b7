// npm run bench [-- <game> …] [-- --json]: how fast the rules are, and the toy game beside boardgame.io's reducer.
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import { anyGame } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { boardgameIoDecisions } from './boardgame-io.ts';
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
  const entry = await loadGame(id);
  if (entry !== null) figures.push(measureGame(entry.game, MS));
}

const toy = anyGame(quay);
for (let n = 0; n < 200; n += 1) randomGame(toy, 3, n);
const theirs = perSecond(MS, (n) => boardgameIoDecisions(3, n));
const ours = perSecond(MS, (n) => randomGame(toy, 3, n));

if (isJson) {
  console.log(JSON.stringify({ games: figures, toy: { ours, boardgameIo: theirs, ratio: ours / theirs } }));
} else {
  const whole = (x: number): string => Math.round(x).toLocaleString('en');
  console.log(
    'game             decisions/s   games/s  picks/game  state bytes  clone µs  play+view µs  replay of 500 ms',
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
    );
  }
  console.log(
    `\ntoy game, decisions/s: kernel ${whole(ours)}, boardgame.io's reducer ${whole(theirs)}: × ${(ours / theirs).toFixed(0)}`,
  );
}
