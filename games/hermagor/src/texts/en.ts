// Everything Hermagor says in English.
import { grammar, type Texts } from '@comptoir/kernel';
import { HIGHEST_PRICE } from '../data/price-table.ts';
import type { Good } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, Hermagor, HermagorOption, HermagorStep } from '../types.ts';
import { capital, NAMES } from './names.ts';
import { sketch } from './sketch.ts';
import {
  asked,
  boughtIn,
  costAt,
  goodOf,
  goodsOf,
  journeyOf,
  moneyOf,
  nameOf,
  nextGreen,
  nextNobility,
  tilesAround,
} from './words.ts';

const INCOME = { production: 'production', duchies: 'the duchies', mainRoad: 'the main road' } as const;

const { many, listed, either } = grammar('en');
const {
  good: GOOD,
  special: SPECIAL,
  coins,
  tile: tileName,
  place: placeName,
  region: regionName,
} = NAMES.en;
const named = (list: readonly Good[]): string[] => list.map((good) => GOOD[good]);
const nodeIn = (o: HermagorOption): string | null =>
  o.verb === 'moveAndSell' || o.verb === 'shortcutAndSell' || o.verb === 'moveOnly' ? nameOf(o.noun) : null;

export const en: Texts<Hermagor, Code, Asked> = {
  prompts: {
    placeBuyer: (at, view) =>
      `Place a buyer? You have ${many(asked(at, view).buyers, 'buyer')} left and ${coins(moneyOf(at, view))}.`,
    placeEitherBuyer: (at, view) =>
      `Place a buyer, or begin with a shared one? You have ${coins(moneyOf(at, view))}; ${view.shared?.buyers ?? 0} shared left.`,
    placeOwnBuyer: (at, view) => `Now place a buyer of your own. You have ${coins(moneyOf(at, view))}.`,
    placeSharedBuyer: (_at, view) => `Add a shared buyer, free of charge? ${view.shared?.buyers ?? 0} left.`,
    raisePrice: (at, view) =>
      `Your tile has an arrow. Raise ${GOOD[at.good]}, now at ${view.prices[at.good]}?`,
    fluctuate: () => 'Market fluctuation: which price rises by one step?',
    chooseFirstPlayer: () => 'Who shall be first player?',
    act: (at, view) =>
      `Your action, ${asked(at, view).posts} left this round. You have ${coins(moneyOf(at, view))}.`,
    actOrShare: (at, view) =>
      `Your action, ${asked(at, view).posts} left, or a shared post first? You have ${coins(moneyOf(at, view))}.`,
    build: (at) =>
      at.regions.length === 1
        ? 'You have closed a region. Use it?'
        : 'You have closed several regions. Which next?',
    sharedBuild: () => 'Shared posts have closed a region. Which one takes its disc?',
    buildGood: (at) => `In which row does the disc for ${regionName(at.region)} go?`,
    placeSharedPost: (at, view) => `Place a shared post? You have ${asked(at, view).sharedPosts} this round.`,
    declare: (at, view) => `The tax collector asks. Show your ${coins(moneyOf(at, view))}?`,
  },
  options: {
    buyer: (o, _at, view) =>
      `Buyer ${placeName(o.noun, tilesAround(view, o.noun))}: pay ${coins(costAt(o.noun))}`,
    sharedBuyer: (o, _at, view) => `Shared buyer ${placeName(o.noun, tilesAround(view, o.noun))}: free`,
    pass: (_o, at) => (at.step === 'declare' ? 'Pass: show nothing' : 'Pass for the rest of this phase'),
    done: (_o, at) => (at.step === 'placeSharedPost' ? 'No shared post' : 'No shared buyer'),
    raise: (o, _at, view) => `Raise ${GOOD[o.noun]} to ${view.prices[o.noun] + 1}`,
    decline: (_o, at, view) =>
      at.step === 'raisePrice' ? `Leave ${GOOD[at.good]} at ${view.prices[at.good]}` : 'Raise nothing',
    firstPlayer: (o, _at, _view, who) => `First player: ${who(o.noun)}`,
    declare: (_o, at, view) => `Declare ${coins(moneyOf(at, view))}`,
    moveAndSell: (o, at, view) =>
      `Travel to ${nameOf(o.noun)} for ${coins(journeyOf(at, view, o.noun).full)}, sell ${saleOf(o.noun, view)}`,
    shortcutAndSell: (o, at, view) =>
      `Travel to ${nameOf(o.noun)} by Shortcut for ${coins(journeyOf(at, view, o.noun).half)}, sell ${saleOf(o.noun, view)}`,
    sellHere: (_o, at, view) => {
      const here = asked(at, view).merchant;
      return `Stay in ${nameOf(here)}, sell ${saleOf(here, view)}`;
    },
    moveOnly: (o, at, view) =>
      `Travel to ${nameOf(o.noun)} for ${coins(journeyOf(at, view, o.noun).half)}, sell nothing`,
    noAction: () => 'No action: give a post back',
    sharedPost: (o) => `Shared post in ${nameOf(o.noun)} (${GOOD[goodOf(o.noun)]})`,
    build: (o, at, view) => {
      const list = goodsOf(o.noun);
      const what = list.length === 0 ? `nobility ${nextNobility(view)}` : `a disc for ${either(named(list))}`;
      return `Use ${regionName(o.noun)}${at.step === 'sharedBuild' ? ' for both' : ''}: ${what}`;
    },
    skip: (o) => `Give up ${regionName(o.noun)} for good`,
    good: (o, at, view) =>
      at.step === 'buildGood' && at.owner >= view.players.length
        ? `Shared disc in the row of ${GOOD[o.noun]}, space ${nextGreen(view, o.noun) ?? 0}`
        : `Disc in the row of ${GOOD[o.noun]}: receive ${coins(nextGreen(view, o.noun) ?? 0)}`,
  },
  refusals: {
    // R-5.3
    placeTaken: () => 'A buyer already stands there.',
    placeTooDear: (o, at, view) =>
      o.verb === 'buyer'
        ? `This place costs ${coins(costAt(o.noun))}; you have ${coins(moneyOf(at, view))}.`
        : `You have only ${coins(moneyOf(at, view))}.`,
    // R-5.4
    noTile: () => 'There is no tile on this stall.',
    // R-12.10
    priceAtTop: (o) =>
      `${o.verb === 'raise' ? `The price of ${GOOD[o.noun]}` : 'The price'} is already ${HIGHEST_PRICE}.`,
    // R-7.2a
    goodNotHeld: (o) => `${nodeIn(o) ?? 'The village'} buys ${wantedBy(o)}; none of your tiles shows them.`,
    // R-7.2b
    goodNotHeldHere: (_o, at, view) =>
      `${nameOf(asked(at, view).merchant)} buys ${GOOD[goodOf(asked(at, view).merchant)]}; none of your tiles shows them.`,
    soldHere: (_o, at, view) => `You already have a post in ${nameOf(asked(at, view).merchant)}.`,
    inCity: () => 'Nothing is sold in the city.',
    // R-7.3
    cityNoStop: () => 'Merchants pass through the city but never stop there.',
    ownPost: (o) => `You already have a post in ${nodeIn(o) ?? 'this village'}; you cannot stop there.`,
    // R-7.3a
    journeyTooDear: (o, at, view) => tooFar(o, at, view),
    moveTooDear: (o, at, view) =>
      o.verb === 'moveOnly'
        ? `Half the journey to ${nameOf(o.noun)} costs ${coins(journeyOf(at, view, o.noun).half)}; you have ${coins(moneyOf(at, view))}.`
        : `You have only ${coins(moneyOf(at, view))}.`,
    // R-7.5a
    rowFull: (o) => `No free space is open in the row of ${o.verb === 'good' ? GOOD[o.noun] : 'this good'}.`,
    // R-9.6
    sharedPostThere: () => 'A shared post already stands there.',
    goodNotHeldForPost: (o) =>
      o.verb === 'sharedPost'
        ? `${nameOf(o.noun)} buys ${GOOD[goodOf(o.noun)]}; none of your tiles shows them.`
        : 'None of your tiles shows what this village buys.',
    // R-12.8
    alreadyThere: (o) => `Your merchant is already in ${nodeIn(o) ?? 'this village'}.`,
  },
  events: {
    marketFilled: (e) =>
      `Round ${e.round}: ${many(e.drawn, 'tile')} drawn for the market${e.kept === 0 ? '' : `, ${e.kept} still there`}.`,
    tileLaid: () => '',
    revealed: (e) => `The action tile shows ${e.actions}: everybody has ${e.actions} actions.`,
    buyerPlaced: (e, who) =>
      `${who(e.seat)} placed a buyer ${placeName(e.place, e.tiles)} for ${coins(e.cost)}.`,
    sharedBuyerPlaced: (e, who) => `${who(e.seat)} placed a shared buyer ${placeName(e.place, e.tiles)}.`,
    passed: (e, who) => `${who(e.seat)} passed${e.broke ? ': no place could be paid' : ''}.`,
    corridorPaid: (e, who) =>
      `${who(e.seat)} received ${coins(e.money)} for ${many(e.buyers, 'buyer')} in corridor ${e.corridor}.`,
    tileWon: (e, who) => `${who(e.seat)} won ${tileName(e.tile)}.`,
    sharedWon: (e) => `The shared colour won ${tileName(e.tile)}; it went into the bag.`,
    tileStayed: (e) => (e.tied ? `A tie: ${tileName(e.tile)} stayed.` : ''),
    bargained: (e, who) => `${who(e.seat)} received ${coins(e.money)} for the Good bargain.`,
    raised: (e, who) =>
      e.seat === null
        ? `The price of ${GOOD[e.good]} rose to ${e.price}.`
        : `${who(e.seat)} raised ${GOOD[e.good]} to ${e.price}.`,
    raiseDeclined: (e, who) =>
      `${who(e.seat)} left ${e.good === null ? 'all prices as they were' : `the price of ${GOOD[e.good]}`}.`,
    consoled: (e, who) =>
      e.tile === null
        ? `${who(e.seat)} had no goods tile, and the bag held none.`
        : `${who(e.seat)} had no goods tile and drew ${listed(e.drawn.map(tileName))}.`,
    firstPlayerChosen: (e, who) => `${who(e.by)} chose the first player: ${who(e.seat)}.`,
    travelled: (e, who) =>
      `${who(e.seat)} travelled by ${e.route.slice(1).map(nameOf).join(', ')} for ${coins(e.cost)}${BY[e.by]}.`,
    sold: (e, who) => `${who(e.seat)} sold ${GOOD[e.good]} in ${nameOf(e.village)} for ${coins(e.price)}.`,
    postPaid: (e, who) => `${who(e.seat)} received ${coins(e.money)} for the post in ${nameOf(e.village)}.`,
    rested: (e, who) => `${who(e.seat)} took no action.`,
    discPlaced: (e, who) =>
      `${who(e.seat)} closed ${regionName(e.region)}: a disc for ${GOOD[e.good]}, ${coins(e.money)} received.`,
    nobilityPlaced: (e, who) =>
      `${who(e.seat)} closed ${regionName(e.region)}: a disc on the nobility track, ${coins(e.money)} received.`,
    regionSkipped: (e, who) => `${who(e.seat)} gave up ${regionName(e.region)}.`,
    regionLost: (e, who) => `${who(e.seat)} could place no disc for ${regionName(e.region)}.`,
    sharedPostPlaced: (e, who) => `${who(e.seat)} placed a shared post in ${nameOf(e.village)}.`,
    sharedDiscPlaced: (e) =>
      `${capital(regionName(e.region))} was closed for both: a shared disc on ${e.good === null ? 'nobility' : GOOD[e.good]} ${e.space}.`,
    cleanedUp: (e) => `Round ${e.round} is over; all tiles of the players went back into the bag.`,
    declared: (e, who) => `${who(e.seat)} declared ${coins(e.money)}.`,
    taxPassed: (e, who) => `${who(e.seat)} showed nothing to the tax collector.`,
    scored: (e, who) =>
      `${who(e.seat)} ${e.points < 0 ? 'lost' : 'received'} ${coins(Math.abs(e.points))} for ${INCOME[e.category]}.`,
    ended: (e, who) => `Final money: ${e.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}.`,
  },
  variants: {
    taxCollector: {
      name: 'Tax collector',
      values: { off: 'Lowest tile number chooses the first player', on: 'Least declared money chooses' },
    },
    blackMarket: {
      name: 'Black market',
      values: { holderSells: 'when its holder sells', anybodySells: 'whoever sells' },
      says: 'The rulebook says “when a player sells”; we read: its holder. The other reading: while somebody holds it, the bank pays for no post (R-12.2).',
    },
  },
  stage: ({ round, rounds }) => `Round ${round} of ${rounds}`,
  sketch: (view, who) =>
    sketch(view, who, {
      good: GOOD,
      special: SPECIAL,
      phase: { market: 'market', preparation: 'preparation', selling: 'selling', over: 'over' },
      round: (round, rounds) => `Round ${round} of ${rounds}`,
      actions: (turned, pile) => `Action tiles ${turned}; face down ${pile}`,
      first: (name) => `First player: ${name}`,
      bag: (tiles) => `In the bag: ${tiles}`,
      market: 'Market: tile or cost of a place, (seat) of a buyer, >seat winning, = tied',
      prices: 'Green spaces, price, value at the end',
      nobility: 'Nobility',
      county: 'Villages: what they buy, posts, [merchant]',
      money: (money) => (money === null ? 'money hidden' : coins(money)),
      pieces: (p) =>
        `${many(p.buyers, 'buyer')}, ${many(p.posts, 'post')}, ${many(p.discs, 'disc')}, in ${nameOf(p.merchant)}`,
      shared: (c) => `Shared (S): ${many(c.buyers, 'buyer')}, ${many(c.discs, 'disc')}`,
      sharedPosts: (n) => many(n, 'shared post'),
      ifEnded: (n) => `final income now ${n}`,
      tiles: (list) => `tiles: ${list}`,
      none: 'none',
      colon: ': ',
    }),
};

const BY = { full: '', half: ' (half, without a sale)', shortcut: ' (half, by Shortcut)' } as const;
function saleOf(node: Parameters<typeof boughtIn>[0], view: Hermagor['View']): string {
  const good = boughtIn(node);
  if (good === null) return 'nothing';
  return `${GOOD[good]} for ${coins(view.prices[good])}`;
}
function wantedBy(o: HermagorOption): string {
  return o.verb === 'moveAndSell' || o.verb === 'shortcutAndSell' ? GOOD[goodOf(o.noun)] : 'something else';
}
/** “Krummhag is 18 away; you have 10 and the sale brings 7.” */
function tooFar(o: HermagorOption, at: HermagorStep, view: Hermagor['View']): string {
  if (o.verb !== 'moveAndSell' && o.verb !== 'shortcutAndSell') return 'The journey cannot be paid.';
  const { full, half } = journeyOf(at, view, o.noun);
  const cost = o.verb === 'moveAndSell' ? full : half;
  return `The journey to ${nameOf(o.noun)} costs ${coins(cost)}; you have ${coins(moneyOf(at, view))} and the sale brings ${view.prices[goodOf(o.noun)]}.`;
}
