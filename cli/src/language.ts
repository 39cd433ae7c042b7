import { LANGUAGES, type Lang } from '@comptoir/kernel';
import { UsageError } from './usage.ts';

/** The language asked for, else the one of the environment, else English. */
export function languageFrom(text: string | undefined): Lang {
  const wanted = text ?? (process.env.LANG?.startsWith('fr') ? 'fr' : 'en');
  const lang = LANGUAGES.find((each) => each === wanted);
  if (lang === undefined) throw new UsageError(`--lang is ${LANGUAGES.join(' or ')}.`);
  return lang;
}
