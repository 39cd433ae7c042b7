// Lesson 5: posts in all villages of a region; discs on the price table and on the nobility track.
import type { Answer, Lesson } from '@comptoir/kernel';
import { IN_QUELLMARK, TABLE } from './table.ts';

const GIVEN_UP: Answer = {
  title: { en: 'Given up for good', fr: 'Abandonnée pour de bon' },
  text: {
    en: 'You may, but a region closes only once: its disc would never come.',
    fr: 'C’est permis, mais une région ne se ferme qu’une fois : son disque ne viendrait jamais.',
  },
  yours: { en: 'nothing', fr: 'rien' },
  ours: { en: 'a disc, and coins at once', fr: 'un disque, et des pièces aussitôt' },
};
const AWAY: Answer = {
  title: { en: 'The region stays open', fr: 'La région reste ouverte' },
  text: {
    en: 'Allowed, and it may pay. But a missing village keeps the whole region from paying.',
    fr: 'Permis, et parfois payant. Mais un village manquant empêche toute la région de payer.',
  },
  yours: { en: 'another village', fr: 'un autre village' },
  ours: { en: 'one step to a disc', fr: 'un pas vers un disque' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Closing a region', fr: 'Fermer une région' },
  goal: { en: 'Close three regions: 13 coins.', fr: 'Fermez trois régions : 13 pièces.' },
  pieces: ['hermagor-nobility', 'hermagor-saltMine', 'hermagor-cornField'],
  opening: IN_QUELLMARK,
  later: {},
  moments: [
    {
      title: { en: 'What a region pays', fr: 'Ce que paie une région' },
      text: {
        en: 'A post in every village around a region closes it. You put a disc on the price table and take coins at once.',
        fr: 'Un comptoir dans chaque village d’une région la ferme. Vous posez un disque et recevez des pièces aussitôt.',
      },
      rule: 'R-7.5',
      ring: ['region g06'],
    },
    {
      title: { en: 'One village, two regions', fr: 'Un village, deux régions' },
      text: {
        en: 'Your posts stand all around the salt mine and the noble lands. Only Quellmark is missing, for both.',
        fr: 'Vos comptoirs entourent la mine de sel et les terres nobles. Il ne manque que Quellmark, aux deux.',
      },
      ring: ['region g06', 'region g11'],
    },
    {
      title: { en: 'Sell here', fr: 'Vendre sur place' },
      text: {
        en: 'You travelled here last round, for half. Blessings are yours now: sell without a journey, for 6.',
        fr: 'Vous êtes venu ici à la dernière manche, à moitié prix. Vendez vos bénédictions sans trajet, pour 6.',
      },
      rule: 'R-7.2b',
      picks: ['sellHere'],
      others: { '*': AWAY },
    },
    {
      title: { en: 'The nobility track', fr: 'Le chemin de noblesse' },
      text: {
        en: 'Two regions closed by one post. The noble lands take the lowest free space of the track: 3 coins.',
        fr: 'Deux régions par un comptoir. Les terres nobles prennent la première case libre du chemin : 3 pièces.',
      },
      rule: 'R-7.5b',
      picks: ['build g11'],
      others: {
        build: {
          title: { en: 'The order is free', fr: 'L’ordre est libre' },
          text: {
            en: 'The salt mine first comes to the same.',
            fr: 'La mine de sel d’abord revient au même.',
          },
          yours: { en: '8 coins in all', fr: '8 pièces en tout' },
          ours: { en: '8 coins in all', fr: '8 pièces en tout' },
        },
        '*': GIVEN_UP,
      },
    },
    {
      title: { en: 'The leftmost green space', fr: 'La première case verte' },
      text: {
        en: 'The salt mine goes into the row of salt, on the leftmost free green space: 5 coins.',
        fr: 'La mine de sel va dans la ligne du sel, sur la première case verte libre : 5 pièces.',
      },
      why: {
        en: 'Green spaces pay 5, 3, 1, 0, to whoever comes. At price 5 the marker hides the last two.',
        fr: 'Les cases paient 5, 3, 1, 0, dans l’ordre d’arrivée. Au prix 5, le marqueur cache les deux dernières.',
      },
      rule: 'R-7.5a',
      reached: 1,
      picks: ['build g06', 'good salt'],
      others: { '*': GIVEN_UP },
      replies: ['1 moveAndSell v13', '2 moveAndSell v30', '2 build g21'],
    },
    {
      title: { en: 'Five villages', fr: 'Cinq villages' },
      text: {
        en: 'Around church, corn field and salt mine stand your posts in two of five villages. Hirschloh is the third: 9 for the way, 6 for the eggs.',
        fr: 'Autour d’église, champ de maïs et mine de sel, vous avez deux villages sur cinq. Hirschloh est le troisième : 9 de route, 6 pour les œufs.',
      },
      ring: ['region g17', 'moveAndSell v22'],
      reached: 2,
      picks: ['moveAndSell v22'],
      others: { '*': AWAY },
      replies: ['1 moveAndSell v11', '2 moveAndSell v26'],
    },
    {
      title: { en: 'The fourth', fr: 'Le quatrième' },
      text: {
        en: 'Jonas came to Erlenfurt first, for 1 coin. Others never block a village: sell your books there.',
        fr: 'Jonas est venu avant vous à Erlenfurt ; cela lui vaut 1. On ne bloque jamais un village : vendez-y vos livres.',
      },
      rule: 'R-12.22',
      reached: 2,
      picks: ['moveAndSell v26'],
      others: { '*': AWAY },
      replies: ['1 moveAndSell v01', '2 moveAndSell v23'],
    },
    {
      title: { en: 'The last one, on your own', fr: 'Le dernier, sans aide' },
      text: {
        en: 'One village is missing, and you hold what it buys. Close the region and use it.',
        fr: 'Il manque un village, et vous avez ce qu’il achète. Fermez la région et utilisez-la.',
      },
      isAlone: true,
      reached: 2,
      picks: ['moveAndSell v23', 'build g17'],
      others: { 'skip g17': GIVEN_UP, '*': AWAY },
    },
    {
      title: { en: 'Which row?', fr: 'Quelle ligne ?' },
      text: {
        en: 'Three buildings, one disc. In the row of salt only the 3 is left; corn still has its 5.',
        fr: 'Trois bâtiments, un disque. La ligne du sel n’a plus que le 3 ; le maïs a encore son 5.',
      },
      rule: 'R-4.8',
      reached: 2,
      picks: [
        {
          pick: 'good corn',
          fine: { 'good blessings': { en: 'Fine too: 5 as well.', fr: 'Bien aussi : 5 également.' } },
        },
      ],
      others: {
        '*': {
          title: { en: 'Salt again', fr: 'Encore le sel' },
          text: {
            en: 'Your second disc there pays less now, and a row counts only once at the end.',
            fr: 'Votre second disque y paie moins, et une ligne ne compte qu’une fois à la fin.',
          },
          yours: { en: '3 coins', fr: '3 pièces' },
          ours: { en: '5 coins, a new row', fr: '5 pièces, une nouvelle ligne' },
        },
      },
      replies: ['1 moveAndSell v02', '2 moveAndSell v20'],
    },
    {
      title: { en: 'Three discs', fr: 'Trois disques' },
      text: {
        en: '3, 5 and 5 coins; goods pay again at the end.',
        fr: '3, 5 et 5 pièces ; les lignes paient encore à la fin.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'All villages close a region.', fr: 'Tous ses villages ferment une région.' },
          rule: 'R-7.5',
        },
        { text: { en: 'The earlier disc pays more.', fr: 'Le premier disque paie plus.' }, rule: 'R-7.5a' },
        { text: { en: 'Nobles climb from 3 to 8.', fr: 'Les nobles montent de 3 à 8.' }, rule: 'R-7.5b' },
      ],
    },
  ],
};
