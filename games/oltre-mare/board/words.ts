// The short words on the board; whole sentences are in ../src/texts.
import type { Lang } from '@comptoir/kernel';
import type { ActionName, CardName, GoodName, PortName, StatementName, TokenName } from '../src/names.ts';
import { listed, partsOf, rowOf } from '../src/texts/words.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';

type Names<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;
const GOOD: Names<GoodName> = {
  en: {
    spice: 'Spice',
    silk: 'Silk',
    silver: 'Silver',
    sugar: 'Sugar',
    wine: 'Wine',
    wood: 'Wood',
    corn: 'Corn',
  },
  fr: {
    spice: 'Épice',
    silk: 'Soie',
    silver: 'Argent',
    sugar: 'Sucre',
    wine: 'Vin',
    wood: 'Bois',
    corn: 'Maïs',
  },
};
const ACTION: Names<ActionName> = {
  en: { ducats: 'ducats', pirate: 'pirates', market: 'market', navigation: 'ship' },
  fr: { ducats: 'ducats', pirate: 'pirates', market: 'marché', navigation: 'navire' },
};
const TOKEN: Names<TokenName> = {
  en: {
    compass: 'Compass',
    fightPirates: 'Fight the pirates',
    favourableTerms: 'Favourable terms',
    localAuthority: 'Local authority',
    bigDeal: 'Big deal',
    seafaring: 'Sailing bonus',
  },
  fr: {
    compass: 'Boussole',
    fightPirates: 'Combattre les pirates',
    favourableTerms: 'Circonstances favorables',
    localAuthority: 'Autorité locale',
    bigDeal: 'Grosse affaire',
    seafaring: 'Navigation',
  },
};
/** What a token does, in half a sentence. */
const EFFECT: Names<TokenName> = {
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
const PORT: Names<PortName> = {
  en: {
    venezia: 'Venice',
    ancona: 'Ancona',
    zara: 'Zara',
    ragusa: 'Ragusa',
    bari: 'Bari',
    durazzo: 'Durazzo',
    napoli: 'Naples',
    palermo: 'Palermo',
    messina: 'Messina',
    malta: 'Malta',
    tunisi: 'Tunis',
    tripoli: 'Tripoli',
    bengasi: 'Benghazi',
    corfu: 'Corfu',
    modone: 'Modon',
    candia: 'Candia',
    negroponte: 'Negroponte',
    salonicco: 'Salonica',
    costantinopoli: 'Constantinople',
    varna: 'Varna',
    caffa: 'Caffa',
    tana: 'Tana',
    trebisonda: 'Trebizond',
    sinope: 'Sinope',
    smirne: 'Smyrna',
    rodi: 'Rhodes',
    famagosta: 'Famagusta',
    beirut: 'Beirut',
    acri: 'Acre',
    alessandria: 'Alexandria',
  },
  fr: {
    venezia: 'Venise',
    ancona: 'Ancône',
    zara: 'Zara',
    ragusa: 'Raguse',
    bari: 'Bari',
    durazzo: 'Durazzo',
    napoli: 'Naples',
    palermo: 'Palerme',
    messina: 'Messine',
    malta: 'Malte',
    tunisi: 'Tunis',
    tripoli: 'Tripoli',
    bengasi: 'Benghazi',
    corfu: 'Corfou',
    modone: 'Modon',
    candia: 'Candie',
    negroponte: 'Nègrepont',
    salonicco: 'Salonique',
    costantinopoli: 'Constantinople',
    varna: 'Varna',
    caffa: 'Caffa',
    tana: 'Tana',
    trebisonda: 'Trébizonde',
    sinope: 'Sinope',
    smirne: 'Smyrne',
    rodi: 'Rhodes',
    famagosta: 'Famagouste',
    beirut: 'Beyrouth',
    acri: 'Acre',
    alessandria: 'Alexandrie',
  },
};

const DICTIONARIES: Readonly<Record<Lang, typeof en>> = { en, fr };
export const wordsIn = (lang: Lang): typeof en => DICTIONARIES[lang];
export const goodTitle = (good: GoodName, lang: Lang): string => GOOD[lang][good];
export const goodWord = (good: GoodName, lang: Lang): string => GOOD[lang][good].toLowerCase();
export const actionWord = (action: ActionName, lang: Lang): string => ACTION[lang][action];
export const tokenTitle = (token: TokenName, lang: Lang): string => TOKEN[lang][token];
export const tokenEffect = (token: TokenName, lang: Lang): string => EFFECT[lang][token];
export const portTitle = (port: PortName, lang: Lang): string => PORT[lang][port];

/** Equal goods counted: 2 × wood and wine. */
export function goodsSaid(goods: readonly GoodName[], lang: Lang): string {
  const words = wordsIn(lang);
  const kinds = goods.filter((good, n) => goods.indexOf(good) === n);
  const items = kinds.map((good) => {
    const count = goods.filter((other) => other === good).length;
    return count === 1 ? goodWord(good, lang) : `${count} × ${goodWord(good, lang)}`;
  });
  return listed(items, words.and) || words.nothing;
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
