// What things are called, in both languages: the sentences of en.ts and fr.ts and the board take their names from here.
import { grammar, type Lang, nth } from '@comptoir/kernel';
import { ESCORTS_BONUS, MARKET_SLOTS } from '../data/boards.ts';
import { TRADE_CARDS } from '../data/cards.ts';
import { RESIDENCE } from '../data/residence.ts';
import { cardNumber, columnNumber, placeNumber, seatCost } from '../lookup.ts';
import type {
  CardName,
  Column,
  Effect,
  Good,
  Place,
  Purchase,
  Space,
  TileName,
  TradeCard,
} from '../names.ts';
import { isBasicName } from './words.ts';

type Named<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

const GOOD: Named<Good> = {
  en: { jewels: 'jewels', glass: 'glass', cedar: 'cedar', oils: 'oils', dyes: 'dyes' },
  fr: { jewels: 'bijoux', glass: 'verre', cedar: 'cèdre', oils: 'huiles', dyes: 'teintures' },
};
const GOOD_SHIP: Named<Good> = {
  en: {
    jewels: 'jewels ship',
    glass: 'glass ship',
    cedar: 'cedar ship',
    oils: 'oils ship',
    dyes: 'dyes ship',
  },
  fr: {
    jewels: 'bateau de bijoux',
    glass: 'bateau de verre',
    cedar: 'bateau de cèdre',
    oils: 'bateau d’huiles',
    dyes: 'bateau de teintures',
  },
};
const SPACE: Named<Space> = {
  en: {
    market: 'Market',
    residence: 'Residence',
    tradeDock: 'Trade dock',
    warDock: 'Warship dock',
    delivery: 'Harbour delivery',
  },
  fr: {
    market: 'Marché',
    residence: 'Résidence',
    tradeDock: 'Quai de commerce',
    warDock: 'Quai de guerre',
    delivery: 'Livraison portuaire',
  },
};
const EFFECT: Named<Effect> = {
  en: {
    embargo: 'Embargo',
    intrigue: 'Intrigue',
    palette: 'Palette',
    legacy: 'Legacy',
    commando: 'Commando',
    favor: 'Favour',
    opulence: 'Opulence',
    escorts: 'Escorts',
    luxury: 'Luxury',
  },
  fr: {
    embargo: 'Embargo',
    intrigue: 'Intrigue',
    palette: 'Palette',
    legacy: 'Héritage',
    commando: 'Commando',
    favor: 'Faveur',
    opulence: 'Opulence',
    escorts: 'Escortes',
    luxury: 'Luxe',
  },
};
const EFFECT_DOES: Named<Effect> = {
  en: {
    embargo: 'send the front ship under the deck',
    intrigue: 'move a guild marker',
    palette: `discard the market and reveal ${MARKET_SLOTS} new cards`,
    legacy: 'place on a tile of an earlier decade',
    commando: 'place a disc on the anchor',
    favor: 'play any card for the space',
    opulence: 'pay with one other good',
    escorts: `strength +${ESCORTS_BONUS}`,
    luxury: 'deliver with any trade card',
  },
  fr: {
    embargo: 'le bateau de tête passe sous la pioche',
    intrigue: 'déplacer un marqueur de guilde',
    palette: `défausser le marché et révéler ${MARKET_SLOTS} nouvelles cartes`,
    legacy: 'viser une tuile d’une décennie passée',
    commando: 'poser un disque sur l’ancre',
    favor: 'jouer n’importe quelle carte pour la case',
    opulence: 'payer avec une autre marchandise',
    escorts: `force +${ESCORTS_BONUS}`,
    luxury: 'livrer avec n’importe quelle carte Commerce',
  },
};
const COLUMN: Named<Column> = {
  en: { left: 'seats column', centre: 'strength column', right: 'discs column' },
  fr: { left: 'colonne des sièges', centre: 'colonne de force', right: 'colonne des disques' },
};
const TILE: Named<TileName> = {
  en: {
    townHall1: 'Town hall 1',
    achievements: 'Achievement tiles',
    residence1: 'Residence 1',
    townHall2: 'Town hall 2',
    victoryPoints: 'Victory points',
    shipCards: 'Ship cards',
    coins: 'Coins',
    residence2: 'Residence 2',
    goods: 'Goods',
  },
  fr: {
    townHall1: 'Hôtel de ville 1',
    achievements: 'Tuiles Réussite',
    residence1: 'Résidence 1',
    townHall2: 'Hôtel de ville 2',
    victoryPoints: 'Points de victoire',
    shipCards: 'Cartes Bateau',
    coins: 'Pièces',
    residence2: 'Résidence 2',
    goods: 'Marchandises',
  },
};
/** A small seat is named by its wing and its cost, which no other seat of the wing has. */
const WING: Named<'L' | 'R' | 'F1' | 'F2'> = {
  en: { L: 'left wing', R: 'right wing', F1: 'forum, upper seat', F2: 'forum, lower seat' },
  fr: { L: 'aile gauche', R: 'aile droite', F1: 'forum, siège du haut', F2: 'forum, siège du bas' },
};
const COIN: Readonly<Record<Lang, string>> = { en: 'coin', fr: 'pièce' };

