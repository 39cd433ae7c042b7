import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { COPIES } from '../src/data/numbers.ts';
import { nightMarket } from '../src/index.ts';
import { GOODS } from '../src/names.ts';

describe('R-2 Components', () => {
  test('R-2.1 six cards of each of four goods', () => {
    expect(GOODS).toHaveLength(4);
    const { deck, lot } = scenario(nightMarket, 2).state;
    for (const good of GOODS) expect([...deck, ...lot].filter((card) => card === good)).toHaveLength(COPIES);
  });

  test('R-2.2 one order for each good', () => {
    const { orders, merchants } = scenario(nightMarket, 3).state;
    expect([...orders, ...merchants.map(({ order }) => order)].sort()).toEqual([...GOODS].sort());
  });
});
