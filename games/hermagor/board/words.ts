// The short words on the board; whole sentences are in ../src/texts.
import type { Lang } from '@comptoir/kernel';
import type { Duchy, Good, SpecialTile } from '../src/types.ts';

const GOOD: Readonly<Record<Lang, Readonly<Record<Good, string>>>> = {
  en: {
    weapons: 'Weapons',
    books: 'Books',
    relics: 'Relics',
    dragonEggs: 'Dragon eggs',
    amulets: 'Amulets',
    blessings: 'Blessings',
    corn: 'Corn',
    salt: 'Salt',
  },
  fr: {
    weapons: 'Armes',
    books: 'Livres',
    relics: 'Reliques',
    dragonEggs: 'Œufs de dragon',
    amulets: 'Amulettes',
    blessings: 'Bénédictions',
    corn: 'Maïs',
    salt: 'Sel',
  },
};
const BUILDING: Readonly<Record<Lang, Readonly<Record<Good, string>>>> = {
  en: {
    weapons: 'smithy',
    books: 'scriptorium',
    relics: 'cemetery',
    dragonEggs: 'dragon’s lair',
    amulets: 'sorcerer’s tower',
    blessings: 'church',
    corn: 'corn field',
    salt: 'salt mine',
  },
  fr: {
    weapons: 'forge',
    books: 'scriptorium',
    relics: 'cimetière',
    dragonEggs: 'antre du dragon',
    amulets: 'tour du sorcier',
    blessings: 'église',
    corn: 'champ de maïs',
    salt: 'mine de sel',
  },
};
const SPECIAL: Readonly<Record<Lang, Readonly<Record<SpecialTile, string>>>> = {
  en: {
    shortcut: 'Shortcut',
    blackMarket: 'Black market',
    marketFluctuation: 'Fluctuation',
    bargain: 'Good bargain',
  },
  fr: {
    shortcut: 'Raccourci',
    blackMarket: 'Marché noir',
    marketFluctuation: 'Fluctuation',
    bargain: 'Bonne affaire',
  },
};
const DUCHY: Readonly<Record<Lang, Readonly<Record<Duchy, string>>>> = {
  en: { westmark: 'Westmark', eastmark: 'Eastmark', southmark: 'Southmark' },
  fr: { westmark: 'Ouest', eastmark: 'Est', southmark: 'Sud' },
};

