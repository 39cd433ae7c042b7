// Lesson 6: discards and pirates, prestige and the Venice card, what is counted at the end.
import type { Lesson } from '@comptoir/kernel';
import { ANY_ORDER, TABLE } from './table.ts';

const ANOTHER_TOKEN = { en: 'Fine too: another token.', fr: 'Bien aussi : un autre jeton.' } as const;

const KEEP_SILVER = {
  title: { en: 'Two silver pay 3', fr: 'Deux cartes argent paient 3' },
  text: {
    en: 'Silver alone pays nothing, two in a row pay 3. Keep the pair for now.',
    fr: 'L’argent seul ne paie rien, deux de suite paient 3. Gardez la paire.',
  },
  yours: { en: 'silver 0', fr: 'argent 0' },
  ours: { en: 'spice or silk: 0 anyway', fr: 'épice ou soie : 0 de toute façon' },
} as const;

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Pirates and prestige', fr: 'Pirates et prestige' },
  goal: {
    en: 'Lose little to the pirates, and be second when Venice pays.',
    fr: 'Perdez peu aux pirates, et soyez deuxième quand Venise paie.',
  },
  pieces: ['oltre-mare-pirateStack', 'oltre-mare-prestige', 'oltre-mare-venice'],
  seed: '8905139cd63b112ba5252275b39e7114',
  // Two rounds: Loredan was the partner of two deals, Dandolo of one, and eight cards lie over Venice.
  opening: [
    ...[
      '0 offer 2',
      '0 give corn-05',
      '0 done',
      '0 ask silver',
      '0 done',
      '0 ducats 0',
      '0 send',
      '2 accept',
    ],
    ...[
      '0 buy deck',
      '0 buy deck',
      '0 endTrade',
      '0 play silk-02',
      '0 play corn-14',
      '0 load corn-14',
      '0 quiet',
    ],
    ...['1 offer 2', '1 give wine-15', '1 done', '1 ask wood', '1 done', '1 ducats 0', '1 send', '2 accept'],
    ...['1 buy deck', '1 endTrade', '1 play spice-01', '1 play sugar-03', '1 play corn-02', '1 sail tunisi'],
    ...['1 load corn-02', '1 load spice-01', '1 quiet'],
    ...['2 offer 1', '2 give wine-08', '2 done', '2 ask wood', '2 done', '2 ducats 0', '2 send', '1 accept'],
    ...['2 buy deck', '2 buy deck', '2 endTrade', '2 play wine-03', '2 play wood-18', '2 play corn-16'],
    ...['2 sail napoli', '2 load wood-18', '2 load corn-16', '2 quiet'],
    ...['0 discard silver-02', '0 buy deck', '0 endTrade', '0 play sugar-06', '0 quiet'],
    ...['1 discard corn-07', '1 discard silver-03', '1 endTrade', '1 play wine-06', '1 quiet'],
    ...['2 endTrade', '2 play wood-17', '2 quiet'],
  ],
  later: { 'sail tripoli': 5 },
  moments: [
    {
      title: { en: 'The last count', fr: 'Le compte final' },
      text: {
        en: 'The deck’s last card ends the game with that turn. Then runs pay, most tokens and most prestige pay 6, 3, 1, and each pirate card costs 1.',
        fr: 'La dernière carte de la pioche finit la partie avec ce tour. Alors les collections paient, jetons et prestige paient 6, 3, 1, et chaque carte aux pirates coûte 1.',
      },
      rule: 'R-10.5',
      ring: ['pirates 0'],
      page: 'quay',
    },
    {
      title: { en: 'Venice pays early', fr: 'Venise paie avant' },
      text: {
        en: 'Near the middle of the deck lies Venice: prestige pays 6, 3, 1 there too. Loredan has 2, Dandolo 1, you none: third, 1 ducat.',
        fr: 'Vers le milieu de la pioche attend Venise : le prestige y paie aussi 6, 3, 1. Loredan en a 2, Dandolo 1, vous aucun : troisième, 1 ducat.',
      },
      rule: 'R-7.9',
      ring: ['prestige 0'],
      page: 'players',
    },
    {
      title: { en: 'Seven cards, limit five', fr: 'Sept cartes, limite cinq' },
      text: {
        en: 'Two must go to your pirates, a point each. Spice and silk pay nothing alone: discard these.',
        fr: 'Deux partent à vos pirates, un point chacune. Épice et soie seules ne paient rien : défaussez-les.',
      },
      why: {
        en: 'A card of the pirates can be bought back like one of the deck: the top one, unseen.',
        fr: 'Une carte des pirates se rachète comme à la pioche : celle du dessus, sans la voir.',
      },
      rule: 'R-5.1',
      picks: [
        { pick: 'discard spice-05', fine: { 'discard silk-07': ANY_ORDER } },
        { pick: 'discard silk-07', fine: { 'discard spice-05': ANY_ORDER } },
      ],
      others: {
        'discard silver-04': KEEP_SILVER,
        'discard silver-11': KEEP_SILVER,
        '*': {
          title: { en: 'Sugar is your run', fr: 'Le sucre est votre collection' },
          text: {
            en: 'Your pile shows sugar, and you hold three: four pay 10.',
            fr: 'Votre pile montre du sucre, et vous en tenez trois : quatre paient 10.',
          },
          yours: { en: 'three sugar, 6', fr: 'trois sucres, 6' },
          ours: { en: 'four sugar, 10', fr: 'quatre sucres, 10' },
        },
      },
    },
    {
      title: { en: 'Count the pirates', fr: 'Comptez les pirates' },
      text: {
        en: 'One, two, three pirate icons take 1, 3, 6 cards. End the trade and play the two sugar with sea power 4: one pirate icon in all.',
        fr: 'Une, deux, trois icônes prennent 1, 3, 6 cartes. Finissez le négoce et jouez les deux sucres de puissance 4 : une seule icône en tout.',
      },
      rule: 'R-7.5',
      reached: 1,
      picks: [
        'endTrade',
        { pick: 'play sugar-10', fine: { 'play sugar-09': ANY_ORDER } },
        { pick: 'play sugar-09', fine: { 'play sugar-10': ANY_ORDER } },
      ],
      others: {
        'play sugar-13': {
          title: { en: 'Load 4, and pirates', fr: 'Chargement 4, et des pirates' },
          text: {
            en: 'With the other pirate sugar three cards are taken. And load 4 is hard to meet.',
            fr: 'Avec l’autre sucre à pirates, trois cartes partent. Et 4 cartes sont dures à réunir.',
          },
          yours: { en: 'up to 3 points', fr: 'jusqu’à 3 points' },
          ours: { en: '1 point', fr: '1 point' },
        },
        'buy pirates': {
          title: { en: 'Bought back', fr: 'Rachetée' },
          text: {
            en: 'A point saved and a card more, for 3 ducats. You hold enough.',
            fr: 'Un point sauvé et une carte de plus, pour 3 ducats. Vous en avez assez.',
          },
          yours: { en: '3 ducats', fr: '3 ducats' },
          ours: { en: 'nothing spent', fr: 'rien de dépensé' },
        },
        '*': {
          title: { en: 'Not the sugar', fr: 'Pas le sucre' },
          text: {
            en: 'Allowed. Sugar on sugar pays 3, then 6, then 10.',
            fr: 'C’est permis. Sucre sur sucre paie 3, puis 6, puis 10.',
          },
          yours: { en: 'the run waits', fr: 'la collection attend' },
          ours: { en: 'three sugar, 6', fr: 'trois sucres, 6' },
        },
      },
    },
    {
      title: { en: 'Two routes', fr: 'Deux routes' },
      text: {
        en: 'You have no token yet: Palermo has one.',
        fr: 'Vous n’avez pas encore de jeton : Palerme en a un.',
      },
      rule: 'R-7.7',
      reached: 1,
      picks: [
        {
          pick: 'sail palermo',
          fine: { 'sail durazzo': ANOTHER_TOKEN, 'sail modone': ANOTHER_TOKEN },
        },
      ],
      others: {
        '*': {
          title: { en: 'An empty port', fr: 'Un port vide' },
          text: {
            en: 'Nothing to take there.',
            fr: 'Rien à y prendre.',
          },
          yours: { en: 'no token', fr: 'pas de jeton' },
          ours: { en: 'a token', fr: 'un jeton' },
        },
      },
    },
    {
      title: { en: 'Sugar on sugar', fr: 'Sucre sur sucre' },
      text: {
        en: 'Load both, in any order, and say nothing. Dandolo is next.',
        fr: 'Chargez les deux, dans l’ordre voulu, et ne dites rien. Dandolo joue ensuite.',
      },
      isAlone: true,
      reached: 1,
      picks: [
        { pick: 'load sugar-10', fine: { 'load sugar-09': ANY_ORDER } },
        { pick: 'quiet', fine: { wave: { en: 'Said to all.', fr: 'C’est dit à tous.' } } },
      ],
      replies: [
        '1 discard spice-06',
        '1 offer 0',
        '1 done',
        '1 ask silver',
        '1 done',
        '1 ducats 2',
        '1 send',
      ],
    },
    {
      title: { en: 'A deal for prestige', fr: 'Un échange pour le prestige' },
      text: {
        en: 'He pays 2 for a silver. Two silver pay 3. But his partner earns 1 prestige, and second place pays 3 instead of 1: accept.',
        fr: 'Il paie 2 pour une carte argent. Deux en paient 3. Mais son partenaire gagne 1 prestige, et la deuxième place paie 3 au lieu de 1 : acceptez.',
      },
      rule: 'R-6.18',
      reached: 1,
      picks: ['accept'],
      others: {
        counter: {
          title: { en: 'A counter-offer', fr: 'Une contre-offre' },
          text: {
            en: 'You may ask for more. If he says no, the prestige is gone too.',
            fr: 'Vous pouvez demander plus. S’il refuse, le prestige est perdu aussi.',
          },
          yours: { en: 'perhaps 1 ducat more', fr: 'peut-être 1 ducat de plus' },
          ours: { en: '4 ducats for sure', fr: '4 ducats assurés' },
        },
        '*': {
          title: { en: 'The silver stays', fr: 'L’argent reste' },
          text: {
            en: 'Two silver pay 3 once they lie together. No prestige this time.',
            fr: 'Deux cartes argent paient 3 une fois ensemble. Pas de prestige cette fois.',
          },
          yours: { en: '3, one day', fr: '3, un jour' },
          ours: { en: '2 now, and 2 more at Venice', fr: '2 tout de suite, 2 de plus à Venise' },
        },
      },
    },
    {
      title: { en: 'Which silver?', fr: 'Laquelle ?' },
      text: {
        en: 'He asked for a good; the card is your choice. Hand over either, then watch for Venice.',
        fr: 'Il demande un bien ; la carte est à votre choix. Remettez l’une ou l’autre, et guettez Venise.',
      },
      rule: 'R-6.17',
      reached: 2,
      picks: [
        {
          pick: 'fill silver-11',
          fine: { 'fill silver-04': { en: 'Either will do.', fr: 'L’une ou l’autre.' } },
        },
      ],
      replies: [
        ...['1 buy deck', '1 buy deck', '1 buy deck', '1 endTrade', '1 play wine-08', '1 play wine-14'],
        ...['1 sail malta', '1 load wine-14', '1 quiet'],
        ...['2 discard wood-05', '2 discard corn-19', '2 discard silver-08', '2 buy deck'],
      ],
    },
    {
      title: { en: 'Venice', fr: 'Venise' },
      text: {
        en: 'Loredan bought and met Venice: 6 for him, 3 for Dandolo and 3 for you, tied second. All prestige is 0 again, until the end.',
        fr: 'Loredan achète et rencontre Venise : 6 pour lui, 3 pour Dandolo et 3 pour vous, deuxièmes ensemble. Le prestige repart de 0, jusqu’à la fin.',
      },
      rule: 'R-10.6',
      ring: ['ducats 0'],
      page: 'players',
      reached: 3,
    },
    {
      title: { en: 'The whole game', fr: 'Tout le jeu' },
      text: {
        en: 'You know it all: play a first game.',
        fr: 'Vous savez tout : jouez une première partie.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'Each pirate card costs 1.', fr: 'Chaque carte aux pirates coûte 1.' },
          rule: 'R-10.5',
        },
        {
          text: {
            en: 'Deals in others’ turns earn prestige.',
            fr: 'Un échange au tour d’un autre donne du prestige.',
          },
          rule: 'R-6.18',
        },
        {
          text: { en: 'Cards in hand pay nothing.', fr: 'Les cartes en main ne paient rien.' },
          rule: 'R-10.5',
        },
      ],
    },
  ],
};
