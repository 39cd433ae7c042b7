// Everything Nauticus says in English.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { SLOTS } from '../data/board.ts';
import { COINS_PER_WORKER, CROWN_LIMIT, EXTRA_PRICE, EXTRA_WORKERS, PHASES } from '../data/numbers.ts';
import { WAREHOUSE_SPACES } from '../data/tiles.ts';
import { type GoodName, TILES } from '../names.ts';
import type { Code } from '../refusals.ts';
import { coinsFor } from '../rules/7-3-withdraw.ts';
import type { Asked, Nauticus, ShipView } from '../types.ts';
import { NAMES } from './names.ts';
import { sketch } from './sketch.ts';
import { asked, crownVp, isCrowns, nextPassTile, priceHere, shipOf, tileHere, workersHere } from './words.ts';

const { many, listed } = grammar('en');
const {
  action: ACTION,
  bonus: BONUS,
  crest: CREST,
  good: GOOD,
  piece: PIECE,
  reward: REWARD,
  tile: TILE,
  coins,
  workers,
  points,
} = NAMES.en;
/** A slot of the wheel goes by its bonus. */
const slotName = (slot: number): string => BONUS[nth(SLOTS, slot).bonus];

const CATEGORY = {
  goods: 'delivered goods',
  ships: 'completed ships',
  leftovers: 'coins and leftovers',
} as const;

const cargo = (goods: readonly GoodName[]): string => listed(goods.map((good) => GOOD[good]));
const goodsOn = (ship: ShipView): readonly GoodName[] =>
  ship.parts.flatMap((part) => (part.good === null ? [] : [part.good]));
const place = (ship: number | null): string => (ship === null ? 'into the warehouse' : `on ship ${ship}`);
const size = (ship: ShipView): string => many(ship.parts.length, 'part');

