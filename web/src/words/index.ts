import type { Lang } from '@comptoir/kernel';
import { useSettings } from '../settings.ts';
import { type Blurb, boxesEn } from './boxes.en.ts';
import { boxesFr } from './boxes.fr.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
const BLURBS: Readonly<Record<Lang, Readonly<Record<string, Blurb>>>> = { en: boxesEn, fr: boxesFr };

/** The site's words in the reader's language. */
export function useWords(): Words {
  return WORDS[useSettings().lang];
}

/** What a game is, in thirty seconds. */
export function useBlurb(game: string): Blurb {
  const blurb = BLURBS[useSettings().lang][game];
  if (blurb === undefined) throw new Error(`web: no words for the box of ${game}`);
  return blurb;
}
