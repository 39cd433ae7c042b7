// The games' own rules, each fetched when it is read.
import { boxOf } from '@comptoir/catalogue';
import type { Figures, Lang } from '@comptoir/kernel';
import { type Rulebook, readRules } from './markdown.ts';

const FILES = import.meta.glob<string>('../../../games/*/RULES*.md', { query: '?raw', import: 'default' });

const fileOf = (game: string, lang: Lang): string =>
  `../../../games/${game}/${lang === 'fr' ? 'RULES.fr.md' : 'RULES.md'}`;

/** The rules and what is drawn beside them. */
export interface IllustratedRules extends Rulebook {
  readonly figures: Figures | null;
}

const atHand = new Map<string, IllustratedRules>();

/** The rules that were loaded before, if they were. */
export const rulesAtHand = (game: string, lang: Lang): IllustratedRules | undefined =>
  atHand.get(fileOf(game, lang));

/** A game's rules in this language, or null where nobody has written them yet. */
export async function loadRules(game: string, lang: Lang): Promise<IllustratedRules | null> {
  const known = rulesAtHand(game, lang);
  if (known !== undefined) return known;
  const file = fileOf(game, lang);
  const [text, figures] = await Promise.all([FILES[file]?.(), boxOf(game)?.loadFigures?.()]);
  if (text === undefined) return null;
  const rules = { ...readRules(text), figures: figures ?? null };
  atHand.set(file, rules);
  return rules;
}