export const en: Texts<Nauticus, Code, Asked> = {
  prompts: {
    chooseAction: (_at, view) => `Phase ${view.phase} of ${PHASES}: which action shall everybody perform?`,
    chooseBonusTile: () => 'Your bonus: which tile do you take into your warehouse?',
    turn: (at, view) =>
      `Perform the action or pass? You have ${many(view.work?.blue ?? 0, 'blue worker')} and ${workers(asked(at, view).workers)} of your own.`,
    afterTurn: () => 'End your turn, or use your extra action first?',
    chooseExtra: () =>
      `Extra action, without blue workers, first tiles for ${coins(EXTRA_PRICE)}: which action?`,
    buy: (at, view) => `Buy another tile? ${workers(workersHere(at, view))} left.`,
    place: (at) => `Where does this tile go: ${TILE[nth(TILES, at.tile)]}?`,
    chooseFreeTile: () => 'All four items bought: which one do you take for free?',
    transport: (at, view) => `Move a tile to the shipyard? ${workers(workersHere(at, view))} left.`,
    withdraw: () => `How many workers fetch money, ${coins(COINS_PER_WORKER)} each?`,
    deliver: (at, view) => `Deliver a ship’s cargo? ${workers(workersHere(at, view))} left.`,
    crowns: (at, view) => `How many workers score your crowns (${asked(at, view).crowns})?`,
    chooseReward: (at) => `Ship ${at.ship} is complete: choose a reward (${at.left} to take).`,
  },
  options: {
    slot: (o, _at, view) => {
      const { action, bonus, blue } = nth(view.slots, o.noun);
      return `${ACTION[action]}: bonus ${BONUS[bonus]}, ${many(blue, 'blue worker')}`;
    },
    item: (o, at, view) => `Buy: ${TILE[tileHere(o.noun, at, view)]}, ${coins(priceHere(o.noun, view))}`,
    take: (o, at, view) => `Take for free: ${TILE[tileHere(o.noun, at, view)]}`,
    move: (o) => `Move to the shipyard: ${TILE[o.noun]}`,
    workers: (o, at, view) =>
      isCrowns(view)
        ? `${workers(o.noun)}: score ${points(crownVp(o.noun, at, view))}`
        : `${workers(o.noun)}: take ${coins(coinsFor(o.noun))}`,
    deliver: (o, at, view) => {
      const ship = shipOf(at, view, o.noun);
      return `Deliver ship ${o.noun} (${cargo(goodsOn(ship))}): ${workers(ship.parts.length)}`;
    },
    warehouse: () => 'Into the warehouse',
    new: () => 'As a new ship',
    ship: (o, at, view) => {
      const ship = shipOf(at, view, o.noun);
      return `On ship ${o.noun} (${size(ship)}${ship.crest === null ? '' : `, ${CREST[ship.crest]}`})`;
    },
    reward: (o) => `Reward: ${REWARD[o.noun]}`,
    action: (o) => ACTION[o.noun],
    pass: (_o, at, view) => {
      const tile = nextPassTile(asked(at, view));
      return tile === 0 ? 'Pass (nothing left to flip)' : `Pass (flips your ${tile})`;
    },
    extra: () => `Extra action: ${workers(EXTRA_WORKERS)} and any action`,
    stop: () => 'Stop',
    end: () => 'End turn',
  },
  refusals: {
    // R-4.3
    faceDown: (o, _at, view) =>
      o.verb === 'slot'
        ? `${ACTION[nth(view.slots, o.noun).action]} has already been played this round.`
        : 'This action has already been played this round.',
    // R-5.2
    noWorker: (_o, at, view) => `Each use takes a worker; you have ${workersHere(at, view)}.`,
    // R-6.2
    noRoom: (_o, at, view) => {
      const used = `${asked(at, view).spaces} of ${WAREHOUSE_SPACES} warehouse spaces are used`;
      return at.step === 'place'
        ? `There is no room: ${used}.`
        : `A tile that costs nothing must be stored, and ${used}.`;
    },
    // R-6.4
    onlyNew: () => 'A one-part hull is a ship of its own.',
    hullClosed: () => 'This hull is closed; no part can be added.',
    partThere: () => 'This ship already has such a part.',
    twoMiddles: () => 'This ship already has two middle sections.',
    // R-6.5
    noPartForMast: () => 'Every hull part of this ship already has a mast.',
    // R-6.6
    noMastForSail: () => 'This ship has no mast without a sail.',
    // R-6.7
    otherCrest: (o, at, view) => {
      const crest = o.verb === 'ship' ? shipOf(at, view, o.noun).crest : null;
      return `All ordinary masts and sails of a ship bear one crest${crest === null ? '' : `; this one’s is the ${CREST[crest]}`}.`;
    },
    // R-6.8
    noPartForGood: () => 'Every hull part of this ship already carries a good.',
    // R-2
    soldOut: () => 'None of these tiles are left in stock.',
    // R-7.1.3
    tooExpensive: (o, at, view) =>
      o.verb === 'item'
        ? `This costs ${coins(priceHere(o.noun, view))}; you have ${asked(at, view).coins}.`
        : `You have only ${coins(asked(at, view).coins)}.`,
    noDestination: (_o, at, view) =>
      `It fits on none of your ships, and ${asked(at, view).spaces} of ${WAREHOUSE_SPACES} warehouse spaces are used.`,
    // R-7.2
    fitsNowhere: () => 'This tile fits on none of your ships at the moment.',
    // R-7.4
    unfinished: () => 'Only a complete ship delivers.',
    notLoaded: (o, at, view) => {
      const ship = o.verb === 'deliver' ? shipOf(at, view, o.noun) : null;
      return ship === null
        ? 'Only a fully loaded ship delivers.'
        : `Only a fully loaded ship delivers; this one carries ${goodsOn(ship).length} of ${ship.parts.length}.`;
    },
    tooFewWorkers: (o, at, view) => {
      const wanted = o.verb === 'deliver' ? shipOf(at, view, o.noun).parts.length : 1;
      return `Delivering this ship takes ${workers(wanted)}; you have ${workersHere(at, view)}.`;
    },
    // R-7.5
    noCrown: () => 'You have no visible crown.',
    crownLimit: (_o, at, view) =>
      `With ${many(asked(at, view).crowns, 'crown')}, fewer workers already reach the limit of ${points(CROWN_LIMIT)}.`,
    // R-8.2
    rewardTwice: () => 'Each reward may be taken twice at most for one ship.',
    // R-8.3
    rewardSoldOut: () => 'This reward is no longer in stock.',
    rewardNoRoom: (_o, at, view) =>
      `A reward is taken whole or not at all, and ${asked(at, view).spaces} of ${WAREHOUSE_SPACES} warehouse spaces are used.`,
    // R-9
    extraUsed: () => 'You have already used your extra action.',
    // R-9.3
    noUse: () => 'You could not use this action even once now.',
  },
  events: {
    roundStarted: (e, who) =>
      `Round ${e.round}: the anchor points to the slot of ${slotName(e.anchor)}; ${who(e.seat)} to start.`,
    actionChosen: (e, who) => `${who(e.seat)} chose ${ACTION[e.action]}.`,
    bonusReceived: (e, who) => `${who(e.seat)} received the bonus: ${BONUS[e.bonus]}.`,
    bonusTileLost: (e, who) => `${who(e.seat)} found no tile to store; the tile of the bonus was lost.`,
    bonusTileTaken: (e, who) => `${who(e.seat)} took as bonus: ${TILE[e.tile]}.`,
    freeTileTaken: (e, who) => `${who(e.seat)} took for the full set: ${TILE[e.tile]}.`,
    freeTileLost: (e, who) => `${who(e.seat)} could not store a free tile; it was lost.`,
    extraUsed: (e, who) => `${who(e.seat)} used the extra action and received ${workers(EXTRA_WORKERS)}.`,
    extraNamed: (e, who) => `${who(e.seat)} named ${ACTION[e.action]} as extra action.`,
    stopped: () => '',
    bought: (e, who) => `${who(e.seat)} bought for ${coins(e.price)}: ${TILE[e.tile]}, ${place(e.ship)}.`,
    moved: (e, who) => `${who(e.seat)} moved from the warehouse: ${TILE[e.tile]}, ${place(e.ship)}.`,
    withdrawn: (e, who) => `${who(e.seat)} took ${coins(e.coins)} with ${workers(e.workers)}.`,
    delivered: (e, who) => `${who(e.seat)} delivered the cargo of ship ${e.ship}: ${cargo(e.goods)}.`,
    crownsScored: (e, who) =>
      `${who(e.seat)} scored ${points(e.vp)}: ${many(e.crowns, 'crown')}, ${workers(e.workers)}.`,
    shipCompleted: (e, who) => `${who(e.seat)} completed ship ${e.ship}, size ${e.size}.`,
    rewardTaken: (e, who) => `${who(e.seat)} took as reward: ${REWARD[e.reward]}.`,
    passed: (e, who) =>
      e.flipped === 0 ? `${who(e.seat)} passed.` : `${who(e.seat)} passed and flipped the ${e.flipped}.`,
    anchorPlaced: (e) => `The anchor tile lies on the slot of ${slotName(e.slot)}.`,
    phaseEnded: (e, who) => `The start player’s marker goes to ${who(e.startPlayer)}.`,
    penalised: (e, who) =>
      e.vp === 0 ? '' : `${who(e.seat)} lost ${points(e.vp)} for pass tiles still showing their number.`,
    roundEnded: (e) => `Round ${e.round} is over; all pass tiles show their numbers again.`,
    scored: (e, who) => `${who(e.seat)} gained ${points(e.points)} for ${CATEGORY[e.category]}.`,
    gameEnded: (e, who) =>
      `Final points: ${e.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}.`,
  },
  variants: {
    firstPlayer: { name: 'Who begins', values: { firstSeat: 'the first seat', drawn: 'drawn by lot' } },
  },
  stage: ({ round, rounds }) => `Round ${round} of ${rounds}`,
  sketch: (view, who) =>
    sketch(view, who, {
      tile: TILE,
      good: GOOD,
      action: ACTION,
      bonus: BONUS,
      short: PIECE,
      kinds: ['hull parts', 'masts', 'sails', 'goods'],
      round: (n, of, phase) => `Round ${n} of ${of}, phase ${phase} of ${PHASES}`,
      starter: (name) => `start player: ${name}`,
      anchor: (slot) => `anchor at ${slotName(slot)}`,
      chosen: (name) => `face down (${name})`,
      purse: (p) => `${points(p.vp)}, ${coins(p.coins)}, ${workers(p.workers)}`,
      crowns: (n) => many(n, 'crown'),
      pass: (showing) => `pass ${showing}`,
      extra: 'extra action',
      standing: (n) => `if it ended now: ${n}`,
      warehouse: (n) => `warehouse ${n}/${WAREHOUSE_SPACES}`,
      ship: 'ship',
      complete: 'complete',
      delivered: 'delivered',
      stock: 'Stock',
      gap: ': ',
    }),
};
