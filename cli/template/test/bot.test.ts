// What the bots believe: orders of things a strong player would not doubt.
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { bidding, ended } from './position.ts';

describe('expected points', () => {
  test('a good on order is worth more than another', () => {
    const own = bidding(['silk', 'tea'], { order: 'glass', stall: { glass: 1 } }, {});
    const other = bidding(['silk', 'tea'], { order: 'glass', stall: { spice: 1 } }, {});
    expect(evaluate(own.state, 0)).toBeGreaterThan(evaluate(other.state, 0));
  });

  test('a coin is worth something, less at the end than at the beginning', () => {
    const worth = (coins: number, round: number): number => {
      const position = bidding(['silk', 'tea'], { coins }, {}).given((s) => {
        s.round = round;
      });
      return evaluate(position.state, 0);
    };
    const early = worth(6, 1) - worth(5, 1);
    const late = worth(6, 8) - worth(5, 8);
    expect(late).toBeGreaterThan(0);
    expect(early).toBeGreaterThan(late);
  });

  test('at the end it is the score', () => {
    const { state } = ended({ coins: 7, order: 'tea', stall: { silk: 2, tea: 3 } }, { coins: 1 });
    expect(evaluate(state, 0)).toBe(17);
  });
});
