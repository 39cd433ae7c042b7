import { ismctsBot, levelBot, safely } from '@comptoir/bots';
import { optionsOf, seedFrom, start } from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';

const seed = seedFrom('safely');
const { state } = start(quay, 2, [], seed);
const known = { game: quay, hints: quayHints };
const broken: typeof known = {
  game: quay,
  hints: {
    evaluate() {
      throw new Error('quay: no idea\nwhat this is worth');
    },
  },
};

describe('a bot never stalls a game', () => {
  test('a bot that answers is left alone', () => {
    const { option, remark } = safely('matelot', levelBot('matelot'))(known, state, 0, seed);
    expect(optionsOf(quay, state, 0)).toContain(option);
    expect(remark).toBeNull();
  });
  test('where the bot throws, the greedy pick is made and remarked on', () => {
    const bot = safely('doge', () => {
      throw new Error('out of breath');
    });
    const { option, remark } = bot(known, state, 0, seed);
    expect(optionsOf(quay, state, 0)).toContain(option);
    expect(remark).toBe('bot doge failed (out of breath); the greedy pick instead');
  });
  test('where even the greedy pick fails, the first option is made; the remark is one line', () => {
    const thinking = { looks: 10, milliseconds: 1e9, slip: 0, cut: 3, greed: 0, explore: 0.5 };
    const { option, remark } = safely('doge', ismctsBot(thinking))(broken, state, 0, seed);
    expect(option).toEqual({ verb: 'bid', noun: 0 });
    expect(remark).toContain('the first option instead');
    expect(remark).not.toContain('\n');
  });
  test('a pick that is not offered is not made', () => {
    const later = { ...state, agenda: [{ step: 'chooseGood' as const, seats: [0] }] };
    const bot = safely('mousse', ({ game }, _veiled, seat) => {
      const [option] = optionsOf(game, state, seat);
      if (option === undefined) throw new Error('nothing to pick');
      return option;
    });
    const { option, remark } = bot(known, later, 0, seed);
    expect(optionsOf(quay, later, 0)).toContainEqual(option);
    expect(remark).toContain('which is not offered');
  });
  test('without any time left there still is an answer', () => {
    const thinking = { looks: 1e9, milliseconds: 0, slip: 0, cut: 3, greed: 0, explore: 0.5 };
    const { option, remark } = safely('doge', ismctsBot(thinking))(known, state, 0, seed);
    expect(optionsOf(quay, state, 0)).toContainEqual(option);
    expect(remark).toBeNull();
  });
});
