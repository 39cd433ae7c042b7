// A server process for tests and benchmarks: the real one, with the toy game besides the catalogue.
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { anyGame } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { readConfig, runServer } from '../src/index.ts';

setFlagsFromString('--expose-gc');
/** Without an argument: a whole collection at once. With one, Node 20 collects hardly anything. */
const collectGarbage: () => void = runInNewContext('gc');
// Whoever tests it holds its standard input open: when they are gone, however suddenly, it stops. A line asks it to tidy its
// memory, so that what is measured then is in use.
process.stdin.on('data', () => collectGarbage()).once('end', () => process.kill(process.pid, 'SIGTERM'));
await runServer({
  config: readConfig(process.env),
  pages: process.env.TEST_PAGES ?? resolve(process.env.COMPTOIR_HOME ?? '.', 'web/dist'),
  botWorker: new URL('./bot-worker.mjs', import.meta.url),
  pictureWorker: new URL('./picture-worker.mjs', import.meta.url),
  games: [anyGame(quay)],
  opened: ({ url, postgres }) => console.log(JSON.stringify({ url, postgres, pid: process.pid })),
  closing: (why) => console.log(why),
});
