// The longer games between two browsers, while a third watches.
import { useServer } from '@comptoir/server/testing/vitest';
import { test } from 'vitest';
import { checkOnlineGame } from './support/online-game.ts';
import { useBrowser } from './support/visit.ts';
import { LONGER } from './support/whole-game.ts';

useBrowser();
const server = useServer();

test.each(LONGER)('two browsers play %s to the final scores while a third watches', (game) =>
  checkOnlineGame(server().url, game),
);
