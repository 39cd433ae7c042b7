// The figures of the rules, the glossary of icons, and what is asked at tables.
import type { Figure, Figures } from '@comptoir/kernel';
import { TABLE } from './table.ts';

/** What lies before a player: residence, ships, hand. */
const MINE = { table: TABLE, part: 'mine' } as const;
const DOCKS = ['dock 1', 'dock 2', 'dock 3'];
const figures: readonly Figure[] = [
  {
    name: 'one-card-three-uses',
    rule: 'R-1.4',
    title: { en: 'One card, three uses', fr: 'Une carte, trois usages' },
    panels: [
      {
        ...MINE,
        at: 9,
        show: ['card dyes-5-warDock'],
        shape: 1.3,
        caption: {
          en: 'A trade card is an action (below), a good, or coins (the number). Played as an action it comes back; paid as a good or as coins it is gone.',
          fr: 'Une carte Commerce est une action (en bas), une marchandise ou des pièces (le nombre). Jouée comme action, elle revient ; payée, elle est perdue.',
        },
      },
    ],
  },
  {
    name: 'discs-on-a-space',
    rule: 'R-4.3',
    title: { en: 'A card for every other disc', fr: 'Une carte par disque étranger' },
    panels: [
      {
        table: TABLE,
        at: 28,
        seat: 1,
        show: ['space market'],
        shape: 1.3,
        caption: {
          en: 'A neutral disc lies on the Market.',
          fr: 'Un disque neutre est au Marché.',
        },
      },
      {
        ...MINE,
        at: 31,
        seat: 1,
        show: ['played 1'],
        shape: 1.3,
        caption: {
          en: 'So Ilse plays two cards: one that shows the action, one of any kind.',
          fr: 'Ilse joue donc deux cartes : une qui montre l’action, une autre quelconque.',
        },
      },
    ],
    rows: [
      { what: { en: 'The action', fr: 'L’action' }, number: '1' },
      { what: { en: 'One other disc on the space', fr: 'Un autre disque sur la case' }, number: '+ 1' },
    ],
    total: { what: { en: 'Cards to play', fr: 'Cartes à jouer' }, number: '2' },
  },
  {
    name: 'guild-marker',
    rule: 'R-4.8',
    title: { en: 'The guild marker moves on', fr: 'Le marqueur de guilde avance' },
    panels: [
      {
        table: TABLE,
        at: 27,
        show: ['ring'],
        shape: 1,
        caption: {
          en: 'A guild marker, the flag, lies on Maren’s space, Residence: she may take a guild action.',
          fr: 'Un marqueur de guilde, le fanion, est sur la case de Maren, Résidence : elle peut faire une action de guilde.',
        },
      },
      {
        table: TABLE,
        at: 28,
        show: ['ring'],
        shape: 1,
        caption: {
          en: 'After it, the marker goes clockwise to the next space without one: Trade dock.',
          fr: 'Ensuite, il passe à la case suivante sans marqueur : Quai de commerce.',
        },
      },
    ],
  },
  {
    name: 'column',
    rule: 'R-5.2.3',
    title: { en: 'A column, before and after', fr: 'Une colonne, avant et après' },
    panels: [
      {
        ...MINE,
        at: 20,
        show: ['residence 0'],
        shape: 1.5,
        caption: {
          en: 'One disc of the left column is gone since the setup: worth 0 seats.',
          fr: 'Un disque de la colonne de gauche est parti dès la mise en place : 0 siège.',
        },
      },
      {
        ...MINE,
        at: 28,
        show: ['residence 0'],
        shape: 1.5,
        caption: {
          en: 'Three dyes paid, the next disc is free: the lowest freed space counts, 2 seats.',
          fr: 'Trois teintures payées, le disque suivant est libre : la place libérée la plus basse compte, 2 sièges.',
        },
      },
    ],
    rows: [
      {
        what: { en: 'Left column: three of one good', fr: 'Colonne de gauche : trois fois la même' },
        number: '3',
      },
      { what: { en: 'Centre column: cedar', fr: 'Colonne du centre : cèdre' }, number: '2' },
      { what: { en: 'Right column: jewels', fr: 'Colonne de droite : bijoux' }, number: '2' },
    ],
  },
  {
    name: 'ships-move-up',
    rule: 'R-5.5.3',
    title: { en: 'Ships move up, discs stay', fr: 'Les bateaux avancent, les disques restent' },
    panels: [
      {
        table: TABLE,
        at: 42,
        seat: 1,
        show: DOCKS,
        shape: 2,
        caption: {
          en: 'Ilse delivers dyes at dock 1, where her disc lies.',
          fr: 'Ilse livre des teintures au quai 1, où est son disque.',
        },
      },
      {
        table: TABLE,
        at: 44,
        seat: 1,
        show: DOCKS,
        shape: 2,
        caption: {
          en: 'The ship is hers; those behind have moved one dock forward, a new one has entered.',
          fr: 'Le bateau est à elle ; ceux de derrière ont avancé d’un quai, un nouveau est entré.',
        },
      },
    ],
  },
  {
    name: 'expedition',
    rule: 'R-5.5.6',
    title: { en: 'Strength against danger', fr: 'Force contre danger' },
    panels: [
      {
        ...MINE,
        at: 15,
        show: ['residence 0'],
        shape: 1.5,
        verdict: 'wrong',
        caption: {
          en: 'No disc of the centre column is freed: Maren’s strength is 1, the ship’s danger 5. A failure, yet her disc may still go to a tile.',
          fr: 'Aucun disque libéré au centre : la force de Maren est 1, le danger du bateau 5. Échec, mais son disque peut encore aller sur une tuile.',
        },
      },
    ],
    rows: [
      { what: { en: 'Centre column full', fr: 'Colonne du centre pleine' }, number: '1' },
      { what: { en: 'One disc freed, two freed', fr: 'Un disque libéré, deux libérés' }, number: '3, 5' },
      { what: { en: 'Each Escorts ship used', fr: 'Par bateau Escorte utilisé' }, number: '+ 2' },
      { what: { en: 'Danger 5 asks for', fr: 'Le danger 5 demande' }, number: '5' },
    ],
  },
  {
    name: 'ship-effects',
    rule: 'R-6.1',
    title: { en: 'Four ships that help once', fr: 'Quatre bateaux qui aident une fois' },
    panels: [
      {
        table: TABLE,
        at: 44,
        show: DOCKS,
        shape: 1.9,
        caption: {
          en: 'The effect stands below the good. Used, the ship is turned face down; it still counts at the end.',
          fr: 'L’effet est sous la marchandise. Utilisé, le bateau est retourné ; il compte encore à la fin.',
        },
      },
    ],
    rows: [
      { what: { en: 'Embargo: the front ship leaves', fr: 'Embargo : le bateau de tête part' }, number: '' },
      {
        what: { en: 'Luxury: deliver with any trade card', fr: 'Luxe : livrer avec toute carte Commerce' },
        number: '',
      },
      {
        what: { en: 'Palette: five new cards in the market', fr: 'Palette : cinq cartes neuves au marché' },
        number: '',
      },
      {
        what: { en: 'Favour: any card for the action', fr: 'Faveur : toute carte pour l’action' },
        number: '',
      },
    ],
  },
  {
    name: 'positions',
    rule: 'R-7.5',
    title: { en: 'The first on a tile pays least', fr: 'Le premier sur une tuile paie le moins' },
    panels: [
      {
        table: TABLE,
        at: 37,
        show: ['tile residence1'],
        shape: 1.5,
        caption: {
          en: 'Maren took position 1 of this tile for 2 coins, Ilse position 2 for 5.',
          fr: 'Maren a pris la place 1 de cette tuile pour 2 pièces, Ilse la place 2 pour 5.',
        },
      },
    ],
    rows: [
      { what: { en: 'Position 1', fr: 'Place 1' }, number: '2' },
      { what: { en: 'Position 2', fr: 'Place 2' }, number: '5' },
      { what: { en: 'Position 3, with four players', fr: 'Place 3, à quatre joueurs' }, number: '8' },
    ],
  },
  {
    name: 'seats-times-ships',
    rule: 'R-9.3',
    title: { en: 'Seats times ships', fr: 'Sièges fois bateaux' },
    panels: [
      {
        ...MINE,
        at: 107,
        show: ['residence 0', 'fleet 0'],
        shape: 2,
        caption: {
          en: 'At the end Maren has 2 seats by her left column and 2 ships.',
          fr: 'À la fin, Maren a 2 sièges par sa colonne de gauche et 2 bateaux.',
        },
      },
    ],
    rows: [
      { what: { en: '2 seats × 2 ships', fr: '2 sièges × 2 bateaux' }, number: '4' },
      { what: { en: 'One of each more: 3 × 3', fr: 'Un de plus de chaque : 3 × 3' }, number: '9' },
      { what: { en: 'Ilse: 0 seats × 2 ships', fr: 'Ilse : 0 siège × 2 bateaux' }, number: '0' },
    ],
  },
  {
    name: 'tiles-at-the-end',
    rule: 'R-9.4',
    title: { en: 'Four tiles, each up to 12', fr: 'Quatre tuiles, 12 au plus chacune' },
    panels: [
      {
        table: TABLE,
        at: 107,
        show: ['tile townHall1', 'tile residence1', 'tile victoryPoints', 'tile residence2'],
        shape: 2.4,
        caption: {
          en: 'Maren holds position 1 on four tiles. Victory points would give 4 × 7 = 28: at most 12 count.',
          fr: 'Maren tient la place 1 de quatre tuiles. Points de victoire donnerait 4 × 7 = 28 : 12 au plus comptent.',
        },
      },
    ],
    rows: [
      { what: { en: 'Seats × ships', fr: 'Sièges × bateaux' }, number: '4' },
      {
        what: { en: 'Town hall 1: no disc on the forum', fr: 'Hôtel de ville 1 : aucun disque au forum' },
        number: '0',
      },
      { what: { en: 'Residence 1: 3 spaces freed', fr: 'Résidence 1 : 3 places libérées' }, number: '9' },
      { what: { en: 'Victory points', fr: 'Points de victoire' }, number: '12' },
      { what: { en: 'Residence 2: 1 disc in supply', fr: 'Résidence 2 : 1 disque en réserve' }, number: '3' },
    ],
    total: { what: { en: 'Maren’s points', fr: 'Points de Maren' }, number: '28' },
  },
];

