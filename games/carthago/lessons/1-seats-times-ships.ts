// Lesson 1: the score is a product. A delivery brings a ship, a guild action a seat; both must grow.
import type { Lesson } from '@comptoir/kernel';
import { inAnyOrder, TABLE, THIRD_DECADE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Seats times ships', fr: 'Sièges fois bateaux' },
  goal: {
    en: 'From 3 × 2 to 4 × 4 in two turns.',
    fr: 'De 3 × 2 à 4 × 4 en deux tours.',
  },
  pieces: ['carthago-ship', 'carthago-seat', 'carthago-ship'],
  opening: THIRD_DECADE,
  later: {
    ...{ 'space tradeDock': 3, 'space residence': 4, 'space warDock': 6 },
    ...{ pass: 2, tile: 5, use: 5 },
  },
  moments: [
    {
      title: { en: 'One number times another', fr: 'Un nombre fois un autre' },
      text: {
        en: 'After fifteen turns your guild seats are multiplied by your ships. You have 3 seats and 2 ships: 6 points.',
        fr: 'Après quinze tours, vos sièges de guilde sont multipliés par vos bateaux. Vous avez 3 sièges et 2 bateaux : 6 points.',
      },
      rule: 'R-1.3',
      ring: ['score'],
      page: 'mine',
    },
    {
      title: { en: 'The table in one look', fr: 'La table en un coup d’œil' },
      text: {
        en: 'In the ring five actions. Beside it the docks with their ships, and the town hall with its seats. Below, your house and your cards.',
        fr: 'Dans l’anneau, cinq actions. À côté, les quais et leurs bateaux, et l’hôtel de ville avec ses sièges. En bas, votre maison et vos cartes.',
      },
      ring: ['ring'],
    },
    {
      title: { en: 'A card is an action', fr: 'Une carte est une action' },
      text: {
        en: 'Choose Harbour delivery and play a card that shows it. A grey disc lies there: it costs one card more. Give your Warship dock card.',
        fr: 'Choisissez Livraison portuaire et jouez une carte qui la montre. Un disque gris y est : une carte de plus. Donnez Quai de guerre.',
      },
      why: {
        en: 'Cards played for an action come back with the next decade. In the last decade keep only those you will need.',
        fr: 'Les cartes jouées pour une action reviennent à la décennie suivante. Dans la dernière, ne gardez que les utiles.',
      },
      rule: 'R-4.3',
      picks: ['space delivery', 'card delivery', 'card warDock'],
      others: {
        space: {
          title: { en: 'Cards for your hand', fr: 'Des cartes en main' },
          text: {
            en: 'The Market brings one card. A delivery brings a ship, and cards besides.',
            fr: 'Le Marché donne une carte. Une livraison donne un bateau, et des cartes en plus.',
          },
          yours: { en: '1 card, no ship', fr: '1 carte, pas de bateau' },
          ours: { en: 'a ship: 3 points', fr: 'un bateau : 3 points' },
        },
        '*': {
          title: { en: 'A card you may want', fr: 'Une carte utile' },
          text: {
            en: 'Any card will do. Cards with goods and coins can pay for ships and seats; the basic ones cannot.',
            fr: 'Toute carte convient. Celles à marchandise et pièces paient bateaux et sièges ; pas les cartes de base.',
          },
          yours: { en: 'a card that could pay', fr: 'une carte qui pourrait payer' },
          ours: { en: 'a basic card', fr: 'une carte de base' },
        },
      },
    },
    {
      title: { en: 'A ship for a good', fr: 'Un bateau pour une marchandise' },
      text: {
        en: 'Your disc lies at dock 2, whose ship wants cedar. Deliver there, and pay with the cedar of 2 coins.',
        fr: 'Votre disque est au quai 2, dont le bateau veut du cèdre. Livrez-y, et payez avec le cèdre à 2 pièces.',
      },
      why: {
        en: 'The ship is yours, the disc comes back, and you draw cards worth the ship’s 5 coins.',
        fr: 'Le bateau est à vous, le disque revient, et vous piochez pour les 5 pièces du bateau.',
      },
      rule: 'R-5.5.2',
      next: 'fleet 0',
      picks: ['dock 2', 'card cedar-2-market'],
      others: {
        'dock 1': {
          title: { en: 'Then the ships move up', fr: 'Alors les bateaux avancent' },
          text: {
            en: 'A ship as well. But the ships behind dock 1 move up, and dock 2 would no longer hold cedar.',
            fr: 'Un bateau aussi. Mais ceux de derrière avancent, et le quai 2 n’aurait plus de cèdre.',
          },
          yours: { en: 'one ship, the other moves on', fr: 'un bateau, l’autre s’en va' },
          ours: { en: 'one ship, dock 1 stays for later', fr: 'un bateau, le quai 1 attend' },
        },
        card: {
          title: { en: 'The cedar of 6 coins', fr: 'Le cèdre à 6 pièces' },
          text: {
            en: 'Any cedar will do as a good. Coins pay for seats: keep the 6.',
            fr: 'Tout cèdre convient. Les pièces paient des sièges : gardez le 6.',
          },
          yours: { en: '6 coins gone', fr: '6 pièces perdues' },
          ours: { en: '2 coins gone', fr: '2 pièces perdues' },
        },
        '*': {
          title: { en: 'No ship this turn', fr: 'Pas de bateau ce tour' },
          text: {
            en: 'You may leave it, but the two cards are played.',
            fr: 'C’est permis, mais les deux cartes sont jouées.',
          },
          yours: { en: 'no ship', fr: 'pas de bateau' },
          ours: { en: 'a ship: 3 points', fr: 'un bateau : 3 points' },
        },
      },
    },
    {
      title: { en: 'Three times three', fr: 'Trois fois trois' },
      text: {
        en: 'A third ship: 3 × 3 = 9. Each ship is worth as many points as you have seats.',
        fr: 'Un troisième bateau : 3 × 3 = 9. Chaque bateau vaut autant de points que vous avez de sièges.',
      },
      rule: 'R-9.3',
      ring: ['score'],
      page: 'mine',
      reached: 1,
    },
    {
      title: { en: 'A seat for coins', fr: 'Un siège pour des pièces' },
      text: {
        en: 'The flag on your action is a guild marker: it lets you buy one seat. Take 8 in the right wing: cedar 6 and jewels 2. Then end your turn.',
        fr: 'Le fanion sur votre action, un marqueur de guilde, permet d’acheter un siège. Prenez le 8 de l’aile droite : cèdre 6 et bijoux 2. Puis finissez le tour.',
      },
      rule: 'R-7.1',
      reached: 1,
      picks: [
        {
          pick: 'seat R8',
          fine: {
            'seat L8': { en: 'Fine too: 8 coins as well.', fr: 'Bien aussi : 8 pièces de même.' },
          },
        },
        ...inAnyOrder('cedar-6-residence', 'jewels-2-market'),
        'end',
      ],
      others: {
        seat: {
          title: { en: 'A dearer seat', fr: 'Un siège plus cher' },
          text: {
            en: 'Every seat counts one. The cheapest now costs 8.',
            fr: 'Chaque siège compte pour un. Le moins cher coûte 8.',
          },
          yours: { en: '9 to 12 coins, 1 seat', fr: '9 à 12 pièces, 1 siège' },
          ours: { en: '8 coins, 1 seat', fr: '8 pièces, 1 siège' },
        },
        card: {
          title: { en: 'It may cost more', fr: 'Cela peut coûter plus' },
          text: {
            en: 'No change is given. 6 and 2 make 8 exactly, and you need the dyes for dock 1.',
            fr: 'On ne rend pas la monnaie. 6 et 2 font 8 juste, et les teintures iront au quai 1.',
          },
          yours: { en: '9 coins or more', fr: '9 pièces ou plus' },
          ours: { en: '8 coins exactly', fr: '8 pièces tout juste' },
        },
        '*': {
          title: { en: 'No seat this turn', fr: 'Pas de siège ce tour' },
          text: {
            en: 'You may end here. The marker stays, and Ilse may use it.',
            fr: 'Vous pouvez finir. Le marqueur reste, et Ilse peut s’en servir.',
          },
          yours: { en: '3 × 3 = 9', fr: '3 × 3 = 9' },
          ours: { en: '4 × 3 = 12', fr: '4 × 3 = 12' },
        },
      },
      replies: [
        '1 space market',
        '1 card market',
        '1 card warDock',
        '1 market 1',
        '1 decline',
        '1 decline',
        '1 end',
      ],
    },
    {
      title: { en: 'A ship or a seat?', fr: 'Un bateau ou un siège ?' },
      text: {
        en: 'Ilse took a card and left a marker on the Market. A seat there makes 5 × 3 = 15, a ship 4 × 4 = 16. Choose Harbour delivery.',
        fr: 'Ilse a pris une carte et laissé un marqueur au Marché. Un siège fait 5 × 3 = 15, un bateau 4 × 4 = 16. Choisissez Livraison portuaire.',
      },
      why: {
        en: 'The smaller of the two numbers is the one to raise.',
        fr: 'C’est le plus petit des deux nombres qu’il faut augmenter.',
      },
      rule: 'R-9.3',
      reached: 2,
      picks: ['space delivery', 'card delivery'],
      others: {
        '*': {
          title: { en: 'A seat: fifteen', fr: 'Un siège : quinze' },
          text: {
            en: 'Good too, but it costs two cards and coins. The ship pays you cards.',
            fr: 'Bien aussi, mais il coûte deux cartes et des pièces. Le bateau, lui, vous en donne.',
          },
          yours: { en: '5 × 3 = 15, fewer cards', fr: '5 × 3 = 15, moins de cartes' },
          ours: { en: '4 × 4 = 16, more cards', fr: '4 × 4 = 16, plus de cartes' },
        },
      },
    },
    {
      title: { en: 'Deliver alone', fr: 'Livrez, cette fois sans aide' },
      text: {
        en: 'You have one disc left at a dock. Look what its ship wants, and deliver.',
        fr: 'Il vous reste un disque à un quai. Voyez ce que veut son bateau, et livrez.',
      },
      isAlone: true,
      rule: 'R-5.5.2',
      reached: 2,
      picks: ['dock 1', 'card dyes-5-warDock'],
      others: {
        '*': {
          title: { en: 'The ship stays', fr: 'Le bateau reste' },
          text: {
            en: 'It wants dyes, and you hold one card of dyes. Leaving it costs a turn.',
            fr: 'Il veut des teintures, et vous en avez une carte. Le laisser coûte un tour.',
          },
          yours: { en: '4 × 3 = 12', fr: '4 × 3 = 12' },
          ours: { en: '4 × 4 = 16', fr: '4 × 4 = 16' },
        },
      },
    },
    {
      title: { en: 'Four times four', fr: 'Quatre fois quatre' },
      text: {
        en: '6 points became 16 in two turns.',
        fr: '6 points sont devenus 16 en deux tours.',
      },
      reached: 3,
      known: [
        { text: { en: 'Score: seats × ships.', fr: 'Score : sièges × bateaux.' }, rule: 'R-9.3' },
        {
          text: { en: 'A delivery brings a ship and cards.', fr: 'Une livraison : un bateau et des cartes.' },
          rule: 'R-5.5.2',
        },
        {
          text: {
            en: 'A guild marker lets you buy a seat.',
            fr: 'Un marqueur de guilde : un siège à acheter.',
          },
          rule: 'R-7.1',
        },
      ],
    },
  ],
};
