// The first turns of the first game: short notes that point at things.

import type { GuideNote } from '@comptoir/board-kit';
import { grammar } from '@comptoir/kernel';
import { CORRIDOR_INCOME } from '../src/data/market.ts';
import { BUYERS, MAIN_ROAD_MONEY } from '../src/data/players.ts';
import { NAMES } from '../src/texts/names.ts';
import type { Asked, Hermagor } from '../src/types.ts';
import { type HermagorScene, playerIn, regionsDue } from './facts.ts';

const INCOMES = CORRIDOR_INCOME.slice(1).map(String);
const asks = (scene: HermagorScene, ...steps: readonly Asked[]): boolean =>
  steps.some((step) => step === scene.decision?.at.step);
const PLACING = ['placeBuyer', 'placeEitherBuyer'] as const;
const ACTING = ['act', 'actOrShare'] as const;

export const guide: readonly GuideNote<Hermagor>[] = [
  {
    id: 'market',
    when: (scene) => asks(scene, ...PLACING),
    target: 's32',
    title: { en: 'The market', fr: 'Le marché' },
    text: {
      en: 'Each tile is a right to sell its goods this round. Four buyers in all, one a turn. Whoever has the most buyers around a tile wins it; the mark on its corner shows who that would be.',
      fr: 'Une tuile donne le droit de vendre ses marchandises cette manche. Quatre acheteurs en tout, un à la fois. Le plus d’acheteurs autour d’une tuile la gagne ; la marque à son coin dit qui ce serait.',
    },
  },
  {
    id: 'corridor',
    when: (scene) => asks(scene, ...PLACING),
    target: 'h2c2',
    title: { en: 'One buyer, several tiles', fr: 'Un acheteur, plusieurs tuiles' },
    text: {
      en: `A corridor space touches two tiles, a crossing four. Several of your buyers in one corridor also bring money: ${grammar('en').either(INCOMES)}.`,
      fr: `Une case d’allée touche deux tuiles, un croisement quatre. Plusieurs acheteurs dans une même allée rapportent aussi : ${grammar('fr').either(INCOMES)}.`,
    },
  },
  {
    id: 'purse',
    when: (scene) => asks(scene, ...PLACING) && playerIn(scene).buyers < BUYERS,
    target: 'h3c3',
    title: { en: 'Keep some money', fr: 'Gardez un peu d’argent' },
    text: {
      en: 'Roads cost money too. Five to eight left after the market is a good purse; corridor income is paid before the journey.',
      fr: 'Les routes coûtent aussi. Cinq à huit après le marché, c’est une bonne bourse ; les allées paient avant le voyage.',
    },
  },
  {
    id: 'raise',
    when: (scene) => asks(scene, 'raisePrice', 'fluctuate'),
    target: 'row corn',
    title: { en: 'Prices only rise', fr: 'Les prix ne font que monter' },
    text: {
      en: 'A higher price pays every seller of this good, and at the end everybody with a disc in its row. Raise what you sell.',
      fr: 'Un prix plus haut profite à tous les vendeurs, et à la fin à ceux qui ont un disque dans la ligne. Augmentez ce que vous vendez.',
    },
  },
  {
    id: 'first',
    when: (scene) => asks(scene, 'chooseFirstPlayer'),
    target: 'seat 0',
    title: { en: 'The lowest tile chooses', fr: 'La plus petite tuile choisit' },
    text: {
      en: 'You hold the lowest number, so you name the first player. Going last at the market is often worth more than going first.',
      fr: 'Vous avez le plus petit numéro et nommez le premier joueur. Au marché, jouer en dernier vaut souvent mieux.',
    },
  },
  {
    id: 'journey',
    when: (scene) => asks(scene, ...ACTING),
    target: 'hermagor',
    title: { en: 'On the road', fr: 'En route' },
    text: {
      en: 'Ringed villages buy what your tiles show. The tag is the sale minus the journey: point at a village and the cheapest road appears. Each sale leaves one of your posts there.',
      fr: 'Les villages cerclés achètent ce que montrent vos tuiles. L’étiquette est la vente moins le trajet : pointez un village, la route apparaît. Chaque vente y laisse un comptoir.',
    },
  },
  {
    id: 'regions',
    when: (scene) => asks(scene, ...ACTING) && playerIn(scene).posts < (scene.view.turned.at(-1) ?? 0),
    target: 'region g06',
    title: { en: 'Close regions', fr: 'Complétez des régions' },
    text: {
      en: 'Own posts in all villages around a region close it. Buildings give a disc on the price table, a flag one on the nobility track: money now, and for goods more at the end.',
      fr: 'Des comptoirs dans tous les villages d’une région la complètent. Un bâtiment donne un disque sur la table des prix, un drapeau sur la noblesse : de l’argent tout de suite, et parfois à la fin.',
    },
  },
  {
    id: 'build',
    when: (scene) => regionsDue(scene).length > 0,
    target: 'row weapons',
    title: { en: 'A disc', fr: 'Un disque' },
    text: {
      en: 'The leftmost open space of a row pays most. At the end every row with a disc of yours pays once, by its price then.',
      fr: 'La case libre la plus à gauche paie le plus. À la fin, chaque ligne où vous avez un disque paie une fois, selon son prix.',
    },
  },
  {
    id: 'duchies',
    when: (scene) => asks(scene, ...ACTING) && scene.view.round >= 2,
    target: 'duchy southmark',
    title: { en: 'Three duchies, one road', fr: 'Trois duchés, une route' },
    text: {
      en: `At the end your weakest duchy counts three for each post. Most posts on the golden main road bring ${NAMES.en.coins(MAIN_ROAD_MONEY)}, fewest cost as much.`,
      fr: `À la fin, votre duché le plus faible compte trois par comptoir. Le plus de comptoirs sur la route dorée rapporte ${NAMES.fr.coins(MAIN_ROAD_MONEY)}, le moins en coûte autant.`,
    },
  },
];
