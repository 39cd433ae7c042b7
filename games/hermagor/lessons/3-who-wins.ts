// Lesson 3: most buyers, the buyer on the tile, the sides, nobody; then arrows, special tiles and the first player.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Who wins the tile', fr: 'À qui la tuile' },
  goal: {
    en: 'Win two contested tiles, and choose who begins.',
    fr: 'Gagnez deux tuiles disputées, et choisissez qui commence.',
  },
  pieces: ['hermagor-amulets', 'hermagor-corn', 'hermagor-firstPlayer'],
  opening: [
    ...['0 buyer h3c2', '1 buyer v2r2', '2 buyer h2v2', '0 buyer h2c1', '1 buyer v1r4', '2 buyer h4v1'],
  ],
  later: { pass: 2 },
  moments: [
    {
      title: { en: 'Most buyers win', fr: 'Le plus d’acheteurs gagne' },
      text: {
        en: 'Around this tile you stand alone, so it is yours: the mark at its corner says who leads.',
        fr: 'Autour de cette tuile, vous êtes seul : elle est à vous. La marque au coin dit qui mène.',
      },
      rule: 'R-6.2a',
      ring: ['s31'],
    },
    {
      title: { en: 'Sides beat corners', fr: 'Les côtés avant les coins' },
      text: {
        en: 'One buyer each around relics & dragon eggs. Yours is at a side, Jonas’s at a corner: you lead.',
        fr: 'Un acheteur chacun autour de reliques & œufs. Le vôtre est au côté, celui de Jonas au coin : vous menez.',
      },
      rule: 'R-6.2c',
      ring: ['s32'],
    },
    {
      title: { en: 'On the tile', fr: 'Sur la tuile' },
      text: {
        en: 'Ilse and Jonas touch amulets & corn once each. Equal numbers: the buyer on the tile wins. Step onto it, for 2.',
        fr: 'Ilse et Jonas touchent amulettes & maïs une fois. À égalité, l’acheteur sur la tuile gagne. Montez-y, pour 2.',
      },
      rule: 'R-6.2b',
      picks: ['buyer s22'],
      others: {
        '*': {
          title: { en: 'Not enough here', fr: 'Cela ne suffit pas' },
          text: {
            en: 'From there amulets & corn go to Ilse, who stands at a side, or tie and stay.',
            fr: 'De là, amulettes & maïs vont à Ilse, placée au côté, ou restent à égalité.',
          },
          yours: { en: 'without amulets & corn', fr: 'sans amulettes & maïs' },
          ours: { en: '2 coins, the tile is yours', fr: '2 pièces, la tuile est à vous' },
        },
      },
      replies: ['1 buyer s34', '2 pass'],
    },
    {
      title: { en: 'One place, two verdicts', fr: 'Une place, deux verdicts' },
      text: {
        en: 'Jonas leads at corn from a corner, Ilse at weapons & books from a side. The edge between them takes one and ties the other.',
        fr: 'Jonas mène au maïs par un coin, Ilse à armes & livres par un côté. La place entre les deux prend l’un, égalise l’autre.',
      },
      rule: 'R-6.2c',
      reached: 1,
      picks: ['buyer h2c3'],
      others: {
        'buyer s33': {
          title: { en: 'Corn is yours, for 2', fr: 'Le maïs est à vous, pour 2' },
          text: {
            en: 'On the tile you win as well, and cheaper. But Ilse keeps weapons & books.',
            fr: 'Sur la tuile, vous gagnez aussi, et moins cher. Mais Ilse garde armes & livres.',
          },
          yours: { en: '2 coins; a tile for Ilse', fr: '2 pièces ; une tuile pour Ilse' },
          ours: { en: '3 coins; none for Ilse', fr: '3 pièces ; aucune pour Ilse' },
        },
        '*': {
          title: { en: 'Corn goes elsewhere', fr: 'Le maïs s’en va' },
          text: {
            en: 'Allowed. Tile 1 is worth more than its corn, as you will see.',
            fr: 'Permis. La tuile 1 vaut plus que son maïs, vous verrez.',
          },
          yours: { en: 'corn for Jonas or nobody', fr: 'le maïs à Jonas ou à personne' },
          ours: { en: '3 coins, corn for you', fr: '3 pièces, le maïs à vous' },
        },
      },
      replies: ['1 buyer h4c2'],
    },
    {
      title: { en: 'A tie: it stays', fr: 'Égalité : elle reste' },
      text: {
        en: 'Weapons & books: one side each, nobody on it. It stays for the next round.',
        fr: 'Armes & livres : un côté chacun, personne dessus. Elle reste pour la manche suivante.',
      },
      rule: 'R-6.2d',
      page: 'market',
      ring: ['s23'],
      reached: 2,
    },
    {
      title: { en: 'Two arrows', fr: 'Deux flèches' },
      text: {
        en: 'Single tiles carry an arrow. You won two: raise blessings, then corn.',
        fr: 'Une tuile simple porte une flèche. Vous en avez deux : montez bénédictions, puis maïs.',
      },
      rule: 'R-6.4',
      reached: 2,
      picks: ['raise blessings', 'raise corn'],
      others: {
        '*': {
          title: { en: 'Left as it is', fr: 'Laissé tel quel' },
          text: {
            en: 'Allowed. It keeps the price low for others too, but you hold the tile.',
            fr: 'Permis. Le prix reste bas pour les autres aussi, mais la tuile est à vous.',
          },
          yours: { en: '5 a sale', fr: '5 par vente' },
          ours: { en: '6 a sale', fr: '6 par vente' },
        },
      },
      replies: ['1 decline', '1 raise amulets'],
    },
    {
      title: { en: 'Special tiles', fr: 'Tuiles spéciales' },
      text: {
        en: 'Ilse won Good bargain: 5 coins. Market fluctuation raises any price. Jonas won nothing, so he drew a goods tile from the bag.',
        fr: 'Ilse a eu Bonne affaire : 5 pièces. Fluctuation monte un prix au choix. Jonas, sans rien, a pioché une tuile au sac.',
      },
      rule: 'R-6.5',
      ring: ['seat 2'],
      reached: 2,
    },
    {
      title: { en: 'The lowest number', fr: 'Le plus petit numéro' },
      text: {
        en: 'You hold tile 1, the lowest. You choose who begins, on the road now and in the next market.',
        fr: 'Vous avez la tuile 1, la plus petite. Vous choisissez qui commence, en route puis au prochain marché.',
      },
      rule: 'R-6.7',
      reached: 2,
      picks: ['firstPlayer 0'],
      others: {
        '*': {
          title: { en: 'A gift', fr: 'Un cadeau' },
          text: {
            en: 'You may. Whoever begins reaches the villages and the best places first.',
            fr: 'C’est permis. Qui commence atteint d’abord les villages et les bonnes places.',
          },
          yours: { en: 'another begins', fr: 'un autre commence' },
          ours: { en: 'you begin, twice', fr: 'vous commencez, deux fois' },
        },
      },
    },
    {
      title: { en: 'Four verdicts', fr: 'Quatre verdicts' },
      text: { en: 'Five tiles are yours: off to the villages.', fr: 'Cinq tuiles à vous : en route.' },
      reached: 3,
      known: [
        {
          text: { en: 'Most, on it, sides, nobody.', fr: 'Le plus, dessus, côtés, personne.' },
          rule: 'R-6.2',
        },
        { text: { en: 'Nobody is left without goods.', fr: 'Personne ne part sans rien.' }, rule: 'R-6.6' },
        {
          text: { en: 'The lowest number chooses.', fr: 'Le plus petit numéro choisit.' },
          rule: 'R-6.7',
        },
      ],
    },
  ],
};
