// Games between two browsers, while a third watches; the long tests play the longer ones too.
import { GAME_IDS } from '@comptoir/catalogue';
import { useServer } from '@comptoir/server/testing/vitest';
import { test } from 'vitest';
import { checkOnlineGame } from './support/online-game.ts';
import { useBrowser } from './support/visit.ts';
import { LONGER } from './support/whole-game.ts';

useBrowser();
const server = useServer();

const shorter = GAME_IDS.filter((id) => !LONGER.includes(id));

test.each(shorter)('two browsers play %s to the final scores while a third watches', (game) =>
  checkOnlineGame(server().url, game),
);
