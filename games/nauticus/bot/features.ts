// What a network may know of a seat, beside what evaluate expects: counts of what it has, as parts of what is usual.
import type { Seat } from '@comptoir/kernel';
import { PHASES, roundsFor, SLOT_COUNT } from '../src/data/numbers.ts';
import { playerAt } from '../src/lookup.ts';
import { ACTIONS } from '../src/names.ts';
import { visibleCrowns } from '../src/rules/7-5-crowns.ts';
import type { NauticusState, Player } from '../src/types.ts';

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

/** Ships, hull parts, masts, sails and goods aboard; the longest ship, and the ships with all their sails. */
function shipsOf({ ships }: Player): readonly number[] {
  const parts = ships.flatMap((ship) => ship.parts);
  const rigged = ships.filter((ship) => ship.parts.every(({ sail }) => sail !== null));
  return [
    ships.length / 5,
    parts.length / 12,
    parts.filter(({ mast }) => mast !== null).length / 12,
    parts.filter(({ sail }) => sail !== null).length / 12,
    parts.filter(({ good }) => good !== null).length / 8,
    Math.max(0, ...ships.map((ship) => ship.parts.length)) / 5,
    rigged.length / 4,
    sumOf(rigged.map((ship) => ship.parts.length)) / 10,
  ];
}

/** By action: whether it is still to come this round. */
function comingOf(s: NauticusState): readonly number[] {
  const coming = ACTIONS.map(() => 0);
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    const action = s.tiles[slot];
    if (action !== undefined && s.chosenBy[slot] === null) coming[action] = 1;
  }
  return coming;
}

export function features(s: NauticusState, seat: Seat): readonly number[] {
  const player = playerAt(s, seat);
  const players = s.players.length;
  const rounds = roundsFor(players);
  return [
    ((s.round - 1) * PHASES + s.phase) / (rounds * PHASES),
    s.phase / PHASES,
    ((seat - s.startPlayer + players) % players) / players,
    player.vp / 40,
    player.workers / 10,
    player.coins / 20,
    player.spaces / 10,
    ...player.warehouse.map((count) => count / 2),
    ...player.delivered.map((count) => count / 4),
    player.passFlips / 4,
    player.hasExtra ? 1 : 0,
    visibleCrowns(player) / 6,
    ...shipsOf(player),
    ...comingOf(s),
  ];
}
