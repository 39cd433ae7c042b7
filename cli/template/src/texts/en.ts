// Everything the game says in English.
import { grammar, type Texts } from '@comptoir/kernel';
import { MOST_BID, STALL_ROOM } from '../data/numbers.ts';
import type { Category } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, NightMarket } from '../types.ts';
import { type SketchWords, sketch } from './sketch.ts';
import { GOOD_NAMES } from './words.ts';

const { many, listed } = grammar('en');
const GOOD = GOOD_NAMES.en;
const CATEGORY: Readonly<Record<Category, string>> = {
  goods: 'goods',
  order: 'the order',
  coins: 'coins',
};
const coins = (n: number): string => many(n, 'coin');
const points = (n: number): string => many(n, 'point');

const SKETCH: SketchWords = {
  good: GOOD,
  round: (n, of) => `Round ${n} of ${of}`,
  starter: (name) => `${name} first among equals`,
  deck: (cards) => `${many(cards, 'card')} in the deck`,
  lot: (goods) => `The lot: ${goods}`,
  coins,
  points,
  order: (good) => `order: ${good}`,
  hasBid: 'has bid',
  nothing: 'nothing',
};

export const en: Texts<NightMarket, Code, Asked> = {
  prompts: {
    bid: (_at, view) => `What do you bid for ${listed(view.lot.map((good) => GOOD[good]))}?`,
    take: () => 'The lot is yours: which good do you take?',
  },
  options: {
    bid: (o) => (o.noun === 0 ? 'Bid nothing' : `Bid ${coins(o.noun)}`),
    take: (o) => `Take the ${GOOD[o.noun]}`,
    leave: () => 'Leave both goods',
  },
  refusals: {
    // R-4.2
    tooFewCoins: () => `You cannot bid more than you have, and never more than ${MOST_BID}.`,
    // R-5.2
    stallFull: () => `Your stall already holds ${STALL_ROOM} of this good; there is no room for a fourth.`,
  },
  events: {
    lotTurnedUp: (e) => `For sale: ${listed(e.lot.map((good) => GOOD[good]))}.`,
    bidPlaced: (e, who) => `${who(e.seat)} placed a bid.`,
    bidsOpened: (e, who) => `The bids: ${e.bids.map((n, seat) => `${who(seat)} ${n}`).join(', ')}.`,
    lotWon: (e, who) => `${who(e.seat)} won the lot for ${coins(e.price)}; everybody else earns a coin.`,
    goodTaken: (e, who) => `${who(e.seat)} took the ${GOOD[e.good]}.`,
    lotLeft: (e, who) => `${who(e.seat)} left both goods.`,
    orderShown: (e, who) => `${who(e.seat)} showed the order: ${GOOD[e.good]}.`,
    scored: (e, who) => `${who(e.seat)}: ${points(e.points)} for ${CATEGORY[e.category]}.`,
    gameEnded: (e, who) => {
      const winners = e.ranks.flatMap((rank, seat) => (rank === 1 ? [who(seat)] : []));
      return `The market closes. Most points: ${listed(winners)}.`;
    },
  },
  variants: {},
  stage: ({ round, rounds }) => `Round ${round} of ${rounds}`,
  sketch: (view, who) => sketch(view, who, SKETCH),
};
