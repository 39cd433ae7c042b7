// Lesson 1: the card on top of the pile: how many cards one may hold, how many one plays.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Two numbers on top', fr: 'Deux nombres sur le dessus' },
  goal: {
    en: 'Load wood on wood, and a good card on top.',
    fr: 'Chargez du bois sur du bois, et une bonne carte dessus.',
  },
  pieces: ['oltre-mare-wood', 'oltre-mare-wood', 'oltre-mare-seaPower'],
  seed: '8a7376fa6a7251d89de2c5658564437d',
  opening: [],
  later: { buy: 4, offer: 3, call: 3, wave: 4 },
  moments: [
    {
      title: { en: 'Ducats are points', fr: 'Les ducats font les points' },
      text: {
        en: 'Once the deck is empty, the most ducats win. Your cargo pile pays most: cards of one good lying together. Four wood in a row pay 9.',
        fr: 'Quand la pioche est vide, le plus de ducats gagne. Votre cargaison paie le plus : des cartes d’un même bien qui se suivent. Quatre bois paient 9.',
      },
      rule: 'R-1.2',
      ring: ['cargo 0'],
      page: 'quay',
      reached: 1,
    },
    {
      title: { en: 'The table in one look', fr: 'La table en un coup d’œil' },
      text: {
        en: 'Below: your pile and your hand. In the middle: the desk where one trades. The chart lies under it until cards are played.',
        fr: 'En bas : votre pile et votre main. Au milieu : le comptoir où l’on négocie. La carte marine est dessous, jusqu’à ce que l’on joue.',
      },
      ring: ['cargo 0', 'hand 0'],
      page: 'quay',
      reached: 1,
    },
    {
      title: { en: 'Two numbers', fr: 'Deux nombres' },
      text: {
        en: 'The card on top of your pile rules your turn. Sea power 5: hold five cards at most. Load 2: play two.',
        fr: 'La carte du dessus mène votre tour. Puissance maritime 5 : cinq cartes en main au plus. Chargement 2 : jouez-en deux.',
      },
      rule: 'R-1.3',
      ring: ['cargo 0'],
      page: 'quay',
      reached: 1,
    },
    {
      title: { en: 'Trading comes first', fr: 'D’abord, le négoce' },
      text: {
        en: 'Deals wait until lesson 3. End the trade.',
        fr: 'Les échanges viennent à la leçon 3. Finissez le négoce.',
      },
      rule: 'R-6.6',
      reached: 1,
      picks: ['endTrade'],
    },
    {
      title: { en: 'Wood on wood', fr: 'Du bois sur du bois' },
      text: {
        en: 'Your pile shows wood. Play wood: two in a row pay 3, one alone 1.',
        fr: 'Votre pile montre du bois. Jouez le bois : deux de suite paient 3, un seul 1.',
      },
      why: {
        en: 'The numbers beside a good’s name say what one, two, three in a row pay at the end.',
        fr: 'Les nombres près du nom disent ce que paient un, deux, trois de suite à la fin.',
      },
      rule: 'R-10.2',
      reached: 1,
      picks: ['play wood-02'],
      others: {
        '*': {
          title: { en: 'Another good', fr: 'Un autre bien' },
          text: {
            en: 'Any two cards may be played. Without the wood, no two on your pile are alike.',
            fr: 'Deux cartes quelconques conviennent. Sans le bois, votre pile n’a rien de pareil.',
          },
          yours: { en: 'single cards, 1 each at most', fr: 'cartes seules, 1 chacune au plus' },
          ours: { en: 'two wood, 3 ducats', fr: 'deux bois, 3 ducats' },
        },
      },
    },
    {
      title: { en: 'The next turn’s numbers', fr: 'Les nombres du prochain tour' },
      text: {
        en: 'The second card will lie on top. Sugar shows 5 and 2. Play it.',
        fr: 'La seconde carte sera dessus. Le sucre montre 5 et 2. Jouez-le.',
      },
      why: {
        en: 'These icons draw cards, so you will hold five. With sea power 5 you keep them all.',
        fr: 'Ces icônes font piocher : vous aurez cinq cartes. Avec 5, vous les gardez toutes.',
      },
      rule: 'R-9.2',
      reached: 1,
      picks: [
        {
          pick: 'play sugar-06',
          fine: {
            'play wine-06': {
              en: 'Fine too: wine shows the same numbers.',
              fr: 'Bien aussi : le vin montre les mêmes nombres.',
            },
          },
        },
      ],
      others: {
        'play corn-14': {
          title: { en: 'Corn shows 4 and 3', fr: 'Le maïs montre 4 et 3' },
          text: {
            en: 'You will hold five cards. With a limit of four, one goes to the pirates: a point less.',
            fr: 'Vous aurez cinq cartes. Avec une limite de quatre, une part aux pirates : un point de moins.',
          },
          yours: { en: 'limit 4: one card lost', fr: 'limite 4 : une carte perdue' },
          ours: { en: 'limit 5: all kept', fr: 'limite 5 : toutes gardées' },
        },
        '*': {
          title: { en: 'Back in your hand', fr: 'De retour en main' },
          text: {
            en: 'Cards can be put back until the last one is played. The wood is worth playing.',
            fr: 'Une carte se reprend jusqu’à la dernière jouée. Le bois vaut d’être joué.',
          },
          yours: { en: 'no two alike', fr: 'rien de pareil' },
          ours: { en: 'two wood, 3 ducats', fr: 'deux bois, 3 ducats' },
        },
      },
    },
    {
      title: { en: 'Order is for ever', fr: 'L’ordre est définitif' },
      text: {
        en: 'The icons brought 3 ducats and three cards. Now load: wood first, onto wood. What comes last lies on top.',
        fr: 'Les icônes ont rapporté 3 ducats et trois cartes. Chargez : le bois d’abord, sur le bois. La dernière sera dessus.',
      },
      rule: 'R-9.1',
      reached: 1,
      picks: ['load wood-02'],
      others: {
        '*': {
          title: { en: 'It parts the wood', fr: 'Elle sépare le bois' },
          text: {
            en: 'A card between two woods makes two single ones, and nothing moves later.',
            fr: 'Une carte entre deux bois en fait deux isolés, et rien ne bouge plus.',
          },
          yours: { en: 'wood 1 and 1', fr: 'bois 1 et 1' },
          ours: { en: 'two wood, 3 ducats', fr: 'deux bois, 3 ducats' },
        },
      },
    },
    {
      title: { en: 'End your turn', fr: 'Finissez le tour' },
      text: {
        en: 'Say nothing, and watch the others.',
        fr: 'Ne dites rien, et regardez les autres.',
      },
      reached: 3,
      picks: ['quiet'],
      replies: [
        ...['1 endTrade', '1 play silver-12', '1 play wine-04', '1 play corn-20', '1 sail bengasi'],
        ...['1 load corn-20', '1 load silver-12', '1 quiet'],
        ...['2 endTrade', '2 play silver-07', '2 play wine-14', '2 load silver-07', '2 quiet'],
      ],
    },
    {
      title: { en: 'Five cards, limit five', fr: 'Cinq cartes, limite cinq' },
      text: {
        en: 'None is lost. End the trade and play a card: what suits your pile?',
        fr: 'Aucune n’est perdue. Finissez le négoce et jouez une carte : laquelle va à votre pile ?',
      },
      isAlone: true,
      reached: 3,
      picks: [
        'endTrade',
        {
          pick: 'play sugar-07',
          fine: { play: { en: 'Any card may be played.', fr: 'Toute carte peut être jouée.' } },
        },
      ],
    },
    {
      title: { en: 'The top card leads', fr: 'La carte du dessus mène' },
      text: {
        en: 'Next: what the icons do.',
        fr: 'Ensuite : ce que font les icônes.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'Sea power: cards you may hold.', fr: 'Puissance maritime : les cartes en main.' },
          rule: 'R-4.2',
        },
        { text: { en: 'Load: cards you play.', fr: 'Chargement : les cartes à jouer.' }, rule: 'R-7.1' },
        {
          text: { en: 'The card loaded last is on top.', fr: 'La dernière chargée est dessus.' },
          rule: 'R-9.2',
        },
      ],
    },
  ],
};
