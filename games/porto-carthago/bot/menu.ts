// A hint for bots: sequences of picks whose worth shows only at their end.
import { nth, type Seat } from '@comptoir/kernel';
import {
  ALL_GOODS,
  ALL_QUAYS,
  ALL_SPACES,
  actionOf,
  cardAt,
  countAt,
  playerAt,
  quayAt,
  spaceAt,
} from '../src/lookup.ts';
import type { Good, QuayNumber, Space } from '../src/names.ts';
import {
  ACTION,
  type ActionOption,
  CHARTER,
  CLAIM,
  GOOD,
  MOVE,
  type PortoOption,
  QUAY,
} from '../src/options.ts';
import type { PortoState } from '../src/types.ts';

type Sequence = readonly PortoOption[];
const TO_TEMPLE: Sequence = [nth(MOVE, 1), nth(MOVE, 1), nth(MOVE, 1)];
const TO_LIGHTHOUSE: Sequence = [nth(MOVE, 0), nth(MOVE, 0)];
const NOTHING: readonly Sequence[] = [];

export function menu(s: PortoState, seat: Seat): readonly Sequence[] {
  const at = s.agenda[s.agenda.length - 1];
  if (at?.step === 'transportSource') return carries(s, seat);
  return at?.step === 'turnMain' ? actions(s, seat) : NOTHING;
}

/** Every action a seat can pay for, with a sensible way to carry it out. */
function actions(s: PortoState, seat: Seat): Sequence[] {
  const { reserve } = playerAt(s, seat);
  const sequences: Sequence[] = [];
  for (const space of ALL_SPACES) {
    if (spaceAt(space).servants > reserve) continue;
    const start: ActionOption = nth(ACTION, space);
    for (const rest of waysOf(s, seat, space)) sequences.push([start, ...rest]);
  }
  return sequences;
}

function waysOf(s: PortoState, seat: Seat, space: Space): readonly Sequence[] {
  const action = actionOf(nth(s.actions, space));
  if (action === 'transporter') return carries(s, seat);
  if (action === 'merchant') return GOOD.map((good) => [good]);
  if (action === 'stevedore') return claims(s);
  return action === 'aristocrat' ? [TO_TEMPLE, TO_LIGHTHOUSE] : NOTHING;
}

/** Goods of the warehouse to where a ship wants or will want them, or on a voyage. */
function carries(s: PortoState, seat: Seat): Sequence[] {
  const { goods, temple } = playerAt(s, seat);
  const sequences: Sequence[] = [];
  for (const good of ALL_GOODS) {
    if (countAt(goods, good) === 0) continue;
    for (const quay of ALL_QUAYS) {
      if (quayAt(s, quay).owner === seat && isWanted(s, quay, good))
        sequences.push([nth(GOOD, good), nth(QUAY, quay)]);
    }
    if (temple > 0 && s.charter.includes(seat)) sequences.push([nth(GOOD, good), CHARTER]);
  }
  return sequences;
}

function isWanted(s: PortoState, n: QuayNumber, good: Good): boolean {
  const { ship } = quayAt(s, n);
  if (ship !== null) return cardAt(ship).good === good;
  return s.row1.some((card) => {
    if (card === null) return false;
    const { good: desired, first, second } = cardAt(card);
    return desired === good && (first === n || second === n);
  });
}

/** Free quays at which a ship lies. */
function claims(s: PortoState): Sequence[] {
  const isFree = (n: QuayNumber): boolean => quayAt(s, n).owner === null && quayAt(s, n).ship !== null;
  return ALL_QUAYS.filter(isFree).map((n) => [nth(CLAIM, n)]);
}
