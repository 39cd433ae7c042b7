import type { Lang } from '@comptoir/kernel';
import { useSettings } from '../settings.ts';
import { en, type OperateWords } from './words.en.ts';
import { fr } from './words.fr.ts';

const WORDS: Readonly<Record<Lang, OperateWords>> = { en, fr };

/** The words of the operators' page, in the reader's language. */
export function useOperateWords(): OperateWords {
  return WORDS[useSettings().lang];
}
