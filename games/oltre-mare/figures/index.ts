// The figures of the rules, the glossary of icons, and what is asked at tables.
import type { Figure, Figures } from '@comptoir/kernel';
import { TABLE } from './table.ts';

const at = (picks: number) => ({ table: TABLE, at: picks }) as const;
/** What lies before a player: pirates, cargo, the cards played, the hand. */
const MINE = { table: TABLE, part: 'mine' } as const;
const figures: readonly Figure[] = [
  {
    name: 'a-card-read',
    rule: 'R-2.1',
    title: { en: 'A card, read', fr: 'Lire une carte' },
    panels: [
      {
        ...MINE,
        at: 0,
        seat: 2,
        show: ['card wood-08'],
        shape: 1.3,
        caption: {
          en: 'Wood, with two actions: ducats and market. Below, sea power 5 and load 2.',
          fr: 'Du bois, avec deux actions : ducats et marché. En bas, puissance maritime 5 et chargement 2.',
        },
      },
    ],
    rows: [
      {
        what: { en: 'Sea power: the hand limit', fr: 'Puissance maritime : la limite de main' },
        number: '5',
      },
      { what: { en: 'Load: cards to play', fr: 'Chargement : cartes à jouer' }, number: '2' },
    ],
    total: { what: { en: 'On every card', fr: 'Sur chaque carte' }, number: '7' },
  },
  {
    name: 'hand-limit',
    rule: 'R-5.1',
    title: { en: 'More cards than the limit', fr: 'Plus de cartes que la limite' },
    panels: [
      {
        ...MINE,
        at: 357,
        seat: 2,
        show: ['hand 2'],
        shape: 2.6,
        caption: {
          en: 'Tobias holds six cards; the sea power of his top cargo card allows four.',
          fr: 'Tobias a six cartes ; la puissance maritime de sa carte du dessus en permet quatre.',
        },
      },
      {
        ...MINE,
        at: 359,
        seat: 2,
        show: ['hand 2'],
        shape: 2.6,
        caption: {
          en: 'Two go to his pirates, face down. Each costs 1 ducat at the end.',
          fr: 'Deux vont à ses pirates, face cachée. Chacune coûte 1 ducat à la fin.',
        },
      },
    ],
  },
  {
    name: 'a-package',
    rule: 'R-6.10',
    title: { en: 'An offer, as its receiver sees it', fr: 'Une offre, vue par qui la reçoit' },
    panels: [
      {
        ...at(15),
        seat: 1,
        show: ['letter'],
        shape: 2.2,
        caption: {
          en: 'Tobias gives silver and asks for wine. The good is true; which card it is, Ilse learns when she accepts.',
          fr: 'Tobias donne de l’argent et demande du vin. Le bien est vrai ; la carte même, Ilse la découvre en acceptant.',
        },
      },
    ],
    rows: [
      {
        what: { en: 'Ilse accepts: prestige for her', fr: 'Ilse accepte : prestige pour elle' },
        number: '+ 1',
      },
      { what: { en: 'For Tobias, whose turn it is', fr: 'Pour Tobias, dont c’est le tour' }, number: '0' },
    ],
  },
  {
    name: 'icons',
    rule: 'R-7.3',
    title: { en: 'Icons counted together', fr: 'Les icônes se comptent ensemble' },
    panels: [
      {
        ...MINE,
        at: 22,
        seat: 2,
        show: ['played 2'],
        shape: 2,
        caption: {
          en: 'Tobias played wine, wood and corn: six icons on three cards.',
          fr: 'Tobias a joué vin, bois et céréales : six icônes sur trois cartes.',
        },
      },
    ],
    rows: [
      { what: { en: '1 ducat icon: ducats', fr: '1 icône ducats : ducats' }, number: '1' },
      { what: { en: '2 pirate icons: cards lost', fr: '2 icônes pirates : cartes perdues' }, number: '3' },
      { what: { en: '2 market icons: cards drawn', fr: '2 icônes marché : cartes piochées' }, number: '3' },
      { what: { en: '1 ship icon: routes', fr: '1 icône bateau : routes' }, number: '1' },
      { what: { en: '3, 4 or more icons', fr: '3, 4 icônes ou plus' }, number: '6' },
    ],
  },
  {
    name: 'exact-routes',
    rule: 'R-7.7',
    title: { en: 'Exactly three routes', fr: 'Exactement trois routes' },
    panels: [
      {
        ...at(51),
        show: ['port bari', 'port napoli'],
        shape: 1.4,
        caption: {
          en: 'Maren played three ship icons: her ship must leave Bari and go three routes.',
          fr: 'Maren a joué trois icônes bateau : son bateau doit quitter Bari et faire trois routes.',
        },
      },
      {
        ...at(52),
        show: ['port bari', 'port napoli'],
        shape: 1.4,
        caption: {
          en: 'Naples is three routes away; ports on the way do not matter.',
          fr: 'Naples est à trois routes ; les ports du chemin ne comptent pas.',
        },
      },
    ],
  },
  {
    name: 'venice',
    rule: 'R-7.9',
    title: { en: 'The Venice card', fr: 'La carte Venise' },
    panels: [
      {
        ...at(332),
        part: 'players',
        show: [0, 0, 1, 0.6],
        shape: 1.1,
        caption: {
          en: 'Prestige when Venice turned up. Afterwards everybody begins again at 0.',
          fr: 'Le prestige quand Venise est apparue. Ensuite, tous repartent de 0.',
        },
      },
    ],
    rows: [
      { what: { en: 'Ilse, 5 prestige', fr: 'Ilse, 5 de prestige' }, number: '6' },
      { what: { en: 'Tobias, 4', fr: 'Tobias, 4' }, number: '3' },
      { what: { en: 'Maren, 2', fr: 'Maren, 2' }, number: '1' },
    ],
  },
  {
    name: 'port-tokens',
    rule: 'R-8.1',
    title: { en: 'One token is active', fr: 'Un seul jeton est actif' },
    panels: [
      {
        ...at(26),
        seat: 2,
        part: 'players',
        show: ['tokens 2'],
        shape: 2.4,
        caption: {
          en: 'Tobias stopped in Tana and took Fight the pirates.',
          fr: 'Tobias s’est arrêté à Tana et a pris Combattre les pirates.',
        },
      },
      {
        ...at(102),
        seat: 2,
        part: 'players',
        show: ['tokens 2'],
        shape: 2.4,
        caption: {
          en: 'His next stop turned it down: it still counts at the end, Local authority acts now.',
          fr: 'L’arrêt suivant l’a retourné : il compte encore à la fin, l’Autorité locale agit.',
        },
      },
    ],
  },
  {
    name: 'loading-order',
    rule: 'R-9.2',
    title: { en: 'The same cards, two next turns', fr: 'Les mêmes cartes, deux tours suivants' },
    panels: [
      {
        ...MINE,
        at: 25,
        seat: 2,
        show: ['cargo 2'],
        shape: 1.2,
        caption: {
          en: 'Wood on top: limit 5, two cards to play.',
          fr: 'Bois dessus : limite 5, deux cartes à jouer.',
        },
      },
      {
        ...MINE,
        at: 23,
        more: ['2 load corn-01', '2 load wood-08'],
        seat: 2,
        show: ['cargo 2'],
        shape: 1.2,
        caption: {
          en: 'Wine on top: limit 3, four cards to play.',
          fr: 'Vin dessus : limite 3, quatre cartes à jouer.',
        },
      },
    ],
  },
  {
    name: 'runs',
    rule: 'R-10.2',
    title: { en: 'A cargo split into runs', fr: 'Une cargaison en collections' },
    panels: [
      {
        ...at(806),
        seat: 1,
        part: 'lane',
        show: [0, 0, 1, 1],
        shape: 3.4,
        caption: {
          en: 'Ilse’s cargo at the end, from the bottom up: neighbours of one good are a run.',
          fr: 'La cargaison d’Ilse à la fin, de bas en haut : des biens identiques voisins font une collection.',
        },
      },
    ],
    rows: [
      { what: { en: '4 sugar, 4 wine', fr: '4 sucres, 4 vins' }, number: '10 + 10' },
      { what: { en: '3 silk, 2 silk apart from them', fr: '3 soies, 2 soies à part' }, number: '8 + 3' },
      { what: { en: '3 silver, 2 spice', fr: '3 argents, 2 épices' }, number: '7 + 4' },
      {
        what: { en: '2 corn, and four cards alone', fr: '2 céréales, et quatre cartes seules' },
        number: '3 + 3',
      },
    ],
    total: { what: { en: 'Ducats for the cargo', fr: 'Ducats de la cargaison' }, number: '48' },
  },
  {
    name: 'final-count',
    rule: 'R-10.5',
    title: { en: 'The last count', fr: 'Le décompte final' },
    panels: [
      {
        ...at(806),
        seat: 1,
        part: 'players',
        show: [0, 0, 1, 0.6],
        shape: 1.1,
        caption: {
          en: 'Ilse wins with the least money in play: her cargo decides.',
          fr: 'Ilse gagne avec le moins d’argent en jeu : sa cargaison décide.',
        },
      },
    ],
    rows: [
      { what: { en: 'Ducats in play', fr: 'Ducats en jeu' }, number: '13' },
      { what: { en: 'Cargo', fr: 'Cargaison' }, number: '+ 48' },
      { what: { en: 'Most port tokens', fr: 'Le plus de jetons' }, number: '+ 6' },
      { what: { en: 'Third in prestige', fr: 'Troisième au prestige' }, number: '+ 1' },
      { what: { en: 'Seven cards with the pirates', fr: 'Sept cartes chez les pirates' }, number: '− 7' },
    ],
    total: { what: { en: 'Ilse’s ducats', fr: 'Ducats d’Ilse' }, number: '61' },
  },
];