const en = {
  county: 'County',
  market: 'Market',
  countyLabel: 'The county of Hermagor',
  marketLabel: 'The market square',
  whole: 'Whole map',
  square: 'Whole square',
  show: 'Show',
  prices: 'Prices',
  pricesNote: 'end value counts once a row',
  placeDisc: 'place a disc, get',
  price: 'price,',
  endValue: 'end value',
  nobility: 'Nobility',
  mainRoad: 'Main road',
  mainRoadNote: 'most +5, fewest −5',
  actionTiles: 'Action tiles',
  turnsLeft: (n: number) =>
    n === 0
      ? 'The round is over.'
      : `${n} ${n === 1 ? 'turn' : 'turns'} left in this round, then every tile goes back.`,
  actionsEach: (n: number) => `${n} actions each this round, after the market.`,
  tilesStay: (n: number) => (n === 1 ? '1 tile stays.' : `${n} tiles stay.`),
  tilesOut: (n: number) => `${n} tiles on offer.`,
  drawn: (n: number, bag: number) => `Next round draws ${n} from a bag of ${bag}.`,
  inBag: (n: number) => `${n} in the bag.`,
  wants: 'Who buys it, and how far',
  ownPosts: 'Your posts and your merchant',
  closed: 'closed',
  posts: (n: number) => (n === 1 ? '1 post to place' : `${n} posts to place`),
  discs: (n: number) => (n === 1 ? '1 disc' : `${n} discs`),
  buyersLeft: (n: number) => (n === 1 ? '1 buyer left' : `${n} buyers left`),
  sharedPosts: 'shared posts',
  sharedBuyers: 'shared buyers',
  cart: 'Your cart',
  noTiles: 'No tiles yet: win some at the market.',
  corridors: (n: number) => `+${n} from corridors`,
  you: 'you',
  first: 'First player',
  out: 'out',
  end: 'end',
  endNote: 'final income so far',
  hidden: 'hidden',
  declared: (n: number) => `declared ${n}`,
  ifClosed: 'If the market closed now',
  nothing: 'no tile',
  lowest: (n: number, name: string) => `Tile ${n} would let ${name} choose the first player.`,
  journey: (by: string, sum: string) => (by === '' ? `Journey, ${sum}` : `Journey by ${by}, ${sum}`),
  half: (by: string, sum: string) => `Half of ${sum}${by === '' ? '' : `, by ${by}`}`,
  saleOf: (good: string) => `Sale of ${good}`,
  close: (region: number) => `Close ${region}`,
  oneDisc: 'one disc',
  becomes: (money: number) => `Money ${money} becomes`,
  paid: (names: string, n: number) => `${names} ${names.includes(' and ') ? 'get' : 'gets'} ${n}.`,
  and: ' and ',
  postBack: 'The post goes back to your supply.',
  sharedFree: 'Nothing is sold, nobody is paid.',
  hereFor: (n: number) => (n === 0 ? 'Here, free' : `Here for ${n}`),
  yours: (tile: string, name: string | null) =>
    name === null ? `${tile} would be yours.` : `${tile} would be yours, not ${name}’s.`,
  theirs: (tile: string, name: string) => `${tile} would go to ${name}.`,
  tied: (tile: string) => `${tile} would be tied and stay.`,
  both: 'the shared colour',
  noChange: 'No tile changes hands yet.',
  income: (before: number, after: number) => `Corridor income ${before} becomes ${after}.`,
  tile: (n: number) => `Tile ${n}`,
  region: (n: number) => `Region ${n}`,
  city: 'City of Hermagor',
  raises: (from: number, to: number) => `${from} → ${to}`,
  bag: 'In the bag',
  bagNote: 'Drawn tiles come from here; the order is known to nobody.',
  money: 'Money',
  finalIncome: 'Final income',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  phase: {
    market: 'Phase 1, market',
    preparation: 'Phase 2, preparation',
    selling: 'Phase 3, selling',
    over: 'The end',
  },
  verbs: {
    buyer: 'Own buyer',
    sharedBuyer: 'Shared buyer',
    moveAndSell: 'Travel and sell',
    shortcutAndSell: 'By Shortcut',
    moveOnly: 'Travel only',
    sharedPost: 'Shared post',
  },
} as const;

