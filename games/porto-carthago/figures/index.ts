// The figures of the rules, the glossary of icons, and what is asked at tables.
import type { Figure, Figures } from '@comptoir/kernel';
import { TABLE } from './table.ts';

const at = (picks: number) => ({ table: TABLE, at: picks }) as const;
const MINE = { table: TABLE, part: 'mine' } as const;
const figures: readonly Figure[] = [
  {
    name: 'servants',
    rule: 'R-2.1',
    title: { en: 'Where 18 servants stand', fr: 'Où sont 18 serviteurs' },
    panels: [
      {
        ...MINE,
        at: 9,
        show: ['servants'],
        shape: 3,
        caption: {
          en: 'Two on each of two quays, two in the warehouse, the rest in reserve: none is ever lost.',
          fr: 'Deux sur chacun de deux quais, deux à l’entrepôt, les autres en réserve : aucun n’est jamais perdu.',
        },
      },
    ],
    rows: [
      { what: { en: 'Two quays', fr: 'Deux quais' }, number: '4' },
      { what: { en: 'Warehouse spaces blocked', fr: 'Cases d’entrepôt bloquées' }, number: '2' },
      { what: { en: 'Reserve', fr: 'Réserve' }, number: '12' },
    ],
    total: { what: { en: 'Servants', fr: 'Serviteurs' }, number: '18' },
  },
  {
    name: 'claimed-and-berthed',
    rule: 'R-2.4',
    title: { en: 'Claimed and berthed', fr: 'Réclamé et occupé' },
    panels: [
      {
        ...at(9),
        show: ['quay q11', 'ship celts-cedar'],
        shape: 1.2,
        verdict: 'right',
        caption: {
          en: 'claimed by Maren, a ship lies there: cedar can be loaded',
          fr: 'réclamé par Maren, un navire y est : le cèdre peut être chargé',
        },
      },
      {
        ...at(9),
        show: ['quay q9'],
        shape: 1.2,
        caption: {
          en: 'a ship, no servants: nobody loads it yet',
          fr: 'un navire, pas de serviteurs : personne ne le charge',
        },
      },
      {
        ...at(9),
        show: ['quay q1'],
        shape: 1.2,
        caption: {
          en: 'claimed by Tobias, no ship: he waits for one',
          fr: 'réclamé par Tobias, sans navire : il en attend un',
        },
      },
    ],
  },
  {
    name: 'lighthouse',
    rule: 'R-5.2',
    title: { en: 'Who places the ships', fr: 'Qui place les navires' },
    panels: [
      {
        ...at(111),
        show: ['lighthouse', 'rows'],
        shape: 0.9,
        caption: {
          en: 'Ilse has more servants in the lighthouse than Tobias. Rank 1 blocks one ship or places two, rank 2 places two, later ranks one.',
          fr: 'Ilse a plus de serviteurs au phare que Tobias. Le rang 1 bloque un navire ou en place deux, le rang 2 en place deux, les suivants un.',
        },
      },
    ],
  },
  {
    name: 'action-space',
    rule: 'R-6.2',
    title: { en: 'An action space, read from the top', fr: 'Une case d’action, de haut en bas' },
    panels: [
      {
        ...MINE,
        at: 9,
        show: ['space a3', 'space a4'],
        shape: 2.8,
        caption: {
          en: 'The card, the servants it takes, and below the bonus of the space: after the action, or alone.',
          fr: 'La carte, les serviteurs qu’elle prend, et en bas le bonus de la case : après l’action, ou seul.',
        },
      },
    ],
  },
  {
    name: 'market-prices',
    rule: 'R-7.4',
    title: { en: 'Four, three, two', fr: 'Quatre, trois, deux' },
    panels: [
      {
        ...at(9),
        show: ['market'],
        shape: 1.6,
        caption: {
          en: 'The first good since the market was filled costs 4: Maren took wine.',
          fr: 'La première marchandise depuis le remplissage coûte 4 : Maren a pris du vin.',
        },
      },
      {
        ...at(13),
        show: ['market'],
        shape: 1.6,
        caption: {
          en: 'The second cost Ilse 3; now every further one costs 2, whoever buys.',
          fr: 'La deuxième a coûté 3 à Ilse ; chaque suivante coûte 2, quel que soit l’acheteur.',
        },
      },
    ],
  },
  {
    name: 'buying-influence',
    rule: 'R-8.2',
    title: { en: 'May buy, may not', fr: 'Peut acheter, ne peut pas' },
    panels: [
      {
        ...at(64),
        show: ['palace'],
        shape: 1.2,
        verdict: 'right',
        caption: {
          en: 'Maren, 2 trade points: the cheapest free space, 6 talents, one servant.',
          fr: 'Maren, 2 points de commerce : la place libre la moins chère, 6 talents, un serviteur.',
        },
      },
      {
        ...at(64),
        seat: 1,
        show: ['tradeHouse'],
        shape: 1.2,
        verdict: 'wrong',
        caption: {
          en: 'Ilse, 1 trade point: however rich, the next space asks for 2.',
          fr: 'Ilse, 1 point de commerce : si riche soit-elle, la place suivante en demande 2.',
        },
      },
    ],
    rows: [
      { what: { en: 'Spaces 1 to 3: trade points', fr: 'Places 1 à 3 : points de commerce' }, number: '2' },
      { what: { en: 'Spaces 4 to 6', fr: 'Places 4 à 6' }, number: '3' },
      { what: { en: 'Spaces 13, 14 and the large one', fr: 'Places 13, 14 et la grande' }, number: '6' },
    ],
  },
  {
    name: 'load',
    rule: 'R-9.1',
    title: { en: 'A load in six steps', fr: 'Un chargement en six temps' },
    panels: [
      {
        ...at(16),
        show: ['quay q11', 'quay q12'],
        shape: 1.3,
        caption: {
          en: 'The ship at Maren’s quay desires cedar, and she brings it.',
          fr: 'Le navire au quai de Maren désire du cèdre, et elle l’apporte.',
        },
      },
      {
        ...at(20),
        show: ['quay q11', 'quay q12'],
        shape: 1.3,
        caption: {
          en: 'Berth and quay are free again, both servants are home.',
          fr: 'Le poste et le quai sont libres, les deux serviteurs sont rentrés.',
        },
      },
    ],
    rows: [
      { what: { en: '1. The good goes into the bag', fr: '1. La marchandise va au sac' }, number: '' },
      { what: { en: '2. Talents of the card', fr: '2. Les talents de la carte' }, number: '+ 6' },
      { what: { en: '3. Trade point', fr: '3. Point de commerce' }, number: '+ 1' },
      { what: { en: '4. She takes the card', fr: '4. Elle prend la carte' }, number: '' },
      { what: { en: '5. Servants come home', fr: '5. Les serviteurs rentrent' }, number: '+ 2' },
      { what: { en: '6. The privilege: talents', fr: '6. Le privilège : des talents' }, number: '+ 3' },
    ],
  },
  {
    name: 'voyage',
    rule: 'R-9.2',
    title: { en: 'A voyage, danger met and not met', fr: 'Un voyage, danger égalé ou non' },
    panels: [
      {
        ...at(121),
        seat: 2,
        show: ['temple'],
        shape: 1.2,
        verdict: 'right',
        caption: {
          en: 'Tobias: four servants in the temple, danger 4. A success.',
          fr: 'Tobias : quatre serviteurs au temple, danger 4. Un succès.',
        },
      },
      {
        ...at(108),
        seat: 1,
        show: ['temple'],
        shape: 1.2,
        verdict: 'wrong',
        caption: {
          en: 'Ilse: three servants, danger 4. A failure.',
          fr: 'Ilse : trois serviteurs, danger 4. Un échec.',
        },
      },
    ],
    rows: [
      {
        what: {
          en: 'Success: 9 talents, offering of 4; 2 points',
          fr: 'Succès : 9 talents, offrande de 4 ; 2 points',
        },
        number: '+ 5',
      },
      {
        what: { en: 'Failure: half of 12 talents; 1 point', fr: 'Échec : la moitié de 12 talents ; 1 point' },
        number: '+ 6',
      },
    ],
  },
  {
    name: 'path',
    rule: 'R-11.4',
    title: { en: 'The path of intrigue', fr: 'Le chemin de l’intrigue' },
    panels: [
      {
        ...at(219),
        show: ['path'],
        shape: 1.6,
        caption: {
          en: 'Only two servants stand on the path at the end: below four it pays nothing.',
          fr: 'Deux serviteurs seulement sur le chemin à la fin : sous quatre, il ne donne rien.',
        },
      },
    ],
    rows: [
      {
        what: { en: '4 servants: the first moves in', fr: '4 serviteurs : le premier fait entrer' },
        number: '1',
      },
      { what: { en: '8: first and second', fr: '8 : premier et deuxième' }, number: '2 / 1' },
      { what: { en: '12: three players', fr: '12 : trois joueurs' }, number: '3 / 2 / 1' },
    ],
  },
  {
    name: 'palace-decides',
    rule: 'R-11.5',
    title: { en: 'The palace decides', fr: 'Le palais décide' },
    panels: [
      {
        ...at(219),
        show: ['palace'],
        shape: 1.5,
        caption: {
          en: 'Maren and Tobias have five servants each in the palace; her trade points break the tie.',
          fr: 'Maren et Tobias ont cinq serviteurs chacun au palais ; ses points de commerce départagent.',
        },
      },
    ],
    rows: [
      { what: { en: 'Ilse: 4 servants, 34 talents', fr: 'Ilse : 4 serviteurs, 34 talents' }, number: '3.' },
      { what: { en: 'Tobias: 5 servants, 5 points', fr: 'Tobias : 5 serviteurs, 5 points' }, number: '2.' },
      { what: { en: 'Maren: 5 servants, 6 points', fr: 'Maren : 5 serviteurs, 6 points' }, number: '1.' },
    ],
  },
];

