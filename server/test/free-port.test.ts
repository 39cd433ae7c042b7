import { expect, test } from 'vitest';
import { freePort } from '../src/free-port.ts';

const COUNT = 500;

test('who asks again gets another port, though nobody listens on the one before yet', async () => {
  const ports: number[] = [];
  for (let n = 0; n < COUNT; n += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(COUNT);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_000);
  }
});
