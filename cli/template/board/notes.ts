// What everything on the board is, in one or two sentences, with its rule.
import type { Note, Scene } from '@comptoir/board-kit';
import type { Lang, RuleId } from '@comptoir/kernel';
import { GOODS_POINTS, STALL_ROOM } from '../src/data/numbers.ts';
import { GOODS } from '../src/names.ts';
import type { NightMarket } from '../src/types.ts';
import { goodName, wordsIn } from './words.ts';

type Both = Readonly<Record<Lang, string>> & { readonly rule: RuleId };
const worth = GOODS_POINTS.slice(1).join(', ');

const NOTES: Readonly<Record<'good' | 'order' | 'coins' | 'deck', Both>> = {
  good: {
    en: `One, two, three of a kind are worth ${worth} points. A stall holds ${STALL_ROOM} of a kind.`,
    fr: `Un, deux, trois d’une sorte valent ${worth} points. Un étal en contient ${STALL_ROOM}.`,
    rule: 'R-6.1',
  },
  order: {
    en: 'The good on your order counts twice for you. Nobody else sees it before the end.',
    fr: 'La marchandise de votre commande compte double pour vous. Personne d’autre ne la voit avant la fin.',
    rule: 'R-6.2',
  },
  coins: {
    en: 'Coins pay for lots. At the end every three are one point.',
    fr: 'Les pièces paient les lots. À la fin, trois valent un point.',
    rule: 'R-6.3',
  },
  deck: {
    en: 'Two cards are turned up in each round.',
    fr: 'Deux cartes sont retournées à chaque manche.',
    rule: 'R-4.1',
  },
};

/** What the thing with this `data-note` is. */
export function note(name: string, _scene: Scene<NightMarket>, lang: Lang): Note | null {
  const words = wordsIn(lang);
  const good = GOODS.find((one) => `good ${one}` === name);
  if (good !== undefined)
    return { title: goodName(good, lang), text: NOTES.good[lang], rule: NOTES.good.rule };
  if (name !== 'order' && name !== 'coins' && name !== 'deck') return null;
  return { title: words[name], text: NOTES[name][lang], rule: NOTES[name].rule };
}
