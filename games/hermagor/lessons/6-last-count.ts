// Lesson 6: the final income. Two actions are left in the last round.
import type { Answer, Lesson } from '@comptoir/kernel';
import { IN_QUELLMARK, TABLE } from './table.ts';

/** The rest of the game that began in table.ts. */
const TWO_ACTIONS_LEFT = [
  ...IN_QUELLMARK,
  ...['0 sellHere', '0 build g11', '0 build g06', '0 good salt', '1 moveAndSell v13'],
  ...['2 moveAndSell v30', '2 build g21', '0 moveAndSell v22', '1 moveAndSell v11', '2 moveAndSell v26'],
  ...['0 moveAndSell v26', '1 moveAndSell v01', '2 moveAndSell v23', '0 moveAndSell v23', '0 build g17'],
  ...['0 good corn', '1 moveAndSell v02', '2 moveAndSell v20', '0 moveAndSell v24', '1 buyer h3v3'],
  ...['2 buyer h4v1', '0 buyer h3c4', '1 buyer h3c1', '2 buyer h4c1', '0 buyer v3r4', '1 buyer s43'],
  ...['2 buyer h4c4', '0 buyer v3r2', '2 buyer h4v3', '0 buyer h1c1', '0 raise salt'],
  ...['1 raise blessings', '2 raise weapons', '1 raise corn', '0 raise amulets', '1 firstPlayer 0'],
  ...['0 moveAndSell v21', '0 build g15', '1 moveAndSell v03', '1 build g02', '1 good corn'],
  ...['2 moveAndSell v15', '0 moveAndSell v17', '1 moveAndSell v04', '1 build g01', '2 moveAndSell v03'],
  ...['0 moveAndSell v14', '1 moveAndSell v15', '1 build g06', '1 good salt', '1 build g11'],
  ...['2 moveAndSell v06', '0 moveAndSell v12', '0 build g07', '0 good weapons', '1 moveAndSell v23'],
  ...['2 moveAndSell v09', '0 buyer h3v3', '1 buyer h2c1', '2 buyer h4c1', '0 buyer v3r1'],
  ...['1 buyer h1c4', '2 buyer h4c4', '0 buyer v3r5', '1 buyer h1c1', '2 buyer h4v3', '0 buyer v3r4'],
  ...['1 buyer h1v3', '2 buyer h4v1', '1 raise amulets', '1 raise blessings', '1 firstPlayer 0'],
  ...['0 moveAndSell v03', '1 moveAndSell v26', '2 shortcutAndSell v19', '2 build g11'],
  ...['0 moveAndSell v07', '0 build g10', '0 good blessings', '1 moveAndSell v28', '2 moveAndSell v08'],
  ...['2 build g13', '2 good corn', '0 moveAndSell v06', '1 moveAndSell v25', '1 build g18'],
  ...['1 good amulets', '2 moveAndSell v01', '0 buyer h3c1', '1 buyer v2r4', '2 buyer v1r2'],
  ...['0 buyer h4c1', '1 buyer v2r2', '2 buyer h1v2', '0 buyer h4v1', '1 buyer h4v2', '2 buyer h1v1'],
  ...['0 buyer h4c4', '1 buyer v2r5', '2 buyer h1c3', '2 raise corn', '2 raise relics'],
  ...['0 raise blessings', '0 raise weapons', '2 firstPlayer 0', '0 moveAndSell v09'],
  ...['1 moveAndSell v06', '2 moveAndSell v13', '2 build g06', '2 good salt', '0 moveAndSell v10'],
  ...['0 build g14', '0 good relics', '1 moveAndSell v05', '1 build g04', '1 good weapons'],
  ...['2 moveAndSell v11', '2 build g02', '2 good dragonEggs'],
];

