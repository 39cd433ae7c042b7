// Every figure of the rules stands on a position that can be played, beside a paragraph that exists, in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxOf, GAME_IDS, loadGame } from '@comptoir/catalogue';
import {
  type Figure,
  type FigurePanel,
  type Figures,
  type LoadedGame,
  playedTo,
  type Words,
  writeOption,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../../games');
const LEAST = 8;

/** Codes of places as rules and records write them; H2 and V1 are printed on a board. */
const CODE = /\b(?:[hv]\d[a-z]\d|[a-z]\d{1,2}|[a-z]+-\d+|[a-z]+[A-Z][A-Za-z]*)\b/;

const textsOf = ({ title, panels, rows = [], total }: Figure): readonly Words[] => [
  title,
  ...(total === undefined ? [] : [total.what]),
  ...panels.map(({ caption }) => caption),
  ...rows.map(({ what }) => what),
];
const paragraphsOf = (id: string, file: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(join(GAMES, id, file), 'utf8').matchAll(/^\*\*(R-[\da-z.]+)\*\*/gm)].map(
      ([, rule]) => rule ?? '',
    ),
  );

function expectFrench(text: string): void {
  expect(text).not.toMatch(/'/);
  expect(text).not.toMatch(/[^\u202f][:;!?]|« | »/);
}

/** A cross stands on what the rules refuse there, a tick on what they allow. */
function expectMarks({ game }: LoadedGame, panel: FigurePanel): void {
  const decision = playedTo(game, panel).now.decisionFor(panel.seat ?? 0);
  for (const { is, pick } of panel.marks ?? []) {
    const options = is === 'right' ? decision?.options : decision?.refused.map(([option]) => option);
    if (is !== undefined) expect(options?.map(writeOption)).toContain(pick);
  }
}

async function bookOf(id: string): Promise<{ readonly entry: LoadedGame; readonly book: Figures }> {
  const [entry, book] = await Promise.all([loadGame(id), boxOf(id)?.loadFigures?.()]);
  if (entry === null || book === undefined) throw new Error(`${id}: no figures`);
  return { entry, book };
}

const WITH_FIGURES = GAME_IDS.filter((id) => boxOf(id)?.loadFigures !== undefined);

describe.each(WITH_FIGURES)('the figures of %s', async (id) => {
  const { entry, book } = await bookOf(id);
  const { figures, glossary, asked } = book;

  test(`are at least ${LEAST}, each with a name of its own`, () => {
    expect(figures.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
  });

  test.each(figures.map((figure) => [figure.name, figure] as const))(
    '%s is a position of a real game',
    (name, { panels }) => {
      for (const panel of panels) {
        expect(() => playedTo(entry.game, panel), `figure ${name}`).not.toThrow();
        expect(panel.seat ?? 0).toBeLessThan(panel.table.names.length);
        expectMarks(entry, panel);
      }
    },
  );

  test.each(figures.map((figure) => [figure.name, figure] as const))(
    '%s speaks both languages, and no codes',
    (_, figure) => {
      for (const { en, fr } of textsOf(figure)) {
        expect(en.trim()).not.toBe('');
        expect(en).not.toMatch(CODE);
        expect(fr).not.toMatch(CODE);
        expectFrench(fr);
      }
    },
  );

  test('stand beside paragraphs that exist, in both languages; so do the questions', () => {
    const rules = [...figures, ...asked].map(({ rule }) => rule);
    for (const file of ['RULES.md', 'RULES.fr.md'])
      expect(rules.filter((rule) => !paragraphsOf(id, file).has(rule))).toEqual([]);
    for (const { question } of asked) expectFrench(question.fr);
    expect(asked.length).toBeGreaterThanOrEqual(3);
  });

  test('a glossary names each thing once', () => {
    expect(glossary.length).toBeGreaterThan(10);
    expect(new Set(glossary.map(({ note }) => note)).size).toBe(glossary.length);
  });
});
