// Numbers and lists in words, by the rules of each language, and long lines broken for a terminal.
import type { Lang } from './texts.ts';

interface Grammar {
  /** The form that goes with a number: `plural(2, 'coin')` is `coins`. Without `several`, an s is added. */
  plural(n: number, one: string, several?: string): string;
  /** The number with its form: `1 coin`, `2 coins`. */
  many(n: number, one: string, several?: string): string;
  /** `a, b and c` */
  listed(items: readonly string[]): string;
  /** `a, b or c` */
  either(items: readonly string[]): string;
  /** With the space that goes before it. */
  readonly colon: string;
}

/** A number as print sets it: with a true minus sign. */
export const figure = (value: number | string): string => String(value).replace(/^-/, '−');

/** Made when it is first asked for: what a language needs takes a phone long to set up. */
export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function grammarOf(locale: string, colon: string): Grammar {
  const rules = once(() => new Intl.PluralRules(locale));
  const and = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const plural = (n: number, one: string, several = `${one}s`): string =>
    rules().select(n) === 'one' ? one : several;
  return {
    plural,
    many: (n, one, several) => `${figure(n)} ${plural(n, one, several)}`,
    listed: (items) => and().format(items),
    either: (items) => or().format(items),
    colon,
  };
}

const GRAMMARS: Readonly<Record<Lang, Grammar>> = {
  en: grammarOf('en-GB', ':'), // no comma before the last "and"
  fr: grammarOf('fr-FR', '\u202f:'),
};

export const grammar = (lang: Lang): Grammar => GRAMMARS[lang];

/** A vowel, or a y before a consonant: Yves, but not Yann. */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/;
/** Names with a silent h; before all others "de" stays whole: de Hans, de Harold. */
const SILENT_H =
  /^h(?:adrien|ann(?:ib|o)|ector|el(?:en|o)|enri|er(?:ac|cul|mag|mes|min|mio|v)|ilai|ippo|omer|onor|orac|orten|ub|ug|yac)/;

/** French "de" before a name: `d’Alma`, `de Bruno`. */
export function de(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return VOWEL.test(bare) || SILENT_H.test(bare) ? `d’${name}` : `de ${name}`;
}

/** How wide a sketch may be. */
const WIDTH = 100;

function broken(line: string, indent: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const blank = rest.lastIndexOf(' ', WIDTH);
    const cut = blank > indent.length ? blank : WIDTH;
    lines.push(rest.slice(0, cut));
    rest = `${indent}${rest.slice(cut).trimStart()}`;
  }
  return [...lines, rest];
}

/** The lines of a sketch as one text; too wide ones are broken at blanks and go on after the indent. */
export function wrap(lines: readonly string[], indent: string): string {
  return lines.flatMap((line) => broken(line, indent)).join('\n');
}
