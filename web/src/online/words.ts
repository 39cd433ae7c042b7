import type { Lang } from '@comptoir/kernel';
import { useSettings } from '../settings.ts';
import { en, type OnlineWords } from './words.en.ts';
import { fr } from './words.fr.ts';

const WORDS: Readonly<Record<Lang, OnlineWords>> = { en, fr };

/** The words of everything that needs a server, in the reader's language. */
export function useOnlineWords(): OnlineWords {
  return WORDS[useSettings().lang];
}