export const book: Figures = {
  figures,
  table: TABLE,
  glossary: [
    { icon: 'porto-carthago-servant', note: 'reserve' },
    { icon: 'porto-carthago-talent', note: 'talents' },
    { icon: 'porto-carthago-palace', note: 'palace' },
    { icon: 'porto-carthago-tradeHouse', note: 'tradeHouse' },
    { icon: 'porto-carthago-pathOfIntrigue', note: 'path' },
    { icon: 'porto-carthago-quay', note: 'quay q1' },
    { icon: 'porto-carthago-lighthouse', note: 'lighthouse' },
    { icon: 'porto-carthago-temple', note: 'temple' },
    { icon: 'porto-carthago-charter', note: 'charter' },
    { icon: 'porto-carthago-warehouse', note: 'warehouse' },
    { icon: 'porto-carthago-market', note: 'market' },
    { icon: 'porto-carthago-transporter', note: 'action transporter' },
    { icon: 'porto-carthago-aristocrat', note: 'action aristocrat' },
    { icon: 'porto-carthago-captain', note: 'action captain' },
    { icon: 'porto-carthago-stevedore', note: 'action stevedore' },
    { icon: 'porto-carthago-merchant', note: 'action merchant' },
    { icon: 'porto-carthago-releaseWarehouse', note: 'bonus releaseWarehouse' },
    { icon: 'porto-carthago-buyPalace', note: 'bonus buyPalace' },
    { icon: 'porto-carthago-takeTalents', note: 'takeTalents' },
    { icon: 'porto-carthago-refillMarket', note: 'refillMarket' },
    { icon: 'porto-carthago-bonusTalents', note: 'privilege bonusTalents' },
    { icon: 'porto-carthago-bonusTradePoint', note: 'privilege bonusTradePoint' },
    { icon: 'porto-carthago-intrigueServant', note: 'privilege intrigueServant' },
    { icon: 'porto-carthago-sortDeck', note: 'privilege sortDeck' },
    { icon: 'porto-carthago-loadAnyGood', note: 'privilege loadAnyGood' },
    { icon: 'porto-carthago-moveServants', note: 'privilege moveServants' },
    { icon: 'porto-carthago-bringShip', note: 'privilege bringShip' },
    { icon: 'porto-carthago-palaceWithoutPoints', note: 'privilege palaceWithoutPoints' },
  ],
  asked: [
    {
      question: {
        en: 'Does “load any good” need a good?',
        fr: '« Charger tout » demande-t-il une marchandise ?',
      },
      rule: 'R-14.17',
    },
    {
      question: {
        en: 'Is a danger equal to my servants met?',
        fr: 'Un danger égal à mes serviteurs suffit-il ?',
      },
      rule: 'R-14.14',
    },
    {
      question: { en: 'When does a ship leave port?', fr: 'Quand un navire quitte-t-il le port ?' },
      rule: 'R-14.8',
    },
    {
      question: {
        en: 'May both points of a voyage go to the path?',
        fr: 'Les deux points d’un voyage sur le chemin ?',
      },
      rule: 'R-14.19',
    },
  ],
};
