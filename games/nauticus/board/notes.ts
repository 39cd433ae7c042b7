// What everything on the board is, in one or two sentences, with its rule.
import type { Note, Scene } from '@comptoir/board-kit';
import type { Lang, RuleId } from '@comptoir/kernel';
import {
  COINS_PER_VP,
  COINS_PER_WORKER,
  CROWN_LIMIT,
  EXTRA_PRICE,
  EXTRA_WORKERS,
  FURTHER_PRICE,
  GOODS_VP,
} from '../src/data/numbers.ts';
import { SPACES, WAREHOUSE_SPACES } from '../src/data/tiles.ts';
import { ACTIONS, BONUSES, TILES } from '../src/names.ts';
import { NAMES } from '../src/texts/names.ts';
import type { Nauticus } from '../src/types.ts';
import { captionOf } from './Dock.tsx';
import { goodsAboard, pictureOf, pointsOf } from './ships.ts';
import { actionName, bonusName, wordsIn } from './words.ts';

type Both = Readonly<Record<Lang, readonly [title: string, text: string]>> & { readonly rule: RuleId };

const MAST_SPACES = SPACES[TILES.indexOf('whale-mast')];
/** For one good of a kind, for two, and so on. */
const GOODS_POINTS = GOODS_VP.slice(1).join(', ');

