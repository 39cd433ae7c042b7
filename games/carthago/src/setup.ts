// Chapter 3 of RULES.md: the table is laid, chance being drawn in the order of; then every player may send
// a disc to a dock.
import type { Base, Choice, Effects, Seat } from '@comptoir/kernel';
import {
  DECADES,
  GUILD_MARKERS,
  INCOME,
  MARKET_SLOTS,
  NEUTRAL_DISCS,
  OUTSIDE,
  TRADE_DOCKS,
  WAR_DOCKS,
} from './data/boards.ts';
import { BASIC_CARDS, TRADE_CARDS } from './data/cards.ts';
import { FIRST_SUPPLY } from './data/residence.ts';
import { TILES_PER_DECADE } from './data/tiles.ts';
import { COVERED } from './data/town-hall.ts';
import {
  ALL_SHIPS,
  ALL_TILES,
  actionOf,
  columnNumber,
  merchantAt,
  num,
  placeNumber,
  present,
  TRADE_DECK,
  tileDecade,
} from './lookup.ts';
import { COLUMNS, NEUTRAL, NONE, type Readings, SPACES, type SpaceNumber } from './names.ts';
import { DECLINE, dockOptions, SETUP_COLUMNS, WAR_OPTIONS } from './options.ts';
import { NO } from './refusals.ts';
import { freeTop } from './rules/2-components.ts';
import { FIRST_LARGE } from './rules/7-guild.ts';
import { drawShip, drawTrade, drawUnseen } from './rules/8-drawing.ts';
import * as steps from './steps.ts';
import type {
  Carthago,
  CarthagoState,
  CarthagoStep,
  ColumnOption,
  DeclineOption,
  DockOption,
  Merchant,
  WarOption,
} from './types.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const all = <T extends number>(n: number, value: T): T[] => new Array<T>(n).fill(value);

/** Tables by number of players have the keys 2, 3 and 4. */
function tableSize(players: number): 2 | 3 | 4 {
  if (players === 2 || players === 3 || players === 4) return players;
  throw new Error(`carthago: no table for ${players}`);
}

/** one disc per missing player; the switch places two with three players as well. Only the setup asks. */
function neutralDiscs(size: 2 | 3 | 4, variants: Readonly<Record<string, string>>): number {
  return NEUTRAL_DISCS[size === 3 && variants.neutralDiscs === 'two' ? 2 : size];
}

function readingsOf(variants: Readonly<Record<string, string>>): Readings {
  return {
    isOneDifferentSet: variants.setScoring === 'oneDifferentSet',
    isThisTileOnly: variants.victoryPointsTile === 'thisTileOnly',
    isSetupDiscFromSupply: variants.setupDiscFrom === 'supply',
    isForumNextTo: variants.forumSeats === 'seatsNextToForum',
  };
}

/** */
function newMerchant(): Merchant {
  return {
    hand: [],
    basics: SPACES.map((action) => BASIC_CARDS[action]),
    playedLeft: [],
    playedRight: [],
    ships: [],
    active: [],
    freed: [0, 0, 0],
    supply: FIRST_SUPPLY,
    actionDisc: NONE,
  };
}

function emptyTable(base: Base<CarthagoStep>, players: number, readings: Readings): CarthagoState {
  const docks = TRADE_DOCKS[tableSize(players)];
  return {
    ...base,
    readings,
    decade: 1,
    round: 1,
    firstPlayer: 0,
    onTurn: 0,
    merchants: upTo(players).map(newMerchant),
    tradeDeck: [...TRADE_DECK],
    tradeDiscard: [],
    deckNumber: 1,
    drawnFrom: all(TRADE_CARDS.length, 0),
    market: all(MARKET_SLOTS, NONE),
    shipDeck: [...ALL_SHIPS],
    shipsPutBack: 0,
    isExhausted: false,
    lostShips: [],
    outside: all(OUTSIDE, NONE),
    tradeHarbour: all(docks, NONE),
    tradeDiscs: all(docks, NONE),
    warHarbour: all(WAR_DOCKS, NONE),
    anchor: all(players, 0),
    expedition: NONE,
    guildMarkers: [],
    neutralDiscs: [],
    guildBy: NONE,
    smallSeats: all(FIRST_LARGE, NONE),
    largeSeats: [[], []],
    tiles: [],
    tileDiscs: [],
  };
}

/** trade cards are turned up until so many different actions have shown; they go to the discard pile. */
function drawSpaces(s: CarthagoState, count: number, effects: Effects<Carthago>): SpaceNumber[] {
  const spaces: SpaceNumber[] = [];
  while (spaces.length < count) {
    const card = present(drawTrade(s, effects));
    s.tradeDiscard.push(card);
    if (!spaces.includes(actionOf(card))) spaces.push(actionOf(card));
  }
  return spaces;
}

/** */
function drawTiles(s: CarthagoState, effects: Effects<Carthago>): void {
  for (let decade = 1; decade <= DECADES; decade += 1) {
    const group = ALL_TILES.filter((tile) => tileDecade(tile) === decade);
    effects.shuffle(group);
    for (const tile of group.slice(0, TILES_PER_DECADE)) {
      s.tiles.push(tile);
      s.tileDiscs.push([]);
    }
  }
}