export const book: Figures = {
  figures,
  table: TABLE,
  glossary: [
    { icon: 'carthago-tradeCard', note: 'hand' },
    { icon: 'carthago-basicCard', note: 'basic' },
    { icon: 'carthago-market', note: 'space market' },
    { icon: 'carthago-residence', note: 'space residence' },
    { icon: 'carthago-tradeDock', note: 'space tradeDock' },
    { icon: 'carthago-warDock', note: 'space warDock' },
    { icon: 'carthago-delivery', note: 'space delivery' },
    { icon: 'carthago-guildMarker', note: 'marker' },
    { icon: 'carthago-disc', note: 'supply' },
    { icon: 'carthago-ship', note: 'dock' },
    { icon: 'carthago-warship', note: 'war' },
    { icon: 'carthago-anchor', note: 'anchor' },
    { icon: 'carthago-strength', note: 'strength' },
    { icon: 'carthago-forum', note: 'forum' },
    { icon: 'carthago-decade', note: 'decade' },
    { icon: 'carthago-townHall1', note: 'tile townHall1' },
    { icon: 'carthago-achievements', note: 'tile achievements' },
    { icon: 'carthago-residence1', note: 'tile residence1' },
    { icon: 'carthago-townHall2', note: 'tile townHall2' },
    { icon: 'carthago-victoryPoints', note: 'tile victoryPoints' },
    { icon: 'carthago-shipCards', note: 'tile shipCards' },
    { icon: 'carthago-coins', note: 'tile coins' },
    { icon: 'carthago-residence2', note: 'tile residence2' },
    { icon: 'carthago-goods', note: 'tile goods' },
    { icon: 'carthago-vp', note: 'score' },
  ],
  asked: [
    {
      question: {
        en: 'Does my own disc make a space dearer?',
        fr: 'Mon propre disque renchérit-il la case ?',
      },
      rule: 'R-11.25',
    },
    {
      question: { en: 'Do I get change?', fr: 'Me rend-on la monnaie ?' },
      rule: 'R-11.29',
    },
    {
      question: { en: 'Does my disc follow its ship?', fr: 'Mon disque suit-il son bateau ?' },
      rule: 'R-11.50',
    },
    {
      question: {
        en: 'When must the guild marker lie there?',
        fr: 'Quand le marqueur de guilde doit-il être là ?',
      },
      rule: 'R-11.22',
    },
  ],
};
