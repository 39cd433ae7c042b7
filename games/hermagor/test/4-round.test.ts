import { describe, expect, test } from 'vitest';
import * as put from './position.ts';
import { BLUE, decider, opening, passAll, RED, restAll, selling, stepOf } from './position.ts';

describe('R-4 The round and its decisions', () => {
  test('R-4.1 the order of a round', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 't03', s22: 't09' });
      put.stand(s, RED, 's21', 'h2v3');
    });
    passAll(table).plays('0 decline');
    table.plays(`${decider(table)} firstPlayer 1`);
    expect(decider(table)).toBe(1);
    restAll(table);
    const kinds = table.events.map((e) => e.kind).filter((kind) => kind !== 'tileLaid');
    const firsts = [...new Set(kinds)];
    expect(firsts).toEqual([
      'passed',
      'corridorPaid',
      'tileWon',
      'raiseDeclined',
      'tileStayed',
      'consoled',
      'firstPlayerChosen',
      'rested',
      'cleanedUp',
      'marketFilled',
      'revealed',
    ]);
    expect(decider(table)).toBe(1);
  });

  test('R-4.2 free stalls with a tile, free corridor spaces, or pass', () => {
    const table = opening(3);
    expect(table.options(RED)).toHaveLength(12 + 43 + 1);
    table.offersAlso(RED, ['buyer s21', 'buyer v1r1', 'pass']).lacks(RED, ['buyer s11']);
  });

  test('R-4.3 the winner of a single tile raises or leaves', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 't01' });
      put.stand(s, RED, 's21');
    });
    passAll(table).offers(RED, ['raise corn', 'decline']);
  });

  test('R-4.4 a fluctuation offers every good below 10, or none', () => {
    const table = opening(3).given((s) => {
      put.layOnly(s, { s21: 'marketFluctuation' });
      put.stand(s, RED, 's21');
      put.price(s, 'salt', 10);
    });
    passAll(table).offers(RED, [
      'raise weapons',
      'raise books',
      'raise relics',
      'raise dragonEggs',
      'raise amulets',
      'raise blessings',
      'raise corn',
      'decline',
    ]);
  });

  test('R-4.5 anybody may be first player, and somebody must be', () => {
    const table = passAll(opening(4));
    table.offers(decider(table) ?? -1, ['firstPlayer 0', 'firstPlayer 1', 'firstPlayer 2', 'firstPlayer 3']);
  });

  test('R-4.6 the actions; by Shortcut only while holding it', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't01');
      put.move(s, RED, 'v04');
    });
    const verbs = (): string[] => [...new Set(table.options(RED).map((o) => o.split(' ')[0] ?? ''))];
    expect(verbs()).toEqual(['moveAndSell', 'sellHere', 'moveOnly', 'noAction']);
    table.given((s) => put.give(s, RED, 'shortcut'));
    expect(verbs()).toEqual(['moveAndSell', 'shortcutAndSell', 'sellHere', 'moveOnly', 'noAction']);
  });

  test('R-4.7 each closed region is used or given up, in any order', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't03');
      put.post(s, RED, 'v11', 'v13', 'v01', 'v06', 'v04', 'v07');
      put.move(s, RED, 'v03');
    });
    table.plays('0 sellHere').offers(RED, ['build g02', 'skip g02', 'build g05', 'skip g05']);
    table.plays('0 skip g05').offers(RED, ['build g02', 'skip g02']);
  });

  test('R-4.7 a region that can bring no disc drops out by itself', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't05');
      put.post(s, RED, 'v11', 'v12', 'v13', 'v16');
      put.move(s, RED, 'v15');
      put.disc(s, BLUE, 'amulets', 5);
      put.disc(s, BLUE, 'amulets', 3);
    });
    table.plays('0 sellHere').offers(RED, ['build g06', 'skip g06']); // g03 produces amulets only: full
    expect(table.told('regionLost').map((e) => e.region)).toEqual(['g03']);
  });

  test('R-4.8 any good of the region with an available space, without a way back', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't03');
      put.post(s, RED, 'v06', 'v04', 'v07');
      put.move(s, RED, 'v03');
    });
    table.plays('0 sellHere', '0 build g05').offers(RED, ['good relics', 'good dragonEggs']);
  });

  test('R-4.9 the tax collector asks each player once, in order', () => {
    const table = opening(3, ['taxCollector:on']);
    table.offers(RED, ['declare', 'pass']).plays('0 pass').offers(1, ['declare', 'pass']).plays('1 declare');
    table.offers(2, ['declare', 'pass']).plays('2 pass');
    expect(stepOf(table)).toBe('chooseFirstPlayer');
  });

  test('R-4.10 two players may begin a turn with a shared buyer', () => {
    opening(2).offersAlso(RED, ['buyer s21', 'sharedBuyer s21', 'pass']);
    opening(3).refuses('0 sharedBuyer s21', 'R-5.3', 'notOffered');
  });

  test('R-4.11 there is one way to each village, the cheapest', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't03');
      put.move(s, RED, 'v16');
    });
    expect(table.options(RED).filter((o) => o === 'moveAndSell v03')).toHaveLength(1);
    table.plays('0 moveAndSell v03');
    expect(table.told('travelled')[0]?.route).toEqual(['v16', 'v13', 'v03']);
  });
});
