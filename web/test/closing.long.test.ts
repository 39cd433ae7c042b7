// Nothing is lost, fifty times over: each time the tab is closed at another moment.
import { test } from 'vitest';
import { closeAndReopen } from './support/closing.ts';
import { useBrowser } from './support/visit.ts';

useBrowser();

test('a tab closed fifty times while its writes are slow has lost nothing', async () => {
  const moments = Array.from({ length: 10 }, () => Math.floor(20 + Math.random() * 700));
  for (let game = 0; game < 5; game += 1) await closeAndReopen('en', moments);
});
