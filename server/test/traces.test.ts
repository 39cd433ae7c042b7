// Spans on their way to a collector that says nothing: they cost nobody's time.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Traces } from '../src/traces.ts';

test('a server that ends does not wait long for a collector that says nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const traces = new Traces(`http://127.0.0.1:${port}`, 'node', pino({ level: 'silent' }));
  traces.end(traces.begin('0'.repeat(32)), { name: 'pick', attributes: {} });
  const begun = performance.now();
  await traces.stop();
  expect(performance.now() - begun).toBeLessThan(4000); // a step of the stop has five seconds
});
