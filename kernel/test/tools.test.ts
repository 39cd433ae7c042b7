import { describe, expect, test } from 'vitest';
import {
  bySeat,
  de,
  grammar,
  nth,
  numberIn,
  numbersOf,
  onlySeat,
  ranksBy,
  refusals,
  sharesOfWin,
  tieAtTop,
  wrap,
} from '../src/index.ts';

describe('small tools of the rules', () => {
  test('an entry that must be there is there, or it throws', () => {
    expect(nth(['a', 'b'], 1)).toBe('b');
    expect(() => nth(['a', 'b'], 2)).toThrow('there is no number 2 in a list of 2');
  });

  test('components have the numbers of their places, and are found by name', () => {
    const names = [null, 'wine', 'salt'];
    const all = numbersOf(names);
    expect(all).toEqual([0, 1, 2]);
    const numberOf = numberIn(all.slice(1), names);
    expect(numberOf('salt')).toBe(2);
    expect(() => numberOf('gold')).toThrow('nothing is called gold');
  });

  test('a step by seat is made once for each seat', () => {
    const turn = bySeat('turn');
    expect(turn(2)).toEqual({ step: 'turn', seats: [2] });
    expect(turn(2)).toBe(turn(2));
    expect(onlySeat(3)).toEqual([3]);
  });

  test('places follow a comparison, and equals share the better place', () => {
    expect(ranksBy([7, 9, 7, 3], (a, b) => b - a)).toEqual([2, 1, 2, 4]);
    expect(ranksBy([7, 9, 7, 3], (a, b) => a - b)).toEqual([2, 4, 2, 1]);
  });

  test('who won is compared with the best placed of those with the same score', () => {
    expect(tieAtTop({ scores: [9, 9, 9], ranks: [3, 1, 2] })).toEqual({ score: 9, winner: 1, rival: 2 });
    expect(tieAtTop({ scores: [9, 4, 9], ranks: [1, 3, 1] })).toEqual({ score: 9, winner: 0, rival: 2 });
    expect(tieAtTop({ scores: [9, 7, 7], ranks: [1, 2, 2] })).toBeNull();
  });

  test('those who share the first place share the win', () => {
    expect(sharesOfWin({ scores: [9, 4, 9], ranks: [1, 3, 1] })).toEqual([0.5, 0, 0.5]);
    expect(sharesOfWin({ scores: [2, 4, 3], ranks: [3, 1, 2] })).toEqual([0, 1, 0]);
  });

  test('a refusal carries its paragraph and its own code', () => {
    const no = refusals({ holdFull: 'R-4.2', noShip: 'R-4.5' });
    expect(no.holdFull).toEqual({ rule: 'R-4.2', code: 'holdFull' });
    expect(Object.keys(no)).toEqual(['holdFull', 'noShip']);
  });
});

describe('words', () => {
  test('a number takes the form of its language: zero is many in English and one in French', () => {
    const { en, fr } = { en: grammar('en'), fr: grammar('fr') };
    expect([0, 1, 2].map((n) => en.many(n, 'coin'))).toEqual(['0 coins', '1 coin', '2 coins']);
    expect([0, 1, 2].map((n) => fr.many(n, 'pièce'))).toEqual(['0 pièce', '1 pièce', '2 pièces']);
    expect(fr.many(3, 'bateau', 'bateaux')).toBe('3 bateaux');
    expect(en.plural(2, 'is', 'are')).toBe('are');
  });

  test('de is cut short before a vowel and a silent h, and stays whole before others', () => {
    expect(['Oltre Mare', 'Hermagor', 'Élise', 'Yves', 'Hélène', 'Hugo', 'Œdipe'].map(de)).toEqual([
      'd’Oltre Mare',
      'd’Hermagor',
      'd’Élise',
      'd’Yves',
      'd’Hélène',
      'd’Hugo',
      'd’Œdipe',
    ]);
    expect(['Nauticus', 'Yann', 'Hans', 'Harold', 'Zoé'].map(de)).toEqual([
      'de Nauticus',
      'de Yann',
      'de Hans',
      'de Harold',
      'de Zoé',
    ]);
  });

  test('lists are joined by the language’s own and, or its or', () => {
    expect(grammar('en').listed([])).toBe('');
    expect(grammar('en').listed(['a'])).toBe('a');
    expect(grammar('en').listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(grammar('en').either(['a', 'b', 'c'])).toBe('a, b or c');
    expect(grammar('fr').listed(['a', 'b', 'c'])).toBe('a, b et c');
    expect(grammar('fr').either(['a', 'b'])).toBe('a ou b');
  });

  test('a line too wide for the terminal goes on after the indent', () => {
    const lines = wrap(['short', Array(30).fill('word').join(' ')], '   ').split('\n');
    expect(lines[0]).toBe('short');
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines[2]).toMatch(/^ {3}word/);
    expect(
      wrap(['x'.repeat(120)], ' ')
        .split('\n')
        .map((line) => line.length),
    ).toEqual([100, 21]);
  });
});
