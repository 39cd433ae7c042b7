// The English sentences.
import { grammar, nth, type Texts } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../data/boards.ts';
import { isPlace, placeNumber, seatCost } from '../lookup.ts';
import type { CardName, Column, Effect, Good, Place, Purchase, ShipName, Space, TileName } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, Carthago, CarthagoEvent } from '../types.ts';
import type { CarthagoView } from '../views.ts';
import {
  capital,
  cardInside,
  cardsFor,
  cardTitle,
  coinsIn,
  columnName,
  columnOf,
  effectDoes,
  effectName,
  GOOD_FOR,
  goodName,
  seatName,
  shipOfGood,
  spaceName,
  tileName,
  wingName,
} from './names.ts';
import { sketch } from './sketch.ts';
import { asked, cardsForSpace, coinsInHand, nextPosition, shipAtDock, shipCard } from './words.ts';

const { many, listed } = grammar('en');
const cards = (n: number): string => many(n, 'card');
const coins = (n: number): string => coinsIn(n, 'en');
const discs = (n: number): string => many(n, 'disc');
const points = (n: number): string => many(n, 'point');

const good = (name: Good): string => goodName(name, 'en');
const space = (name: Space): string => spaceName(name, 'en');
const effect = (name: Effect): string => effectName(name, 'en');
const tile = (name: TileName): string => tileName(name, 'en');
const column = (name: Column): string => columnName(name, 'en');
const card = (name: CardName): string => cardInside(name, 'en');
const title = (name: CardName): string => cardTitle(name, 'en');
const townSeat = (place: Place): string => seatName(place, 'en');

const price = (name: Purchase): string => `${cardsFor(name)} ${good(GOOD_FOR[name])}`;
const isPurchase = (name: Column | Purchase): name is Purchase => name in GOOD_FOR;
const cargoAt = (view: CarthagoView, dock: number): string | null => {
  const name = shipAtDock(view, dock);
  return name === null ? null : good(shipCard(name).good);
};
function ship(name: ShipName): string {
  const printed = shipCard(name);
  return `the ${shipOfGood(printed.good, 'en')} with ${effect(printed.effect)}`;
}
/** “Dock 2, oils ship: 5 coins, danger 3, Opulence”. */
function dockWithShip(view: CarthagoView, dock: number): string {
  const name = shipAtDock(view, dock);
  if (name === null) return `Dock ${dock}, no ship`;
  const printed = shipCard(name);
  const facts = `${coins(printed.coins)}, danger ${printed.danger}, ${effect(printed.effect)}`;
  return `Dock ${dock}, ${shipOfGood(printed.good, 'en')}: ${facts}`;
}
const isTile = (name: Place | TileName): name is TileName => !isPlace(name);
const target = (name: Place | TileName): string => (isTile(name) ? `tile ${tile(name)}` : townSeat(name));
const dock = (e: { harbour: 'trade' | 'war'; dock: number | null }): string => {
  if (e.dock === null) return 'the anchor';
  return e.harbour === 'trade' ? `trade dock ${e.dock}` : `warship dock ${e.dock}`;
};

function scored(e: Extract<CarthagoEvent, { kind: 'scored' }>, who: string): string {
  if (e.category === 'base') {
    return `${who} scored ${points(e.points)}: ${many(e.count, 'guild seat')} × ${many(e.times, 'ship')}.`;
  }
  const cap = e.count > e.points ? ` (${e.count}, capped)` : '';
  return `${who} scored ${points(e.points)} for ${tile(e.category)}${cap}.`;
}

