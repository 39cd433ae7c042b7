// Index access that throws on nonsense instead of going on with undefined, and the card tables by number.
import { nth, type Seat } from '@comptoir/kernel';
import {
  ACTION_CARDS,
  ACTION_SPACES,
  type ActionName,
  type BonusName,
  type SpaceName,
} from './data/actions.ts';
import { GOODS, type GoodName } from './data/goods.ts';
import { PLAYER_COUNTS } from './data/players.ts';
import { QUAYS, type QuayName } from './data/quays.ts';
import { type CardName, type PrivilegeName, SHIP_CARDS } from './data/ships.ts';
import type { Player, PortoState, Quay } from './types.ts';
import type { ActionCard, Card, Good, QuayNumber, Space } from './vocabulary.ts';

export function playerAt(s: PortoState, seat: Seat): Player {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`porto-carthago: there is no seat ${seat}`);
  return player;
}

export function quayAt(s: PortoState, n: QuayNumber): Quay {
  const quay = s.quays[n];
  if (quay === undefined) throw new Error(`porto-carthago: there is no quay number ${n}`);
  return quay;
}

/** A counter in a list of counters. */
export function countAt(counts: readonly number[], n: number): number {
  const count = counts[n];
  if (count === undefined) throw new Error(`porto-carthago: there is no counter ${n}`);
  return count;
}

export function add(counts: number[], n: number, amount: number): void {
  counts[n] = countAt(counts, n) + amount;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let n = 0; n < counts.length; n += 1) total += countAt(counts, n);
  return total;
}

/** A ship card with its good and the two quays of its civilisation, I before II, as numbers. */
interface ShipCard {
  readonly id: CardName;
  readonly good: Good;
  readonly talents: number;
  readonly danger: number;
  readonly privilege: PrivilegeName;
  readonly first: QuayNumber;
  readonly second: QuayNumber;
}
const CARDS: readonly ShipCard[] = SHIP_CARDS.map(({ id, civ, good, talents, danger, privilege }) => ({
  id,
  good: GOODS.indexOf(good),
  talents,
  danger,
  privilege,
  first: QUAYS.findIndex((quay) => quay.civ === civ && quay.roman === 'I'),
  second: QUAYS.findIndex((quay) => quay.civ === civ && quay.roman === 'II'),
}));

export function cardAt(card: Card): ShipCard {
  const found = CARDS[card];
  if (found === undefined) throw new Error(`porto-carthago: there is no ship card number ${card}`);
  return found;
}
export const cardName = (card: Card): CardName => cardAt(card).id;
export const goodName = (good: Good): GoodName => nth(GOODS, good);
export const quayName = (quay: QuayNumber): QuayName => nth(QUAYS, quay).id;

const SPACES: readonly { readonly id: SpaceName; readonly servants: number; readonly bonus: BonusName }[] =
  ACTION_SPACES;
export const spaceAt = (space: Space): (typeof SPACES)[number] => nth(SPACES, space);
const CARD_ACTIONS: readonly ActionName[] = ACTION_CARDS.map(({ action }) => action);
export const actionOf = (card: ActionCard): ActionName => nth(CARD_ACTIONS, card);

const COUNTS: readonly { readonly players: number; readonly shipsPerRow: number; readonly market: number }[] =
  PLAYER_COUNTS;
const BY_PLAYERS = [0, 1, 2, 3, 4, 5].map((n) => COUNTS.find(({ players }) => players === n));
/** Spaces of the market that are in use. */
export function marketSpaces(s: PortoState): number {
  const counts = BY_PLAYERS[s.players.length];
  if (counts === undefined) throw new Error(`porto-carthago: ${s.players.length} players`);
  return counts.market;
}
