// A game of each kind, each played in another way; the long tests play all of them in all ways.
import { test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkWholeGame } from './support/whole-game.ts';

useBrowser();

test.each([
  ['carthago', 'by taps, on its side'],
  ['hermagor', 'by clicks, large'],
  ['nauticus', 'by taps, upright'],
  ['oltre-mare', 'by keys'],
  ['porto-carthago', 'by clicks, small'],
] as const)('a whole game of %s %s', (game, way) => checkWholeGame(game, way));
