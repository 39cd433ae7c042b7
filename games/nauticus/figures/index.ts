// The figures of the rules, the glossary of icons, and what is asked at tables.
import type { Figure, Figures } from '@comptoir/kernel';
import { TABLE } from './table.ts';

/** Before the eyes of the first seat: the ships and the warehouse. */
const MINE = { table: TABLE, part: 'mine' } as const;
const figures: readonly Figure[] = [
  {
    name: 'rings',
    rule: 'R-2.2',
    title: { en: 'Ring by ring', fr: 'Anneau par anneau' },
    panels: [
      {
        table: TABLE,
        at: 0,
        show: ['wheel'],
        shape: 1,
        marks: [
          { on: 'disc', label: '1' },
          { on: 'bonus 3', label: '2' },
          { on: 'item buy-hull stern', label: '3' },
        ],
        caption: {
          en: '1 turns once a round: the disc with the blue workers. 2 and 3 stay: the bonus of each slot, the prices on the rim.',
          fr: '1 tourne une fois par manche : le disque aux ouvriers bleus. 2 et 3 restent : le bonus de chaque case, les prix du bord.',
        },
      },
    ],
  },
  {
    name: 'pass-tiles',
    rule: 'R-4.7',
    title: { en: 'Points lost with pass tiles', fr: 'Points perdus avec les tuiles « passer »' },
    panels: [
      {
        ...MINE,
        at: 0,
        show: ['pass'],
        shape: 2.4,
        caption: {
          en: 'Nothing passed yet: 3 + 2 + 1 are still showing.',
          fr: 'Encore rien passé : 3 + 2 + 1 sont visibles.',
        },
      },
      {
        ...MINE,
        at: 42,
        seat: 1,
        show: ['pass'],
        shape: 2.4,
        caption: {
          en: 'Passed twice: 3 and 2 are crowns now, only the 1 would be lost.',
          fr: 'Passé deux fois : 3 et 2 sont des couronnes, seul le 1 serait perdu.',
        },
      },
    ],
    rows: [
      { what: { en: 'No tile flipped', fr: 'Aucune tuile retournée' }, number: '3 + 2 + 1 = −6' },
      { what: { en: 'One flipped', fr: 'Une retournée' }, number: '2 + 1 = −3' },
      { what: { en: 'Two flipped', fr: 'Deux retournées' }, number: '−1' },
      { what: { en: 'All three flipped', fr: 'Toutes retournées' }, number: '0' },
    ],
  },
  {
    name: 'where-a-tile-goes',
    rule: 'R-6.1',
    title: { en: 'Where a tile goes', fr: 'Où va une tuile' },
    panels: [
      {
        table: TABLE,
        at: 1,
        show: ['slot 3'],
        shape: 1.5,
        marks: [
          { on: 'item stern', label: '1' },
          { on: 'item single', label: '0' },
        ],
        caption: {
          en: 'Price 0, the one-part hull: the warehouse and nowhere else. Price 1 to 3: the shipyard at once, or the warehouse.',
          fr: 'Prix 0, la coque d’une partie : à l’entrepôt, nulle part ailleurs. Prix 1 à 3 : au chantier tout de suite, ou à l’entrepôt.',
        },
      },
      {
        ...MINE,
        at: 1,
        more: ['0 item stern', '0 new', '0 item single'],
        show: ['ship 0/1'],
        shape: 1.5,
        caption: {
          en: 'The stern cost 1 and is a ship now.',
          fr: 'La poupe a coûté 1 : c’est déjà un navire.',
        },
      },
      {
        ...MINE,
        at: 1,
        more: ['0 item stern', '0 new', '0 item single'],
        show: ['warehouse 0'],
        shape: 1.5,
        caption: {
          en: 'The one-part hull cost 0 and waits in the warehouse.',
          fr: 'La coque d’une partie a coûté 0 et attend à l’entrepôt.',
        },
      },
    ],
  },
  {
    name: 'twelve-spaces',
    rule: 'R-6.2',
    title: { en: 'Twelve spaces', fr: 'Douze places' },
    panels: [
      {
        ...MINE,
        at: 50,
        show: ['warehouse 0'],
        shape: 1.5,
        caption: {
          en: 'A mast and a sail are stored: nine spaces are left.',
          fr: 'Un mât et une voile sont rangés : il reste neuf places.',
        },
      },
    ],
    rows: [
      { what: { en: '1 mast', fr: '1 mât' }, number: '2' },
      { what: { en: '1 sail', fr: '1 voile' }, number: '1' },
    ],
    total: { what: { en: 'Taken of 12', fr: 'Prises sur 12' }, number: '3' },
  },
  {
    name: 'hulls',
    rule: 'R-6.4',
    title: { en: 'Open and closed hulls', fr: 'Coques ouvertes et fermées' },
    panels: [
      {
        ...MINE,
        at: 3,
        show: ['ship 0/1'],
        shape: 1.1,
        caption: { en: 'open: a stern alone', fr: 'ouverte : une poupe seule' },
      },
      {
        ...MINE,
        at: 3,
        more: ['0 item stern'],
        show: ['ship 0/1'],
        shape: 1.1,
        verdict: 'wrong',
        marks: [{ on: 'ship 0/1', is: 'wrong', pick: 'ship 1' }],
        caption: { en: 'A second stern does not fit.', fr: 'Une deuxième poupe ne va pas.' },
      },
      {
        ...MINE,
        at: 3,
        more: ['0 item middle', '0 ship 1'],
        show: ['ship 0/1'],
        shape: 1.1,
        caption: {
          en: 'open: a bow closes it, or one more middle section lengthens it',
          fr: 'ouverte : une proue la ferme, une partie centrale de plus l’allonge',
        },
      },
      {
        ...MINE,
        at: 5,
        show: ['ship 0/1'],
        shape: 1.1,
        verdict: 'right',
        caption: { en: 'closed, size 2', fr: 'fermée, taille 2' },
      },
    ],
  },
  {
    name: 'one-crest',
    rule: 'R-6.7',
    title: { en: 'One crest on a ship', fr: 'Un seul blason par navire' },
    panels: [
      {
        ...MINE,
        at: 25,
        show: ['ship 0/1'],
        shape: 1.3,
        verdict: 'right',
        caption: { en: 'two masts of the lighthouse', fr: 'deux mâts au phare' },
      },
      {
        ...MINE,
        at: 23,
        more: ['0 item whale'],
        show: ['warehouse 0'],
        shape: 1.3,
        verdict: 'wrong',
        caption: {
          en: 'A whale mast may not join the lighthouse: it can only be stored.',
          fr: 'Un mât à la baleine ne rejoint pas le phare : il ne peut qu’être rangé.',
        },
      },
    ],
  },
  {
    name: 'purchase',
    rule: 'R-7.1.1',
    title: { en: 'A purchase worked', fr: 'Un achat pas à pas' },
    panels: [
      {
        table: TABLE,
        at: 1,
        show: ['slot 3'],
        shape: 1.4,
        caption: {
          en: 'Buy hull parts on this slot: 1, 2, 3 and 0 coins, and two blue workers for everybody.',
          fr: 'Acheter des coques sur cette case : 1, 2, 3 et 0 pièces, et deux ouvriers bleus pour chacun.',
        },
      },
      {
        ...MINE,
        at: 5,
        more: ['0 item single', '0 item stern', '0 new'],
        show: ['ship 0/1', 'ship 0/2'],
        shape: 1.4,
        caption: {
          en: 'Two ships begun, for 8 coins and four workers in all.',
          fr: 'Deux navires commencés, pour 8 pièces et quatre ouvriers en tout.',
        },
      },
      {
        ...MINE,
        at: 5,
        more: ['0 item single', '0 item stern', '0 new'],
        show: ['warehouse 0'],
        shape: 1.4,
        caption: { en: 'The hull that cost 0 is stored.', fr: 'La coque à 0 est rangée.' },
      },
    ],
    rows: [
      { what: { en: 'Stern, blue worker', fr: 'Poupe, ouvrier bleu' }, number: '1' },
      { what: { en: 'Bow, blue worker', fr: 'Proue, ouvrier bleu' }, number: '3' },
      { what: { en: 'One-part hull, own worker', fr: 'Coque d’une partie, ouvrier à soi' }, number: '0' },
      { what: { en: 'A second stern, own worker', fr: 'Une deuxième poupe, ouvrier à soi' }, number: '4' },
    ],
    total: { what: { en: 'Coins', fr: 'Pièces' }, number: '8' },
  },
  {
    name: 'delivery',
    rule: 'R-7.4',
    title: { en: 'A delivery, before and after', fr: 'Une livraison, avant et après' },
    panels: [
      {
        ...MINE,
        at: 50,
        show: ['ship 0/1'],
        shape: 1.3,
        caption: {
          en: 'A complete ship with a fish under every part may deliver, for two workers.',
          fr: 'Un navire achevé, un poisson sous chaque partie, peut livrer pour deux ouvriers.',
        },
      },
      {
        ...MINE,
        at: 51,
        show: ['ship 0/1'],
        shape: 1.3,
        caption: {
          en: 'The ship is empty and may be loaded again; the fish are delivered.',
          fr: 'Le navire est vide et peut être rechargé ; les poissons sont livrés.',
        },
      },
    ],
    rows: [
      { what: { en: 'One fish delivered', fr: 'Un poisson livré' }, number: '2' },
      { what: { en: 'Two fish', fr: 'Deux poissons' }, number: '5' },
      { what: { en: 'Three, four, five', fr: 'Trois, quatre, cinq' }, number: '9, 14, 20' },
    ],
  },
  {
    name: 'crowns',
    rule: 'R-7.5',
    title: { en: 'Crowns times workers', fr: 'Couronnes fois ouvriers' },
    panels: [
      {
        ...MINE,
        at: 55,
        seat: 1,
        show: ['pass'],
        shape: 2.4,
        caption: {
          en: 'Three flipped pass tiles are three visible crowns: 3 points a worker.',
          fr: 'Trois tuiles « passer » retournées font trois couronnes : 3 points par ouvrier.',
        },
      },
    ],
    rows: [
      { what: { en: '4 workers × 3 crowns', fr: '4 ouvriers × 3 couronnes' }, number: '12' },
      { what: { en: '5 workers × 3 crowns', fr: '5 ouvriers × 3 couronnes' }, number: '15' },
      {
        what: { en: 'At most, in one action', fr: 'Au plus, en une action' },
        number: '15',
      },
    ],
  },
  {
    name: 'worth-of-ships',
    rule: 'R-10.2',
    title: { en: 'What ships are worth', fr: 'Ce que valent les navires' },
    panels: [
      {
        ...MINE,
        at: 35,
        show: ['ship 0/1'],
        shape: 1.3,
        caption: {
          en: 'Complete, two parts: 8 points at the end, and two rewards at once.',
          fr: 'Achevé, deux parties : 8 points à la fin, et deux récompenses tout de suite.',
        },
      },
      {
        ...MINE,
        at: 54,
        seat: 1,
        show: ['ship 1/1'],
        shape: 1.3,
        caption: {
          en: 'Without sails it is not complete: no point, one coin for each of its four tiles.',
          fr: 'Sans voiles, il n’est pas achevé : aucun point, une pièce pour chacune de ses quatre tuiles.',
        },
      },
    ],
    rows: [
      { what: { en: 'One part', fr: 'Une partie' }, number: '2' },
      { what: { en: 'Two parts', fr: 'Deux parties' }, number: '8' },
      { what: { en: 'Three parts', fr: 'Trois parties' }, number: '20' },
      { what: { en: 'Four parts', fr: 'Quatre parties' }, number: '35' },
    ],
  },
];

