// Messages and requests out of the protocol's own schemas, hurt on the way, and others made by hand: every answer is documented,
// the memory stays, and the people at the next table do not notice. The long run sends a hundred thousand.
import { expect, test } from 'vitest';
import { checkHostile } from './fuzz/check.ts';

test('hostile messages and requests from everywhere are answered as documented', async () => {
  await checkHostile({ seed: 'short', count: 700, intruders: 12, isOneAddress: false, limitFactor: 1000 });
});

test('from one address they run into the quotas, and the next table goes on', async () => {
  const { lines } = await checkHostile({
    seed: 'quotas',
    count: 700,
    intruders: 12,
    isOneAddress: true,
    limitFactor: 1,
  });
  expect(lines.join('\n')).toContain('tooMany');
});
