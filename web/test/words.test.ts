// What people read: dates and numbers as each language writes them, and French as it is printed.
import { describe, expect, test } from 'vitest';
import { learnWords } from '../src/learn/words.ts';
import { fr as online } from '../src/online/words.fr.ts';
import { fr as operate } from '../src/operate/words.fr.ts';
import { reviewWords } from '../src/review/words.ts';
import { statisticsWords } from '../src/statistics/words.ts';
import { tableWords } from '../src/table/words.ts';
import { formatOf } from '../src/words/format.ts';
import { fr as site } from '../src/words/fr.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('dates and numbers', () => {
  const [en, fr] = [formatOf('en'), formatOf('fr')];
  test('a day is not read the wrong way round', () => {
    expect(en.date('2026-11-05T12:00:00Z')).toBe('5 Nov 2026');
    expect(fr.date('2026-11-05T12:00:00Z')).toBe('5 nov. 2026');
    expect([en, fr].map(({ month }) => month('2026-11-05T12:00:00Z'))).toEqual([
      'November 2026',
      'novembre 2026',
    ]);
  });
  test('hours as people say them', () => {
    expect([en.hour(23), en.hour(7)]).toEqual(['11 pm', '7 am']);
    expect([plain(fr.hour(23)), plain(fr.hour(7))]).toEqual(['23 h', '7 h']);
  });
  test('spans, places and shares', () => {
    expect([en.span(1, 'day'), en.span(24, 'hour')]).toEqual(['1 day', '24 hours']);
    expect([fr.span(1, 'day'), fr.span(24, 'hour')].map(plain)).toEqual(['1 jour', '24 heures']);
    expect([1, 2, 3, 4].map(en.place)).toEqual(['1st place', '2nd place', '3rd place', '4th place']);
    expect([1, 2].map(fr.place)).toEqual(['1ʳᵉ place', '2ᵉ place']);
    expect([en.share(0.3), plain(fr.share(0.3))]).toEqual(['30%', '30 %']);
  });
});

describe('French typography', () => {
  /** Every sentence, and the source of those that are made. */
  const sentences = (words: unknown): readonly string[] => {
    if (typeof words === 'string') return [words];
    if (typeof words === 'function') return String(words).match(/`[^`]*`|'[^']*'/g) ?? [];
    return Object.values(Object(words)).flatMap(sentences);
  };
  test.each([
    ['the site', site],
    ['online', online],
    ['the operators', operate],
    ['the table', tableWords('fr')],
    ['the coach', learnWords('fr')],
    ['a review', reviewWords('fr')],
    ['statistics', statisticsWords('fr')],
  ])('%s: a narrow space before : ; ! ? », and typographic apostrophes', (_, words) => {
    const texts = sentences(words).map((text) => text.replace(/\$\{[^}]*\}/g, 'x'));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => /[^\u202f][;!?»]|[^\u202f\d]:|« |\w'\w/.test(text))).toEqual([]);
  });
});