const fr: WordsOf<typeof en> = {
  county: 'Comté',
  market: 'Marché',
  countyLabel: 'Le comté d’Hermagor',
  marketLabel: 'La place du marché',
  whole: 'Toute la carte',
  square: 'Toute la place',
  show: 'Voir',
  prices: 'Prix',
  pricesNote: 'valeur finale, une fois par ligne',
  placeDisc: 'poser un disque',
  price: 'prix,',
  endValue: 'valeur finale',
  nobility: 'Noblesse',
  mainRoad: 'Route principale',
  mainRoadNote: 'le plus +5, le moins −5',
  actionTiles: 'Tuiles action',
  turnsLeft: (n) =>
    n === 0
      ? 'Le tour est fini.'
      : `Encore ${n} ${n === 1 ? 'action' : 'actions'}, puis toutes les tuiles retournent au sac.`,
  actionsEach: (n) => `${n} actions chacun ce tour-ci, après le marché.`,
  tilesStay: (n) => (n < 2 ? `${n} tuile reste.` : `${n} tuiles restent.`),
  tilesOut: (n) => `${n} tuiles en vente.`,
  drawn: (n, bag) => `Au prochain tour : ${n} tuiles sur les ${bag} du sac.`,
  inBag: (n) => `${n} dans le sac.`,
  wants: 'Qui en achète, à quelle distance',
  ownPosts: 'Vos comptoirs et votre marchand',
  closed: 'fermé',
  posts: (n) => (n < 2 ? `${n} comptoir à poser` : `${n} comptoirs à poser`),
  discs: (n) => (n < 2 ? `${n} disque` : `${n} disques`),
  buyersLeft: (n) => (n < 2 ? `${n} acheteur` : `${n} acheteurs`),
  sharedPosts: 'comptoirs partagés',
  sharedBuyers: 'acheteurs partagés',
  cart: 'Votre charrette',
  noTiles: 'Pas encore de tuile : gagnez-en au marché.',
  corridors: (n) => `+${n} des allées`,
  you: 'vous',
  first: 'Premier joueur',
  out: 'a passé',
  end: 'fin',
  endNote: 'revenu final à ce jour',
  hidden: 'caché',
  declared: (n) => `${n} déclaré`,
  ifClosed: 'Si le marché fermait',
  nothing: 'aucune tuile',
  lowest: (n, name) => `Tuile ${n} : choix du premier joueur pour ${name}.`,
  journey: (by, sum) => (by === '' ? `Trajet, ${sum}` : `Trajet par ${by}, ${sum}`),
  half: (by, sum) => `Moitié de ${sum}${by === '' ? '' : `, par ${by}`}`,
  saleOf: (good) => `Vente : ${good}`,
  close: (region) => `Région ${region}`,
  oneDisc: 'un disque',
  becomes: (money) => `${money} devient`,
  paid: (names, n) => `${names} : +${n}.`,
  and: ' et ',
  postBack: 'Le comptoir retourne dans votre réserve.',
  sharedFree: 'Rien n’est vendu, personne n’est payé.',
  hereFor: (n) => (n === 0 ? 'Ici, gratuit' : `Ici pour ${n}`),
  yours: (tile, name) =>
    name === null ? `${tile} serait à vous.` : `${tile} serait à vous et non à ${name}.`,
  theirs: (tile, name) => `${tile} irait à ${name}.`,
  tied: (tile) => `${tile} : égalité, la tuile reste.`,
  both: 'la couleur partagée',
  noChange: 'Aucune tuile ne change encore de main.',
  income: (before, after) => `Revenu des allées : ${before} devient ${after}.`,
  tile: (n) => `Tuile ${n}`,
  region: (n) => `Région ${n}`,
  city: 'La cité d’Hermagor',
  raises: (from, to) => `${from} → ${to}`,
  bag: 'Dans le sac',
  bagNote: 'Les tuiles piochées viennent d’ici ; personne n’en connaît l’ordre.',
  money: 'Argent',
  finalIncome: 'Revenu final',
  round: (n, of) => `Tour ${n} sur ${of}`,
  phase: {
    market: 'Phase 1, le marché',
    preparation: 'Phase 2, préparatifs',
    selling: 'Phase 3, la vente',
    over: 'La fin',
  },
  verbs: {
    buyer: 'Mon acheteur',
    sharedBuyer: 'Acheteur partagé',
    moveAndSell: 'Aller vendre',
    shortcutAndSell: 'Par le Raccourci',
    moveOnly: 'Voyager',
    sharedPost: 'Comptoir partagé',
  },
};

/** The same keys; each value a word, a sentence made of the same arguments, or a table of words. */
type WordsOf<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : WordsOf<T[K]>;
};
const WORDS = { en, fr } as const;
export type BoardWords = WordsOf<typeof en>;
export const wordsIn = (lang: Lang): BoardWords => WORDS[lang];
export const goodName = (good: Good, lang: Lang): string => GOOD[lang][good];
export const buildingName = (good: Good, lang: Lang): string => BUILDING[lang][good];
export const specialName = (tile: SpecialTile, lang: Lang): string => SPECIAL[lang][tile];
export const duchyName = (duchy: Duchy, lang: Lang): string => DUCHY[lang][duchy];
/** +7, −3, 0 with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
