// Lesson 2: a card is an action, a good or coins; other discs on a space cost a card each; the Market.
import type { Lesson } from '@comptoir/kernel';
import { FIRST_TURN, inAnyOrder, TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Cards are everything', fr: 'Les cartes sont tout' },
  goal: {
    en: 'Use a card in each of its three ways.',
    fr: 'Employez une carte de chacune de ses trois façons.',
  },
  pieces: ['carthago-market', 'carthago-goods', 'carthago-coins'],
  opening: FIRST_TURN,
  later: {
    ...{ 'space tradeDock': 3, 'space residence': 4, 'space warDock': 6 },
    ...{ tile: 5, use: 5 },
  },
  moments: [
    {
      title: { en: 'One card, three uses', fr: 'Une carte, trois usages' },
      text: {
        en: 'Cards are the only money. Your oils card is the action Delivery, or a load of oils, or 5 coins.',
        fr: 'Les cartes sont la seule monnaie. Votre carte d’huiles est l’action Livraison, ou des huiles, ou 5 pièces.',
      },
      rule: 'R-1.4',
      ring: ['my hand'],
    },
    {
      title: { en: 'Seven that only act', fr: 'Sept pour agir seulement' },
      text: {
        en: 'Your seven basic cards show an action and nothing else. As actions all cards come back next decade; as goods or coins they are gone.',
        fr: 'Vos sept cartes de base montrent une action, rien d’autre. Jouées comme actions, les cartes reviennent à la décennie suivante ; comme marchandise ou pièces, elles sont perdues.',
      },
      rule: 'R-1.4',
      ring: ['my hand'],
    },
    {
      title: { en: 'To the Market', fr: 'Au Marché' },
      text: {
        en: 'No disc lies on the Market: it costs one card. Choose it, with a basic card.',
        fr: 'Aucun disque au Marché : il coûte une carte. Choisissez-le, avec une carte de base.',
      },
      rule: 'R-4.3',
      picks: ['space market', 'card market'],
      others: {
        pass: {
          title: { en: 'A pass draws one card', fr: 'Passer pioche une carte' },
          text: {
            en: 'Always allowed, and it costs no card. But only fifteen turns are yours.',
            fr: 'Toujours permis, sans payer de carte. Mais vous n’avez que quinze tours.',
          },
          yours: { en: '1 card, unseen', fr: '1 carte, au hasard' },
          ours: { en: '1 card of your choice, and a swap', fr: '1 carte au choix, et un échange' },
        },
        'card glass-5-market': {
          title: { en: 'Five coins laid aside', fr: 'Cinq pièces mises de côté' },
          text: {
            en: 'It shows the Market too, and comes back next decade. Till then its glass and its 5 coins are missing.',
            fr: 'Elle montre aussi le Marché, et reviendra à la décennie suivante. D’ici là, ni verre ni 5 pièces.',
          },
          yours: { en: '5 coins out of reach', fr: '5 pièces hors de portée' },
          ours: { en: 'a card that can do nothing else', fr: 'une carte qui ne sait rien d’autre' },
        },
        '*': {
          title: { en: 'Two cards, not one', fr: 'Deux cartes, pas une' },
          text: {
            en: 'A delivery is a good idea: it comes next. First two more coins for your hand.',
            fr: 'Livrer est une bonne idée : cela vient ensuite. D’abord, quelques pièces de plus.',
          },
          yours: { en: '2 cards now', fr: '2 cartes maintenant' },
          ours: { en: '1 card now', fr: '1 carte maintenant' },
        },
      },
    },
    {
      title: { en: 'Take, then swap', fr: 'Prendre, puis échanger' },
      text: {
        en: 'Take the cedar of 6 coins. Then you may swap once: the dyes of 6 for your glass of 5.',
        fr: 'Prenez le cèdre à 6 pièces. Puis un échange est permis : les teintures à 6 contre votre verre à 5.',
      },
      why: {
        en: 'Third, a Market action turns one of your ships face up, so that its effect works again.',
        fr: 'Enfin, le Marché retourne un de vos bateaux face visible : son effet resservira.',
      },
      rule: 'R-5.1.2',
      next: 'my hand',
      picks: ['market 1', 'market 3', 'card glass-5-market', 'end'],
      others: {
        deck: {
          title: { en: 'The card nobody sees', fr: 'La carte que nul ne voit' },
          text: {
            en: 'The top of the deck is allowed, and secret. Six coins are the most there is.',
            fr: 'La pioche est permise, et secrète. Six pièces, c’est le maximum.',
          },
          yours: { en: '2 to 6 coins', fr: '2 à 6 pièces' },
          ours: { en: '6 coins', fr: '6 pièces' },
        },
        decline: {
          title: { en: 'No swap', fr: 'Pas d’échange' },
          text: {
            en: 'You may leave it. The swap is free.',
            fr: 'C’est permis. L’échange est gratuit.',
          },
          yours: { en: '5 coins', fr: '5 pièces' },
          ours: { en: '6 coins', fr: '6 pièces' },
        },
        '*': {
          title: { en: 'Another card', fr: 'Une autre carte' },
          text: {
            en: 'What you take depends on your plan. Here coins for a seat, and oils kept for the ship.',
            fr: 'Tout dépend de votre plan. Ici : des pièces pour un siège, et les huiles pour le bateau.',
          },
          yours: { en: 'another hand', fr: 'une autre main' },
          ours: { en: 'the most coins', fr: 'le plus de pièces' },
        },
      },
      replies: [
        ...['1 space market', '1 card market', '1 card residence', '1 market 1', '1 market 2'],
        ...['1 card glass-2-delivery', '1 end'],
      ],
    },
    {
      title: { en: 'A card for each disc', fr: 'Une carte par disque' },
      text: {
        en: 'Ilse paid two cards: your disc lay on the Market. Now Harbour delivery, with its grey disc, costs you two. Choose it.',
        fr: 'Ilse a payé deux cartes : votre disque était au Marché. La Livraison portuaire et son disque gris vous en coûtent deux. Choisissez-la.',
      },
      why: {
        en: 'Your own disc never costs you anything, and discs stay until their owner moves.',
        fr: 'Votre propre disque ne vous coûte rien, et les disques restent jusqu’au tour de leur joueur.',
      },
      rule: 'R-4.3',
      reached: 1,
      picks: ['space delivery'],
      others: {
        pass: {
          title: { en: 'A card for nothing', fr: 'Une carte pour rien' },
          text: {
            en: 'A pass draws one card. The oils ship would bring nine coins.',
            fr: 'Passer pioche une carte. Le bateau d’huiles apporterait neuf pièces.',
          },
          yours: { en: '1 card', fr: '1 carte' },
          ours: { en: 'a ship and 9 coins', fr: 'un bateau et 9 pièces' },
        },
        '*': {
          title: { en: 'The Market again', fr: 'Encore le Marché' },
          text: {
            en: 'Your own disc is free there, Ilse’s costs a card. The ship waits meanwhile.',
            fr: 'Votre disque n’y coûte rien, celui d’Ilse une carte. Le bateau attendra.',
          },
          yours: { en: '2 cards for one', fr: '2 cartes pour une' },
          ours: { en: 'a ship and 9 coins', fr: 'un bateau et 9 pièces' },
        },
      },
    },
    {
      title: { en: 'The card you want to keep', fr: 'La carte à garder' },
      text: {
        en: 'The oils card shows Delivery, but played so it leaves you no oils for the ship. Play the basic card, and Residence as the second.',
        fr: 'La carte d’huiles montre Livraison, mais la jouer ainsi vous prive d’huiles pour le bateau. Jouez la carte de base, et Résidence en second.',
      },
      rule: 'R-4.5',
      reached: 1,
      picks: ['card delivery', 'card residence'],
      others: {
        'card oils-5-delivery': {
          title: { en: 'The oils are played away', fr: 'Les huiles sont jouées' },
          text: {
            en: 'As an action it cannot be the good as well, and the ship goes unloaded.',
            fr: 'Jouée comme action, elle n’est plus marchandise, et le bateau reste vide.',
          },
          yours: { en: 'no ship this turn', fr: 'pas de bateau ce tour' },
          ours: { en: 'oils kept for the ship', fr: 'huiles gardées pour le bateau' },
        },
        '*': {
          title: { en: 'A card with coins', fr: 'Une carte à pièces' },
          text: {
            en: 'Any card pays for a disc. It lies beside your house till the next decade.',
            fr: 'Toute carte paie un disque. Elle restera de côté jusqu’à la décennie suivante.',
          },
          yours: { en: 'coins out of reach', fr: 'pièces hors de portée' },
          ours: { en: 'a basic card', fr: 'une carte de base' },
        },
      },
    },
    {
      title: { en: 'The same card as a good', fr: 'La même carte, marchandise' },
      text: {
        en: 'Deliver the oils at dock 1: the card is gone, the ship is yours, and cards worth its 9 coins are drawn.',
        fr: 'Livrez les huiles au quai 1 : la carte est perdue, le bateau est à vous, et vous piochez pour ses 9 pièces.',
      },
      rule: 'R-5.5.2',
      next: 'fleet 0',
      reached: 1,
      picks: ['dock 1', 'card oils-5-delivery'],
      others: {
        '*': {
          title: { en: 'The ship is not loaded', fr: 'Le bateau reste vide' },
          text: {
            en: 'You may, but the action is paid.',
            fr: 'C’est permis, mais l’action est payée.',
          },
          yours: { en: 'no ship', fr: 'pas de bateau' },
          ours: { en: 'a ship and 9 coins', fr: 'un bateau et 9 pièces' },
        },
      },
    },
    {
      title: { en: 'Cards as coins, alone', fr: 'Des pièces, sans aide' },
      text: {
        en: 'Buy a seat of 8. No change is given: which two cards come nearest? Then end.',
        fr: 'Achetez un siège à 8. On ne rend pas la monnaie : quelles deux cartes conviennent ? Puis finissez.',
      },
      isAlone: true,
      rule: 'R-7.2',
      reached: 2,
      picks: [
        { pick: 'seat R8', fine: { 'seat L8': { en: 'Fine too.', fr: 'Bien aussi.' } } },
        ...inAnyOrder('dyes-4-warDock', 'cedar-5-warDock'),
        'end',
      ],
      others: {
        seat: {
          title: { en: 'A dearer seat', fr: 'Un siège plus cher' },
          text: { en: 'Every seat counts one.', fr: 'Chaque siège compte pour un.' },
          yours: { en: '9 coins or more', fr: '9 pièces ou plus' },
          ours: { en: '8 coins', fr: '8 pièces' },
        },
        card: {
          title: { en: 'More than need be', fr: 'Plus qu’il ne faut' },
          text: {
            en: 'It pays too. 4 and 5 make 9, the least you can pay for 8.',
            fr: 'Cela paie aussi. 4 et 5 font 9, le moins possible pour 8.',
          },
          yours: { en: '10 coins or more', fr: '10 pièces ou plus' },
          ours: { en: '9 coins', fr: '9 pièces' },
        },
        '*': {
          title: { en: 'Not yet', fr: 'Pas encore' },
          text: {
            en: 'You may wait. With no seat a ship is worth nothing: 0 × 1.',
            fr: 'Vous pouvez attendre. Sans siège, un bateau ne vaut rien : 0 × 1.',
          },
          yours: { en: '0 × 1 = 0', fr: '0 × 1 = 0' },
          ours: { en: '1 × 1 = 1', fr: '1 × 1 = 1' },
        },
      },
    },
    {
      title: { en: 'Enough to play', fr: 'De quoi jouer' },
      text: {
        en: 'Nothing to do well? Pass: it draws a card.',
        fr: 'Rien de bon à faire ? Passez : une carte de plus.',
      },
      reached: 3,
      known: [
        {
          text: {
            en: 'Action: it comes back. Good or coins: gone.',
            fr: 'Action : elle revient. Marchandise, pièces : perdue.',
          },
          rule: 'R-1.4',
        },
        {
          text: { en: 'One more card per other disc.', fr: 'Une carte de plus par autre disque.' },
          rule: 'R-4.3',
        },
        {
          text: { en: 'Market: take, swap, turn a ship.', fr: 'Marché : prendre, échanger, retourner.' },
          rule: 'R-5.1.1',
        },
      ],
    },
  ],
};
