import { titleOf } from '@comptoir/catalogue';
import type { Box, BoxTexts, Lang } from '@comptoir/kernel';
import { useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { type Format, formatOf } from './format.ts';
import { fr } from './fr.ts';

const WORDS: Readonly<Record<Lang, Words>> = { en, fr };

export const wordsIn = (lang: Lang): Words => WORDS[lang];

/** The site's words in the reader's language. */
export const useWords = (): Words => wordsIn(useSettings().lang);

/** What stands on a game's box, in the reader's language. */
export function useBoxTexts(box: Box): BoxTexts {
  return box.texts[useSettings().lang];
}

/** Dates and numbers in the reader's language. */
export const useFormat = (): Format => formatOf(useSettings().lang);

/** The games' titles, in the reader's language. */
export function useTitles(): (game: string) => string {
  const { lang } = useSettings();
  return (game) => titleOf(game, lang);
}