const NOTES: Readonly<Record<string, Both>> = {
  disc: {
    en: [
      'The turning disc',
      'Blue workers for everybody in this phase, those of the slot in play. What is not used is lost. The disc turns once a round, to the anchor tile.',
    ],
    fr: [
      'Le disque',
      'Les ouvriers bleus de la case en jeu servent à tout le monde. Ce qui n’est pas utilisé est perdu. Le disque tourne une fois par manche, vers la tuile ancre.',
    ],
    rule: 'R-2.2',
  },
  anchor: {
    en: [
      'Anchor tile',
      'It lies on the round’s first chosen slot. The disc’s anchor will turn here when the next round begins.',
    ],
    fr: [
      'Tuile ancre',
      'Elle marque la première case choisie de la manche. L’ancre du disque s’y placera à la manche suivante.',
    ],
    rule: 'R-4.4',
  },
  pass: {
    en: [
      'Pass tiles',
      'Passing turns your highest number to its crown. Numbers still showing at the end of the round are lost points; crowns count when crowns are scored.',
    ],
    fr: [
      'Tuiles « passer »',
      'Passer retourne votre plus haut nombre sur sa couronne. Les nombres encore visibles en fin de manche sont des points perdus ; les couronnes comptent à l’évaluation.',
    ],
    rule: 'R-5.3',
  },
  extra: {
    en: [
      'Extra action',
      `Once a game, before or after your turn: take ${NAMES.en.workers(EXTRA_WORKERS)} and play any of the ${ACTIONS.length} actions. No bonus, no blue workers, first tiles cost ${NAMES.en.coins(EXTRA_PRICE)}.`,
    ],
    fr: [
      'Action supplémentaire',
      `Une fois par partie, avant ou après votre tour : ${NAMES.fr.workers(EXTRA_WORKERS)} et une action au choix parmi les ${ACTIONS.length}. Ni bonus ni ouvriers bleus, premières tuiles à ${NAMES.fr.coins(EXTRA_PRICE)}.`,
    ],
    rule: 'R-9',
  },
  warehouse: {
    en: [
      'Warehouse',
      `${WAREHOUSE_SPACES} spaces; a mast takes ${MAST_SPACES}. Every tile you did not pay for goes here. Only Transport takes tiles out.`,
    ],
    fr: [
      'Entrepôt',
      `${WAREHOUSE_SPACES} places ; un mât en prend ${MAST_SPACES}. Toute tuile qui n’a rien coûté vient ici. Seul le transport en fait sortir.`,
    ],
    rule: 'R-6.2',
  },
  delivered: {
    en: ['Delivered goods', `Points per kind, from one good on: ${GOODS_POINTS}.`],
    fr: ['Marchandises livrées', `Points par sorte, à partir d’une marchandise : ${GOODS_POINTS}.`],
    rule: 'R-10.1',
  },
  worker: {
    en: [
      'Workers',
      'Every use of an action takes one. Blue workers go first, your own stay until you need them.',
    ],
    fr: [
      'Ouvriers',
      'Chaque usage d’une action en demande un. Les bleus partent d’abord, les vôtres restent jusqu’au besoin.',
    ],
    rule: 'R-5.2',
  },
  coin: {
    en: ['Coins', `They buy tiles. At the end every ${NAMES.en.coins(COINS_PER_VP)} are one point.`],
    fr: ['Pièces', `Elles paient les tuiles. À la fin, ${NAMES.fr.coins(COINS_PER_VP)} valent un point.`],
    rule: 'R-10.3',
  },
  vp: {
    en: ['Points in play', 'Ships, delivered goods and leftovers are added at the end.'],
    fr: ['Points en jeu', 'Les navires, les livraisons et les restes s’ajoutent à la fin.'],
    rule: 'R-10',
  },
  crown: {
    en: [
      'Crowns',
      `Crown masts and sails on ships and in the warehouse, and flipped pass tiles. Score crowns pays them, ${NAMES.en.points(CROWN_LIMIT)} at most.`,
    ],
    fr: [
      'Couronnes',
      `Mâts et voiles de la couronne, à bord ou à l’entrepôt, et tuiles « passer » retournées. L’évaluation les paie, ${NAMES.fr.points(CROWN_LIMIT)} au plus.`,
    ],
    rule: 'R-7.5',
  },
  'buy-hull': {
    en: [
      '',
      `Stern, middle sections and bow make a ship of two to four parts; the one-part hull is a ship at once. A second tile of the same kind costs ${NAMES.en.coins(FURTHER_PRICE)}.`,
    ],
    fr: [
      '',
      `Poupe, parties centrales et proue font un navire de deux à quatre parties ; la coque complète en est un à elle seule. Une deuxième tuile de la même sorte coûte ${NAMES.fr.coins(FURTHER_PRICE)}.`,
    ],
    rule: 'R-6.4',
  },
  'buy-masts': {
    en: ['', 'One mast on each hull part; all crests of a ship are alike, crowns fit everywhere.'],
    fr: [
      '',
      'Un mât par partie de coque ; un navire ne porte que les mêmes armoiries, la couronne va partout.',
    ],
    rule: 'R-6.5',
  },
  'buy-sails': {
    en: ['', 'One sail on each mast. The last sail of a closed hull completes the ship and brings rewards.'],
    fr: [
      '',
      'Une voile par mât. La dernière voile d’une coque fermée achève le navire et rapporte des récompenses.',
    ],
    rule: 'R-6.6',
  },
  'buy-goods': {
    en: ['', 'One good under each hull part; a complete and fully loaded ship can deliver.'],
    fr: ['', 'Une marchandise par partie de coque ; un navire achevé et chargé peut livrer.'],
    rule: 'R-6.8',
  },
  transport: {
    en: ['', 'Each worker takes one tile from your warehouse to your ships.'],
    fr: ['', 'Chaque ouvrier amène une tuile de l’entrepôt à vos navires.'],
    rule: 'R-7.2',
  },
  withdraw: {
    en: ['', `Each worker fetches ${NAMES.en.coins(COINS_PER_WORKER)}.`],
    fr: ['', `Chaque ouvrier rapporte ${NAMES.fr.coins(COINS_PER_WORKER)}.`],
    rule: 'R-7.3',
  },
  deliver: {
    en: [
      '',
      'A complete, fully loaded ship delivers all its goods, one worker each. The ship stays and can be loaded again.',
    ],
    fr: [
      '',
      'Un navire achevé et plein livre toute sa cargaison, un ouvrier par marchandise. Il reste et peut être rechargé.',
    ],
    rule: 'R-7.4',
  },
  crowns: {
    en: ['', `Each worker scores all your visible crowns once, ${NAMES.en.points(CROWN_LIMIT)} at most.`],
    fr: ['', `Chaque ouvrier évalue toutes vos couronnes visibles, ${NAMES.fr.points(CROWN_LIMIT)} au plus.`],
    rule: 'R-7.5',
  },
  bonus: {
    en: ['', 'Only the player who chooses this slot receives it, at once.'],
    fr: ['', 'Seul le joueur qui choisit cette case le reçoit, tout de suite.'],
    rule: 'R-5',
  },
};

