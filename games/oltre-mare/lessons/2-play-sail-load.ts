// Lesson 2: icons counted together and in order, a voyage of exactly so many routes, and what is left to load.
import type { Lesson } from '@comptoir/kernel';
import { ANY_ORDER, TABLE } from './table.ts';

const ANOTHER_TOKEN = {
  en: 'Fine too: another token, from your next turn on.',
  fr: 'Bien aussi : un autre jeton, dès votre prochain tour.',
} as const;

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Play, sail, load', fr: 'Jouer, voguer, charger' },
  goal: {
    en: 'Earn 6 ducats with three icons, and a token with two.',
    fr: 'Gagnez 6 ducats avec trois icônes, un jeton avec deux.',
  },
  pieces: ['oltre-mare-ducats', 'oltre-mare-navigation', 'oltre-mare-cargo'],
  seed: '0816e8429de75279162fd818d28430ad',
  opening: [],
  later: { buy: 4, offer: 3, call: 3, wave: 4, 'sail napoli': 5 },
  moments: [
    {
      title: { en: 'A card works twice', fr: 'Une carte sert deux fois' },
      text: {
        en: 'Played, its two icons act. Loaded, its good pays at the end.',
        fr: 'Jouée, ses deux icônes agissent. Chargée, son bien paie à la fin.',
      },
      rule: 'R-2.1',
      ring: ['hand 0'],
      page: 'quay',
    },
    {
      title: { en: 'Icons count together', fr: 'Les icônes s’additionnent' },
      text: {
        en: 'Over all cards you play, one, two or three coins pay 1, 3 or 6 ducats. Market icons draw as many cards.',
        fr: 'Sur toutes les cartes jouées, une, deux ou trois pièces paient 1, 3 ou 6 ducats. Les icônes de marché font piocher autant de cartes.',
      },
      rule: 'R-7.3',
      ring: ['hand 0'],
      page: 'quay',
    },
    {
      title: { en: 'To the cards', fr: 'Aux cartes' },
      text: {
        en: 'Your top card says: play 3. End the trade.',
        fr: 'La carte du dessus dit : jouez-en 3. Finissez le négoce.',
      },
      picks: ['endTrade'],
    },
    {
      title: { en: 'Three coins', fr: 'Trois pièces' },
      text: {
        en: 'Silk, silver and sugar show coins: play all three.',
        fr: 'Soie, argent et sucre ont une pièce : jouez les trois.',
      },
      rule: 'R-7.4',
      picks: [
        { pick: 'play silk-08', fine: { 'play silver-05': ANY_ORDER, 'play sugar-07': ANY_ORDER } },
        { pick: 'play silver-05', fine: { 'play silk-08': ANY_ORDER, 'play sugar-07': ANY_ORDER } },
        { pick: 'play sugar-07', fine: { 'play silk-08': ANY_ORDER, 'play silver-05': ANY_ORDER } },
      ],
      others: {
        'play wood-18': {
          title: { en: 'Wood has no coin', fr: 'Le bois n’a pas de pièce' },
          text: {
            en: 'It draws cards and sails. Two coins pay 3, three pay 6.',
            fr: 'Il fait piocher et voguer. Deux pièces paient 3, trois paient 6.',
          },
          yours: { en: '3 ducats', fr: '3 ducats' },
          ours: { en: '6 ducats', fr: '6 ducats' },
        },
        '*': {
          title: { en: 'Put back', fr: 'Reprise' },
          text: {
            en: 'You may, until the last card is played. All three are wanted here.',
            fr: 'C’est permis jusqu’à la dernière. Ici, il faut les trois.',
          },
          yours: { en: '3 ducats', fr: '3 ducats' },
          ours: { en: '6 ducats', fr: '6 ducats' },
        },
      },
    },
    {
      title: { en: 'Exactly two routes', fr: 'Exactement deux routes' },
      text: {
        en: '6 ducats, and a card from the market. Two ships: sail exactly two routes. Go to Benghazi: Big deal is one more coin a turn.',
        fr: '6 ducats, et une carte au marché. Deux navires : exactement deux routes. Allez à Benghazi : Grosse affaire vaut une pièce par tour.',
      },
      why: {
        en: 'Ports on the way do not count, and you may come back. Tokens are worth points too: most 6, then 3, then 1.',
        fr: 'Les ports passés ne comptent pas, et l’on peut revenir. Les jetons valent aussi : 6, puis 3, puis 1.',
      },
      rule: 'R-7.7',
      reached: 1,
      picks: [
        {
          pick: 'sail bengasi',
          fine: {
            'sail malta': ANOTHER_TOKEN,
            'sail messina': ANOTHER_TOKEN,
            'sail modone': ANOTHER_TOKEN,
          },
        },
      ],
      others: {
        '*': {
          title: { en: 'An empty port', fr: 'Un port vide' },
          text: {
            en: 'Two routes as well, there and back if need be. But there is no token.',
            fr: 'Deux routes aussi, aller et retour s’il le faut. Mais sans jeton.',
          },
          yours: { en: 'no token', fr: 'pas de jeton' },
          ours: { en: 'a token, and a coin each turn', fr: 'un jeton, et une pièce par tour' },
        },
      },
    },
    {
      title: { en: 'Silver on silver', fr: 'Argent sur argent' },
      text: {
        en: 'Load silver first: two pay 3, one alone nothing.',
        fr: 'Chargez d’abord l’argent : deux cartes paient 3, une seule rien.',
      },
      rule: 'R-9.1',
      reached: 2,
      picks: ['load silver-05'],
      others: {
        '*': {
          title: { en: 'It parts the silver', fr: 'Elle sépare l’argent' },
          text: {
            en: 'Silver alone pays nothing, and the order stays.',
            fr: 'L’argent seul ne paie rien, et l’ordre reste.',
          },
          yours: { en: 'silver 0 and 0', fr: 'argent 0 et 0' },
          ours: { en: 'two silver, 3 ducats', fr: 'deux cartes argent, 3 ducats' },
        },
      },
    },
    {
      title: { en: 'Which one on top?', fr: 'Laquelle dessus ?' },
      text: {
        en: 'Two cards are left in your hand. With silk on top you would have to play three, with sugar two: load silk, so sugar comes last. Then say nothing.',
        fr: 'Il vous reste deux cartes en main. Avec la soie dessus, il faudrait en jouer trois ; avec le sucre, deux. Chargez la soie, le sucre viendra dessus. Puis ne dites rien.',
      },
      rule: 'R-9.2',
      reached: 2,
      picks: ['load silk-08', 'quiet'],
      others: {
        '*': {
          title: { en: 'Silk on top: load 3', fr: 'La soie dessus : 3' },
          text: {
            en: 'You hold two cards, so the third must be bought.',
            fr: 'Vous avez deux cartes : la troisième s’achète.',
          },
          yours: { en: '3 ducats for a card', fr: '3 ducats pour une carte' },
          ours: { en: 'nothing to buy', fr: 'rien à acheter' },
        },
      },
      replies: [
        ...['1 endTrade', '1 play silver-10', '1 play corn-09', '1 play corn-20', '1 sail candia'],
        ...['1 load silver-10', '1 load corn-20', '1 quiet'],
        ...[
          '2 endTrade',
          '2 play wood-03',
          '2 play wood-11',
          '2 sail negroponte',
          '2 load wood-03',
          '2 quiet',
        ],
      ],
    },
    {
      title: { en: 'A turn alone', fr: 'Un tour sans aide' },
      text: {
        en: 'Play both cards. A pirate icon takes one card off the deck: a point less. Then sail one route.',
        fr: 'Jouez les deux. Une icône de pirates prend une carte à la pioche : un point de moins. Puis voguez d’une route.',
      },
      rule: 'R-7.5',
      isAlone: true,
      reached: 3,
      picks: [
        'endTrade',
        { pick: 'play silver-02', fine: { 'play wood-18': ANY_ORDER } },
        { pick: 'play wood-18', fine: { 'play silver-02': ANY_ORDER } },
        {
          pick: 'sail alessandria',
          fine: { sail: { en: 'There is more at sea.', fr: 'La mer est vaste.' } },
        },
      ],
      others: {
        '*': {
          title: { en: 'Put back', fr: 'Reprise' },
          text: {
            en: 'You may, but both cards must be played: load 2.',
            fr: 'C’est permis, mais il faut jouer les deux : chargement 2.',
          },
          yours: { en: 'still to be played', fr: 'encore à jouer' },
          ours: { en: 'both played', fr: 'les deux jouées' },
        },
      },
    },
    {
      title: { en: 'Enough to sit down', fr: 'Assez pour s’asseoir' },
      text: {
        en: 'That is a turn. Deals make it a game: lesson 3.',
        fr: 'Voilà un tour. Les échanges en font un jeu : leçon 3.',
      },
      reached: 3,
      known: [
        {
          text: {
            en: 'Ducats, pirates, market, sailing: in this order.',
            fr: 'Ducats, pirates, marché, navigation : dans cet ordre.',
          },
          rule: 'R-7.2',
        },
        {
          text: { en: 'Exactly as many routes as ships.', fr: 'Autant de routes que de navires.' },
          rule: 'R-7.7',
        },
        {
          text: { en: 'A token acts from the next turn.', fr: 'Un jeton agit dès le tour suivant.' },
          rule: 'R-8.2',
        },
      ],
    },
  ],
};
