// A server of its own for a file of tests.
import { afterAll, beforeAll } from 'vitest';
import { cleanUp, type ServerProcess, startServer, stopServer } from './process.ts';

/** Starts a server before the tests of this file and stops it after them. */
export function useServer(): () => ServerProcess {
  let server: ServerProcess | null = null;
  const running = (): ServerProcess => {
    if (server === null) throw new Error('the server has not started yet');
    return server;
  };
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await stopServer(running());
    cleanUp(running());
  });
  return running;
}
