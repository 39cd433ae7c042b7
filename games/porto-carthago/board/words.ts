// The short words on the board; whole sentences are in ../src/texts.
import type { Lang } from '@comptoir/kernel';
import type { ActionName, BonusName } from '../src/data/actions.ts';
import type { GoodName } from '../src/data/goods.ts';
import type { Civ, QuayName } from '../src/data/quays.ts';
import type { CardName, PrivilegeName } from '../src/data/ships.ts';
import { printed, quayFacts } from '../src/texts/words.ts';

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
  en: { releaseWarehouse: 'Free a store', buyPalace: 'Palace space' },
  fr: { releaseWarehouse: 'Libérer', buyPalace: 'Palais' },
};
const GOOD: Named<GoodName> = {
  en: { grain: 'Grain', oil: 'Olive oil', wine: 'Wine', purple: 'Purple', cedar: 'Cedar' },
  fr: { grain: 'Céréales', oil: 'Huile', wine: 'Vin', purple: 'Pourpre', cedar: 'Cèdre' },
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
    bonusTalents: '3 talents',
    bonusTradePoint: 'A trade point',
    intrigueServant: 'One on the path',
    sortDeck: 'Sort 3 ship cards',
    loadAnyGood: 'Load any good',
    moveServants: 'Move 3 servants',
    bringShip: 'Bring a ship in',
    palaceWithoutPoints: 'Palace, no points',
  },
  fr: {
    bonusTalents: '3 talents',
    bonusTradePoint: 'Un point',
    intrigueServant: 'Un sur le chemin',
    sortDeck: 'Trier 3 cartes',
    loadAnyGood: 'Charge libre',
    moveServants: 'Déplacer 3 serviteurs',
    bringShip: 'Amener un navire',
    palaceWithoutPoints: 'Palais sans points',
  },
};

