// What things are called in each language, for sentences and for the board alike.
import { grammar, type Lang } from '@comptoir/kernel';
import { BONUS } from '../data/board.ts';
import { REWARD_COINS, REWARD_VP, REWARD_WORKERS } from '../data/numbers.ts';
import type {
  ActionName,
  BonusName,
  CrestName,
  GoodName,
  HullName,
  ItemName,
  RewardName,
  TileName,
} from '../names.ts';

type Table<Key extends string> = Readonly<Record<Key, string>>;

/** What a language says by itself; the other names are made of these. */
interface Vocabulary {
  readonly hull: Table<HullName>;
  readonly crest: Table<CrestName>;
  readonly good: Table<GoodName>;
  readonly action: Table<ActionName>;
  /** The action in a word, for the wheel and the buttons. */
  readonly shortAction: Table<ActionName>;
  readonly mast: Table<CrestName>;
  readonly sail: Table<CrestName>;
  /** What a bonus lets its owner choose a tile of. */
  readonly oneOf: Readonly<Record<'buy-masts' | 'buy-sails' | 'buy-goods', string>>;
  coins(n: number): string;
  workers(n: number): string;
  points(n: number): string;
}
export interface Names extends Vocabulary {
  /** Hull parts, crests and goods, as they are called where their kind is clear. */
  readonly piece: Table<ItemName | 'crown'>;
  readonly tile: Table<TileName>;
  readonly bonus: Table<BonusName>;
  readonly reward: Table<RewardName>;
}

const inEnglish = grammar('en');
const EN: Vocabulary = {
  hull: { stern: 'stern', middle: 'middle section', bow: 'bow', single: 'one-part hull' },
  crest: {
    whale: 'whale',
    'ship-anchor': 'ship with anchor',
    helm: 'ship’s wheel',
    lighthouse: 'lighthouse',
    crown: 'crown',
  },
  good: { coffee: 'coffee', grain: 'grain', fish: 'fish', salt: 'salt' },
  action: {
    'buy-hull': 'Buy hull parts',
    'buy-masts': 'Buy masts',
    'buy-sails': 'Buy sails',
    'buy-goods': 'Buy goods',
    transport: 'Transport',
    withdraw: 'Withdraw money',
    deliver: 'Deliver goods',
    crowns: 'Score crowns',
  },
  shortAction: {
    'buy-hull': 'Hull',
    'buy-masts': 'Masts',
    'buy-sails': 'Sails',
    'buy-goods': 'Goods',
    transport: 'Transport',
    withdraw: 'Money',
    deliver: 'Deliver',
    crowns: 'Crowns',
  },
  mast: {
    whale: 'whale mast',
    'ship-anchor': 'ship with anchor mast',
    helm: 'ship’s wheel mast',
    lighthouse: 'lighthouse mast',
    crown: 'crown mast',
  },
  sail: {
    whale: 'whale sail',
    'ship-anchor': 'ship with anchor sail',
    helm: 'ship’s wheel sail',
    lighthouse: 'lighthouse sail',
    crown: 'crown sail',
  },
  oneOf: { 'buy-masts': '1 mast', 'buy-sails': '1 sail', 'buy-goods': '1 good' },
  coins: (n) => inEnglish.many(n, 'coin'),
  workers: (n) => inEnglish.many(n, 'worker'),
  points: (n) => inEnglish.many(n, 'point'),
};

