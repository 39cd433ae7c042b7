// The short words on the board; whole sentences are in ../src/texts.
import type { Lang } from '@comptoir/kernel';
import { LEAST_SEA_POWER, PURCHASES } from '../src/data/numbers.ts';
import type { ActionName, CardName, GoodName, PortName, StatementName, TokenName } from '../src/names.ts';
import { NAMES } from '../src/texts/names.ts';
import { rowOf, SAYINGS } from '../src/texts/words.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

const FAVOURABLE = PURCHASES.favourable.join(', ');

/** What a token does, in half a sentence. */
const EFFECT: Readonly<Record<Lang, Readonly<Record<TokenName, string>>>> = {
  en: {
    compass: 'go to any port without a compass at once, or keep it',
    fightPirates: 'pirate icons you play are ignored',
    favourableTerms: `cards cost ${FAVOURABLE} ducats a turn`,
    localAuthority: `ducats at the start of your turn: hand limit − ${LEAST_SEA_POWER}`,
    bigDeal: 'one more ducat icon each turn',
    seafaring: 'a ducat for each ship icon you play',
  },
  fr: {
    compass: 'partir aussitôt vers tout port sans boussole, ou la garder',
    fightPirates: 'vos icônes pirates sont ignorées',
    favourableTerms: `les cartes coûtent ${FAVOURABLE} ducats par tour`,
    localAuthority: `des ducats au début de votre tour : limite de main − ${LEAST_SEA_POWER}`,
    bigDeal: 'une icône ducats de plus à chaque tour',
    seafaring: 'un ducat par icône navigation jouée',
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
export const goodsSaid = (goods: readonly GoodName[], lang: Lang): string => SAYINGS[lang].goods(goods);
export const cardLabel = (card: CardName, lang: Lang): string => {
  const { good, seaPower, load, actions } = rowOf(card);
  const words = wordsIn(lang);
  const shown = actions.map((action) => actionWord(action, lang)).join(', ');
  return `${goodTitle(good, lang)}, ${shown}, ${words.limit} ${seaPower}, ${words.loadWord} ${load}`;
};
/** “market, sailing, load 4”. */
export const claimSaid = (statement: StatementName, lang: Lang): string =>
  wordsIn(lang).quote(SAYINGS[lang].statement(statement));
