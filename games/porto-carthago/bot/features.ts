// What a network may know of a seat, beside what evaluate expects in sum: each term of it, what stands, what is in reach next
// turn, and what is begun. Each as a part of what is usual, so about between 0 and 1.
import { nth, type Seat } from '@comptoir/kernel';
import { LARGE_SPACE, PALACE } from '../src/data/palace.ts';
import { PATH_LENGTH } from '../src/data/path.ts';
import { DECADES, EARLY_END, ROUNDS } from '../src/data/players.ts';
import { ALL_SPACES, actionOf, cardAt, playerAt, spaceAt, sum } from '../src/lookup.ts';
import { cheapestPlace, palaceServants } from '../src/rules/2-components.ts';
import type { Player, PortoState } from '../src/types.ts';
import { outlookOf, weights } from './evaluate.ts';
import { addHarbour } from './harbour.ts';
import { pathStanding } from './path.ts';

type Outlook = ReturnType<typeof outlookOf>;

export function features(s: PortoState, seat: Seat): readonly number[] {
  const player = playerAt(s, seat);
  const outlook = outlookOf(weights, s, seat);
  const row: number[] = [];
  addTime(row, s, seat, outlook);
  addTerms(row, s, seat, outlook);
  addPurchase(row, s, seat);
  addServants(row, s, seat);
  addPath(row, s, seat);
  addVoyage(row, s, seat);
  addActions(row, s);
  addHarbour(row, s, seat);
  addHeld(row, player);
  return row;
}

/** A linear network makes a curve only of several lines: the turns left in several shapes, and whether decade 4 may be the last. */
function addTime(row: number[], s: PortoState, seat: Seat, { turns, decades }: Outlook): void {
  const players = s.players.length;
  let most = 0;
  for (let n = 0; n < players; n += 1) most = Math.max(most, playerAt(s, n).tradePoints);
  row.push(
    turns / (DECADES * ROUNDS),
    Math.min(1, turns / ROUNDS),
    1 / (1 + turns),
    (turns - decades * ROUNDS) / ROUNDS,
    decades / DECADES,
    Math.min(1.25, most / EARLY_END.tradePoints),
    s.phase === 'actions' ? 1 : 0,
    ((seat - s.firstPlayer + players) % players) / players,
  );
}

/** The terms of evaluate, one by one: how many turns are left decides how much of each comes true. */
function addTerms(row: number[], s: PortoState, seat: Seat, outlook: Outlook): void {
  const { talents, tradePoints } = playerAt(s, seat);
  const own = palaceServants(s, seat);
  let most = 0;
  for (let other = 0; other < s.players.length; other += 1)
    if (other !== seat) most = Math.max(most, palaceServants(s, other));
  row.push(
    own / 5,
    (own - most) / 4,
    tradePoints / 8,
    talents / 50,
    3 * outlook.path,
    outlook.quays.talents / 40,
    outlook.quays.points / 2,
    outlook.voyage.talents / 2,
    outlook.voyage.points,
    outlook.sundries / 5,
    outlook.income / 40,
    outlook.talents / 80,
    outlook.points / 8,
    outlook.places / 3,
    (own + outlook.places) / 6,
  );
}

/** Places that the talents at hand buy one after the other, as far as the points allow. */
function affordable(s: PortoState, { talents, tradePoints }: Player): number {
  let left = talents;
  let bought = 0;
  for (; bought < 4; bought += 1) {
    const place = PALACE[s.palace.length + bought] ?? LARGE_SPACE;
    left -= place.price;
    if (left < 0 || tradePoints < place.tradePoints) break;
  }
  return bought;
}

/** A purchase takes a servant for the palace and one for the cheapest space that allows it. */
const canServe = ({ reserve }: Player): boolean => reserve >= 2;

