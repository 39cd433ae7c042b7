// Lesson 3: discs at docks, what a ship wants and pays, and ships that move up while discs stay.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Docks and deliveries', fr: 'Quais et livraisons' },
  goal: {
    en: 'Claim docks, and bring home a ship.',
    fr: 'Occupez des quais, et gagnez un bateau.',
  },
  pieces: ['carthago-influenceDisc', 'carthago-tradeDock', 'carthago-ship'],
  opening: [],
  later: { 'space residence': 4, 'space warDock': 6, tile: 5, use: 5 },
  moments: [
    {
      title: { en: 'Two turns to a ship', fr: 'Deux tours pour un bateau' },
      text: {
        en: 'First a disc on its dock, then the good it wants. The ship joins your row, and its coins are paid to you in cards.',
        fr: 'D’abord un disque à son quai, puis la marchandise qu’il veut. Le bateau vous rejoint, et ses pièces vous sont payées en cartes.',
      },
      rule: 'R-5.5.2',
      ring: ['quay'],
      page: 'docks',
    },
    {
      title: { en: 'The trade harbour', fr: 'Le port de commerce' },
      text: {
        en: 'Three docks: oils, jewels, cedar. Two ships wait outside and enter at the last dock.',
        fr: 'Trois quais : huiles, bijoux, cèdre. Deux bateaux attendent dehors et entrent au dernier quai.',
      },
      rule: 'R-3.2',
      ring: ['dock 1', 'dock 2', 'dock 3'],
      page: 'docks',
    },
    {
      title: { en: 'A first disc, free', fr: 'Un premier disque, gratuit' },
      text: {
        en: 'Before round 1 you may send a disc from your house to a dock. Take one from the seats column, to dock 1: you hold oils.',
        fr: 'Avant la première manche, un disque de la maison peut aller à un quai. Prenez-le dans la colonne des sièges, pour le quai 1 : vous avez des huiles.',
      },
      why: {
        en: 'The space it leaves counts as freed: further down this column is worth seats. The next lesson tells.',
        fr: 'La place quittée compte comme libérée : plus bas, cette colonne vaut des sièges. Voir la leçon suivante.',
      },
      rule: 'R-3.11',
      next: 'dock 1',
      picks: ['column left', 'dock 1'],
      others: {
        decline: {
          title: { en: 'A disc given up', fr: 'Un disque en moins' },
          text: {
            en: 'You may decline. A dock and a freed space for nothing are hard to beat.',
            fr: 'C’est permis. Un quai et une place libérée pour rien, c’est difficile à battre.',
          },
          yours: { en: 'nothing', fr: 'rien' },
          ours: { en: 'a dock, a space freed', fr: 'un quai, une place libérée' },
        },
        column: {
          title: { en: 'Another column', fr: 'Une autre colonne' },
          text: {
            en: 'Good as well: the centre makes you stronger at sea, the right one leads to more discs.',
            fr: 'Bien aussi : le centre donne de la force en mer, la droite mène à d’autres disques.',
          },
          yours: { en: 'strength, or discs', fr: 'de la force, ou des disques' },
          ours: { en: 'a step towards seats', fr: 'un pas vers des sièges' },
        },
        'dock 3': {
          title: { en: 'Cedar, 7 coins', fr: 'Cèdre, 7 pièces' },
          text: {
            en: 'You hold cedar too. The ship at the front pays 9 coins.',
            fr: 'Vous avez aussi du cèdre. Le bateau de tête paie 9 pièces.',
          },
          yours: { en: '7 coins later', fr: '7 pièces plus tard' },
          ours: { en: '9 coins later', fr: '9 pièces plus tard' },
        },
        '*': {
          title: { en: 'Nothing to deliver there', fr: 'Rien à y livrer' },
          text: {
            en: 'You hold oils and cedar. A disc may wait there, but so may your ship.',
            fr: 'Vous avez des huiles et du cèdre. Le disque peut attendre, le bateau aussi.',
          },
          yours: { en: 'a good must be found', fr: 'une marchandise à trouver' },
          ours: { en: 'the oils are in your hand', fr: 'les huiles sont en main' },
        },
      },
      replies: [
        ...['1 column left', '1 dock 2', '1 space market', '1 card market', '1 market 2', '1 decline'],
        '1 end',
      ],
    },
    {
      title: { en: 'A second dock', fr: 'Un second quai' },
      text: {
        en: 'Ilse is at dock 2 and took jewels. Choose Trade dock, set a disc at dock 3 and end: its ship wants cedar.',
        fr: 'Ilse est au quai 2 et a pris des bijoux. Choisissez Quai de commerce, posez un disque au quai 3 et finissez : son bateau veut du cèdre.',
      },
      why: {
        en: 'One disc a dock, and never all docks for one player.',
        fr: 'Un disque par quai, et jamais tous les quais au même joueur.',
      },
      rule: 'R-5.3.1',
      next: 'dock 3',
      reached: 1,
      picks: ['space tradeDock', 'card tradeDock', 'dock 3', 'end'],
      others: {
        'space delivery': {
          title: { en: 'A ship at once', fr: 'Un bateau tout de suite' },
          text: {
            en: 'Good, for two cards. But dock 3 stands empty, and Ilse plays next.',
            fr: 'Bien, pour deux cartes. Mais le quai 3 est libre, et Ilse joue ensuite.',
          },
          yours: { en: 'a ship, dock 3 open', fr: 'un bateau, quai 3 libre' },
          ours: { en: 'two docks are yours', fr: 'deux quais à vous' },
        },
        seat: {
          title: { en: 'A seat with your goods', fr: 'Un siège avec vos marchandises' },
          text: {
            en: 'It takes two of your three cards, and they are what the ships want.',
            fr: 'Il prend deux de vos trois cartes, celles que veulent les bateaux.',
          },
          yours: { en: 'a seat, no good to deliver', fr: 'un siège, rien à livrer' },
          ours: { en: 'two goods for two docks', fr: 'deux marchandises, deux quais' },
        },
        '*': {
          title: { en: 'Dock 3 stays open', fr: 'Le quai 3 reste libre' },
          text: {
            en: 'Allowed. Ilse plays next and may set her disc there.',
            fr: 'Permis. Ilse joue ensuite et peut y poser son disque.',
          },
          yours: { en: 'one dock', fr: 'un quai' },
          ours: { en: 'two docks', fr: 'deux quais' },
        },
      },
      replies: [
        ...['1 space delivery', '1 card delivery', '1 card residence', '1 dock 2'],
        ...['1 card jewels-3-warDock', '1 end'],
      ],
    },
    {
      title: { en: 'Ships move, discs stay', fr: 'Les bateaux avancent, pas les disques' },
      text: {
        en: 'Ilse took the jewels ship. The cedar ship behind it moved up, and an oils ship came to your disc at dock 3.',
        fr: 'Ilse a pris le bateau de bijoux. Le bateau de cèdre a avancé, et un bateau d’huiles est venu à votre disque, au quai 3.',
      },
      rule: 'R-5.5.3',
      ring: ['dock 3'],
      page: 'docks',
      reached: 1,
    },
    {
      title: { en: 'Two oils ships, one load', fr: 'Deux bateaux d’huiles, une carte' },
      text: {
        en: 'Choose Harbour delivery: Ilse’s disc lies there, two cards. Play the basic one first, then Residence.',
        fr: 'Choisissez Livraison portuaire : le disque d’Ilse y est, deux cartes. D’abord la carte de base, puis Résidence.',
      },
      rule: 'R-4.3',
      reached: 1,
      picks: ['space delivery', 'card delivery', 'card residence'],
      others: {
        'card oils-5-delivery': {
          title: { en: 'The oils are played away', fr: 'Les huiles sont jouées' },
          text: {
            en: 'As an action it is no good any more, and no ship can be loaded.',
            fr: 'Jouée comme action, elle n’est plus marchandise : aucun bateau chargé.',
          },
          yours: { en: 'no ship this turn', fr: 'pas de bateau ce tour' },
          ours: { en: 'oils kept for a ship', fr: 'huiles gardées' },
        },
        '*': {
          title: { en: 'Other plans', fr: 'D’autres plans' },
          text: {
            en: 'Allowed. Ships may move on while you wait.',
            fr: 'Permis. Mais les bateaux peuvent s’en aller.',
          },
          yours: { en: 'no ship yet', fr: 'pas encore de bateau' },
          ours: { en: 'a ship and 9 coins', fr: 'un bateau et 9 pièces' },
        },
      },
    },
    {
      title: { en: 'Which dock first?', fr: 'Quel quai d’abord ?' },
      text: {
        en: 'Both pay 9 coins. Only ships behind the emptied dock move. Deliver at dock 3: the ship at dock 1 stays.',
        fr: 'Les deux paient 9 pièces. Seuls avancent les bateaux de derrière. Livrez au quai 3 : celui du quai 1 reste.',
      },
      rule: 'R-5.5.3',
      next: 'fleet 0',
      reached: 1,
      picks: ['dock 3', 'card oils-5-delivery'],
      others: {
        'dock 1': {
          title: { en: 'Everything moves up', fr: 'Tout avance' },
          text: {
            en: 'Also 9 coins. But then cedar comes to dock 1, oils to dock 2, and jewels to your disc at dock 3.',
            fr: '9 pièces aussi. Mais le cèdre vient au quai 1, les huiles au 2, et des bijoux à votre disque du 3.',
          },
          yours: { en: 'your other disc waits for jewels', fr: 'l’autre disque attend des bijoux' },
          ours: { en: 'your other disc keeps its ship', fr: 'l’autre disque garde son bateau' },
        },
        '*': {
          title: { en: 'Nothing delivered', fr: 'Rien de livré' },
          text: { en: 'The action is paid all the same.', fr: 'L’action est payée de toute façon.' },
          yours: { en: 'no ship', fr: 'pas de bateau' },
          ours: { en: 'a ship and 9 coins', fr: 'un bateau et 9 pièces' },
        },
      },
    },
    {
      title: { en: 'Face up, and paid', fr: 'Face visible, et payé' },
      text: {
        en: 'Your disc is back, two cards came: 9 coins. The ship lies face up: its effect works once, at any turn of yours. End your turn.',
        fr: 'Le disque est revenu, avec deux cartes : 9 pièces. Le bateau est face visible : son effet sert une fois. Finissez le tour.',
      },
      rule: 'R-6.0',
      reached: 2,
      picks: ['end'],
      others: {
        '*': {
          title: { en: 'A seat already', fr: 'Déjà un siège' },
          text: {
            en: 'A marker lies here, so you may: 1 × 1. It takes the cards that deliver next.',
            fr: 'Un marqueur est là, c’est donc permis : 1 × 1. Mais cela prend les cartes à livrer.',
          },
          yours: { en: '1 point, fewer goods', fr: '1 point, moins de marchandises' },
          ours: { en: 'goods kept for ships', fr: 'marchandises gardées' },
        },
      },
      replies: ['1 space warDock', '1 card warDock', '1 war 1', '1 end'],
    },
    {
      title: { en: 'Your turn alone', fr: 'Votre tour, sans aide' },
      text: {
        en: 'A dock without a disc, a ship that wants what you hold, and a card that shows Trade dock: find all three.',
        fr: 'Un quai sans disque, un bateau qui veut ce que vous avez, une carte Quai de commerce : trouvez les trois.',
      },
      isAlone: true,
      rule: 'R-5.3.1',
      reached: 2,
      picks: ['space tradeDock', 'card dyes-3-tradeDock', 'dock 2'],
      others: {
        '*': {
          title: { en: 'The cedar ship lies open', fr: 'Le bateau de cèdre est libre' },
          text: {
            en: 'Allowed. Dock 2 has no disc, and cedar is in your hand.',
            fr: 'Permis. Le quai 2 est sans disque, et le cèdre est en main.',
          },
          yours: { en: 'another plan', fr: 'un autre plan' },
          ours: { en: 'a dock you can serve', fr: 'un quai que vous servez' },
        },
      },
    },
    {
      title: { en: 'The harbour is yours', fr: 'Le port est à vous' },
      text: {
        en: 'Cedar is in your hand for the next delivery.',
        fr: 'Le cèdre est en main pour la prochaine livraison.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'One disc a dock, never all.', fr: 'Un disque par quai, jamais tous.' },
          rule: 'R-5.3.1',
        },
        {
          text: {
            en: 'The good pays; the coins come as cards.',
            fr: 'La marchandise paie ; les pièces viennent en cartes.',
          },
          rule: 'R-5.5.2',
        },
        {
          text: {
            en: 'Ships behind move up, discs stay.',
            fr: 'Derrière, les bateaux avancent ; pas les disques.',
          },
          rule: 'R-5.5.3',
        },
      ],
    },
  ],
};
