// The figures of the rules, the glossary of icons, and what is asked at tables.
import type { Figure, Figures } from '@comptoir/kernel';
import { TABLE } from './table.ts';

const at = (picks: number) => ({ table: TABLE, at: picks }) as const;
const figures: readonly Figure[] = [
  {
    name: 'what-a-buyer-touches',
    rule: 'R-2.1',
    title: { en: 'What a buyer touches', fr: 'Ce que touche un acheteur' },
    panels: [
      {
        ...at(1),
        show: ['v1r3', 's31', 's32'],
        shape: 1.3,
        marks: [{ on: 'v1r3', label: '2' }],
        caption: {
          en: 'An edge touches the two stalls it parts.',
          fr: 'Un côté touche les deux étals qu’il sépare.',
        },
      },
      {
        ...at(7),
        show: ['h2v1', 's21', 's32'],
        shape: 1.3,
        marks: [{ on: 'h2v1', label: '4' }],
        caption: {
          en: 'A crossing touches four stalls and lies in two corridors.',
          fr: 'Un carrefour touche quatre étals et compte dans deux allées.',
        },
      },
      {
        ...at(27),
        show: ['s22'],
        shape: 1.3,
        marks: [{ on: 's22', label: '1' }],
        caption: {
          en: 'On a tile a buyer counts for that one, and wins it when all else is equal.',
          fr: 'Sur une tuile, il compte pour celle-là, et l’emporte à égalité.',
        },
      },
    ],
  },
  {
    name: 'price-marker',
    rule: 'R-2.3',
    title: { en: 'What the price marker hides', fr: 'Ce que cache le marqueur de prix' },
    panels: [
      {
        ...at(117),
        show: ['row amulets', 'row weapons', 'row relics'],
        shape: 1.5,
        caption: {
          en: 'At price 5 the marker hides the last green spaces; from 7 on all of them are open.',
          fr: 'Au prix 5, le marqueur cache les dernières cases vertes ; dès 7, toutes sont ouvertes.',
        },
      },
    ],
    rows: [
      { what: { en: 'Price 5 at the end pays', fr: 'Prix 5 : à la fin' }, number: '0' },
      { what: { en: 'Price 6, 7, 8', fr: 'Prix 6, 7, 8' }, number: '1, 3, 6' },
      { what: { en: 'Price 9, 10', fr: 'Prix 9, 10' }, number: '8, 9' },
    ],
  },
  {
    name: 'corridor-income',
    rule: 'R-6.1',
    title: { en: 'A corridor and a crossing: 6 + 1', fr: 'Une allée et un carrefour : 6 + 1' },
    panels: [
      {
        ...at(35),
        seat: 1,
        show: ['v2r3', 'h3v2', 'v2r5', 's22'],
        shape: 1.2,
        marks: [
          { on: 'v2r3', label: '1' },
          { on: 'h3v2', label: '2' },
          { on: 'v2r5', label: '3' },
        ],
        caption: {
          en: 'Ilse has three buyers in the corridor V2. The one on the crossing counts in H3 too; the one on a tile in none.',
          fr: 'Ilse a trois acheteurs dans l’allée V2. Celui du carrefour compte aussi dans H3 ; celui sur une tuile, nulle part.',
        },
      },
    ],
    rows: [
      { what: { en: 'Three buyers in V2', fr: 'Trois acheteurs dans V2' }, number: '6' },
      { what: { en: 'One buyer in H3', fr: 'Un acheteur dans H3' }, number: '1' },
    ],
    total: { what: { en: 'Income', fr: 'Revenu' }, number: '7' },
  },
  {
    name: 'who-wins-a-tile',
    rule: 'R-6.2d',
    title: { en: 'Who wins a tile', fr: 'Qui gagne une tuile' },
    panels: [
      {
        ...at(35),
        show: ['s22'],
        shape: 1.4,
        verdict: 'right',
        caption: {
          en: 'Corn and salt: one buyer each around it, and Ilse’s stands on the tile. She would win it.',
          fr: 'Céréales et sel : un acheteur chacune autour, et celui d’Ilse est sur la tuile. Elle l’aurait.',
        },
      },
      {
        ...at(60),
        show: ['s21'],
        shape: 1.4,
        verdict: 'wrong',
        caption: {
          en: 'As many of both, nobody on the tile, as many on its sides: nobody wins, the tile stays.',
          fr: 'Autant des deux, personne sur la tuile, autant sur ses côtés : personne ne gagne, elle reste.',
        },
      },
    ],
    rows: [
      { what: { en: '1. Most buyers around the tile', fr: '1. Le plus d’acheteurs autour' }, number: '' },
      {
        what: { en: '2. Tied: the buyer on the tile', fr: '2. Égalité : l’acheteur sur la tuile' },
        number: '',
      },
      { what: { en: '3. Tied: most on its sides', fr: '3. Égalité : le plus sur ses côtés' }, number: '' },
      { what: { en: '4. Tied still: nobody', fr: '4. Encore égalité : personne' }, number: '' },
    ],
  },
  {
    name: 'journey',
    rule: 'R-7.3a',
    title: { en: 'A journey its sale helps to pay', fr: 'Un trajet que la vente aide à payer' },
    panels: [
      {
        ...at(68),
        seat: 1,
        show: ['v19', 'v24'],
        shape: 1.4,
        caption: {
          en: 'Ilse’s merchant goes by Isengrund and Zirbental to Weidenau, the cheapest way: 10.',
          fr: 'Le marchand d’Ilse passe par Isengrund et Zirbental jusqu’à Weidenau, au plus court : 10.',
        },
      },
      {
        ...at(69),
        seat: 1,
        show: ['v19', 'v24'],
        shape: 1.4,
        caption: {
          en: 'There amulets sell for 7. With 3 in hand she could have made the journey too.',
          fr: 'Là, les amulettes se vendent 7. Avec 3 en main, le trajet aurait été possible aussi.',
        },
      },
    ],
    rows: [
      { what: { en: 'Money in hand', fr: 'Argent en main' }, number: '20' },
      { what: { en: 'The journey', fr: 'Le trajet' }, number: '− 10' },
      { what: { en: 'The sale', fr: 'La vente' }, number: '+ 7' },
    ],
    total: { what: { en: 'Money after it', fr: 'Argent ensuite' }, number: '17' },
  },
  {
    name: 'sale',
    rule: 'R-7.4',
    title: {
      en: 'A sale: the price to you, 1 to each other post',
      fr: 'Une vente : le prix pour vous, 1 par autre comptoir',
    },
    panels: [
      {
        ...at(46),
        seat: 1,
        show: ['v27', 'v26'],
        shape: 1.4,
        caption: { en: 'Maren has a post in Feuerkog.', fr: 'Maren a un comptoir à Feuerkog.' },
      },
      {
        ...at(47),
        seat: 1,
        show: ['v27', 'v26'],
        shape: 1.4,
        caption: {
          en: 'Ilse sells amulets there: 6 for her, 1 for Maren, and Ilse leaves a post too.',
          fr: 'Ilse y vend des amulettes : 6 pour elle, 1 pour Maren, et Ilse laisse aussi un comptoir.',
        },
      },
    ],
  },
  {
    name: 'two-regions',
    rule: 'R-7.5',
    title: { en: 'The last village closes two regions', fr: 'Le dernier village complète deux régions' },
    panels: [
      {
        ...at(112),
        show: ['v22', 'v19', 'v23'],
        shape: 1.4,
        caption: {
          en: 'Only Hirschloh is missing to Maren, for two regions at once.',
          fr: 'Il ne manque à Maren que Hirschloh, pour deux régions à la fois.',
        },
      },
      {
        ...at(117),
        show: ['row salt', 'row weapons'],
        shape: 1.4,
        caption: {
          en: 'She sells there and puts two discs on the leftmost open green spaces: 5 and 5.',
          fr: 'Elle y vend et pose deux disques sur les cases vertes ouvertes les plus à gauche : 5 et 5.',
        },
      },
    ],
    rows: [
      { what: { en: 'A disc for salt', fr: 'Un disque pour le sel' }, number: '5' },
      { what: { en: 'A disc for weapons', fr: 'Un disque pour les armes' }, number: '5' },
    ],
    total: { what: { en: 'At once', fr: 'Tout de suite' }, number: '10' },
  },
  {
    name: 'final-income',
    rule: 'R-8.3',
    title: { en: 'The last count', fr: 'Le dernier compte' },
    panels: [
      {
        ...at(152),
        show: ['hermagor', 'v01', 'v31'],
        shape: 1.5,
        caption: {
          en: 'The poorest duchy pays 3 a post: five posts for both players. Maren has most posts on the main road, Ilse fewest.',
          fr: 'Le duché le plus faible paie 3 par comptoir : cinq comptoirs pour chacune. Maren en a le plus sur la route principale, Ilse le moins.',
        },
      },
    ],
    rows: [
      { what: { en: 'Maren’s money', fr: 'L’argent de Maren' }, number: '47' },
      { what: { en: 'Production', fr: 'Production' }, number: '+ 8' },
      { what: { en: 'Duchies: 5 × 3', fr: 'Duchés : 5 × 3' }, number: '+ 15' },
      { what: { en: 'Main road (Ilse: −5)', fr: 'Route principale (Ilse : −5)' }, number: '+ 5' },
    ],
    total: { what: { en: 'Final money', fr: 'Argent final' }, number: '75' },
  },
  {
    name: 'shared-colour',
    rule: 'R-9.4',
    title: { en: 'Two players: the shared colour', fr: 'À deux : la couleur commune' },
    panels: [
      {
        ...at(4),
        show: ['h3c3', 'v2r3', 'h3c1'],
        shape: 1.4,
        caption: {
          en: 'Each player put a shared buyer beside an own one, free of charge. It counts like a third player when tiles are won.',
          fr: 'Chacune a posé un acheteur commun avec un des siens, sans payer. Il compte comme un troisième joueur pour gagner les tuiles.',
        },
      },
    ],
  },
  {
    name: 'tax-collector',
    rule: 'R-10.1',
    title: { en: 'Variant: the tax collector', fr: 'Variante : le percepteur' },
    panels: [
      {
        table: { ...TABLE, variants: ['taxCollector:on'], picks: [] },
        at: 0,
        show: ['money 0'],
        shape: 1.8,
        caption: {
          en: 'Before the action tile is turned up, each may declare exactly what they have. Who declares least chooses the first player.',
          fr: 'Avant que la tuile action soit retournée, chacun peut déclarer exactement ce qu’il a. Qui déclare le moins choisit le premier joueur.',
        },
      },
    ],
  },
];

