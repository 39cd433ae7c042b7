// Positions for the tests: components are moved, never made, so that `audited()` holds in all of them.
import type { Seat } from '@comptoir/kernel';
import { type Scenario, scenario } from '@comptoir/testing';
import { SERVANTS } from '../src/data/players.ts';
import { portoCarthago } from '../src/index.ts';
import {
  actionCardNumber,
  add,
  cardNumber,
  countAt,
  fromFirst,
  goodNumber,
  playerAt,
  quayAt,
  quayNumber,
} from '../src/lookup.ts';
import type { ActionCardName, Card, CardName, GoodName, QuayName } from '../src/names.ts';
import { turnMain } from '../src/steps.ts';
import type { Player, Porto, PortoState } from '../src/types.ts';

export const [RED, BLUE, YELLOW, BLACK, GREEN] = [0, 1, 2, 3, 4] as const;
export type Game = Scenario<Porto>;
/** a1 merchant, a2 transporter, a3 transporter, a4 captain, a5 stevedore, a6 aristocrat. */
const USUAL = ['merchant', 'transporter-1', 'transporter-2', 'captain', 'stevedore', 'aristocrat'] as const;

/** Red to move at the start of decade 2: no quay claimed, no ship in port, 16 in every reserve. */
export function redToMove(
  players: number,
  change: (s: PortoState) => void = () => {},
  variants: readonly string[] = [],
): Game {
  return scenario(portoCarthago, players, { variants }).given((s) => {
    s.phase = 'actions';
    s.decade = 2;
    s.firstPlayer = RED;
    deal(s, USUAL);
    s.agenda.length = 0;
    toMove(s, 1, RED);
    change(s);
  });
}

/** The turn of a seat in a round; the seats before it have had theirs. */
export function toMove(s: PortoState, round: number, seat: Seat): void {
  s.round = round;
  s.turn = (seat - s.firstPlayer + s.players.length) % s.players.length;
  s.agenda.length = 0;
  s.agenda.push(turnMain(seat));
}

/** The last turn of a decade, which `N takeTalents` ends; its seat is the one before the first player. */
export function lastTurn(s: PortoState, decade: number): Seat {
  const seat = fromFirst(s, s.players.length - 1);
  s.decade = decade;
  toMove(s, 5, seat);
  return seat;
}

export function deal(s: PortoState, cards: readonly ActionCardName[]): void {
  s.actions.length = 0;
  s.actions.push(...cards.map(actionCardNumber));
}

type Places = Partial<Pick<Player, 'reserve' | 'lighthouse' | 'temple' | 'blocked'>>;
/** Sets servants; those that are then left over stand on the card of a1. Call it after claiming quays. */
export function servants(s: PortoState, seat: Seat, places: Places): void {
  const player = playerAt(s, seat);
  Object.assign(player, places);
  const onBoard = [...s.charter, ...s.path, ...s.palace].filter((owner) => owner === seat).length;
  const quays = 2 * s.quays.filter(({ owner }) => owner === seat).length;
  const { reserve, lighthouse, temple, blocked, large } = player;
  player.onCards.fill(0);
  player.onCards[0] = SERVANTS - reserve - lighthouse - temple - blocked - large - onBoard - quays;
}

export function owns(s: PortoState, seat: Seat, quay: QuayName, good: GoodName | null = null): void {
  const place = quayAt(s, quayNumber(quay));
  place.owner = seat;
  playerAt(s, seat).reserve -= 2;
  if (good === null) return;
  add(s.bag, goodNumber(good), -1);
  place.good = goodNumber(good);
}

export function stores(s: PortoState, seat: Seat, ...goods: readonly GoodName[]): void {
  for (const good of goods) {
    takeGood(s, good);
    add(playerAt(s, seat).goods, goodNumber(good), 1);
  }
}

function takeGood(s: PortoState, good: GoodName): void {
  const n = goodNumber(good);
  add(countAt(s.bag, n) > 0 ? s.bag : s.market, n, -1);
}