export const book: Figures = {
  figures,
  table: TABLE,
  glossary: [
    { icon: 'nauticus-worker-blue', note: 'disc' },
    { icon: 'nauticus-anchor', note: 'anchor' },
    { icon: 'nauticus-worker', note: 'worker' },
    { icon: 'nauticus-coin', note: 'coin' },
    { icon: 'nauticus-vp', note: 'vp' },
    { icon: 'nauticus-crown', note: 'crown' },
    { icon: 'nauticus-pass-tile', note: 'pass' },
    { icon: 'nauticus-extra-action', note: 'extra' },
    { icon: 'nauticus-warehouse', note: 'warehouse' },
    { icon: 'nauticus-buy-hull', note: 'action buy-hull' },
    { icon: 'nauticus-buy-masts', note: 'action buy-masts' },
    { icon: 'nauticus-buy-sails', note: 'action buy-sails' },
    { icon: 'nauticus-buy-goods', note: 'action buy-goods' },
    { icon: 'nauticus-transport', note: 'action transport' },
    { icon: 'nauticus-withdraw', note: 'action withdraw' },
    { icon: 'nauticus-deliver', note: 'action deliver' },
    { icon: 'nauticus-crowns', note: 'action crowns' },
    { icon: 'nauticus-delivered', note: 'delivered' },
  ],
  asked: [
    {
      question: { en: 'May I refuse a free tile?', fr: 'Puis-je refuser une tuile gratuite ?' },
      rule: 'R-12.8',
    },
    {
      question: { en: 'A ship of nothing but crowns?', fr: 'Un navire rien qu’avec des couronnes ?' },
      rule: 'R-12.27',
    },
    {
      question: {
        en: 'Does the second tile cost 4, or 4 more?',
        fr: 'La deuxième tuile : 4, ou 4 de plus ?',
      },
      rule: 'R-12.3',
    },
    {
      question: {
        en: 'My warehouse is full: what of the bonus?',
        fr: 'Mon entrepôt est plein : et le bonus ?',
      },
      rule: 'R-12.9',
    },
  ],
};