export const book: Figures = {
  figures,
  table: TABLE,
  glossary: [
    { icon: 'hermagor-coin', note: 'money' },
    { icon: 'hermagor-buyer', note: 'space' },
    { icon: 'hermagor-market', note: 'corridor' },
    { icon: 'hermagor-merchant', note: 'city' },
    { icon: 'hermagor-priceUp', note: 'single' },
    { icon: 'hermagor-bargain', note: 'bargain' },
    { icon: 'hermagor-marketFluctuation', note: 'marketFluctuation' },
    { icon: 'hermagor-shortcut', note: 'shortcut' },
    { icon: 'hermagor-blackMarket', note: 'blackMarket' },
    { icon: 'hermagor-region', note: 'region' },
    { icon: 'hermagor-nobility', note: 'nobility' },
    { icon: 'hermagor-disc', note: 'discs' },
    { icon: 'hermagor-sharedPost', note: 'shared' },
    { icon: 'hermagor-duchy', note: 'duchy' },
    { icon: 'hermagor-mainRoad', note: 'mainRoad' },
    { icon: 'hermagor-firstPlayer', note: 'firstPlayer' },
    { icon: 'hermagor-moveAndSell', note: 'actionTiles' },
  ],
  asked: [
    {
      question: { en: 'May I pass and come back later?', fr: 'Puis-je passer et revenir plus tard ?' },
      rule: 'R-12.3',
    },
    {
      question: { en: 'May the sale pay for the journey?', fr: 'La vente peut-elle payer le trajet ?' },
      rule: 'R-12.4',
    },
    {
      question: { en: 'Half of an odd sum?', fr: 'La moitié d’un nombre impair ?' },
      rule: 'R-12.7',
    },
    {
      question: { en: 'Two posts in one village?', fr: 'Deux comptoirs dans un village ?' },
      rule: 'R-12.22',
    },
  ],
};
