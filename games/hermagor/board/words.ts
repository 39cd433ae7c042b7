// The short words on the board; whole sentences are in ../src/texts.
import { grammar, type Lang } from '@comptoir/kernel';
import { MAIN_ROAD_MONEY } from '../src/data/players.ts';
import type { Duchy, Good, SpecialTile, Tile } from '../src/names.ts';
import { capital, NAMES } from '../src/texts/names.ts';

const { many } = grammar('en');
const { coins } = NAMES.en;
const en = {
  county: 'County',
  market: 'Market',
  countyLabel: 'The county of Hermagor',
  marketLabel: 'The market square',
  whole: 'Whole map',
  square: 'Whole square',
  showMarket: 'Show the market',
  showCounty: 'Show the county',
  prices: 'Prices',
  pricesNote: 'end value counts once a row',
  placeDisc: 'place a disc, get',
  price: 'price,',
  endValue: 'end value',
  nobility: 'Nobility',
  mainRoad: 'Main road',
  mainRoadNote: `most +${MAIN_ROAD_MONEY}, fewest −${MAIN_ROAD_MONEY}`,
  actionTiles: 'Action tiles',
  turnsLeft: (n: number) =>
    n === 0 ? 'The round is over.' : `${many(n, 'turn')} left in this round, then every tile goes back.`,
  actionsEach: (n: number) => `${many(n, 'action')} each this round, after the market.`,
  tilesStay: (n: number) => (n === 1 ? '1 tile stays.' : `${many(n, 'tile')} stay.`),
  tilesOut: (n: number) => `${many(n, 'tile')} on offer.`,
  drawn: (n: number, bag: number) => `Next round draws ${n} from a bag of ${bag}.`,
  inBag: (n: number) => `${n} in the bag.`,
  wants: 'Who buys it, and how far',
  ownPosts: 'Your posts and your merchant',
  closed: 'closed',
  posts: (n: number) => `${many(n, 'post')} to place`,
  discs: (n: number) => many(n, 'disc'),
  buyersLeft: (n: number) => `${many(n, 'buyer')} left`,
  sharedPosts: 'shared posts',
  sharedBuyers: 'shared buyers',
  cart: 'Your cart',
  corridors: (n: number) => `+${coins(n)} from corridors`,
  you: 'you',
  first: 'First player',
  out: 'out',
  end: 'end',
  endNote: 'final income so far',
  hidden: 'hidden',
  declared: (n: number) => `declared ${coins(n)}`,
  ifClosed: 'If the market closed now',
  nothing: 'no tile',
  lowest: (n: number, name: string) => `Tile ${n} would let ${name} choose the first player.`,
  journey: (by: string, sum: string) => (by === '' ? `Journey, ${sum}` : `Journey by ${by}, ${sum}`),
  half: (by: string, sum: string) => `Half of ${sum}${by === '' ? '' : `, by ${by}`}`,
  saleOf: (good: string) => `Sale of ${good}`,
  becomes: (money: number) => `${coins(money)} become`,
  paid: (names: string, n: number) => `${names} ${names.includes(' and ') ? 'get' : 'gets'} ${coins(n)}.`,
  and: ' and ',
  postBack: 'The post goes back to your supply.',
  hereFor: (n: number) => (n === 0 ? 'Here, free' : `Here for ${coins(n)}`),
  yours: (tile: string, name: string | null) =>
    name === null ? `${tile} would be yours.` : `${tile} would be yours, not ${name}’s.`,
  theirs: (tile: string, name: string) => `${tile} would go to ${name}.`,
  tied: (tile: string) => `${tile} would be tied and stay.`,
  both: 'the shared colour',
  noChange: 'No tile changes hands yet.',
  income: (before: number, after: number) => `Corridor income: ${before} becomes ${coins(after)}.`,
  tile: (n: number) => `Tile ${n}`,
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
};
type BoardWords = typeof en;

