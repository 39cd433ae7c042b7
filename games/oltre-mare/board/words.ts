// The short words on the board; whole sentences are in ../src/texts.
import { grammar, type Lang } from '@comptoir/kernel';
import type { ActionName, CardName, GoodName, PortName, StatementName, TokenName } from '../src/names.ts';
import { NAMES } from '../src/texts/names.ts';
import { partsOf, rowOf } from '../src/texts/words.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

/** What a token does, in half a sentence. */
const EFFECT: Readonly<Record<Lang, Readonly<Record<TokenName, string>>>> = {
  en: {
    compass: 'go to any port without a compass at once, or keep it',
    fightPirates: 'pirate icons you play are ignored',
    favourableTerms: 'cards cost 1, 2, 3, 4 ducats a turn',
    localAuthority: 'ducats at the start of your turn: hand limit − 3',
    bigDeal: 'one more ducat icon each turn',
    seafaring: 'a ducat for each ship icon you play',
  },
  fr: {
    compass: 'partir aussitôt vers tout port sans boussole, ou la garder',
    fightPirates: 'vos icônes pirates sont ignorées',
    favourableTerms: 'les cartes coûtent 1, 2, 3, 4 ducats par tour',
    localAuthority: 'des ducats au début de votre tour : limite − 3',
    bigDeal: 'une icône ducats de plus à chaque tour',
    seafaring: 'un ducat par icône navire jouée',
  },
};
const DICTIONARIES: Readonly<Record<Lang, typeof en>> = { en, fr };
export const wordsIn = (lang: Lang): typeof en => DICTIONARIES[lang];
export const goodWord = (good: GoodName, lang: Lang): string => NAMES[lang].good[good];
export const goodTitle = (good: GoodName, lang: Lang): string => {
  const word = goodWord(good, lang);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
};
export const actionWord = (action: ActionName, lang: Lang): string => NAMES[lang].action[action];
export const tokenTitle = (token: TokenName, lang: Lang): string => NAMES[lang].token[token];
export const tokenEffect = (token: TokenName, lang: Lang): string => EFFECT[lang][token];
export const portTitle = (port: PortName, lang: Lang): string => NAMES[lang].port[port];

/** Equal goods counted: 2 × wood and wine. */
export function goodsSaid(goods: readonly GoodName[], lang: Lang): string {
  const words = wordsIn(lang);
  const kinds = goods.filter((good, n) => goods.indexOf(good) === n);
  const items = kinds.map((good) => {
    const count = goods.filter((other) => other === good).length;
    return count === 1 ? goodWord(good, lang) : `${count} × ${goodWord(good, lang)}`;
  });
  return grammar(lang).listed(items) || words.nothing;
}
export const cardLabel = (card: CardName, lang: Lang): string => {
  const { good, seaPower, load, actions } = rowOf(card);
  const words = wordsIn(lang);
  const shown = actions.map((action) => actionWord(action, lang)).join(' + ');
  return `${goodTitle(good, lang)}, ${shown}, ${words.limit} ${seaPower}, ${words.loadWord} ${load}`;
};
/** “market + ship, load 4”. */
export function claimSaid(statement: StatementName, lang: Lang): string {
  const { actions, load } = partsOf(statement);
  const words = wordsIn(lang);
  const parts = actions.length === 0 ? [] : [actions.map((one) => actionWord(one, lang)).join(' + ')];
  if (load !== null) parts.push(`${words.loadWord} ${load}`);
  return words.quote(parts.join(', '));
}
