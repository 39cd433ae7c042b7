// What things are called, in both languages: the sentences of en.ts and fr.ts and the board take their names from here.
import { grammar, type Lang } from '@comptoir/kernel';
import { BONUS_TALENTS, PRIVILEGE_MOVES, SORTED_CARDS } from '../data/voyages.ts';
import {
  type ActionName,
  type BonusName,
  type CardName,
  type Civ,
  type Direction,
  type GoodName,
  type Place,
  type PrivilegeName,
  type QuayName,
  WAYS,
} from '../names.ts';
import { printed, quayFacts } from './words.ts';

type Named<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

const ACTION: Named<ActionName> = {
  en: {
    transporter: 'Transporter',
    aristocrat: 'Aristocrat',
    captain: 'Captain',
    stevedore: 'Stevedore',
    merchant: 'Merchant',
  },
  fr: {
    transporter: 'Transporteur',
    aristocrat: 'Aristocrate',
    captain: 'Capitaine',
    stevedore: 'Arrimeur',
    merchant: 'Marchand',
  },
};
const BONUS: Named<BonusName> = {
  en: { releaseWarehouse: 'release a store', buyPalace: 'palace space' },
  fr: { releaseWarehouse: 'libérer une case', buyPalace: 'place au palais' },
};
const GOOD: Named<GoodName> = {
  en: { grain: 'grain', oil: 'olive oil', wine: 'wine', purple: 'purple', cedar: 'cedar' },
  fr: { grain: 'céréales', oil: 'huile', wine: 'vin', purple: 'pourpre', cedar: 'cèdre' },
};
const CIV: Named<Civ> = {
  en: {
    egyptians: 'Egyptian',
    greeks: 'Greek',
    romans: 'Roman',
    phoenicians: 'Phoenician',
    iberians: 'Iberian',
    celts: 'Celtic',
  },
  fr: {
    egyptians: 'égyptien',
    greeks: 'grec',
    romans: 'romain',
    phoenicians: 'phénicien',
    iberians: 'ibère',
    celts: 'celte',
  },
};
const PRIVILEGE: Named<PrivilegeName> = {
  en: {
    bonusTalents: `${BONUS_TALENTS} talents`,
    bonusTradePoint: 'a trade point',
    intrigueServant: 'one on the path',
    sortDeck: `sort ${SORTED_CARDS} ship cards`,
    loadAnyGood: 'load any good',
    moveServants: `move ${PRIVILEGE_MOVES} servants`,
    bringShip: 'bring a ship in',
    palaceWithoutPoints: 'palace, no points',
  },
  fr: {
    bonusTalents: `${BONUS_TALENTS} talents`,
    bonusTradePoint: 'un point',
    intrigueServant: 'un sur le chemin',
    sortDeck: `trier ${SORTED_CARDS} cartes`,
    loadAnyGood: 'charge libre',
    moveServants: `déplacer ${PRIVILEGE_MOVES} serviteurs`,
    bringShip: 'amener un navire',
    palaceWithoutPoints: 'palais sans points',
  },
};
const PLACE: Named<Place> = {
  en: { reserve: 'reserve', lighthouse: 'lighthouse', temple: 'temple' },
  fr: { reserve: 'réserve', lighthouse: 'phare', temple: 'temple' },
};
export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
export const actionName = (action: ActionName, lang: Lang): string => ACTION[lang][action];
export const bonusName = (bonus: BonusName, lang: Lang): string => BONUS[lang][bonus];
export const goodName = (good: GoodName, lang: Lang): string => GOOD[lang][good];
export const civName = (civ: Civ, lang: Lang): string => CIV[lang][civ];
export const privilegeName = (privilege: PrivilegeName, lang: Lang): string => PRIVILEGE[lang][privilege];
/** “Reserve → Temple”. */
export const wayName = (way: Direction, lang: Lang): string =>
  WAYS[way].map((place) => capital(PLACE[lang][place])).join(' → ');
export const talentsIn = (n: number, lang: Lang): string => grammar(lang).many(n, 'talent');

/** “Greek quay I”, “quai grec I”. */
export function quayName(id: QuayName, lang: Lang): string {
  const { civ, roman } = quayFacts(id);
  return lang === 'fr' ? `quai ${civName(civ, lang)} ${roman}` : `${civName(civ, lang)} quay ${roman}`;
}
/** “Greek ship”, “navire grec”. */
export function shipName(card: CardName, lang: Lang): string {
  const { civ } = printed(card);
  return lang === 'fr' ? `navire ${civName(civ, lang)}` : `${civName(civ, lang)} ship`;
}
