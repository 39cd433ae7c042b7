// The games' own rules, each fetched when it is read.
import type { Lang } from '@comptoir/kernel';
import { type Rulebook, readRules } from './markdown.ts';

const FILES = import.meta.glob<string>('../../../games/*/RULES*.md', { query: '?raw', import: 'default' });

const fileOf = (game: string, lang: Lang): string =>
  `../../../games/${game}/${lang === 'fr' ? 'RULES.fr.md' : 'RULES.md'}`;

/** A game's rules in this language, or null where nobody has written them yet. */
export async function loadRules(game: string, lang: Lang): Promise<Rulebook | null> {
  const text = await FILES[fileOf(game, lang)]?.();
  return text === undefined ? null : readRules(text);
}
