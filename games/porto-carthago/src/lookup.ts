// Access that throws on nonsense: players, quays and counters of the state, printed components by number and by name.
import { nth, numberIn, numbersOf, type Seat } from '@comptoir/kernel';
import { ACTION_CARDS, ACTION_SPACES } from './data/actions.ts';
import { PLAYER_COUNTS } from './data/players.ts';
import { QUAYS } from './data/quays.ts';
import { SHIP_CARDS } from './data/ships.ts';
import {
  ACTION_CARD_NAMES,
  type ActionCard,
  type ActionCardName,
  type ActionName,
  type BonusName,
  type Card,
  type CardName,
  GOODS,
  type Good,
  type GoodName,
  type PrivilegeName,
  QUAY_NAMES,
  type QuayName,
  type QuayNumber,
  SPACE_NAMES,
  type Space,
  type SpaceName,
} from './names.ts';
import type { Player, PortoState, Quay } from './types.ts';

export const playerAt = (s: PortoState, seat: Seat): Player => nth(s.players, seat);
export const quayAt = (s: PortoState, n: QuayNumber): Quay => nth(s.quays, n);

/** The seat so many places clockwise from the first player. */
export function fromFirst(s: PortoState, places: number): Seat {
  return (s.firstPlayer + places) % s.players.length;
}

/** A counter in a list of counters. */
export function countAt(counts: readonly number[], n: number): number {
  return nth(counts, n);
}

export function add(counts: number[], n: number, amount: number): void {
  counts[n] = countAt(counts, n) + amount;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let n = 0; n < counts.length; n += 1) total += countAt(counts, n);
  return total;
}

export const ALL_GOODS: readonly Good[] = numbersOf(GOODS);
export const ALL_CARDS: readonly Card[] = numbersOf(SHIP_CARDS);
export const ALL_QUAYS: readonly QuayNumber[] = numbersOf(QUAYS);
export const ALL_SPACES: readonly Space[] = numbersOf(ACTION_SPACES);
export const ALL_ACTION_CARDS: readonly ActionCard[] = numbersOf(ACTION_CARDS);

export const CARD_NAMES: readonly CardName[] = SHIP_CARDS.map(({ id }) => id);
export const quayNumber: (name: QuayName) => QuayNumber = numberIn(ALL_QUAYS, QUAY_NAMES);
export const cardNumber: (name: CardName) => Card = numberIn(ALL_CARDS, CARD_NAMES);
export const goodNumber: (name: GoodName) => Good = numberIn(ALL_GOODS, GOODS);
export const actionCardNumber: (name: ActionCardName) => ActionCard = numberIn(
  ALL_ACTION_CARDS,
  ACTION_CARD_NAMES,
);
export const spaceNumber: (name: SpaceName) => Space = numberIn(ALL_SPACES, SPACE_NAMES);

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
const CARDS: readonly ShipCard[] = SHIP_CARDS.map(({ id, civ, good, talents, danger, privilege }) => {
  const [first, second] = QUAYS.filter((quay) => quay.civ === civ).map((quay) => quayNumber(quay.id));
  if (first === undefined || second === undefined) throw new Error(`porto-carthago: no quays for ${civ}`);
  return { id, good: goodNumber(good), talents, danger, privilege, first, second };
});

export const cardAt = (card: Card): ShipCard => nth(CARDS, card);
export const cardName = (card: Card): CardName => cardAt(card).id;
export const goodName = (good: Good): GoodName => nth(GOODS, good);
export const quayName = (quay: QuayNumber): QuayName => nth(QUAY_NAMES, quay);

interface ActionSpace {
  readonly id: SpaceName;
  readonly servants: number;
  readonly bonus: BonusName;
}
const SPACES: readonly ActionSpace[] = ACTION_SPACES;
export const spaceAt = (space: Space): ActionSpace => nth(SPACES, space);
export const actionOf = (card: ActionCard): ActionName => nth(ACTION_CARDS, card).action;
export const actionCardName = (card: ActionCard): ActionCardName => nth(ACTION_CARDS, card).id;

type PlayerCounts = (typeof PLAYER_COUNTS)[number];
/** what depends on the number of players. */
export function countsFor(players: number): PlayerCounts {
  const counts = PLAYER_COUNTS.find((row) => row.players === players);
  if (counts === undefined) throw new Error(`porto-carthago: cannot be played by ${players}`);
  return counts;
}
/** Spaces of the market that are in use. */
export const marketSpaces = (s: PortoState): number => countsFor(s.players.length).market;
