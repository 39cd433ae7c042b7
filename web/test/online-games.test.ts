// Games between two browsers, while a third watches; the long tests play the longest too.
import { GAME_IDS } from '@comptoir/catalogue';
import { useServer } from '@comptoir/server/testing/vitest';
import { test } from 'vitest';
import { checkOnlineGame } from './support/online-game.ts';
import { useBrowser } from './support/visit.ts';
import { LONGEST } from './support/whole-game.ts';

useBrowser();
const server = useServer();

for (const game of GAME_IDS.filter((id) => !LONGEST.includes(id)))
  test(`two browsers play ${game} to the final scores while a third watches`, () =>
    checkOnlineGame(server().url, game));
