// Everything the game says in French.
import { grammar, type Texts } from '@comptoir/kernel';
import { MOST_BID, STALL_ROOM } from '../data/numbers.ts';
import type { Category, GoodName } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, NightMarket } from '../types.ts';
import { type SketchWords, sketch } from './sketch.ts';
import { GOOD_NAMES } from './words.ts';

const { many, listed } = grammar('fr');
const GOOD = GOOD_NAMES.fr;
/** With the article. */
const THE_GOOD: Readonly<Record<GoodName, string>> = {
  silk: 'la soie',
  spice: 'les épices',
  tea: 'le thé',
  glass: 'le verre',
};
const CATEGORY: Readonly<Record<Category, string>> = {
  goods: 'les marchandises',
  order: 'la commande',
  coins: 'les pièces',
};
const coins = (n: number): string => many(n, 'pièce');
const points = (n: number): string => many(n, 'point');

const SKETCH: SketchWords = {
  good: GOOD,
  round: (n, of) => `Manche ${n} sur ${of}`,
  starter: (name) => `à égalité, ${name} d’abord`,
  deck: (cards) => `${many(cards, 'carte')} dans la pioche`,
  lot: (goods) => `Le lot : ${goods}`,
  coins,
  points,
  order: (good) => `commande : ${good}`,
  hasBid: 'a misé',
  nothing: 'rien',
};

export const fr: Texts<NightMarket, Code, Asked> = {
  prompts: {
    bid: (_at, view) => `Que misez-vous pour ${listed(view.lot.map((good) => THE_GOOD[good]))} ?`,
    take: () => 'Le lot est à vous : que prenez-vous ?',
  },
  options: {
    bid: (o) => (o.noun === 0 ? 'Ne rien miser' : `Miser ${coins(o.noun)}`),
    take: (o) => `Prendre ${THE_GOOD[o.noun]}`,
    leave: () => 'Laisser les deux',
  },
  refusals: {
    // R-4.2
    tooFewCoins: () => `On ne mise pas plus que l’on n’a, et jamais plus de ${MOST_BID}.`,
    // R-5.2
    stallFull: () => `Votre étal en compte déjà ${STALL_ROOM} : il n’y a pas de place pour un quatrième.`,
  },
  events: {
    lotTurnedUp: (e) => `En vente : ${listed(e.lot.map((good) => GOOD[good]))}.`,
    bidPlaced: (e, who) => `${who(e.seat)} : mise posée.`,
    bidsOpened: (e, who) => `Les mises : ${e.bids.map((n, seat) => `${who(seat)} ${n}`).join(', ')}.`,
    lotWon: (e, who) => `${who(e.seat)} : le lot, pour ${coins(e.price)}. Une pièce pour chacun des autres.`,
    goodTaken: (e, who) => `${who(e.seat)} : ${GOOD[e.good]} sur l’étal.`,
    lotLeft: (e, who) => `${who(e.seat)} : les deux marchandises restent.`,
    orderShown: (e, who) => `${who(e.seat)} : commande, ${GOOD[e.good]}.`,
    scored: (e, who) => `${who(e.seat)} : ${points(e.points)} pour ${CATEGORY[e.category]}.`,
    gameEnded: (e, who) => {
      const winners = e.ranks.flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
      return `Le marché ferme. Le plus de points : ${listed(winners)}.`;
    },
  },
  variants: {},
  stage: ({ round, rounds }) => `Manche ${round} sur ${rounds}`,
  sketch: (view, who) => sketch(view, who, SKETCH),
};
