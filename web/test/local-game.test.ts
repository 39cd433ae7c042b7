// The local game without a browser: eyes, covers, undo, previews.
import { loadGame } from '@comptoir/catalogue';
import { readSeed, writeOption } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { LocalGame } from '../src/local/LocalGame.ts';
import type { Chair, SavedGame } from '../src/local/saved-game.ts';

const person = (name: string): Chair => ({ name, level: null });
const bot: Chair = { name: 'Ilse', level: 'mousse' };

function saved(chairs: readonly Chair[], picks: SavedGame['picks'] = []): SavedGame {
  const seed = readSeed('00112233445566778899aabbccddeeff');
  const empty = { waiting: [], ask: null, result: null, made: 0, touched: 0 };
  return { id: 'test', game: 'nauticus', version: 1, chairs, variants: [], seed, picks, ...empty };
}

async function open(chairs: readonly Chair[], picks: SavedGame['picks'] = []): Promise<LocalGame> {
  const entry = await loadGame('nauticus');
  if (entry === null) throw new Error('nauticus is not there');
  return new LocalGame(entry, saved(chairs, picks));
}

function firstOption(game: LocalGame) {
  const option = game.scene().decision?.options[0];
  if (option === undefined) throw new Error('nothing to decide');
  return option;
}

describe('one person against bots', () => {
  test('the person looks all the time, and nothing is covered', async () => {
    const game = await open([person('Maren'), bot]);
    expect(game.cover()).toBe(null);
    expect(game.scene().viewer).toBe(0);
  });

  test('what is saved opens at the same place', async () => {
    const game = await open([person('Maren'), bot]);
    game.make(0, firstOption(game));
    const again = await open([person('Maren'), bot], game.toSave().picks);
    expect(again.scene()).toEqual(game.scene());
  });

  test('a pick is taken back to the position before it', async () => {
    const game = await open([person('Maren'), bot]);
    while (!game.scene().canUndo) game.make(0, firstOption(game));
    const at = game.scene().at;
    expect(game.takeBack()).toBe(null);
    expect(game.scene().at).toBe(at - 1);
  });

  test('a sequence of picks is one action: it stops where it is refused and is taken back at once', async () => {
    const game = await open([person('Maren'), bot]);
    while (!game.scene().canUndo) game.make(0, firstOption(game));
    const at = game.scene().at;
    const line = [firstOption(game)];
    for (let n = 0; n < 3; n += 1) {
      const next = game.preview(line);
      const option = next?.canUndo === true ? next.decision?.options[0] : undefined;
      if (option !== undefined) line.push(option);
    }
    expect(line.length).toBeGreaterThan(1);
    const isOpen = game.preview(line)?.canUndo === true ? line : line.slice(0, -1);
    const { stop } = game.makeAll([...isOpen, { verb: 'fly', noun: 7 }]);
    expect(stop).toMatchObject({ made: isOpen.length, at: at + isOpen.length });
    expect(game.takeBack()).toBe(null);
    expect(game.scene().at).toBe(at);
    expect(game.takeBack()).toBe(null);
    expect(game.scene().at).toBe(at - 1);
  });

  test('nobody else’s eyes may be borrowed while the game goes on', async () => {
    const game = await open([person('Maren'), bot]);
    expect(game.sceneAt(0, 1).viewer).toBe(0);
  });

  test('a preview shows what the pick then leads to', async () => {
    const game = await open([person('Maren'), bot]);
    const option = firstOption(game);
    const shown = game.preview([option]);
    game.make(0, option);
    expect(shown?.view).toEqual(game.scene().view);
    expect(shown?.canUndo).toBe(game.scene().canUndo);
  });

  test('the question is saved in both languages', async () => {
    const game = await open([person('Maren'), bot]);
    const { ask } = game.toSave();
    expect(ask?.en).not.toBe('');
    expect(ask?.fr).not.toBe(ask?.en);
  });
});

describe('two people on one device', () => {
  test('the table is covered until the one who decides sits down', async () => {
    const game = await open([person('Maren'), person('Tobias')]);
    const first = game.cover();
    expect(first).not.toBe(null);
    expect(game.scene().viewer).toBe(null);
    expect(game.scene().decision).toBe(null);
    game.sit(first ?? -1);
    expect(game.cover()).toBe(null);
    expect(game.scene().decision?.seat).toBe(first);
  });

  test('and covered again as soon as the other has to decide', async () => {
    const game = await open([person('Maren'), person('Tobias')]);
    const first = game.cover() ?? -1;
    game.sit(first);
    for (let n = 0; n < 40 && game.cover() === null; n += 1) {
      const { options } = game.scene().decision ?? { options: [] };
      const option = options.find((one) => writeOption(one) === 'pass') ?? options[0];
      if (option === undefined) throw new Error('nothing to decide');
      game.make(first, option);
    }
    expect(game.cover()).not.toBe(first);
    expect(game.scene().viewer).toBe(null);
  });
});