/** the good that pays for a purchase. */
export const GOOD_FOR = {
  'left-dyes': 'dyes',
  'left-oils': 'oils',
  'left-glass': 'glass',
  centre: 'cedar',
  right: 'jewels',
} as const satisfies Record<Purchase, Good>;
export const columnOf = (name: Column | Purchase): Column =>
  name === 'centre' || name === 'right' ? name : 'left';
/** How many cards of the good it takes. */
export const cardsFor = (purchase: Purchase): number =>
  nth(RESIDENCE, columnNumber(columnOf(purchase))).cards;

export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
export const goodName = (good: Good, lang: Lang): string => GOOD[lang][good];
/** “oils ship”, “bateau d’huiles”. */
export const shipOfGood = (good: Good, lang: Lang): string => GOOD_SHIP[lang][good];
export const spaceName = (space: Space, lang: Lang): string => SPACE[lang][space];
export const effectName = (effect: Effect, lang: Lang): string => EFFECT[lang][effect];
export const effectDoes = (effect: Effect, lang: Lang): string => EFFECT_DOES[lang][effect];
export const columnName = (column: Column, lang: Lang): string => COLUMN[lang][column];
export const tileName = (tile: TileName, lang: Lang): string => TILE[lang][tile];
export const coinsIn = (n: number, lang: Lang): string => grammar(lang).many(n, COIN[lang]);

function wingOf(place: Place): 'L' | 'R' | 'F1' | 'F2' {
  if (place === 'F1' || place === 'F2') return place;
  return place.startsWith('L') ? 'L' : 'R';
}
export const wingName = (place: Place, lang: Lang): string => WING[lang][wingOf(place)];
/** “left wing, 7 coins”. */
export const seatName = (place: Place, lang: Lang): string =>
  `${wingName(place, lang)}, ${coinsIn(seatCost(placeNumber(place)), lang)}`;

const BASIC: Readonly<Record<Lang, string>> = { en: 'basic card', fr: 'carte de base' };
const trades: readonly TradeCard[] = TRADE_CARDS;
/** “oils 3 (Warship dock)”, in the middle of a sentence. */
export function cardInside(name: CardName, lang: Lang): string {
  if (isBasicName(name)) return `${BASIC[lang]} ${spaceName(name, lang)}`;
  const { good, coins, action } = nth(trades, cardNumber(name));
  return `${goodName(good, lang)} ${coins} (${spaceName(action, lang)})`;
}
/** “Oils 3, Warship dock”: at the beginning of an option, as on its button. */
export function cardTitle(name: CardName, lang: Lang): string {
  if (isBasicName(name)) return `${spaceName(name, lang)}, ${BASIC[lang]}`;
  const { good, coins, action } = nth(trades, cardNumber(name));
  return `${capital(goodName(good, lang))} ${coins}, ${spaceName(action, lang)}`;
}