export const book: Figures = {
  figures,
  table: TABLE,
  glossary: [
    { icon: 'oltre-mare-seaPower', note: 'seaPower' },
    { icon: 'oltre-mare-load', note: 'load' },
    { icon: 'oltre-mare-ducats', note: 'ducats' },
    { icon: 'oltre-mare-prestige', note: 'prestige' },
    { icon: 'oltre-mare-cargo', note: 'cargo' },
    { icon: 'oltre-mare-pirateStack', note: 'pirates' },
    { icon: 'oltre-mare-navigation', note: 'icons' },
    { icon: 'oltre-mare-handshake', note: 'offer' },
    { icon: 'oltre-mare-venice', note: 'venice' },
    { icon: 'oltre-mare-compass', note: 'token compass' },
    { icon: 'oltre-mare-fightPirates', note: 'token fightPirates' },
    { icon: 'oltre-mare-favourableTerms', note: 'token favourableTerms' },
    { icon: 'oltre-mare-localAuthority', note: 'token localAuthority' },
    { icon: 'oltre-mare-bigDeal', note: 'token bigDeal' },
    { icon: 'oltre-mare-seafaring', note: 'token seafaring' },
    { icon: 'oltre-mare-spice', note: 'good spice' },
    { icon: 'oltre-mare-silk', note: 'good silk' },
    { icon: 'oltre-mare-silver', note: 'good silver' },
    { icon: 'oltre-mare-sugar', note: 'good sugar' },
    { icon: 'oltre-mare-wine', note: 'good wine' },
    { icon: 'oltre-mare-wood', note: 'good wood' },
    { icon: 'oltre-mare-corn', note: 'good corn' },
  ],
  asked: [
    {
      question: { en: 'Is a gift a deal?', fr: 'Un cadeau est-il une affaire ?' },
      rule: 'R-12.11',
    },
    {
      question: { en: 'May my ship go back and forth?', fr: 'Mon bateau peut-il aller et venir ?' },
      rule: 'R-12.19',
    },
    {
      question: {
        en: 'No ship icon: do I lose my token?',
        fr: 'Sans icône bateau, mon jeton est-il perdu ?',
      },
      rule: 'R-12.21',
    },
    {
      question: { en: 'Two runs of one good?', fr: 'Deux collections du même bien ?' },
      rule: 'R-12.35',
    },
  ],
};
