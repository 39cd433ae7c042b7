// The English sentences.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { ARISTOCRAT_MOVES, TAKE_TALENTS } from '../data/actions.ts';
import { REFILL_PRICE, RELEASE_PRICE } from '../data/goods.ts';
import { LAST_PURCHASE } from '../data/palace.ts';
import { DECADES, EARLY_END, ROUNDS } from '../data/players.ts';
import { SERVANTS_PER_QUAY } from '../data/quays.ts';
import { PRIVILEGE_MOVES } from '../data/voyages.ts';
import {
  type ActionName,
  type BonusName,
  type CardName,
  GOODS,
  type GoodName,
  type PrivilegeName,
  type QuayName,
} from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, PortoStep } from '../steps.ts';
import type { Porto } from '../types.ts';
import type { PortoView, SpaceView } from '../views.ts';
import {
  actionName,
  bonusName,
  capital,
  civName,
  goodName,
  privilegeName,
  quayName,
  shipName,
  talentsIn,
  wayName,
} from './names.ts';
import { sketch } from './sketch.ts';
import {
  actionOn,
  asked,
  berthOf,
  bonusPrice,
  hasBothBerths,
  loadsNow,
  printed,
  purse,
  quayHere,
  safeCards,
  spaceHere,
  wouldBring,
} from './words.ts';

const { many, listed } = grammar('en');
const servants = (n: number): string => many(n, 'servant');
const points = (n: number): string => many(n, 'trade point');

const talents = (n: number): string => talentsIn(n, 'en');
const good = (name: GoodName): string => goodName(name, 'en');
const action = (name: ActionName): string => actionName(name, 'en');
const privilege = (name: PrivilegeName): string => privilegeName(name, 'en');
const quay = (id: QuayName): string => quayName(id, 'en');
const Quay = (id: QuayName): string => capital(quay(id));
const PLACE = { reserve: 'reserve', lighthouse: 'lighthouse', temple: 'temple' } as const;
const CATEGORY = {
  singleSpaces: 'single palace spaces',
  largeSpace: 'the large palace space',
  path: 'the path of intrigue',
} as const;

const ship = (card: CardName): string => `${shipName(card, 'en')} for ${good(printed(card).good)}`;
const cardLine = (card: CardName): string => {
  const { talents: pay, danger, privilege: name } = printed(card);
  return `${ship(card)} (${talents(pay)}, danger ${danger}, ${privilege(name)})`;
};
const orNothing = (names: readonly string[]): string => listed(names) || 'nothing';
const lost = (name: GoodName | null): string =>
  name === null ? '' : `; the ${good(name)} there went back into the bag`;

function arrivalOf(view: PortoView, card: CardName): string {
  const berth = berthOf(view, card);
  return berth === null ? 'leaves port, both berths are taken' : `to the ${quay(berth)}`;
}

function goodLabel(name: GoodName, at: PortoStep, view: PortoView): string {
  if (at.step === 'setupTakeGood') return `${capital(good(name))}: take it`;
  if (at.step === 'transportSource') return `${capital(good(name))}: carry it from your warehouse`;
  if (at.step === 'loadStored') return `${capital(good(name))}: load it from your warehouse`;
  const price = at.step === 'refillPurchase' ? REFILL_PRICE : view.price;
  return `${capital(good(name))}: buy it for ${talents(price)}`;
}

function quayLabel(id: QuayName, at: PortoStep, view: PortoView): string {
  const { good: lying, ship: card } = quayHere(view, id);
  if (at.step === 'transportSource')
    return lying === null
      ? `${Quay(id)}: no good there`
      : `${capital(good(lying))}: carry it from the ${quay(id)}`;
  if (at.step === 'loadAny') return `${Quay(id)}: load${card === null ? '' : ` the ${cardLine(card)}`}`;
  if (quayHere(view, id).owner !== at.seats[0]) return `${Quay(id)}: not yours`;
  const carried = at.step === 'transportDestination' ? nth(GOODS, at.good) : 'grain';
  const loads = loadsNow(view, id, carried);
  return `${Quay(id)}: ${loads === null ? 'it waits there' : `loads at once, ${talents(printed(loads).talents)}`}`;
}

const bonusLabel = (bonus: BonusName, view: PortoView): string =>
  `${bonusName(bonus, 'en')}, ${talents(bonusPrice(view, bonus))}`;

