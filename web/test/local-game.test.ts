// The local game without a browser: eyes, covers, undo, previews.
import { requireGame } from '@comptoir/catalogue';
import {
  askedIn,
  type Chair,
  readRecord,
  readSeed,
  verify,
  writeOption,
  writeRecord,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { LocalGame } from '../src/local/LocalGame.ts';
import { recordOf, type SavedGame } from '../src/local/saved-game.ts';

const person = (name: string): Chair => ({ name, level: null });
const bot: Chair = { name: 'Ilse', level: 'mousse' };

function saved(chairs: readonly Chair[], picks: SavedGame['picks'] = []): SavedGame {
  const seed = readSeed('00112233445566778899aabbccddeeff');
  const empty = { waiting: [], ask: null, result: null, made: 0, touched: 0 };
  return { id: 'test', game: 'nauticus', version: 1, chairs, variants: [], seed, picks, ...empty };
}

async function open(chairs: readonly Chair[], picks: SavedGame['picks'] = []): Promise<LocalGame> {
  const entry = await requireGame('nauticus');
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
    game.pick(0, firstOption(game));
    const again = await open([person('Maren'), bot], game.toSave().picks);
    expect(again.scene()).toEqual(game.scene());
  });

  test('the coach is asked about what the person may know, counted once a decision, and the record says so', async () => {
    const game = await open([person('Maren'), bot]);
    const entry = await requireGame('nauticus');
    const question = game.question();
    if (question === null) throw new Error('there was a decision');
    expect(entry.game.view(question.veiled, 0)).toEqual(game.scene().view);
    expect(question).toMatchObject({ game: 'nauticus', seat: 0, made: 0 });
    expect(game.toSave().asked).toEqual([0, 0]);
    expect(writeRecord(recordOf(game.toSave()))).not.toContain('# coach');
    game.countAsk();
    game.countAsk();
    expect(game.toSave().asked).toEqual([1, 0]);
    game.pick(0, firstOption(game));
    const record = readRecord(writeRecord(recordOf(game.toSave())));
    expect(askedIn(record)).toEqual([1, 0]);
    expect(askedIn({ ...record, remarks: [{ before: 0, text: 'coach 7 1' }] })).toEqual([0, 0]);
    expect(verify(entry.game, record).result).toBe(null);
  });

  test('a pick is taken back to the position before it', async () => {
    const game = await open([person('Maren'), bot]);
    let before = game.scene();
    while (!game.scene().canUndo) {
      before = game.scene();
      game.pick(0, firstOption(game));
    }
    expect(game.undo(1)).toBe(null);
    expect({ ...game.scene(), seq: before.seq }).toEqual(before);
    expect(game.toSave().picks).toHaveLength(before.seq);
  });

  test('a sequence of picks is one action: it stops where it is refused and is taken back at once', async () => {
    const game = await open([person('Maren'), bot]);
    while (!game.scene().canUndo) game.pick(0, firstOption(game));
    const before = game.scene();
    const line = [firstOption(game)];
    for (let n = 0; n < 3; n += 1) {
      const next = game.preview(line);
      const option = next?.canUndo === true ? next.decision?.options[0] : undefined;
      if (option !== undefined) line.push(option);
    }
    expect(line.length).toBeGreaterThan(1);
    const isOpen = game.preview(line)?.canUndo === true ? line : line.slice(0, -1);
    const stop = game.pickAll([...isOpen, { verb: 'fly', noun: 7 }]);
    expect(stop).toMatchObject({ made: isOpen.length, seq: before.seq + isOpen.length });
    expect(game.undo(isOpen.length)).toBe(null);
    expect({ ...game.scene(), seq: before.seq }).toEqual(before);
    expect(game.toSave().picks).toHaveLength(before.seq);
  });

  test('a moment carries what it tells, once, and the history what was told before', async () => {
    const game = await open([person('Maren'), bot]);
    expect(game.moments().map(({ told }) => told)).toEqual([null]);
    game.pick(0, firstOption(game));
    expect(game.moments().map(({ told }) => told?.map(({ seq }) => seq))).toEqual([[1]]);
    expect(game.moments().map(({ told }) => told)).toEqual([[]]);
    expect(game.history().at(-1)?.seq).toBe(1);
    game.undo(1);
    const again = await open([person('Maren'), bot], game.toSave().picks);
    expect(again.history()).toEqual(game.history());
  });

  test('nobody else’s eyes may be borrowed while the game goes on', async () => {
    const game = await open([person('Maren'), bot]);
    expect(game.sceneAt(0, 1).viewer).toBe(0);
  });

  test('a preview shows what the pick then leads to', async () => {
    const game = await open([person('Maren'), bot]);
    const option = firstOption(game);
    const shown = game.preview([option]);
    game.pick(0, option);
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
      game.pick(first, option);
    }
    expect(game.cover()).not.toBe(first);
    expect(game.scene().viewer).toBe(null);
  });
});
