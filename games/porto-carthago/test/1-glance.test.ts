// Chapter 1 of RULES.md: which rule every step is asked by, and what is picked for a player whose time runs out.
import { describe, expect, test } from 'vitest';
import { portoCarthago } from '../src/index.ts';
import { redToMove } from './position.ts';

describe('R-1 At a glance', () => {
  test('R-1.1 every step names the rule it plays', () => {
    const rules = Object.entries(portoCarthago.steps).map(([step, { rule }]) => [step, rule]);
    expect(Object.fromEntries(rules)).toEqual({
      ...{ setupClaimOptional: 'R-3.5', setupClaimMandatory: 'R-3.6', setupTakeGood: 'R-3.6' },
      ...{ beginDecade: 'R-4', actionCards: 'R-4.1', firstPlayer: 'R-4.2', income: 'R-4.3' },
      ...{ fillMarket: 'R-4.4', beginRounds: 'R-4.5', arrival: 'R-5.1', lighthouse: 'R-5.2' },
      ...{ lighthouseFirst: 'R-5.2', lighthousePlace: 'R-5.3', lighthouseBerth: 'R-5.5' },
      ...{ automaticArrival: 'R-5.6', shiftRows: 'R-5.7', loadingCheck: 'R-5.8' },
      ...{ turnMain: 'R-6.1', afterMain: 'R-6.6', turnAfter: 'R-6.6', refillPurchase: 'R-6.5' },
      ...{ aristocratStep: 'R-7.2', stevedore: 'R-7.3', stevedoreTarget: 'R-7.3', buyGood: 'R-7.4' },
      ...{ transportSource: 'R-7.5', transportDestination: 'R-7.5', tradePoint: 'R-9.4' },
      ...{ finishLoad: 'R-9.1', voyagePoint: 'R-9.2', finishVoyage: 'R-9.2' },
      ...{ immediatePrivilege: 'R-10.0', discard: 'R-10.0', bonusPoint: 'R-10.2', bonusIntrigue: 'R-10.3' },
      ...{ sortDeck: 'R-10.4', loadAny: 'R-10.5', moveStep: 'R-10.6', bringShip: 'R-10.7' },
      ...{ decadeEnd: 'R-11.1', lastPurchase: 'R-11.3', finalPalace: 'R-11.3', pathAwards: 'R-11.4' },
      ...{ winner: 'R-11.5', loadStored: 'R-14.17' },
    });
  });

  test('R-1.1 whose time runs out passes, declines, takes talents or ends the turn', () => {
    const { state } = redToMove(3);
    const harmless = Object.entries(portoCarthago.steps).flatMap(([step, rules]) => {
      if (!('fallback' in rules)) return [];
      return [[step, Reflect.apply(rules.fallback, rules, [state, [], 0])]];
    });
    expect(Object.fromEntries(harmless)).toEqual({
      ...{ setupClaimOptional: { verb: 'pass' }, turnMain: { verb: 'takeTalents' } },
      ...{ turnAfter: { verb: 'endTurn' }, refillPurchase: { verb: 'decline' } },
      ...{ bonusPoint: { verb: 'decline' }, bonusIntrigue: { verb: 'decline' } },
      finalPalace: { verb: 'decline' },
    });
  });
});