const inFrench = grammar('fr');
const FR: Vocabulary = {
  hull: { stern: 'poupe', middle: 'partie centrale', bow: 'proue', single: 'coque complète' },
  crest: {
    whale: 'baleine',
    'ship-anchor': 'bateau avec ancre',
    helm: 'roue',
    lighthouse: 'phare',
    crown: 'couronne',
  },
  good: { coffee: 'café', grain: 'céréales', fish: 'poisson', salt: 'sel' },
  action: {
    'buy-hull': 'Acheter des parties de coque',
    'buy-masts': 'Acheter des mâts',
    'buy-sails': 'Acheter des voiles',
    'buy-goods': 'Acheter des marchandises',
    transport: 'Transport',
    withdraw: 'Retirer de l’argent',
    deliver: 'Livrer des marchandises',
    crowns: 'Évaluation de la couronne',
  },
  shortAction: {
    'buy-hull': 'Coque',
    'buy-masts': 'Mâts',
    'buy-sails': 'Voiles',
    'buy-goods': 'Cargaison',
    transport: 'Transport',
    withdraw: 'Argent',
    deliver: 'Livrer',
    crowns: 'Couronnes',
  },
  mast: {
    whale: 'mât baleine',
    'ship-anchor': 'mât bateau avec ancre',
    helm: 'mât roue',
    lighthouse: 'mât phare',
    crown: 'mât de la couronne',
  },
  sail: {
    whale: 'voile baleine',
    'ship-anchor': 'voile bateau avec ancre',
    helm: 'voile roue',
    lighthouse: 'voile phare',
    crown: 'voile de la couronne',
  },
  oneOf: { 'buy-masts': '1 mât', 'buy-sails': '1 voile', 'buy-goods': '1 marchandise' },
  coins: (n) => inFrench.many(n, 'pièce'),
  workers: (n) => inFrench.many(n, 'ouvrier'),
  points: (n) => inFrench.many(n, 'point'),
};

function tilesIn({ hull, mast, sail, good }: Vocabulary): Table<TileName> {
  return {
    ...hull,
    'whale-mast': mast.whale,
    'ship-anchor-mast': mast['ship-anchor'],
    'helm-mast': mast.helm,
    'lighthouse-mast': mast.lighthouse,
    'crown-mast': mast.crown,
    'whale-sail': sail.whale,
    'ship-anchor-sail': sail['ship-anchor'],
    'helm-sail': sail.helm,
    'lighthouse-sail': sail.lighthouse,
    'crown-sail': sail.crown,
    ...good,
  };
}

function bonusesIn({ oneOf, coins, workers, points }: Vocabulary): Table<BonusName> {
  const say = (name: BonusName): string => {
    const bonus = BONUS[name];
    const parts = [
      bonus.workers === 0 ? '' : workers(bonus.workers),
      bonus.vp === 0 ? '' : points(bonus.vp),
      bonus.coins === 0 ? '' : coins(bonus.coins),
      bonus.seller === null ? '' : oneOf[bonus.seller],
    ];
    return parts.filter((part) => part !== '').join(' + ');
  };
  return {
    workers3: say('workers3'),
    mast: say('mast'),
    sail: say('sail'),
    vp2: say('vp2'),
    workers2: say('workers2'),
    'worker1-good1': say('worker1-good1'),
    'worker1-vp1': say('worker1-vp1'),
    coins4: say('coins4'),
  };
}

function rewardsIn({ mast, sail, good, coins, workers, points }: Vocabulary): Table<RewardName> {
  const pair = (one: GoodName, other: GoodName): string => `${good[one]} + ${good[other]}`;
  return {
    'crown-mast': mast.crown,
    'crown-sail': sail.crown,
    vp3: points(REWARD_VP),
    coins7: coins(REWARD_COINS),
    workers3: workers(REWARD_WORKERS),
    'coffee-grain': pair('coffee', 'grain'),
    'coffee-fish': pair('coffee', 'fish'),
    'coffee-salt': pair('coffee', 'salt'),
    'grain-fish': pair('grain', 'fish'),
    'grain-salt': pair('grain', 'salt'),
    'fish-salt': pair('fish', 'salt'),
  };
}

const namesFrom = (words: Vocabulary): Names => ({
  ...words,
  piece: { ...words.hull, ...words.crest, ...words.good },
  tile: tilesIn(words),
  bonus: bonusesIn(words),
  reward: rewardsIn(words),
});

export const NAMES: Readonly<Record<Lang, Names>> = { en: namesFrom(EN), fr: namesFrom(FR) };

/** At the beginning of a line. */
export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