const en = {
  harbour: 'The harbour of Carthage',
  fit: 'Fit',
  decade: (n: number) => `Decade ${n}`,
  round: (n: number) => `Round ${n}`,
  setup: 'Setting up',
  arrival: 'Ships arrive',
  final: 'The end',
  temple: 'Temple of Baal',
  house: ['Trade', 'house'],
  path: ['Path of', 'intrigue'],
  market: 'Market',
  costs: 'next costs',
  prices: '4 · 3 · 2 · then 2',
  lighthouse: ['Light-', 'house'],
  steers: ['who steers', 'the arrivals'],
  ranks: ['2, or block', '2 ships', '1 ship'],
  row1: 'First row',
  row2: 'Second row',
  charter: 'Chartered ships',
  odds: 'A voyage of yours',
  oddsOf: (safe: number, cards: number) => `${safe} of ${cards} cards safe`,
  oddsTop: (danger: number) => `next card: danger ${danger}`,
  noTemple: 'nobody prays yet',
  free: 'free',
  take: 'Take',
  takeWhat: '3 talents',
  refill: 'Refill',
  refillWhat: 'the market',
  deck: 'Deck',
  bag: 'Bag',
  endTurn: 'End turn',
  done: 'Done',
  pass: 'Pass',
  decline: 'Decline',
  purse: 'Purse and reserve',
  talents: 'talents',
  home: 'at home',
  hidden: 'hidden',
  warehouse: 'Warehouse',
  room: (n: number) => (n === 0 ? 'full' : `room for ${n}`),
  empty: 'empty',
  release: (price: number) => `release ${price}`,
  held: 'Privileges held',
  heldHint: 'on your turn, between actions',
  noHeld: 'None yet: each loaded ship leaves you its card.',
  servants: 'Your 18 servants',
  placed: (n: number, home: number) => `${n} placed, ${home} at home`,
  inPalace: (n: number) => `${n} in the palace`,
  points: (n: number) => `${n} trade ${n === 1 ? 'point' : 'points'}`,
  palace: 'palace',
  fromPath: (n: number) => `+${n} path`,
  players: 'Players',
  you: 'you',
  first: 'first player',
  actions: 'Action cards',
  goods: 'Goods in the bag',
  deckHolds: 'Ship cards in the deck',
  decadeEnds: 'When this decade ends',
  census: {
    quays: 'quays',
    palace: 'palace',
    path: 'path',
    temple: 'temple',
    light: 'light',
    charter: 'charter',
    cards: 'cards',
    store: 'store',
  },
  sortTop: 'Which card lies on top?',
  sortSecond: 'Which card comes second?',
  knownTop: 'On top, you have seen',
  among: (n: number) => `Among the top ${n}, you have seen`,
};
type Dictionary = typeof en;
const fr: Dictionary = {
  harbour: 'Le port de Carthage',
  fit: 'Ajuster',
  decade: (n) => `Décennie ${n}`,
  round: (n) => `Tour ${n}`,
  setup: 'Mise en place',
  arrival: 'Arrivée des navires',
  final: 'La fin',
  temple: 'Temple de Baal',
  house: ['Maison de', 'commerce'],
  path: ['Chemin de', 'l’intrigue'],
  market: 'Marché',
  costs: 'prochain à',
  prices: '4 · 3 · 2 · puis 2',
  lighthouse: ['Phare', ''],
  steers: ['qui guide', 'les arrivées'],
  ranks: ['2, ou bloquer', '2 navires', '1 navire'],
  row1: '1re rangée',
  row2: '2e rangée',
  charter: 'Navires affrétés',
  odds: 'Un voyage à vous',
  oddsOf: (safe, cards) => `${safe} ${safe < 2 ? 'sûre' : 'sûres'} sur ${cards}`,
  oddsTop: (danger) => `prochaine : danger ${danger}`,
  noTemple: 'personne ne prie',
  free: 'gratuit',
  take: 'Prendre',
  takeWhat: '3 talents',
  refill: 'Renouveler',
  refillWhat: 'le marché',
  deck: 'Pioche',
  bag: 'Sac',
  endTurn: 'Finir le tour',
  done: 'Terminé',
  pass: 'Passer',
  decline: 'Refuser',
  purse: 'Bourse et réserve',
  talents: 'talents',
  home: 'en réserve',
  hidden: 'caché',
  warehouse: 'Entrepôt',
  room: (n) => (n === 0 ? 'plein' : n === 1 ? 'une place libre' : `${n} places libres`),
  empty: 'vide',
  release: (price) => `libérer ${price}`,
  held: 'Privilèges en main',
  heldHint: 'à votre tour, entre deux actions',
  noHeld: 'Aucun encore : chaque navire chargé vous laisse sa carte.',
  servants: 'Vos 18 serviteurs',
  placed: (n, home) => `${n} placés, ${home} en réserve`,
  inPalace: (n) => `${n} au palais`,
  points: (n) => `${n} ${n < 2 ? 'point' : 'points'} de commerce`,
  palace: 'palais',
  fromPath: (n) => `+${n} chemin`,
  players: 'Joueurs',
  you: 'vous',
  first: 'premier joueur',
  actions: 'Cartes d’action',
  goods: 'Marchandises dans le sac',
  deckHolds: 'Navires dans la pioche',
  decadeEnds: 'À la fin de la décennie',
  census: {
    quays: 'quais',
    palace: 'palais',
    path: 'chemin',
    temple: 'temple',
    light: 'phare',
    charter: 'affrété',
    cards: 'cartes',
    store: 'entrepôt',
  },
  sortTop: 'Quelle carte au-dessus ?',
  sortSecond: 'Quelle carte en second ?',
  knownTop: 'Au-dessus, vous avez vu',
  among: (n) => `Parmi les ${n} premières, vous avez vu`,
};
const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { en, fr };

export const wordsIn = (lang: Lang): Dictionary => DICTIONARIES[lang];
export const actionName = (action: ActionName, lang: Lang): string => ACTION[lang][action];
export const bonusName = (bonus: BonusName, lang: Lang): string => BONUS[lang][bonus];
export const goodName = (good: GoodName, lang: Lang): string => GOOD[lang][good];
export const privilegeName = (privilege: PrivilegeName, lang: Lang): string => PRIVILEGE[lang][privilege];

export function quayName(id: QuayName, lang: Lang): string {
  const { civ, roman } = quayFacts(id);
  return lang === 'fr' ? `Quai ${CIV.fr[civ]} ${roman}` : `${CIV.en[civ]} quay ${roman}`;
}
export function shipName(card: CardName, lang: Lang): string {
  const { civ } = printed(card);
  return lang === 'fr' ? `Navire ${CIV.fr[civ]}` : `${CIV.en[civ]} ship`;
}
