// Chapter 1 of RULES.md: which rule every step is asked by, and what is picked for a player whose time runs out.
import { decisions, type Option, writeOption } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { carthago } from '../src/index.ts';
import * as put from './position.ts';
import { atTurn, type Table } from './position.ts';

/** All that seat 0 may reach for, legal or not. */
function candidates(table: Table): string[] {
  const [decision] = decisions(carthago, table.state);
  const refused = (decision?.refused ?? []).map(([option]): Option => option);
  return [...(decision?.options ?? []), ...refused].map(writeOption);
}

describe('R-1 At a glance', () => {
  test('R-1 every step names the rule it plays', () => {
    const rules = Object.entries(carthago.steps).map(([step, { rule }]) => [step, rule]);
    expect(Object.fromEntries(rules)).toEqual({
      ...{ setupColumn: 'R-3.11', setupDock: 'R-3.11' },
      ...{ turn: 'R-4.2', payAction: 'R-4.5', payExtra: 'R-4.6', main: 'R-5.0', after: 'R-4.7' },
      ...{ endTurn: 'R-4.8', nextTurn: 'R-4.10', decadeSetup: 'R-4.11' },
      ...{ marketTake: 'R-5.1.1', marketSwap: 'R-5.1.2', marketGive: 'R-5.1.2', marketFlip: 'R-5.1.3' },
      ...{ residenceColumn: 'R-5.2.1', residencePay: 'R-5.2.2', tradeDock: 'R-5.3.1', warDock: 'R-5.4.1' },
      ...{ delivery: 'R-5.5.1', nextDelivery: 'R-5.5.1', deliverPay: 'R-5.5.2', warPay: 'R-5.5.4' },
      ...{ escorts: 'R-5.5.5', warAchievement: 'R-5.5.7' },
      ...{ intrigueMarker: 'R-6.2', intrigueSpace: 'R-6.2', payCoins: 'R-7.2', scoring: 'R-9.1' },
    });
  });

  test('R-1 whose time runs out passes, waives, declines or ends; a payment that has begun has no such way out', () => {
    const { state } = atTurn(2);
    const harmless = Object.entries(carthago.steps).flatMap(([step, rules]) => {
      if (!('fallback' in rules)) return [];
      const at: never[] = [];
      return [[step, Reflect.apply(rules.fallback, rules, [state, at, 0])]];
    });
    expect(Object.fromEntries(harmless)).toEqual({
      ...{ setupColumn: { verb: 'decline' }, turn: { verb: 'pass' }, after: { verb: 'end' } },
      ...{ marketTake: { verb: 'waive' }, marketSwap: { verb: 'decline' }, marketFlip: { verb: 'decline' } },
      ...{ residenceColumn: { verb: 'waive' }, tradeDock: { verb: 'waive' }, warDock: { verb: 'waive' } },
      ...{ delivery: { verb: 'done' }, escorts: { verb: 'decline' }, warAchievement: { verb: 'decline' } },
    });
  });

  test('R-6.0 an effect can be reached for by who owns such a ship, active or not, and by nobody else', () => {
    const uses = (table: Table): string[] => candidates(table).filter((option) => option.startsWith('use'));
    expect(uses(atTurn(2))).toEqual([]);
    const owner = atTurn(2).given((s) => {
      put.owns(s, 0, 'glass-1', false); // Palette
      put.owns(s, 0, 'jewels-1'); // Favour
    });
    expect(uses(owner)).toEqual(['use palette']);
    expect(uses(owner.plays('0 space market'))).toEqual(['use favor']);
    expect(uses(owner.plays('0 card market'))).toEqual(['use palette']);
  });

  test('R-5.5.1 the anchor can be reached for by who has a disc there', () => {
    const anchored = (discs: number): Table =>
      atTurn(2)
        .given((s) => {
          put.dock(s, 0, 'war', 1);
          s.anchor[0] = discs;
        })
        .plays('0 space delivery', '0 card delivery');
    expect(candidates(anchored(1))).toContain('anchor');
    expect(candidates(anchored(0))).not.toContain('anchor');
  });
});
