// Names where the board has little room; whole names are in ../src/texts/names.ts.
import type { Lang } from '@comptoir/kernel';
import { ESCORTS_BONUS } from '../src/data/boards.ts';
import { COINS_PER_POINT, POINTS_PER, POSITION_POINTS } from '../src/data/tiles.ts';
import type { Effect, Space, TileName } from '../src/names.ts';
import { tileName } from '../src/texts/names.ts';

type Named<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

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
    escorts: `strength +${ESCORTS_BONUS}`,
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
    escorts: `force +${ESCORTS_BONUS}`,
    luxury: 'toute marchandise',
  },
};
/** Where the drawn tile has no room for the whole name. */
const ON_TILE: Readonly<Record<Lang, Partial<Readonly<Record<TileName, string>>>>> = {
  en: { achievements: 'Achievements' },
  fr: { achievements: 'Réussites', victoryPoints: 'Points de vict.', shipCards: 'Bateaux' },
};
/** What a tile counts, in a line. */
const COUNTS: Named<TileName> = {
  en: {
    townHall1: `${POINTS_PER.forumDisc} per forum disc`,
    achievements: `${POINTS_PER.tileDisc} per tile disc`,
    residence1: `${POINTS_PER.freedSpace} per freed space`,
    townHall2: `${POINTS_PER.groupedSeat} per linked seat`,
    victoryPoints: `${POSITION_POINTS.join(', ')} by place`,
    shipCards: 'sets of ships',
    coins: `1 per ${COINS_PER_POINT} in hand`,
    residence2: `${POINTS_PER.supplyDisc} per spare disc`,
    goods: 'sets in hand',
  },
  fr: {
    townHall1: `${POINTS_PER.forumDisc} par disque forum`,
    achievements: `${POINTS_PER.tileDisc} par disque tuile`,
    residence1: `${POINTS_PER.freedSpace} par place libre`,
    townHall2: `${POINTS_PER.groupedSeat} par siège lié`,
    victoryPoints: `${POSITION_POINTS.join(', ')} par rang`,
    shipCards: 'séries de bateaux',
    coins: `1 pour ${COINS_PER_POINT} en main`,
    residence2: `${POINTS_PER.supplyDisc} par disque libre`,
    goods: 'séries en main',
  },
};

export const spaceOnCard = (space: Space, lang: Lang): readonly string[] => ON_CARD[lang][space];
export const spaceOnRing = (space: Space, lang: Lang): readonly string[] => ON_RING[lang][space];
export const effectShortly = (effect: Effect, lang: Lang): string => DOES[lang][effect];
export const tileOnBoard = (tile: TileName, lang: Lang): string =>
  ON_TILE[lang][tile] ?? tileName(tile, lang);
export const tileCounts = (tile: TileName, lang: Lang): string => COUNTS[lang][tile];
const ROMAN = ['', 'I', 'II', 'III'] as const;
export const roman = (n: number): string => ROMAN[n] ?? String(n);
