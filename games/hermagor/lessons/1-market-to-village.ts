// Lesson 1: a tile is won in the market, and sells again and again in the villages.
import type { Lesson, Words } from '@comptoir/kernel';
import { TABLE } from './table.ts';

const NEAR: Words = {
  en: 'Fine too: it touches the tile, only dearer.',
  fr: 'Bien aussi : il touche la tuile, mais plus cher.',
};

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'From market to village', fr: 'Du marché au village' },
  goal: { en: 'Win a tile and sell with it twice.', fr: 'Gagnez une tuile et vendez deux fois avec elle.' },
  pieces: ['hermagor-buyer', 'hermagor-amulets', 'hermagor-corn'],
  opening: [
    ...['0 buyer v1r3', '1 buyer h2c1', '2 buyer v3r3', '0 buyer v2r3', '1 buyer s31', '2 buyer s33'],
    ...['0 buyer s32', '1 buyer h3c1', '2 buyer h3c4'],
  ],
  later: { pass: 2, moveOnly: 4, noAction: 4 },
  moments: [
    {
      title: { en: 'Money wins', fr: 'L’argent gagne' },
      text: {
        en: 'After five rounds the most money wins. Your buyers win goods in the market; your merchant sells them in villages.',
        fr: 'Après cinq manches, le plus riche gagne. Vos acheteurs gagnent des marchandises au marché ; votre marchand les vend dans les villages.',
      },
      rule: 'R-1.4',
      page: 'prices',
      ring: ['money 0'],
    },
    {
      title: { en: 'The table in one look', fr: 'La table en un coup d’œil' },
      text: {
        en: 'The market with its tiles. The prices, from 5 to 10. And the county, with the villages that buy.',
        fr: 'Le marché et ses tuiles. Les prix, de 5 à 10. Et le comté, avec les villages acheteurs.',
      },
      rule: 'R-1.2',
      page: 'prices',
      ring: ['prices'],
    },
    {
      title: { en: 'Your last buyer', fr: 'Votre dernier acheteur' },
      text: {
        en: 'Nobody stands around amulets & corn. Place your last buyer on the tile, for 2 coins: it will be yours.',
        fr: 'Il n’y a personne autour d’amulettes & maïs. Posez votre dernier acheteur sur la tuile, pour 2 pièces : elle sera à vous.',
      },
      why: {
        en: 'Most buyers around a tile win it. One is enough where nobody else stands.',
        fr: 'Qui a le plus d’acheteurs autour d’une tuile la gagne. Un seul suffit s’il n’y a personne d’autre.',
      },
      rule: 'R-5.3',
      picks: [
        {
          pick: 'buyer s22',
          fine: {
            ...{ 'buyer v2r2': NEAR, 'buyer h1c2': NEAR, 'buyer h2c2': NEAR },
            ...{ 'buyer h1v1': NEAR, 'buyer h1v2': NEAR, 'buyer h2v1': NEAR, 'buyer h2v2': NEAR },
          },
        },
      ],
      others: {
        'buyer v1r2': {
          title: { en: 'Two tiles at once', fr: 'Deux tuiles à la fois' },
          text: {
            en: 'It wins amulets & corn too, and ties blessings with Ilse. A stall is cheaper.',
            fr: 'Il gagne aussi amulettes & maïs, et égalise Ilse aux bénédictions. Sur la tuile, c’est moins cher.',
          },
          yours: { en: '3 coins', fr: '3 pièces' },
          ours: { en: '2 coins', fr: '2 pièces' },
        },
        '*': {
          title: { en: 'Another place', fr: 'Une autre place' },
          text: {
            en: 'Allowed, but nobody wins amulets & corn from there, and you need both goods.',
            fr: 'Permis, mais d’ici personne ne gagne amulettes & maïs, dont vous avez besoin.',
          },
          yours: { en: 'the tile stays on the market', fr: 'la tuile reste au marché' },
          ours: { en: '2 coins, two goods to sell', fr: '2 pièces, deux marchandises à vendre' },
        },
      },
      replies: [
        ...['1 buyer v1r4', '2 buyer s24', '1 raise blessings', '2 raise corn', '1 decline'],
        ...['1 raise amulets', '2 firstPlayer 2', '2 shortcutAndSell v25'],
      ],
    },
    {
      title: { en: 'Travel and sell', fr: 'Aller vendre' },
      text: {
        en: 'The market is over, and amulets rose to 6. Weidenau buys them: pay 2 for the way, receive 6, leave a post.',
        fr: 'Le marché est fini, les amulettes valent 6. Weidenau en achète : payez 2 pour la route, recevez 6, posez un comptoir.',
      },
      why: {
        en: 'You need a tile with the good the village buys. One post of yours fits in each village.',
        fr: 'Il faut une tuile de la marchandise du village. Un seul comptoir à vous par village.',
      },
      rule: 'R-7.2a',
      reached: 1,
      picks: ['moveAndSell v19'],
      others: {
        'moveAndSell v16': {
          title: { en: 'As near, as dear', fr: 'Aussi près, aussi cher' },
          text: {
            en: 'Corn pays 6 too. But Ilse holds amulets, and who sells beside your post earns you 1.',
            fr: 'Le maïs paie 6 aussi. Mais Ilse a des amulettes, et qui vend près de votre comptoir vous rapporte 1.',
          },
          yours: { en: '4 coins', fr: '4 pièces' },
          ours: { en: '4 coins, and 1 when Ilse comes', fr: '4 pièces, et 1 quand Ilse vient' },
        },
        '*': {
          title: { en: 'A longer way', fr: 'Une route plus longue' },
          text: {
            en: 'You could. The number at each village is what you keep of the sale after the way.',
            fr: 'C’est possible. Le nombre près d’un village : ce qui vous reste de la vente après la route.',
          },
          yours: { en: 'less than 4 coins', fr: 'moins de 4 pièces' },
          ours: { en: '4 coins', fr: '4 pièces' },
        },
      },
      replies: ['1 moveAndSell v19', '2 moveAndSell v31'],
    },
    {
      title: { en: 'A post that earns', fr: 'Un comptoir qui rapporte' },
      text: {
        en: 'Ilse sold here as well. Your post was there first, so the bank paid you 1.',
        fr: 'Ilse a vendu ici aussi. Votre comptoir y était : la banque vous a payé 1.',
      },
      rule: 'R-7.4',
      ring: ['v19'],
      reached: 2,
    },
    {
      title: { en: 'The same tile again', fr: 'La même tuile encore' },
      text: {
        en: 'A tile is never used up in its round. Sell its corn in Rabenegg: 4 for the way through the city, 6 for the sale.',
        fr: 'Une tuile sert toute la manche. Vendez son maïs à Rabenegg : 4 pour la route par la cité, 6 pour la vente.',
      },
      rule: 'R-7.4',
      reached: 2,
      picks: ['moveAndSell v16'],
      others: {
        'moveAndSell v20': {
          title: { en: 'Relics, from your other tile', fr: 'Des reliques, de l’autre tuile' },
          text: {
            en: 'Just as good: 5 for the relics, 3 for the way. Corn would have been the second sale of one tile.',
            fr: 'Tout aussi bon : 5 pour les reliques, 3 pour la route. Le maïs serait la seconde vente d’une tuile.',
          },
          yours: { en: '2 coins, another tile', fr: '2 pièces, une autre tuile' },
          ours: { en: '2 coins, the same tile', fr: '2 pièces, la même tuile' },
        },
        '*': {
          title: { en: 'Far away', fr: 'Loin d’ici' },
          text: {
            en: 'A post is a post, but the way eats the sale.',
            fr: 'Un comptoir reste un comptoir, mais la route mange la vente.',
          },
          yours: { en: 'nothing left, or a loss', fr: 'rien, ou une perte' },
          ours: { en: '2 coins', fr: '2 pièces' },
        },
      },
      replies: ['1 moveAndSell v23', '2 noAction'],
    },
    {
      title: { en: 'On your own', fr: 'À vous, sans aide' },
      text: {
        en: 'Sell once more, where you like. The number at a village is what stays after the way.',
        fr: 'Vendez encore, où vous voulez. Le nombre près d’un village est ce qui vous reste, route payée.',
      },
      isAlone: true,
      reached: 3,
      picks: [
        {
          pick: 'moveAndSell v13',
          fine: { moveAndSell: { en: 'Sold. Another post stands.', fr: 'Vendu. Un comptoir de plus.' } },
        },
      ],
      replies: ['1 moveAndSell v24', '2 noAction'],
    },
    {
      title: { en: 'That is selling', fr: 'Voilà la vente' },
      text: {
        en: 'After the round all tiles go back into the bag; posts stay. Next: four buyers of your own.',
        fr: 'Après la manche, les tuiles vont au sac ; les comptoirs restent. Ensuite : quatre acheteurs.',
      },
      reached: 3,
      known: [
        { text: { en: 'Most money wins.', fr: 'Le plus riche gagne.' }, rule: 'R-1.4' },
        {
          text: { en: 'A tile sells again and again.', fr: 'Une tuile sert à plusieurs ventes.' },
          rule: 'R-7.4',
        },
        {
          text: { en: 'Posts earn when others sell.', fr: 'Un comptoir rapporte quand d’autres vendent.' },
          rule: 'R-7.4',
        },
      ],
    },
  ],
};