export function setup(
  base: Base<CarthagoStep>,
  players: number,
  variants: Readonly<Record<string, string>>,
  effects: Effects<Carthago>,
): CarthagoState {
  const s = emptyTable(base, players, readingsOf(variants));
  const size = tableSize(players);
  effects.shuffle(s.tradeDeck);
  for (let slot = 0; slot < s.market.length; slot += 1) s.market[slot] = drawTrade(s, effects);
  effects.shuffle(s.shipDeck);
  for (let dock = 0; dock < s.tradeHarbour.length; dock += 1) s.tradeHarbour[dock] = drawShip(s, effects);
  for (let n = 0; n < s.outside.length; n += 1) s.outside[n] = drawShip(s, effects);
  s.guildMarkers.push(...drawSpaces(s, GUILD_MARKERS, effects));
  s.neutralDiscs.push(...drawSpaces(s, neutralDiscs(size, variants), effects));
  for (const place of COVERED[size]) s.smallSeats[placeNumber(place)] = NEUTRAL;
  drawTiles(s, effects);
  s.firstPlayer = effects.random(players);
  effects.tell({ kind: 'firstPlayer', seat: s.firstPlayer, decade: 1 });
  for (let n = 0; n < players; n += 1) {
    const seat = (s.firstPlayer + n) % players;
    for (let card = 0; card < num(INCOME, 0); card += 1) drawUnseen(s, seat, effects);
  }
  s.onTurn = (s.firstPlayer + players - 1) % players;
  effects.next(setupDiscStep(s, s.onTurn));
  return s;
}

/** by default from the residence; the switch takes it from the supply. */
function setupDiscStep(s: CarthagoState, seat: Seat): CarthagoStep {
  if (s.readings.isSetupDiscFromSupply) return steps.setupDock(seat, null);
  return steps.setupColumn(seat);
}

/** in reverse turn order; the first player comes last and then begins round 1. */
function passOn(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  const players = s.merchants.length;
  if (seat !== s.firstPlayer) {
    s.onTurn = (seat + players - 1) % players;
    effects.next(setupDiscStep(s, s.onTurn));
    return;
  }
  effects.tell({ kind: 'roundBegan', decade: s.decade, round: s.round });
  effects.next(steps.turn(seat));
}

function decline(s: CarthagoState, seat: Seat, effects: Effects<Carthago>): void {
  effects.tell({ kind: 'setupDeclined', seat });
  passOn(s, seat, effects);
}

const COLUMN_CANDIDATES: readonly (ColumnOption | DeclineOption)[] = [...SETUP_COLUMNS, DECLINE];

export const setupColumn: Choice<Carthago, 'setupColumn', ColumnOption | DeclineOption> = {
  rule: 'R-3.11',
  candidates: () => COLUMN_CANDIDATES,
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'decline') decline(s, seat, effects);
    else {
      const column = COLUMNS.find((name) => name === o.noun) ?? null;
      effects.next(steps.setupDock(seat, column));
    }
  },
  fallback: () => DECLINE,
};

export const setupDock: Choice<Carthago, 'setupDock', DockOption | WarOption | DeclineOption> = {
  rule: 'R-3.11',
  candidates(s, at) {
    const list: (DockOption | WarOption | DeclineOption)[] = [...dockOptions(s), ...WAR_OPTIONS];
    if (at.column === null) list.push(DECLINE);
    return list;
  },
  refuse(s, _at, _seat, o) {
    if (o.verb === 'decline') return null;
    const discs = o.verb === 'dock' ? s.tradeDiscs : s.warHarbour;
    return num(discs, o.noun - 1) === NONE ? null : NO.setupDockTaken;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb === 'decline') {
      decline(s, seat, effects);
      return;
    }
    const merchant = merchantAt(s, seat);
    if (at.column === null) merchant.supply -= 1;
    else freeTop(merchant, columnNumber(at.column)); // the freed space counts at once
    const discs = o.verb === 'dock' ? s.tradeDiscs : s.warHarbour;
    discs[o.noun - 1] = seat;
    const harbour = o.verb === 'dock' ? 'trade' : 'war';
    effects.tell({ kind: 'setupDisc', seat, column: at.column, harbour, dock: o.noun });
    passOn(s, seat, effects);
  },
};

const copyMerchant = (m: Merchant): Merchant => ({
  hand: m.hand.slice(),
  basics: m.basics.slice(),
  playedLeft: m.playedLeft.slice(),
  playedRight: m.playedRight.slice(),
  ships: m.ships.slice(),
  active: m.active.slice(),
  freed: m.freed.slice(),
  supply: m.supply,
  actionDisc: m.actionDisc,
});
const copyList = (list: readonly number[]): number[] => list.slice();

/** A copy of a state, field after field: what bots do most. */
export const copy = (s: CarthagoState): CarthagoState => ({
  rng: [...s.rng],
  agenda: s.agenda.slice(),
  result: s.result,
  readings: s.readings,
  decade: s.decade,
  round: s.round,
  firstPlayer: s.firstPlayer,
  onTurn: s.onTurn,
  merchants: s.merchants.map(copyMerchant),
  tradeDeck: s.tradeDeck.slice(),
  tradeDiscard: s.tradeDiscard.slice(),
  deckNumber: s.deckNumber,
  drawnFrom: s.drawnFrom.slice(),
  market: s.market.slice(),
  shipDeck: s.shipDeck.slice(),
  shipsPutBack: s.shipsPutBack,
  isExhausted: s.isExhausted,
  lostShips: s.lostShips.slice(),
  outside: s.outside.slice(),
  tradeHarbour: s.tradeHarbour.slice(),
  tradeDiscs: s.tradeDiscs.slice(),
  warHarbour: s.warHarbour.slice(),
  anchor: s.anchor.slice(),
  expedition: s.expedition,
  guildMarkers: s.guildMarkers.slice(),
  neutralDiscs: s.neutralDiscs.slice(),
  guildBy: s.guildBy,
  smallSeats: s.smallSeats.slice(),
  largeSeats: s.largeSeats.map(copyList),
  tiles: s.tiles.slice(),
  tileDiscs: s.tileDiscs.map(copyList),
});
