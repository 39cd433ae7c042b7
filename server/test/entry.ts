// A server process for tests and benchmarks: the real one, with the toy game besides the catalogue.
import { anyGame } from '@comptoir/kernel';
import { quay } from '@comptoir/testing';
import { answerPage } from '../../tools/pages.mjs';
import { readConfig, serve } from '../src/index.ts';

const server = await serve({
  config: readConfig(process.env),
  pages: answerPage,
  botWorker: new URL('./bot-worker.mjs', import.meta.url),
  games: [anyGame(quay)],
});
console.log(JSON.stringify({ url: server.url, postgres: server.postgres, pid: process.pid }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
