// boardgame.io's own server with the toy game, in memory, as its documentation shows it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import '../src/server/answer-cpu.ts';
import { quayOnBoardgameIo } from './quay.ts';

type Package = typeof import('boardgame.io/server');

/** It cannot be bundled: it looks for its parts when it runs. */
const load = createRequire(
  join(process.env.COMPTOIR_HOME ?? process.cwd(), 'bench', 'boardgame.io', 'package.json'),
);
const { Server, Origins }: Package = load('boardgame.io/server');
const server = Server({ games: [quayOnBoardgameIo], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
if (typeof address === 'object' && address !== null) console.log(`listening ws://127.0.0.1:${address.port}`);
