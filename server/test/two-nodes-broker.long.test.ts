// The tests of two servers once more, with picks told over NATS.
import { afterAll, test } from 'vitest';
import { natsProgram, startNats } from './nats.ts';

if (natsProgram() === null)
  test.skip('nats-server is not installed (apt-get install nats-server)', () => undefined);
else {
  const nats = await startNats();
  process.env.BROKER_URL = nats.url; // the servers of a test are given what is set around it
  afterAll(() => nats.stop());
  await import('./two-nodes.test.ts');
}