const french = grammar('fr');
const fr: BoardWords = {
  county: 'Comté',
  market: 'Marché',
  countyLabel: 'Le comté d’Hermagor',
  marketLabel: 'La place du marché',
  whole: 'Toute la carte',
  square: 'Toute la place',
  showMarket: 'Voir le marché',
  showCounty: 'Voir le comté',
  prices: 'Prix',
  pricesNote: 'valeur finale, une fois par ligne',
  placeDisc: 'poser un disque',
  price: 'prix,',
  endValue: 'valeur finale',
  nobility: 'Noblesse',
  mainRoad: 'Route principale',
  mainRoadNote: `le plus +${MAIN_ROAD_MONEY}, le moins −${MAIN_ROAD_MONEY}`,
  actionTiles: 'Tuiles action',
  turnsLeft: (n) =>
    n === 0
      ? 'La manche est finie.'
      : `Encore ${french.many(n, 'action')}, puis toutes les tuiles retournent au sac.`,
  actionsEach: (n) => `${french.many(n, 'action')} chacun cette manche, après le marché.`,
  tilesStay: (n) => `${french.many(n, 'tuile reste', 'tuiles restent')}.`,
  tilesOut: (n) => `${french.many(n, 'tuile')} en vente.`,
  drawn: (n, bag) => `À la prochaine manche : ${french.many(n, 'tuile')} sur les ${bag} du sac.`,
  inBag: (n) => `${n} dans le sac.`,
  wants: 'Qui en achète, à quelle distance',
  ownPosts: 'Vos comptoirs et votre marchand',
  closed: 'fermé',
  posts: (n) => `${french.many(n, 'comptoir')} à poser`,
  discs: (n) => french.many(n, 'disque'),
  buyersLeft: (n) => french.many(n, 'acheteur'),
  sharedPosts: 'comptoirs partagés',
  sharedBuyers: 'acheteurs partagés',
  cart: 'Votre charrette',
  corridors: (n) => `+${NAMES.fr.coins(n)} des allées`,
  you: 'vous',
  first: 'Premier joueur',
  out: 'a passé',
  end: 'fin',
  endNote: 'revenu final à ce jour',
  hidden: 'caché',
  declared: (n) => french.many(n, 'pièce déclarée', 'pièces déclarées'),
  ifClosed: 'Si le marché fermait',
  nothing: 'aucune tuile',
  lowest: (n, name) => `Tuile ${n} : choix du premier joueur pour ${name}.`,
  journey: (by, sum) => (by === '' ? `Trajet, ${sum}` : `Trajet par ${by}, ${sum}`),
  half: (by, sum) => `Moitié de ${sum}${by === '' ? '' : `, par ${by}`}`,
  saleOf: (good) => `Vente : ${good}`,
  becomes: (money) => `${NAMES.fr.coins(money)} deviennent`,
  paid: (names, n) => `${names} : +${NAMES.fr.coins(n)}.`,
  and: ' et ',
  postBack: 'Le comptoir retourne dans votre réserve.',
  hereFor: (n) => (n === 0 ? 'Ici, gratuit' : `Ici pour ${NAMES.fr.coins(n)}`),
  yours: (tile, name) =>
    name === null ? `${tile} serait à vous.` : `${tile} serait à vous et non à ${name}.`,
  theirs: (tile, name) => `${tile} irait à ${name}.`,
  tied: (tile) => `${tile} : égalité, la tuile reste.`,
  both: 'la couleur partagée',
  noChange: 'Aucune tuile ne change encore de main.',
  income: (before, after) => `Revenu des allées : ${before} devient ${NAMES.fr.coins(after)}.`,
  tile: (n) => `Tuile ${n}`,
  city: 'La cité d’Hermagor',
  raises: (from, to) => `${from} → ${to}`,
  bag: 'Dans le sac',
  bagNote: 'Les tuiles piochées viennent d’ici ; personne n’en connaît l’ordre.',
  money: 'Argent',
  finalIncome: 'Revenu final',
  round: (n, of) => `Manche ${n} sur ${of}`,
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

const WORDS: Readonly<Record<Lang, BoardWords>> = { en, fr };
export const wordsIn = (lang: Lang): BoardWords => WORDS[lang];
export const goodName = (good: Good, lang: Lang): string => capital(NAMES[lang].good[good]);
export const buildingName = (good: Good, lang: Lang): string => NAMES[lang].building[good];
export const specialName = (tile: SpecialTile, lang: Lang): string => NAMES[lang].special[tile];
/** As much of it as a tile has room for. */
export const specialLabel = (tile: SpecialTile, lang: Lang): string =>
  tile === 'marketFluctuation' ? 'Fluctuation' : specialName(tile, lang);
export const tileTitle = (tile: Tile, lang: Lang): string => capital(NAMES[lang].tile(tile));
export const duchyName = (duchy: Duchy, lang: Lang): string => NAMES[lang].duchy[duchy];
/** +7, −3, 0 with a real minus sign. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n < 0 ? `−${-n}` : `+${n}`;
}
