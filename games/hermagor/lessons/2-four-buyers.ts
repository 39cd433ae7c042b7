// Lesson 2: what a place of the market costs, what corridors pay, and the crossing that counts twice.
import type { Answer, Lesson, Words } from '@comptoir/kernel';
import { TABLE } from './table.ts';

const PASSED: Answer = {
  title: { en: 'A pass is final', fr: 'Passer est définitif' },
  text: {
    en: 'You keep your coins, but place no more buyers this round.',
    fr: 'Vous gardez vos pièces, mais ne placez plus d’acheteur dans cette manche.',
  },
  yours: { en: 'fewer tiles, fewer coins', fr: 'moins de tuiles, moins de pièces' },
  ours: { en: '12 coins back, four tiles', fr: '12 pièces en retour, quatre tuiles' },
};
const SAME: Answer = {
  title: { en: 'The same corridor', fr: 'La même allée' },
  text: {
    en: 'It pays as well. The place of the lesson is cheap and stands among the tiles you are about to win.',
    fr: 'Elle paie aussi. La place de la leçon est peu chère, parmi les tuiles que vous allez gagner.',
  },
  yours: { en: 'the coins, other tiles', fr: 'les pièces, d’autres tuiles' },
  ours: { en: 'the coins, and your tiles', fr: 'les pièces, et vos tuiles' },
};
const FURTHER = { 'buyer h2c3': SAME, 'buyer h2c4': SAME, 'buyer h2v2': SAME, 'buyer h2v3': SAME };
const ACROSS = {
  ...{ 'buyer v1r1': SAME, 'buyer v1r2': SAME, 'buyer v1r3': SAME, 'buyer v1r4': SAME, 'buyer v1r5': SAME },
  ...{ 'buyer h1v1': SAME, 'buyer h3v1': SAME, 'buyer h4v1': SAME },
};
const FOURTH: Words = {
  en: 'Fine too: four in one corridor pay 10.',
  fr: 'Bien aussi : quatre dans une allée paient 10.',
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Four buyers', fr: 'Quatre acheteurs' },
  goal: { en: 'Fill one corridor, win four tiles.', fr: 'Remplissez une allée, gagnez quatre tuiles.' },
  pieces: ['hermagor-buyer', 'hermagor-buyer', 'hermagor-buyer', 'hermagor-buyer'],
  opening: [],
  later: {},
  moments: [
    {
      title: { en: 'Two ways to earn', fr: 'Deux façons de gagner' },
      text: {
        en: 'Each round you place four buyers. They win goods tiles around them, and coins in the corridors.',
        fr: 'À chaque manche, vous posez quatre acheteurs. Ils gagnent les tuiles autour d’eux, et des pièces dans les allées.',
      },
      rule: 'R-5.3',
      page: 'prices',
      ring: ['seat 0'],
    },
    {
      title: { en: 'What a corridor pays', fr: 'Ce que paie une allée' },
      text: {
        en: 'A corridor runs between the tiles. One of your buyers in it brings 1 coin, two bring 3, three 6, four 10.',
        fr: 'Une allée passe entre les tuiles. Un acheteur à vous y rapporte 1 pièce, deux 3, trois 6, quatre 10.',
      },
      rule: 'R-6.1',
      ring: ['lane H2'],
    },
    {
      title: { en: 'A crossing', fr: 'Un croisement' },
      text: {
        en: 'A crossing touches four tiles and lies in two corridors. This one costs 5, as printed. Place a buyer there.',
        fr: 'Un croisement touche quatre tuiles et deux allées. Celui-ci coûte 5, le prix imprimé. Posez-y un acheteur.',
      },
      why: {
        en: 'A place costs its number; on a tile it is 2. Two buyers never share one.',
        fr: 'Une place coûte son nombre ; 2 sur une tuile. Jamais deux acheteurs ensemble.',
      },
      rule: 'R-2.1',
      picks: ['buyer h2v1'],
      others: {
        pass: PASSED,
        '*': {
          title: { en: 'Other goods', fr: 'D’autres marchandises' },
          text: {
            en: 'A place like any. The crossing here touches four goods tiles that suit each other.',
            fr: 'Une place comme une autre. Ce croisement touche quatre tuiles qui vont ensemble.',
          },
          yours: { en: 'another corner of the market', fr: 'un autre coin du marché' },
          ours: { en: '5 coins, four goods tiles', fr: '5 pièces, quatre tuiles marchandise' },
        },
      },
      replies: ['1 buyer s33', '2 buyer v3r3'],
    },
    {
      title: { en: 'Two bring 3', fr: 'Deux rapportent 3' },
      text: {
        en: 'Stay in this corridor: its 1 becomes 3. The edge between two tiles costs 3.',
        fr: 'Restez dans cette allée : elle paiera 3 au lieu de 1. La place entre deux tuiles coûte 3.',
      },
      rule: 'R-6.1',
      reached: 1,
      picks: ['buyer h2c2'],
      others: {
        ...FURTHER,
        ...ACROSS,
        'buyer h2c1': SAME,
        pass: PASSED,
        '*': {
          title: { en: 'Another corridor', fr: 'Une autre allée' },
          text: {
            en: 'Allowed. One buyer in each of two corridors is worth less than two in one.',
            fr: 'Permis. Un acheteur dans chacune de deux allées vaut moins que deux dans une.',
          },
          yours: { en: '1 or 2 coins more', fr: '1 ou 2 pièces de plus' },
          ours: { en: '2 coins more, two tiles', fr: '2 pièces de plus, deux tuiles' },
        },
      },
      replies: ['1 buyer v2r4', '2 buyer h1v3'],
    },
    {
      title: { en: 'Three bring 6', fr: 'Trois rapportent 6' },
      text: {
        en: 'A third doubles it. And each buyer counts for every tile it touches: blessings, amulets, relics.',
        fr: 'Un troisième double le gain. Et chaque acheteur compte pour toute tuile qu’il touche : bénédictions, amulettes, reliques.',
      },
      rule: 'R-6.3',
      reached: 2,
      picks: ['buyer h2c1'],
      others: {
        ...FURTHER,
        pass: PASSED,
        '*': {
          title: { en: 'The corridor waits', fr: 'L’allée attend' },
          text: {
            en: 'Allowed. A third buyer in the corridor would make 6 of its 3.',
            fr: 'Permis. Un troisième acheteur ferait 6 des 3 de l’allée.',
          },
          yours: { en: 'up to 3 coins more', fr: 'au plus 3 pièces de plus' },
          ours: { en: '3 coins more, two tiles', fr: '3 pièces de plus, deux tuiles' },
        },
      },
      replies: ['1 buyer h3v2', '2 buyer s24'],
    },
    {
      title: { en: 'The fourth, on your own', fr: 'Le quatrième, sans aide' },
      text: {
        en: 'One buyer is left. Where does it earn most?',
        fr: 'Il reste un acheteur. Où rapporte-t-il le plus ?',
      },
      why: {
        en: 'A fourth in the corridor makes 10; at a crossing it counts in a second corridor too.',
        fr: 'Un quatrième dans l’allée fait 10 ; à un croisement, il compte aussi dans une seconde.',
      },
      isAlone: true,
      reached: 3,
      picks: [
        { pick: 'buyer h2v2', fine: { 'buyer h2c3': FOURTH, 'buyer h2c4': FOURTH, 'buyer h2v3': FOURTH } },
      ],
      others: {
        pass: PASSED,
        '*': {
          title: { en: 'Three stay three', fr: 'Trois restent trois' },
          text: {
            en: 'It earns a little elsewhere. The fourth in your corridor is worth 4 more by itself.',
            fr: 'Il rapporte un peu ailleurs. Le quatrième de votre allée vaut 4 de plus à lui seul.',
          },
          yours: { en: 'at most 10 coins in all', fr: 'au plus 10 pièces en tout' },
          ours: { en: '12 coins in all', fr: '12 pièces en tout' },
        },
      },
      replies: ['1 buyer v2r2', '2 buyer h3c4'],
    },
    {
      title: { en: 'The corridors pay', fr: 'Les allées paient' },
      text: {
        en: '10 for four in one corridor. Each crossing adds 1 from its other corridor.',
        fr: '10 pour quatre dans une allée. Chaque croisement ajoute 1 de son autre allée.',
      },
      rule: 'R-6.1',
      ring: ['money 0'],
      reached: 4,
    },
    {
      title: { en: 'An arrow', fr: 'Une flèche' },
      text: {
        en: 'You won blessings. Its arrow may raise the price, for everybody: 5 becomes 6. Raise it.',
        fr: 'La tuile bénédictions est à vous. Sa flèche peut monter le prix, pour tous : 5 devient 6. Montez-le.',
      },
      rule: 'R-6.4',
      reached: 4,
      picks: ['raise blessings'],
      others: {
        '*': {
          title: { en: 'The price stays', fr: 'Le prix reste' },
          text: {
            en: 'You may leave it. But you are the one who sells blessings this round.',
            fr: 'Vous pouvez le laisser. Mais c’est vous qui vendez les bénédictions.',
          },
          yours: { en: '5 a sale', fr: '5 par vente' },
          ours: { en: '6 a sale', fr: '6 par vente' },
        },
      },
      replies: ['1 raise corn', '1 raise amulets', '1 decline', '1 firstPlayer 1'],
    },
    {
      title: { en: 'Ready to sit down', fr: 'Prêt pour une partie' },
      text: {
        en: 'You can buy and sell. The other lessons make it pay more.',
        fr: 'Vous savez acheter et vendre. Les autres leçons font gagner plus.',
      },
      reached: 4,
      known: [
        {
          text: { en: 'Corridors pay 1, 3, 6, 10.', fr: 'Les allées paient 1, 3, 6, 10.' },
          rule: 'R-6.1',
        },
        { text: { en: 'A crossing counts twice.', fr: 'Un croisement compte deux fois.' }, rule: 'R-6.1' },
        { text: { en: 'An arrow raises a price.', fr: 'Une flèche monte un prix.' }, rule: 'R-6.4' },
      ],
    },
  ],
};