function openBonus(at: PortoStep, view: PortoView): string {
  const space =
    at.step === 'turnAfter' && at.bonus !== null ? nth(view.spaces, at.bonus) : nth(view.spaces, 0);
  return capital(bonusLabel(space.bonus, view));
}

/** “Transporter, 2 servants”. */
function spaceLabel({ card, servants: count }: SpaceView): string {
  return `${card === null ? '' : action(actionOn(card))}, ${servants(count)}`;
}

/** Why a voyage, a load or another player's ship brings this point. */
function pointReason(at: PortoStep, view: PortoView, who: (seat: number) => string): string {
  if (at.step !== 'tradePoint' || at.quay === null) return 'A point of your voyage';
  const { id } = nth(view.quays, at.quay);
  const { active } = view;
  const isOwnTurn = active === null || active === at.seats[0];
  return isOwnTurn
    ? `A point for the load at the ${quay(id)}`
    : `${who(active)} brought a ship to your ${quay(id)}`;
}

export const en: Texts<Porto, Code, Asked> = {
  prompts: {
    setupClaimOptional: () => 'Claim a first quay with two servants, or pass?',
    setupClaimMandatory: () => 'Which quay do you claim with two servants?',
    setupTakeGood: () => 'Which good do you take from the market, free?',
    lighthouseFirst: () => 'First in the lighthouse: place a ship (then a second one), or block one?',
    lighthousePlace: () => 'Lighthouse: which ship do you bring into port?',
    lighthouseBerth: (at, view) => `Both berths are free: where does the ${shipAt(view, at.position)} go?`,
    turnMain: (at, view) =>
      `Your turn: an action, talents or a new market? ${servants(asked(at, view).reserve)} in reserve, ${purse(at, view)} talents.`,
    turnAfter: () => 'Anything else before your turn ends?',
    refillPurchase: () => `Buy one good of the new market for ${talents(REFILL_PRICE)}?`,
    aristocratStep: (at) => `Aristocrat: which servant moves? ${at.moved} of ${ARISTOCRAT_MOVES} moved.`,
    stevedore: () => 'Stevedore: claim a quay, move to another, or leave one?',
    stevedoreTarget: () => 'To which quay do the two servants go?',
    buyGood: (_at, view) => `Merchant: which good do you buy for ${talents(view.price)}?`,
    transportSource: () => 'Transporter: which good is carried?',
    transportDestination: (at) => `Where is the ${good(nth(GOODS, at.good))} carried?`,
    tradePoint: (at, view, who) => `${pointReason(at, view, who)}: trade house or path of intrigue?`,
    bonusPoint: () => 'Privilege, one more trade point: where?',
    bonusIntrigue: () => 'Privilege: place a servant on the path of intrigue?',
    sortDeck: (at) => (at.sorted === 0 ? 'Which card lies on top of the deck?' : 'Which card comes second?'),
    loadAny: () => 'At which quay is the good loaded?',
    loadStored: () => 'Which good of your warehouse is loaded?',
    moveStep: (at) => `Whose servant moves? ${at.moved} of ${PRIVILEGE_MOVES} moved.`,
    bringShip: () => 'Which ship of the first row comes into port?',
    finalPalace: () => `Last purchase: a palace space for ${talents(LAST_PURCHASE.price)}?`,
  },
  options: {
    claim: (o, at) => `${Quay(o.noun)}: ${at.step === 'stevedoreTarget' ? 'go there' : 'claim it'}`,
    pass: () => 'Pass',
    good: (o, at, view) => goodLabel(o.noun, at, view),
    block: (o) => `Block: ${ship(o.noun)}`,
    place: (o, _at, view) =>
      `${ship(o.noun)}: place it, ${hasBothBerths(view, o.noun) ? 'both berths are free' : arrivalOf(view, o.noun)}`,
    berth: (o) => `${Quay(o.noun)}: the ship goes there`,
    use: (o) => `${capital(privilege(printed(o.noun).privilege))}: privilege of the ${ship(o.noun)}`,
    action: (o, _at, view) => {
      const space = spaceHere(view, o);
      return `${spaceLabel(space)}; bonus: ${bonusLabel(space.bonus, view)}`;
    },
    bonusOnly: (o, _at, view) => {
      const space = spaceHere(view, o);
      return `${capital(bonusLabel(space.bonus, view))}: the bonus alone, ${spaceLabel(space)}`;
    },
    takeTalents: () => `${talents(TAKE_TALENTS)}: take them`,
    refillMarket: () => `Refill the market, then buy a good for ${talents(REFILL_PRICE)} if you like`,
    bonus: (_o, at, view) => openBonus(at, view),
    endTurn: () => 'End turn',
    decline: () => 'Decline',
    done: () => 'Done',
    move: (o) => `${wayName(o.noun, 'en')}: move a servant`,
    transfer: (o) => `Move from the ${quay(o.noun)} to another`,
    recall: (o) => `Leave the ${quay(o.noun)}, both servants home`,
    quay: (o, at, view) => quayLabel(o.noun, at, view),
    warehouse: () => 'Warehouse: store it',
    charter: (_o, at, view) =>
      `Chartered ship: a voyage, ${safeCards(at, view)} of ${view.deckSize} cards in the deck are safe`,
    tradeHouse: (_o, at, view) => `Trade house: ${points(asked(at, view).tradePoints + 1)}`,
    intrigue: (_o, _at, view) => `Path of intrigue: a servant on space ${view.path.length + 1}`,
    card: (o) => cardLine(o.noun),
    ship: (o, _at, view) => `${ship(o.noun)}: ${arrivalOf(view, o.noun)}`,
    toTemple: (o, _at, _view, who) => `${who(o.noun)}: a servant from the lighthouse to the temple`,
    toLighthouse: (o, _at, _view, who) => `${who(o.noun)}: a servant from the temple to the lighthouse`,
    buy: () => `${capital(bonusName('buyPalace', 'en'))}, ${talents(LAST_PURCHASE.price)}`,
  },
  refusals: {
    // R-2.4
    quayClaimed: () => 'Servants already stand on this quay.',
    // R-3.6
    noneToTake: () => 'This good is not in the market.',
    // R-5.2
    blockInstead: () => 'You may block a ship only instead of placing two.',
    // R-5.3
    blockRankOne: () => 'Only the first in the lighthouse may block a ship.',
    // R-6.2
    tooFewServants: (o, at, view) =>
      `This space takes ${servants(spaceHere(view, o).servants)}; you have ${asked(at, view).reserve} in reserve.`,
    // R-6.5
    notDrawn: () => 'This good is not in the new market.',
    refillFull: () => 'There is no free space in your warehouse.',
    refillTooDear: (_o, at, view) => `The good costs ${talents(REFILL_PRICE)}; you have ${purse(at, view)}.`,
    // R-7.1
    captainAlone: () => 'After the cost of the space no servant is left for the chartered ship.',
    charterFull: (_o, _at, view) => `All ${view.charter.length} chartered ships are taken.`,
    // R-7.2
    nobodyToMove: () => 'You have no servant in the reserve, the lighthouse or the temple.',
    nobodyThere: () => 'None of your servants stands there.',
    moveFirst: () => 'Move at least one servant.',
    // R-7.3
    nothingToClaim: () => 'You have no quay, and none can be claimed with the servants left after the cost.',
    claimNeedsTwo: (_o, at, view) =>
      `A quay takes ${servants(SERVANTS_PER_QUAY)}; you have ${asked(at, view).reserve} in reserve.`,
    noQuayFree: () => 'There is no unclaimed quay to go to.',
    // R-7.4
    marketEmpty: () => 'The market is empty.',
    warehouseFull: () => 'There is no free space in your warehouse.',
    goodTooDear: (_o, at, view) => `A good costs ${talents(view.price)} now; you have ${purse(at, view)}.`,
    notInMarket: () => 'This good is not in the market.',
    // R-7.5
    noGood: () => 'You have no good to carry.',
    noDestination: () => 'There is nowhere to carry a good to.',
    quayEmpty: () => 'No good lies on this quay.',
    sameQuay: () => 'The good lies there already.',
    notYourQuay: () => 'This is not your quay: claim it first with the stevedore.',
    quayFull: () => 'A good lies on this quay already.',
    alreadyStored: () => 'The good is in your warehouse already.',
    noRoomInStore: () => 'There is no free space in your warehouse.',
    noChartered: () => 'You have no servant on a chartered ship: the captain places one.',
    noPrayers: () => 'A voyage needs at least one of your servants in the temple.',
    // R-14.27
    noShipCard: (o) => (wouldBring(o) ? 'The first row is empty.' : 'The deck of ship cards is empty.'),
    // R-8.1
    nothingBlocked: () => 'All spaces of your warehouse are released already.',
    releaseTooDear: (_o, at, view) =>
      `A release costs ${talents(RELEASE_PRICE)}; you have ${purse(at, view)}.`,
    // R-8.2
    palaceTooDear: (_o, at, view) =>
      `The cheapest palace space costs ${talents(view.nextPlace.price)}; you have ${purse(at, view)}.`,
    palacePoints: (_o, at, view) =>
      `The cheapest palace space needs ${points(view.nextPlace.tradePoints)}; you have ${asked(at, view).tradePoints}.`,
    palaceServant: () => 'No servant would be left in your reserve for the palace.',
    // R-9.5
    pathFull: (_o, _at, view) => `All ${view.path.length} spaces of the path are taken.`,
    // R-10.5
    noQuayToLoad: () => 'None of your quays has both a ship and a good.',
    noShipHere: () => 'No ship lies at this quay.',
    noGoodHere: () => 'No good lies on this quay.',
    // R-10.6
    nobodyAnywhere: () => 'Nobody stands in the lighthouse or in the temple.',
    nobodyOfTheirs: () => 'This player has no servant there.',
    moveOneAtLeast: () => 'Move at least one servant.',
    // R-10.8
    placeTooDear: (_o, at, view) =>
      `The cheapest palace space costs ${talents(view.nextPlace.price)}; you have ${purse(at, view)}.`,
    placeServant: () => 'There is no servant in your reserve.',
  },
  events: {
    quayClaimed: (e, who) => `${who(e.seat)} claimed the ${quay(e.quay)}.`,
    passed: (e, who) => `${who(e.seat)} passed.`,
    goodTaken: (e, who) => `${who(e.seat)} took ${good(e.good)} from the market.`,
    decadeBegan: (e) => `Decade ${e.decade} began: ships arrive.`,
    actionCardsDealt: (e) =>
      `Action cards, left to right: ${e.cards.map((card) => action(actionOn(card))).join(', ')}.`,
    firstPlayerChosen: (e, who) => `First player: ${who(e.seat)}.`,
    income: (e, who) => `${who(e.seat)} received ${talents(e.talents)} of income.`,
    marketFilled: (e, who) => {
      const drawn = orNothing(e.goods.map(good));
      return e.seat === null
        ? `New in the market: ${drawn}.`
        : `${who(e.seat)} refilled the market: ${drawn}.`;
    },
    roundBegan: (e) => `Round ${e.round}.`,
    shipBlocked: (e, who) => `${e.seat === null ? 'Nobody' : who(e.seat)} blocked the ${ship(e.card)}.`,
    shipLeft: (e) => `The ${ship(e.card)} found no berth and left.`,
    shipArrived: (e, who) =>
      `The ${ship(e.card)} arrived at the ${quay(e.quay)}${e.seat === null ? '' : `, placed by ${who(e.seat)}`}.`,
    rowsShifted: (e) =>
      `New second row: ${orNothing(e.cards.flatMap((card) => (card === null ? [] : [ship(card)])))}.`,
    servantsPaid: (e, who) =>
      `${who(e.seat)} used ${e.bonusOnly ? 'the bonus of ' : ''}the ${action(e.action)} with ${servants(e.servants)}.`,
    talentsTaken: (e, who) => `${who(e.seat)} took ${talents(e.talents)}.`,
    chartered: (e, who) => `${who(e.seat)} chartered ship ${e.ship}.`,
    servantsMoved: (e, who) =>
      `${who(e.seat)} moved a servant${e.seat === e.owner ? '' : ` (${who(e.owner)})`} from ${PLACE[e.from]} to ${PLACE[e.to]}.`,
    quayLeft: (e, who) => `${who(e.seat)} left the ${quay(e.quay)}${lost(e.good)}.`,
    quayTransferred: (e, who) =>
      `${who(e.seat)} moved from the ${quay(e.quay)} to the ${quay(e.to)}${lost(e.good)}.`,
    goodBought: (e, who) => `${who(e.seat)} bought ${good(e.good)} for ${talents(e.price)}.`,
    declined: (e, who) => `${who(e.seat)} declined.`,
    goodCarried: (e, who) =>
      `${who(e.seat)} carried ${good(e.good)} ${e.to === null ? 'into the warehouse' : `to the ${quay(e.to)}`}.`,
    warehouseReleased: (e, who) => `${who(e.seat)} released a warehouse space for ${talents(e.price)}.`,
    palaceBought: (e, who) => `${who(e.seat)} bought a palace space for ${talents(e.price)}.`,
    loaded: (e, who) =>
      `${who(e.seat)} loaded ${good(e.good)} at the ${quay(e.quay)}: ${talents(e.talents)} for the ${ship(e.card)}.`,
    cardTaken: (e, who) => `${who(e.seat)} took the card: ${privilege(printed(e.card).privilege)}.`,
    tradePoint: (e, who) => `${who(e.seat)} moved on to ${e.total} in the trade house.`,
    intriguePlaced: (e, who) =>
      `${who(e.seat)} placed a servant on space ${e.space} of the path of intrigue.`,
    voyage: (e, who) =>
      `${who(e.seat)} sent ${good(e.good)} on a voyage: danger ${e.danger}, ${servants(e.temple)} in the temple, a ${e.success ? 'success' : 'failure'}.`,
    voyagePaid: (e, who) =>
      `${who(e.seat)} received ${talents(e.talents)} for the voyage${e.offering === 0 ? '' : ` and offered ${talents(e.offering)}`}.`,
    privilegeUsed: (e, who) => `${who(e.seat)} used a privilege: ${privilege(e.privilege)}.`,
    privilegeLapsed: (e, who) => `${who(e.seat)} had no use of the privilege: the path is full.`,
    deckLooked: (e) => `On top of the deck: ${e.cards.map(cardLine).join('; ')}.`,
    deckSorted: (e, who) =>
      `${who(e.seat)} looked at ${many(e.cards, 'card')} on top of the deck and sorted them.`,
    rowFilled: (e) =>
      `Position ${e.position}: the ${ship(e.up)} moved up${e.drawn === null ? '' : `, new behind it the ${ship(e.drawn)}`}.`,
    finalBegan: (e) => `The last decade is over${e.arrival ? ': ships arrive once more' : ''}.`,
    pathAward: (e, who) =>
      `${who(e.seat)}, number ${e.place} on the path, moved ${servants(e.servants)} into the palace.`,
    scored: (e, who) => `${who(e.seat)}: ${servants(e.points)} by ${CATEGORY[e.category]}.`,
    talentsShown: (e, who) => `${who(e.seat)}: ${points(e.tradePoints)}, ${talents(e.talents)} left.`,
    gameEnded: (e, who) => `Winner: ${e.winners.map(who).join(', ')}.`,
  },
  variants: {
    loadAnyGood: {
      name: 'Privilege “load any good”',
      values: { quayOnly: 'a good on the quay', warehouseToo: 'one from the warehouse too' },
      says: 'Loading needs a good on the quay, so we let the privilege replace the match alone. The other reading: where none lies there, one of the warehouse is loaded at once (R-14.17).',
    },
  },
  stage: ({ decade, round }) =>
    round === 0 ? `Decade ${decade}, before its first round` : `Decade ${decade}, round ${round}`,
  sketch: (view, who) =>
    sketch(view, who, {
      good,
      civ: (name) => civName(name, 'en'),
      action: (card) => action(actionOn(card)),
      bonus: (bonus) => bonusLabel(bonus, view),
      privilege,
      head: (decade, round) => `Decade ${decade} of ${DECADES}, round ${round} of ${ROUNDS}`,
      first: 'first player',
      active: 'to move',
      row1: 'First row',
      row2: 'Second row',
      deck: (n) => `Deck: ${many(n, 'card')}`,
      top: 'On top (you looked)',
      among: (n) => `Among the top ${n} (you looked)`,
      voyage: 'Voyage',
      market: (price) => `Market (next good ${talents(price)})`,
      charter: 'Chartered ships',
      lighthouse: 'Lighthouse order',
      palace: ({ price, tradePoints }) =>
        `Palace: next space ${talents(price)}, ${points(tradePoints)} needed`,
      path: 'Path of intrigue',
      early: `${EARLY_END.tradePoints} trade points at the end of decade ${EARLY_END.decade} end the game`,
      servants,
      player: (p) =>
        `palace ${p.palace}, points ${p.tradePoints}, talents ${p.talents ?? '?'}, reserve ${p.reserve}, lighthouse ${p.lighthouse}, temple ${p.temple}`,
      warehouse: (free) => `warehouse (${free} free)`,
      held: 'privileges',
      gap: ': ',
      none: '–',
    }),
};

function shipAt(view: PortoView, position: number): string {
  const card = view.row1[position] ?? null;
  return card === null ? 'ship' : ship(card);
}
