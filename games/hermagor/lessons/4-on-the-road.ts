// Lesson 4: the cheapest route, the Shortcut, a sale that pays for its journey, and what half a price is for.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'On the road', fr: 'En route' },
  goal: { en: 'Make three journeys on 4 coins.', fr: 'Faites trois trajets avec 4 pièces.' },
  pieces: ['hermagor-shortcut', 'hermagor-relics', 'hermagor-dragonEggs'],
  opening: [
    ...['0 buyer h2v1', '1 buyer s22', '2 pass', '0 buyer h3v2', '1 buyer h2c1', '0 buyer h1c4'],
    ...['1 buyer h3c3', '0 buyer s24', '1 buyer v1r4', '1 raise blessings', '1 raise corn', '1 decline'],
    ...['1 raise amulets', '1 decline', '1 firstPlayer 0', '0 moveAndSell v30'],
    ...['1 moveAndSell v19', '2 noAction'],
  ],
  later: {},
  moments: [
    {
      title: { en: 'Far from home', fr: 'Loin de chez soi' },
      text: {
        en: 'Your merchant stands in Krummhag with 4 coins. The action tile gives five actions, and each may leave a post.',
        fr: 'Votre marchand est à Krummhag avec 4 pièces. La tuile action donne cinq actions : autant de comptoirs possibles.',
      },
      rule: 'R-7.1',
      ring: ['v30'],
    },
    {
      title: { en: 'The cheapest way', fr: 'La route la moins chère' },
      text: {
        en: 'A journey costs its cheapest route, through villages and the city. Hirschloh, which buys eggs, is 9 away.',
        fr: 'Un trajet coûte sa route la moins chère, par villages et cité. Hirschloh, qui achète des œufs, est à 9.',
      },
      rule: 'R-7.3',
      ring: ['v22'],
    },
    {
      title: { en: 'Shortcut', fr: 'Raccourci' },
      text: {
        en: 'You won the special tile Shortcut: once, a journey with a sale costs half, rounded up. Choose By Shortcut, then Hirschloh: 5 instead of 9.',
        fr: 'Vous avez la tuile Raccourci : une fois, un trajet avec vente coûte moitié, arrondi au-dessus. Choisissez Par le Raccourci, puis Hirschloh : 5 au lieu de 9.',
      },
      rule: 'R-7.6',
      ring: ['verb shortcutAndSell', 'shortcutAndSell v22'],
      next: 'v22',
      picks: ['shortcutAndSell v22'],
      others: {
        'moveAndSell v22': {
          title: { en: 'Possible, and dear', fr: 'Possible, et cher' },
          text: {
            en: '4 coins and 5 for the eggs just pay it. The Shortcut stays, with less to spend it on.',
            fr: '4 pièces et 5 pour les œufs suffisent juste. Le Raccourci reste, avec moins à gagner.',
          },
          yours: { en: '9, purse empty', fr: '9, bourse vide' },
          ours: { en: '5, purse 4', fr: '5, bourse 4' },
        },
        '*': {
          title: { en: 'An action without a sale', fr: 'Une action sans vente' },
          text: {
            en: 'Allowed. Travelling without selling costs half; no action costs nothing. Both give a post back.',
            fr: 'Permis. Voyager sans vendre coûte moitié, ne rien faire rien. Un comptoir retourne en réserve.',
          },
          yours: { en: 'no sale, no post', fr: 'ni vente, ni comptoir' },
          ours: { en: '5 coins and a post', fr: '5 pièces et un comptoir' },
        },
      },
      replies: ['1 moveAndSell v15', '2 moveAndSell v22'],
    },
    {
      title: { en: 'The sale pays', fr: 'La vente paie' },
      text: {
        en: 'Jonas sold here too: 1 for you, 5 in all. Zirbental is 8 away, its relics bring 5. Purse and sale together are enough.',
        fr: 'Jonas a vendu ici : 1 pour vous, 5 en tout. Zirbental est à 8, ses reliques rapportent 5. Bourse et vente suffisent.',
      },
      why: {
        en: 'Money and sale price together must cover the way. Had Jonas held Black market, his sale would have paid you nothing.',
        fr: 'Bourse et prix de vente doivent couvrir la route. Avec le Marché noir, la vente de Jonas ne vous payait rien.',
      },
      rule: 'R-7.3a',
      reached: 1,
      picks: ['moveAndSell v20'],
      others: {
        moveAndSell: {
          title: { en: 'Another way', fr: 'Une autre route' },
          text: {
            en: 'Allowed. From Zirbental the next buyer of eggs is only 5 away.',
            fr: 'Permis. De Zirbental, le prochain acheteur d’œufs n’est qu’à 5.',
          },
          yours: { en: 'a sale, a longer way on', fr: 'une vente, une suite plus longue' },
          ours: { en: 'a sale, and one more after', fr: 'une vente, puis une autre' },
        },
        '*': {
          title: { en: 'Without a sale', fr: 'Sans vente' },
          text: {
            en: 'Half the way, but nothing sold, and the money must be at hand.',
            fr: 'Moitié de la route, mais rien de vendu, et il faut l’argent comptant.',
          },
          yours: { en: 'no post', fr: 'aucun comptoir' },
          ours: { en: 'a post for 3 coins', fr: 'un comptoir pour 3 pièces' },
        },
      },
      replies: ['1 moveAndSell v03', '2 moveAndSell v26'],
    },
    {
      title: { en: 'A thin purse travels', fr: 'Une bourse plate voyage' },
      text: {
        en: '2 coins. Goldrain is 5 away and pays 5 for eggs: the journey costs you nothing.',
        fr: '2 pièces. Goldrain est à 5 et paie 5 les œufs : le trajet ne vous coûte rien.',
      },
      rule: 'R-7.3a',
      reached: 2,
      picks: ['moveAndSell v21'],
      others: {
        '*': {
          title: { en: 'A post fewer', fr: 'Un comptoir de moins' },
          text: {
            en: 'Allowed. Goldrain would cost nothing and leave a post.',
            fr: 'Permis. Goldrain ne coûtait rien et laissait un comptoir.',
          },
          yours: { en: 'no post, perhaps 1 or 2 coins less', fr: 'aucun comptoir, 1 ou 2 pièces en moins' },
          ours: { en: 'a post for nothing', fr: 'un comptoir pour rien' },
        },
      },
      replies: ['1 moveAndSell v04', '2 moveOnly v30'],
    },
    {
      title: { en: 'Half, or nothing', fr: 'Moitié, ou rien' },
      text: {
        en: 'Travelling without a sale costs half, and next time you may sell where you stand. Here it would take your last 2 coins.',
        fr: 'Voyager sans vendre coûte moitié, et la fois suivante on peut vendre sur place. Ici, cela prendrait vos 2 dernières pièces.',
      },
      rule: 'R-7.2c',
      ring: ['v18'],
      reached: 3,
    },
    {
      title: { en: 'Your last action, alone', fr: 'Dernière action, sans aide' },
      text: {
        en: 'No sale is within reach, and the next market wants coins. What do you do?',
        fr: 'Aucune vente à portée, et le prochain marché veut des pièces. Que faites-vous ?',
      },
      rule: 'R-7.2d',
      isAlone: true,
      reached: 3,
      picks: ['noAction'],
      others: {
        '*': {
          title: { en: 'Nothing left for a buyer', fr: 'Plus rien pour un acheteur' },
          text: {
            en: 'A good spot, perhaps. But without coins you place no buyer in the next market.',
            fr: 'Une bonne place, peut-être. Mais sans pièces, aucun acheteur au prochain marché.',
          },
          yours: { en: '0 coins', fr: '0 pièce' },
          ours: { en: '2 coins, one buyer', fr: '2 pièces, un acheteur' },
        },
      },
      replies: ['1 moveAndSell v06', '2 moveAndSell v32'],
    },
    {
      title: { en: 'A cheap tour', fr: 'Une tournée bon marché' },
      text: { en: 'Three posts more, for 2 coins.', fr: 'Trois comptoirs de plus, pour 2 pièces.' },
      reached: 3,
      known: [
        { text: { en: 'The cheapest route counts.', fr: 'La route la moins chère compte.' }, rule: 'R-7.3' },
        {
          text: { en: 'The sale may pay the way.', fr: 'La vente peut payer la route.' },
          rule: 'R-7.3a',
        },
        {
          text: { en: 'Without a sale: half, or nothing.', fr: 'Sans vente : moitié, ou rien.' },
          rule: 'R-7.2c',
        },
      ],
    },
  ],
};