/** The market holds exactly these goods. */
export function market(s: PortoState, ...goods: readonly GoodName[]): void {
  s.market.forEach((count, n) => {
    add(s.bag, n, count);
    s.market[n] = 0;
  });
  for (const good of goods) {
    add(s.bag, goodNumber(good), -1);
    add(s.market, goodNumber(good), 1);
  }
}

/** Takes a card out of deck or rows; a row is filled up with the bottom card of the deck. */
function takeCard(s: PortoState, name: CardName): Card {
  const card = cardNumber(name);
  const inDeck = s.deck.indexOf(card);
  if (inDeck >= 0) {
    s.deck.splice(inDeck, 1);
    s.seen.splice(inDeck, 1);
    return card;
  }
  const row = [s.row1, s.row2].find((cards) => cards.includes(card));
  const last = s.deck.pop();
  s.seen.pop();
  if (row === undefined || last === undefined) throw new Error(`${name} is neither in the deck nor in a row`);
  row[row.indexOf(card)] = last;
  return card;
}

export function moored(s: PortoState, quay: QuayName, card: CardName): void {
  quayAt(s, quayNumber(quay)).ship = takeCard(s, card);
}

export function holds(s: PortoState, seat: Seat, ...cards: readonly CardName[]): void {
  for (const card of cards) playerAt(s, seat).held.push(takeCard(s, card));
}

/** These cards lie on top of the deck, in this order. */
export function onTop(s: PortoState, ...cards: readonly CardName[]): void {
  for (const card of cards.toReversed()) {
    s.deck.unshift(takeCard(s, card));
    s.seen.unshift(0);
  }
}

/** The first (or second) row is exactly this; what lay there goes into the middle of the deck. */
export function row(s: PortoState, which: 'row1' | 'row2', cards: readonly (CardName | null)[]): void {
  const list = s[which];
  list.forEach((card, n) => {
    if (card !== null) {
      s.deck.push(card);
      s.seen.push(0);
    }
    list[n] = null;
  });
  cards.forEach((card, n) => {
    list[n] = card === null ? null : takeCard(s, card);
  });
}

/** The deck is cut down to these cards: all others are put into black-box hands, the seat's held pile. */
export function deckOf(s: PortoState, keeper: Seat, ...cards: readonly CardName[]): void {
  onTop(s, ...cards);
  playerAt(s, keeper).held.push(...s.deck.splice(cards.length));
  s.seen.length = cards.length;
}

/** So many servants of each seat along the path, in this order of owners. */
export function path(s: PortoState, ...owners: readonly Seat[]): void {
  for (const seat of owners) {
    s.path.push(seat);
    playerAt(s, seat).reserve -= 1;
  }
}

/** Single palace spaces, cheapest first. */
export function palace(s: PortoState, ...owners: readonly Seat[]): void {
  for (const seat of owners) {
    s.palace.push(seat);
    playerAt(s, seat).reserve -= 1;
  }
}

export function charters(s: PortoState, ...owners: readonly Seat[]): void {
  owners.forEach((seat, n) => {
    s.charter[n] = seat;
    playerAt(s, seat).reserve -= 1;
  });
}

/** Talents and trade points. */
export function purse(s: PortoState, seat: Seat, talents: number, tradePoints: number): void {
  Object.assign(playerAt(s, seat), { talents, tradePoints });
}

/** Reserve, talents, trade points: R / T / P. */
export function rtp(game: Game, seat: Seat): readonly [number, number, number] {
  const { reserve, talents, tradePoints } = playerAt(game.state, seat);
  return [reserve, talents, tradePoints];
}
export const quayIn = (game: Game, quay: QuayName): PortoState['quays'][number] =>
  quayAt(game.state, quayNumber(quay));
export const shipAt = (game: Game, quay: QuayName): number | null => quayIn(game, quay).ship;
export const bottom = (game: Game): number | undefined => game.state.deck.at(-1);
