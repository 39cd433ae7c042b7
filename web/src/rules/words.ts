// What the drawer of the rules and the figures say themselves.
import type { Lang } from '@comptoir/kernel';

const en = {
  title: 'Rules',
  close: 'Close the rules',
  onTable: 'On this table',
  whole: 'Whole page',
  loading: 'The rules are on their way.',
  figure: (n: number) => `Figure ${n}`,
  right: 'right:',
  wrong: 'wrong:',
  tryIt: 'Try it on a board',
  glossary: 'Icons and pieces',
  asked: 'Asked at tables',
};
export type RulesWords = typeof en;
const fr: RulesWords = {
  title: 'Règles',
  close: 'Fermer les règles',
  onTable: 'À cette table',
  whole: 'Page entière',
  loading: 'Les règles arrivent.',
  figure: (n) => `Figure ${n}`,
  right: 'juste :',
  wrong: 'faux :',
  tryIt: 'Essayer au plateau',
  glossary: 'Icônes et pièces',
  asked: 'Demandé à la table',
};
const WORDS: Readonly<Record<Lang, RulesWords>> = { en, fr };

export const rulesWords = (lang: Lang): RulesWords => WORDS[lang];