export const en: Texts<Carthago, Code, Asked> = {
  prompts: {
    setupColumn: () => 'Send a disc from your residence to a dock? Choose the column it leaves, or decline.',
    setupDock: (at) =>
      at.column === null
        ? 'Send a disc from your supply to an empty dock, or decline.'
        : `To which empty dock does the top disc of the ${column(at.column)} go?`,
    turn: (_at, view) => `Decade ${view.decade}, round ${view.round}: choose an action space or pass.`,
    intrigueMarker: () => 'Intrigue: which guild marker do you move?',
    intrigueSpace: (at) => `Intrigue: where does the guild marker of ${space(at.from)} go?`,
    payAction: (at) =>
      at.isFree
        ? `${space(at.space)}, by Favour: play any card on the left.`
        : `${space(at.space)}: play a card that shows this action.`,
    payExtra: (at) =>
      `Other discs lie there: play any card on the right (${at.due === 1 ? 'the last' : `${at.due} still due`}).`,
    marketTake: () => 'Market: take a card on show or the top card of the deck.',
    marketSwap: () => 'Market: swap one of your trade cards for a card on show?',
    marketGive: (at, view) => {
      const wanted = view.market[at.slot] ?? null;
      return `Which trade card do you give for ${wanted === null ? 'this card' : card(wanted)}?`;
    },
    marketFlip: () => 'Market: turn one of your inactive ships face up?',
    residenceColumn: () => 'Residence: free the topmost disc of which column?',
    residencePay: (at) => `Pay ${many(at.due, 'more card')} of ${good(GOOD_FOR[at.purchase])}.`,
    tradeDock: () => 'Trade dock: on which dock do you place a disc?',
    warDock: () => 'Warship dock: on which dock do you place a disc?',
    delivery: (at) =>
      at.isTradeDone || at.isWarDone
        ? `Harbour delivery: ${at.isTradeDone ? 'a warship delivery' : 'a trade delivery'} too?`
        : 'Harbour delivery: deliver to a trade ship, send an expedition, or both.',
    deliverPay: (at, view) => {
      const cargo = cargoAt(view, at.dock) ?? 'the good';
      return at.isFree ? 'Deliver with any trade card.' : `Deliver ${cargo} to the ship at dock ${at.dock}.`;
    },
    warPay: () => 'Expedition: pay any one trade card.',
    escorts: (at, view) => {
      const danger = view.expedition === null ? 0 : shipCard(view.expedition).danger;
      return `Strength ${at.strength} against danger ${danger}: use Escorts?`;
    },
    warAchievement: () => 'Place the disc just returned on an achievement tile?',
    after: (at, view) => {
      const here = view.actionBoard.find(({ space }) => space === asked(at, view).space);
      const canGuild = here?.hasMarker === true && !view.isGuildActionTaken;
      return canGuild
        ? 'A guild action, a ship effect, or end your turn.'
        : 'A ship effect, or end your turn.';
    },
    payCoins: (at) => `Pay ${many(at.due, 'more coin')}: ${target(at.target)}.`,
  },
  options: {
    space: (o, at, view) => {
      if (at.step === 'intrigueSpace') return `${space(o.noun)}: the marker goes there`;
      return `${space(o.noun)} (${cards(cardsForSpace(at, view, o.noun))})`;
    },
    card: (o, at) => {
      const name = title(o.noun);
      if (at.step === 'payAction') return `${name}: play it on the left`;
      if (at.step === 'payExtra') return `${name}: play it on the right`;
      if (at.step === 'marketGive') return `${name}: give it`;
      const isOther = at.step === 'residencePay' && !o.noun.startsWith(GOOD_FOR[at.purchase]);
      return `${name}: pay with it${isOther ? ', using Opulence' : ''}`;
    },
    use: (o) => `${effect(o.noun)}: ${effectDoes(o.noun, 'en')}`,
    marker: (o) => `${space(o.noun)}: the guild marker there`,
    market: (o, at, view) => {
      const name = view.market[o.noun] ?? null;
      if (name === null) return 'Empty slot';
      return `${title(name)}: ${at.step === 'marketTake' ? 'take it' : 'swap a card for it'}`;
    },
    deck: (_o, _at, view) => `Top card of the deck (${cards(view.tradeDeck)} in it)`,
    ship: (o) => {
      const printed = shipCard(o.noun);
      return `${effect(printed.effect)}: turn up the ${shipOfGood(printed.good, 'en')}`;
    },
    column: (o, at) => {
      const name = capital(column(columnOf(o.noun)));
      return at.step === 'setupColumn' || !isPurchase(o.noun) ? name : `${name}: pay ${price(o.noun)}`;
    },
    dock: (o, at, view) => {
      const there = dockWithShip(view, o.noun);
      return at.step === 'delivery' ? `${there}; deliver here` : there;
    },
    war: (o, at) =>
      at.step === 'delivery' ? `Expedition from warship dock ${o.noun}` : `Warship dock ${o.noun}`,
    anchor: (_o, at) => (at.step === 'delivery' ? 'Expedition from the anchor' : 'Anchor, using Commando'),
    seat: (o) => `${capital(townSeat(o.noun))}: take this seat`,
    tile: (o, _at, view) => {
      const { position, cost } = nextPosition(view, o.noun);
      return `${tile(o.noun)}, position ${position}, for ${coins(cost)}`;
    },
    pass: () => 'Pass (draw 1 card)',
    waive: (_o, at) => (at.step === 'marketTake' ? 'Give up the Market action' : 'Give up this action'),
    decline: (_o, at) => {
      if (at.step === 'marketSwap') return 'No swap';
      if (at.step === 'marketFlip') return 'Turn no ship up';
      if (at.step === 'escorts') return 'Let it go';
      return at.step === 'warAchievement' ? 'Keep the disc' : 'Decline';
    },
    done: () => 'Done: no further delivery',
    end: () => 'End turn',
  },
  refusals: {
    // R-2.1
    effectSpent: (o) =>
      o.verb === 'use'
        ? `Your ship with ${effect(o.noun)} lies face down; a Market action turns it up.`
        : 'This ship lies face down.',
    // R-3.11
    setupDockTaken: () => 'Another disc already lies on this dock.',
    // R-4.3
    tooFewCards: (o, at, view) => {
      const { tradeCards, basicCards } = asked(at, view);
      const wanted = o.verb === 'space' ? cardsForSpace(at, view, o.noun) : 1;
      return `This space takes ${cards(wanted)}; you have ${tradeCards + basicCards}.`;
    },
    noActionCard: (o) =>
      o.verb === 'space'
        ? `No card in your hand shows ${space(o.noun)}.`
        : 'No card in your hand shows this action.',
    // R-4.5
    otherAction: (_o, at) =>
      at.step === 'payAction'
        ? `This card does not show ${space(at.space)}.`
        : 'This card shows another action.',
    // R-8.1
    emptySlot: () => 'There is no card in this market slot.',
    noCardsLeft: () => 'Neither the deck nor the discard pile holds a card.',
    // R-5.1.3
    shipActive: () => 'This ship is face up already.',
    // R-5.2.1
    columnFreed: () => 'No disc is left in this column.',
    // R-5.2.4
    tooFewGoods: (o) => {
      const wanted = o.verb === 'column' && isPurchase(o.noun) ? price(o.noun) : 'the goods';
      return `You cannot pay ${wanted}, even with Opulence.`;
    },
    // R-5.2.2
    otherGood: (_o, at) =>
      at.step === 'residencePay'
        ? `Only ${good(GOOD_FOR[at.purchase])} will do; another good takes an active Opulence.`
        : 'Another good is wanted.',
    // R-11.37
    noDisc: () => 'You have no disc in your supply.',
    // R-5.3.1
    dockTaken: () => 'A disc already lies on this dock.',
    allDocks: (_o, _at, view) =>
      `You would hold all ${view.tradeHarbour.length} docks of the trade harbour, which nobody may.`,
    // R-8.2
    noShipThere: () => 'No ship lies at this dock.',
    noMoreShips: () => 'The ship deck is exhausted: there are no expeditions any more.',
    // R-5.4.1
    warDockTaken: () => 'A disc already lies on this warship dock.',
    allWarDocks: (_o, _at, view) =>
      `You would hold all ${view.warHarbour.length} docks of the warship harbour, which nobody may.`,
    noCommando: () => 'Your ship with Commando lies face down.',
    // R-5.5.1
    tradeDelivered: () => 'You have already delivered to a trade ship this turn.',
    warDelivered: () => 'You have already sent an expedition this turn.',
    // R-5.5.2
    noDiscAtDock: () => 'You have no disc on this dock.',
    noGood: (o, _at, view) => {
      const cargo = o.verb === 'dock' ? cargoAt(view, o.noun) : null;
      return `You have no ${cargo ?? 'matching'} card and no active Luxury.`;
    },
    otherCargo: (_o, at, view) => {
      const cargo = at.step === 'deliverPay' ? cargoAt(view, at.dock) : null;
      return `The ship wants ${cargo ?? 'another good'}.`;
    },
    // R-5.5.4
    noWarDisc: () => 'You have no disc there.',
    noTradeCard: () => 'You have no trade card to pay with.',
    // R-6.2
    markerThere: () => 'A guild marker lies there already.',
    // R-7.1
    noMarker: () => 'No guild marker lies on your action space.',
    guildActionTaken: () => 'You have already taken your guild action this turn.',
    // R-7.2
    tooFewCoins: (o, at, view) => {
      const cost = o.verb === 'seat' ? seatCost(placeNumber(o.noun)) : null;
      const price = o.verb === 'tile' ? nextPosition(view, o.noun).cost : cost;
      return `This costs ${coins(price ?? 0)}; your trade cards are worth ${coinsInHand(asked(at, view))}.`;
    },
    // R-7.3
    seatTaken: () => 'This seat is taken.',
    // R-3.6
    seatCovered: (_o, _at, view) =>
      `With ${view.merchants.length} players this seat is covered by a neutral disc.`,
    // R-7.5
    tileClosed: () => 'The decade of this tile is over; only Legacy opens it again.',
    // R-7.6
    tileFull: (_o, _at, view) => `All ${nth(view.tiles, 0).costs.length} positions of this tile are taken.`,
    // R-7.7
    ownDiscThere: () => 'You already have a disc on this tile.',
    // R-11.40
    tileLater: (o, _at, view) => {
      const tile = view.tiles.find((other) => o.verb === 'tile' && other.tile === o.noun);
      return `This tile opens in decade ${tile?.decade ?? view.decade + 1}.`;
    },
    // R-11.19
    cardFree: () => 'You may already play any card; one such ship is enough.',
    // R-11.36
    basicCard: () => 'A basic card serves for actions only; it is never given away.',
    // R-11.38
    noShipInHarbour: () => 'No ship is left in the trade harbour.',
    nothingToReveal: () => 'There is no card to discard or to reveal.',
  },
  events: {
    firstPlayer: (e, who) => `Decade ${e.decade}: ${who(e.seat)} to start.`,
    setupDisc: (e, who) =>
      e.column === null
        ? `${who(e.seat)} sent a disc from the supply to ${dock(e)}.`
        : `${who(e.seat)} sent the top disc of the ${column(e.column)} to ${dock(e)}.`,
    setupDeclined: (e, who) => `${who(e.seat)} sent no disc to a dock.`,
    roundBegan: (e) => `Decade ${e.decade}, round ${e.round}.`,
    chose: (e, who) =>
      `${who(e.seat)} chose ${space(e.space)}${e.discs === 0 ? '' : `, ${many(e.discs, 'extra card')}`}.`,
    played: (e, who) => `${who(e.seat)} played ${card(e.card)} on the ${e.side}.`,
    passed: (e, who) => `${who(e.seat)} passed.`,
    used: (e, who) =>
      `${who(e.seat)} used ${effect(e.effect)} of the ${shipOfGood(shipCard(e.ship).good, 'en')}.`,
    waived: (e, who) => `${who(e.seat)} gave up the action ${space(e.space)}.`,
    drew: (e, who) => `${who(e.seat)} drew ${cards(e.cards)}.`,
    drewCard: (e) => `Drawn: ${card(e.card)}.`,
    tookCard: (e, who) => `${who(e.seat)} took ${card(e.card)} from the market.`,
    slotFilled: (e) => `New in the market: ${card(e.card)}.`,
    swapped: (e, who) => `${who(e.seat)} gave ${card(e.given)} for ${card(e.taken)}.`,
    flipped: (e, who) => `${who(e.seat)} turned up ${ship(e.ship)}.`,
    marketDealt: (e) => {
      const names = e.cards.flatMap((name) => (name === null ? [] : [card(name)]));
      return names.length === 0 ? 'The market stays empty.' : `The market now: ${listed(names)}.`;
    },
    paid: (e, who) => `${who(e.seat)} paid ${card(e.card)}.`,
    freed: (e, who) =>
      `${who(e.seat)} freed ${discs(e.discs)} of the ${column(e.column)}, now worth ${e.value}.`,
    docked: (e, who) => `${who(e.seat)} placed a disc on ${dock(e)}.`,
    discReturned: (e, who) => `${who(e.seat)} got a disc back from ${dock(e)}.`,
    delivered: (e, who) => `${who(e.seat)} delivered at dock ${e.dock} and won ${ship(e.ship)}.`,
    revealed: (e, who) =>
      e.cards.length === 0
        ? `${who(e.seat)} received nothing: no card is left to reveal.`
        : `${who(e.seat)} received ${listed(e.cards.map(card))}, ${coins(e.coins)} in all.`,
    shipsMoved: (e) => `Ships moved up; ${ship(e.entered)} entered, ${ship(e.outside)} waits outside.`,
    shipRemoved: (e) =>
      e.isLost
        ? `At dock ${e.dock}, ${ship(e.ship)} left the game.`
        : `From dock ${e.dock}, ${ship(e.ship)} went under the deck.`,
    expedition: (e, who) =>
      `${who(e.seat)} sent an expedition with strength ${e.strength}: ${ship(e.ship)}, danger ${shipCard(e.ship).danger}.`,
    expeditionWon: (e, who) => `${who(e.seat)} succeeded and won ${ship(e.ship)}, face down.`,
    expeditionLost: (e, who) => `${who(e.seat)} failed; the ship went under the deck.`,
    seatTaken: (e, who) => `${who(e.seat)} took a guild seat: ${townSeat(e.place)}.`,
    tileTaken: (e, who) =>
      `${who(e.seat)} took position ${e.position} on ${tile(e.tile)} for ${coins(e.cost)}.`,
    markerMoved: (e) => `A guild marker moved from ${space(e.from)} to ${space(e.to)}.`,
    neutralMoved: (e) => `A neutral disc moved from ${space(e.from)} to ${space(e.to)}.`,
    reshuffled: (e) => `The discard pile became the new deck: ${cards(e.cards)}.`,
    shipsExhausted: () => 'The ship deck is exhausted: ships no longer move up, expeditions are over.',
    tookBack: (e, who) => (e.cards === 0 ? '' : `${who(e.seat)} took back ${cards(e.cards)}.`),
    scored: (e, who) => scored(e, who(e.seat)),
    gameEnded: (e, who) => {
      const totals = e.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ');
      const winners = listed(e.winners.map(who));
      return `Final points: ${totals}. ${e.winners.length > 1 ? 'Shared victory' : 'Winner'}: ${winners}.`;
    },
  },
  variants: {
    setScoring: {
      name: 'Sets of ships and goods',
      values: { everySet: 'every set counts', oneDifferentSet: 'only one set of different goods counts' },
      says: 'The rulebook’s long example counts a second set of different goods, its short ones do not (R-11.1).',
    },
    victoryPointsTile: {
      name: 'Tile Victory points',
      values: { allTiles: 'positions on all tiles', thisTileOnly: 'the position on this tile only' },
      says: '“For each position you occupy on the tiles” can mean all tiles or this one (R-11.2).',
    },
    setupDiscFrom: {
      name: 'Disc sent to a dock at setup',
      values: { residence: 'from the residence', supply: 'from the supply' },
      says: 'Taken from the residence, it frees a space at once (R-11.3).',
    },
    forumSeats: {
      name: 'Guild forum (tile Town hall 1)',
      values: { largeSeats: 'the large seats', seatsNextToForum: 'the 6 and 7 seats beside it' },
      says: 'With two players all seats beside the forum are covered, so we count the large ones (R-11.6).',
    },
    neutralDiscs: {
      name: 'Neutral action discs with three players',
      values: { onePerMissing: 'one', two: 'two' },
      says: 'The rulebook shows neutral discs for fewer than four players; we place one per missing player (R-11.4).',
    },
  },
  stage: ({ decade, round }) => `Decade ${decade}, round ${round}`,
  sketch: (view, who) =>
    sketch(view, who, {
      ...{ good, space, effect, tile, card },
      wing: (place) => wingName(place, 'en'),
      calendar: (decade, round) => `Decade ${decade} of ${DECADES}, round ${round} of ${ROUNDS}`,
      first: (name) => `first player: ${name}`,
      board: 'Actions',
      marker: 'guild marker',
      neutral: 'neutral',
      market: 'Market',
      piles: (deck, discard) => `deck ${deck}, discard pile ${discard}`,
      trade: 'Trade harbour',
      war: 'Warship harbour',
      anchor: 'anchor',
      outside: 'outside',
      shipDeck: (n) => `ship deck ${n}`,
      danger: 'danger',
      expedition: 'expedition',
      town: 'Town hall',
      covered: 'covered',
      tiles: 'Tiles',
      open: 'open',
      seats: (n) => many(n, 'seat'),
      ships: 'ships',
      shipCount: (n) => many(n, 'ship'),
      spent: 'face down',
      points,
      supply: (n) => `${discs(n)} in supply`,
      strength: (n) => `strength ${n}`,
      residence: 'residence freed',
      hand: 'hand',
      handSize: (trade, basic) => `hand ${trade} trade, ${basic} basic`,
      played: 'played',
      gap: ': ',
    }),
};