/** The next place: what it lacks, and who else may take it before. What others have in talents is not told. */
function addPurchase(row: number[], s: PortoState, seat: Seat): void {
  const player = playerAt(s, seat);
  const { talents, tradePoints } = player;
  const place = cheapestPlace(s);
  let rivals = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    const theirs = playerAt(s, other);
    if (other !== seat && theirs.tradePoints >= place.tradePoints && canServe(theirs)) rivals += 1;
  }
  const canBuy = canServe(player) && talents >= place.price && tradePoints >= place.tradePoints;
  row.push(
    place.price / 20,
    Math.max(-1, Math.min(1.5, (talents - place.price) / 10)),
    Math.max(0, place.tradePoints - tradePoints) / 3,
    Math.max(0, tradePoints - place.tradePoints) / 4,
    canBuy ? 1 : 0,
    affordable(s, player) / 3,
    rivals / 4,
  );
}

/** Servants by where they are: those at hand earn, pay for actions and go to the palace; most of them make the first player. */
function addServants(row: number[], s: PortoState, seat: Seat): void {
  const { reserve, onCards, blocked, temple, lighthouse } = playerAt(s, seat);
  const home = reserve + sum(onCards);
  let most = 0;
  let ships = 0;
  let light = 0; // the most servants of another in the lighthouse
  let brighter = 0;
  for (let other = 0; other < s.players.length; other += 1) {
    if (other === seat) continue;
    const theirs = playerAt(s, other);
    most = Math.max(most, theirs.reserve + sum(theirs.onCards));
    light = Math.max(light, theirs.lighthouse);
    if (theirs.lighthouse >= lighthouse) brighter += 1;
  }
  for (let n = 0; n < s.charter.length; n += 1) if (s.charter[n] === seat) ships += 1;
  row.push(reserve / 16, Math.min(1, reserve / 4), home / 16, (home - most) / 8, blocked / 2);
  row.push(temple / 4, ships / 2, lighthouse / 4, (lighthouse - light) / 4);
  row.push(lighthouse > 0 ? 1 / (1 + brighter) : 0);
}

/** The path pays at the fourth, eighth and twelfth servant. */
function addPath(row: number[], s: PortoState, seat: Seat): void {
  const [own, lead, better] = pathStanding(s, seat);
  const length = s.path.length;
  row.push(own / 4, lead / 4, own > 0 ? 1 / (1 + better) : 0, length / PATH_LENGTH, (length % 4) / 4);
}

/** Which part of the deck the temple is strong enough for, and whether the next transporter can sail. */
function addVoyage(row: number[], s: PortoState, seat: Seat): void {
  const { temple, goods } = playerAt(s, seat);
  let safe = 0;
  for (let n = 0; n < s.deck.length; n += 1) if (cardAt(nth(s.deck, n)).danger <= temple) safe += 1;
  const isReady = temple > 0 && sum(goods) > 0 && s.charter.includes(seat);
  row.push(safe / Math.max(1, s.deck.length), isReady ? 1 : 0);
}

/** What this decade's deal of action cards makes dear, and whether a delivery and a purchase fit into one turn. */
function addActions(row: number[], s: PortoState): void {
  let carry = 3;
  let buy = 3;
  let claim = 3;
  let canCarryAndBuy = 0;
  for (let n = 0; n < s.actions.length; n += 1) {
    const { servants, bonus } = spaceAt(nth(ALL_SPACES, n));
    const action = actionOf(nth(s.actions, n));
    if (action === 'transporter') {
      carry = Math.min(carry, servants);
      if (bonus === 'buyPalace') canCarryAndBuy = 1;
    } else if (action === 'merchant') buy = servants;
    else if (action === 'stevedore') claim = servants;
  }
  row.push(carry / 3, buy / 3, claim / 3, canCarryAndBuy);
}

/** Held privileges by what they may bring. */
function addHeld(row: number[], { held }: Player): void {
  let place = 0;
  let load = 0;
  let ship = 0;
  for (let n = 0; n < held.length; n += 1) {
    const { privilege } = cardAt(nth(held, n));
    if (privilege === 'palaceWithoutPoints') place += 1;
    else if (privilege === 'loadAnyGood') load += 1;
    else if (privilege === 'bringShip') ship += 1;
  }
  row.push(held.length / 4, place, load / 2, ship / 2);
}