function said(key: string, lang: Lang, title?: string, more = ''): Note | null {
  const both = NOTES[key];
  if (both === undefined) return null;
  const [own, text] = both[lang];
  return { title: title ?? own, text: `${text}${more}`, rule: both.rule };
}

function shipNote(name: string, scene: Scene<Nauticus>, lang: Lang): Note | null {
  const [seat, number] = name.split('/').map(Number);
  const ship = scene.view.players[seat ?? -1]?.ships.find((one) => one.number === number);
  if (ship === undefined) return null;
  const words = wordsIn(lang);
  const load = words.loaded(goodsAboard(ship), ship.parts.length);
  const worth = ship.isComplete ? '' : ` ${words.points(pointsOf(ship))}.`;
  return {
    title: words.ship(ship.number),
    text: `${captionOf(ship, lang)}, ${load}.${worth}`,
    rule: 'R-10.2',
  };
}

const left = (n: number, lang: Lang): string =>
  lang === 'fr' ? ` Il en reste ${n}.` : ` ${n} left in stock.`;

const SUFFIXES: Readonly<Record<string, string>> = { 'buy-masts': '-mast', 'buy-sails': '-sail' };

/** An action tile, or one of the items it sells. */
function actionNote(id: string, item: string, scene: Scene<Nauticus>, lang: Lang): Note | null {
  const action = ACTIONS.find((one) => one === id);
  if (action === undefined) return null;
  const tile = TILES.find((one) => one === `${item}${SUFFIXES[id] ?? ''}`);
  const more = tile === undefined ? '' : left(scene.view.stock[tile], lang);
  return said(id, lang, actionName(action, lang), more);
}

function bonusNote(id: string, lang: Lang): Note | null {
  const bonus = BONUSES.find((one) => one === id);
  if (bonus === undefined) return null;
  return said('bonus', lang, `Bonus${lang === 'fr' ? '\u202f' : ''}: ${bonusName(bonus, lang)}`);
}

const KIND_SELLERS = { hull: 'buy-hull', mast: 'buy-masts', sail: 'buy-sails', good: 'buy-goods' } as const;

function tileNote(id: string, scene: Scene<Nauticus>, lang: Lang): Note | null {
  const tile = TILES.find((one) => one === id);
  if (tile === undefined) return null;
  const { hulls, masts, sails, goods } = wordsIn(lang);
  const { kind } = pictureOf(tile);
  const title = { hull: hulls, mast: masts, sail: sails, good: goods }[kind];
  return said(KIND_SELLERS[kind], lang, title, left(scene.view.stock[tile], lang));
}

/** What the thing with this `data-note` is. */
export function note(name: string, scene: Scene<Nauticus>, lang: Lang): Note | null {
  const [kind = '', id = '', item = ''] = name.split(' ');
  switch (kind) {
    case 'ship':
      return shipNote(id, scene, lang);
    case 'action':
    case 'item':
      return actionNote(id, item, scene, lang);
    case 'bonus':
      return bonusNote(id, lang);
    case 'tile':
      return tileNote(id, scene, lang);
    default:
      return said(kind, lang);
  }
}
