// What things are called on the board: goods, spaces, effects, tiles.
import type { Lang } from '@comptoir/kernel';
import type { Effect, Good, Space, TileName } from '../src/names.ts';

type Named<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

const GOOD: Named<Good> = {
  en: { jewels: 'Jewels', glass: 'Glass', cedar: 'Cedar', oils: 'Oils', dyes: 'Dyes' },
  fr: { jewels: 'Bijoux', glass: 'Verre', cedar: 'Cèdre', oils: 'Huiles', dyes: 'Teintures' },
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
/** As it fits on a card, line by line. */
const ON_CARD: Readonly<Record<Lang, Readonly<Record<Space, readonly string[]>>>> = {
  en: {
    market: ['Market'],
    residence: ['Residence'],
    tradeDock: ['Trade dock'],
    warDock: ['Warship', 'dock'],
    delivery: ['Delivery'],
  },
  fr: {
    market: ['Marché'],
    residence: ['Résidence'],
    tradeDock: ['Quai de', 'commerce'],
    warDock: ['Quai de', 'guerre'],
    delivery: ['Livraison'],
  },
};
/** As it fits into the ring. */
const ON_RING: Readonly<Record<Lang, Readonly<Record<Space, readonly string[]>>>> = {
  en: { ...ON_CARD.en, warDock: ['Warship dock'], delivery: ['Harbour', 'delivery'] },
  fr: { ...ON_CARD.fr, delivery: ['Livraison', 'portuaire'] },
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
/** Under the button of an effect. */
const DOES: Named<Effect> = {
  en: {
    embargo: 'front ship leaves',
    intrigue: 'move a guild marker',
    palette: 'new market',
    legacy: 'earlier tiles too',
    commando: 'a disc on the anchor',
    favor: 'any card will do',
    opulence: 'one other good',
    escorts: 'strength +2',
    luxury: 'any good will do',
  },
  fr: {
    embargo: 'le bateau de tête part',
    intrigue: 'déplacer un marqueur',
    palette: 'nouveau marché',
    legacy: 'tuiles passées aussi',
    commando: 'un disque sur l’ancre',
    favor: 'toute carte convient',
    opulence: 'une autre marchandise',
    escorts: 'force +2',
    luxury: 'toute marchandise',
  },
};
const TILE: Named<TileName> = {
  en: {
    townHall1: 'Town hall 1',
    achievements: 'Achievements',
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
    achievements: 'Réussites',
    residence1: 'Résidence 1',
    townHall2: 'Hôtel de ville 2',
    victoryPoints: 'Points de vict.',
    shipCards: 'Bateaux',
    coins: 'Pièces',
    residence2: 'Résidence 2',
    goods: 'Marchandises',
  },
};
/** What a tile counts, in a line. */
const COUNTS: Named<TileName> = {
  en: {
    townHall1: '4 per forum disc',
    achievements: '2 per tile disc',
    residence1: '3 per freed space',
    townHall2: '3 per linked seat',
    victoryPoints: '7, 6, 5 by place',
    shipCards: 'sets of ships',
    coins: '1 per 3 in hand',
    residence2: '3 per spare disc',
    goods: 'sets in hand',
  },
  fr: {
    townHall1: '4 par disque forum',
    achievements: '2 par disque tuile',
    residence1: '3 par place libre',
    townHall2: '3 par siège lié',
    victoryPoints: '7, 6, 5 par rang',
    shipCards: 'séries de bateaux',
    coins: '1 pour 3 en main',
    residence2: '3 par disque libre',
    goods: 'séries en main',
  },
};

export const goodName = (good: Good, lang: Lang): string => GOOD[lang][good];
export const spaceName = (space: Space, lang: Lang): string => SPACE[lang][space];
export const spaceOnCard = (space: Space, lang: Lang): readonly string[] => ON_CARD[lang][space];
export const spaceOnRing = (space: Space, lang: Lang): readonly string[] => ON_RING[lang][space];
export const effectName = (effect: Effect, lang: Lang): string => EFFECT[lang][effect];
export const effectDoes = (effect: Effect, lang: Lang): string => DOES[lang][effect];
export const tileName = (tile: TileName, lang: Lang): string => TILE[lang][tile];
export const tileCounts = (tile: TileName, lang: Lang): string => COUNTS[lang][tile];
const ROMAN = ['', 'I', 'II', 'III'] as const;
export const roman = (n: number): string => ROMAN[n] ?? String(n);