const GIVEN_UP: Answer = {
  title: { en: 'Given up for good', fr: 'Abandonnée pour de bon' },
  text: {
    en: 'Without a disc the region pays nothing, now or at the end.',
    fr: 'Sans disque, la région ne paie rien, ni maintenant ni à la fin.',
  },
  yours: { en: 'nothing', fr: 'rien' },
  ours: { en: 'a disc, and coins', fr: 'un disque, et des pièces' },
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'The last count', fr: 'Le décompte final' },
  goal: {
    en: 'Raise your final income from 39 to 50 with two actions.',
    fr: 'Portez votre revenu final de 39 à 50 en deux actions.',
  },
  pieces: ['hermagor-duchy', 'hermagor-mainRoad', 'hermagor-sorcererTower'],
  opening: TWO_ACTIONS_LEFT,
  later: {},
  moments: [
    {
      title: { en: 'Three incomes', fr: 'Trois revenus' },
      text: {
        en: 'After the last action three incomes join your money: your goods rows, your poorest duchy, the main road.',
        fr: 'Après la dernière action, trois revenus s’ajoutent : vos lignes, votre duché le plus pauvre, la route principale.',
      },
      rule: 'R-8',
      page: 'prices',
      ring: ['money 0'],
    },
    {
      title: { en: 'The poorest duchy', fr: 'Le duché le plus pauvre' },
      text: {
        en: 'Your posts: Westmark 5, Eastmark 9, Southmark 4. Only the smallest number counts, 3 coins a post: 12.',
        fr: 'Vos comptoirs : Ouest 5, Est 9, Sud 4. Seul le plus petit compte, 3 pièces par comptoir : 12.',
      },
      rule: 'R-8.2',
      ring: ['duchy southmark'],
    },
    {
      title: { en: 'A fifth in the south', fr: 'Un cinquième au sud' },
      text: {
        en: 'Bergloh lies in Southmark. It leaves 4 coins after the way, and 4 posts become 5: 12 becomes 15.',
        fr: 'Bergloh est au sud. Il laisse 4 pièces après la route, et 4 comptoirs deviennent 5 : 12 devient 15.',
      },
      rule: 'R-8.2',
      picks: ['moveAndSell v25'],
      others: {
        'moveAndSell v28': {
          title: { en: 'South as well', fr: 'Au sud aussi' },
          text: {
            en: 'It helps Southmark too. By way of Bergloh the next journey is shorter.',
            fr: 'Cela aide aussi le sud. En passant par Bergloh, le trajet suivant est plus court.',
          },
          yours: { en: '3 coins, and 3 at the end', fr: '3 pièces, et 3 à la fin' },
          ours: { en: '4 coins, and 3 at the end', fr: '4 pièces, et 3 à la fin' },
        },
        'moveAndSell v08': {
          title: { en: 'A region in the west', fr: 'Une région à l’ouest' },
          text: {
            en: 'It closes one, but your corn row already counts, and Westmark is not the poorest.',
            fr: 'Elle se ferme, mais votre ligne de maïs compte déjà, et l’ouest n’est pas le plus pauvre.',
          },
          yours: { en: '2 coins, nothing at the end', fr: '2 pièces, rien à la fin' },
          ours: { en: '4 coins, and 3 at the end', fr: '4 pièces, et 3 à la fin' },
        },
        '*': {
          title: { en: 'The south gains nothing', fr: 'Le sud n’y gagne rien' },
          text: {
            en: 'Allowed. Either the way eats the sale, or the poorest duchy stays as it is.',
            fr: 'Permis. La route mange la vente, ou le duché le plus pauvre reste tel quel.',
          },
          yours: { en: 'a loss, or nothing at the end', fr: 'une perte, ou rien à la fin' },
          ours: { en: '4 coins, and 3 at the end', fr: '4 pièces, et 3 à la fin' },
        },
      },
    },
    {
      title: { en: 'A disc worth 5, then 0', fr: 'Un disque : 5, puis 0' },
      text: {
        en: 'The scriptorium is closed: 5 coins now. At the end a row pays by its price; books, still at 5, pay 0.',
        fr: 'Le scriptorium est fermé : 5 pièces. À la fin, une ligne paie selon son prix ; les livres, encore à 5, paient 0.',
      },
      rule: 'R-8.1',
      reached: 1,
      picks: ['build g16', 'good books'],
      others: { '*': GIVEN_UP },
      replies: ['1 noAction', '2 moveAndSell v04'],
    },
    {
      title: { en: 'The main road', fr: 'La route principale' },
      text: {
        en: 'Most posts in its eight villages bring 5 coins, fewest cost 5. You have 6, the others 5 each.',
        fr: 'Le plus de comptoirs dans ses huit villages rapporte 5, le moins coûte 5. Vous en avez 6, les autres 5.',
      },
      rule: 'R-8.3',
      ring: ['mainRoad'],
      reached: 2,
    },
    {
      title: { en: 'The last action, alone', fr: 'La dernière action, sans aide' },
      text: {
        en: 'One sale is left. Which village pays most, and closes a region besides?',
        fr: 'Une vente encore. Quel village paie le plus, et ferme en plus une région ?',
      },
      isAlone: true,
      reached: 2,
      picks: ['moveAndSell v28'],
      others: {
        '*': {
          title: { en: 'A costly end', fr: 'Une fin coûteuse' },
          text: {
            en: 'Allowed. Salzgrund is 2 away, blessings pay 9, and a region waits.',
            fr: 'Permis. Salzgrund est à 2, les bénédictions paient 9, et une région attend.',
          },
          yours: { en: 'a loss or nothing', fr: 'une perte ou rien' },
          ours: { en: '7 coins and a disc', fr: '7 pièces et un disque' },
        },
      },
    },
    {
      title: { en: 'A row counts once', fr: 'Une ligne compte une fois' },
      text: {
        en: 'Weapons holds your disc already: a second brings 1 now, nothing later. Amulets bring 3 now, and 8 at the end.',
        fr: 'La ligne des armes a déjà votre disque : un second donne 1, rien à la fin. Les amulettes donnent 3, et 8 à la fin.',
      },
      rule: 'R-8.1',
      reached: 2,
      picks: ['build g18', 'good amulets'],
      others: {
        'good weapons': {
          title: { en: 'A second disc', fr: 'Un second disque' },
          text: {
            en: 'The row of weapons pays its 6 once, however many discs you have there.',
            fr: 'La ligne des armes paie ses 6 une fois, quel que soit le nombre de disques.',
          },
          yours: { en: '1 coin', fr: '1 pièce' },
          ours: { en: '3 coins, and 8 at the end', fr: '3 pièces, et 8 à la fin' },
        },
        '*': GIVEN_UP,
      },
    },
    {
      title: { en: 'Counted', fr: 'Compté' },
      text: {
        en: 'Goods 30, duchies 15, main road 5: 50 coins on top of your 103. Ties go to the most discs.',
        fr: 'Lignes 30, duchés 15, route principale 5 : 50 pièces, en plus de vos 103. À égalité, le plus de disques.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'A row pays once, by its price.', fr: 'Une ligne paie une fois, selon son prix.' },
          rule: 'R-8.1',
        },
        { text: { en: 'Your poorest duchy decides.', fr: 'Le duché le plus pauvre décide.' }, rule: 'R-8.2' },
        { text: { en: 'Main road: +5, or −5.', fr: 'Route principale : +5 ou −5.' }, rule: 'R-8.3' },
      ],
    },
  ],
};
