// Chapter 3 of RULES.md: setup.
import { type Base, type Effects, nth } from '@comptoir/kernel';
import { SEAT_EXTRAS, START } from './data/numbers.ts';
import { STOCK } from './data/tiles.ts';
import { ACTION_IDS, GOOD_IDS, TILE_IDS } from './lookup.ts';
import * as steps from './steps.ts';
import type { Nauticus, NauticusState, NauticusStep, Part, Player, Ship } from './types.ts';

/** */
function newPlayer(extras: { readonly coins: number; readonly workers: number }): Player {
  return {
    vp: START.vp,
    workers: START.workers + extras.workers,
    coins: START.coins + extras.coins,
    warehouse: TILE_IDS.map(() => 0),
    spaces: 0,
    ships: [],
    delivered: GOOD_IDS.map(() => 0),
    passFlips: 0,
    hasExtra: true,
  };
}

function extrasFor(players: number): readonly { readonly coins: number; readonly workers: number }[] {
  if (players === 2) return SEAT_EXTRAS[2];
  return players === 3 ? SEAT_EXTRAS[3] : SEAT_EXTRAS[4];
}

export function setup(
  base: Base<NauticusStep>,
  players: number,
  variants: Readonly<Record<string, string>>,
  effects: Effects<Nauticus>,
): NauticusState {
  const extras = extrasFor(players);
  const seats: Player[] = [];
  const startPlayer = variants.firstPlayer === 'drawn' ? effects.random(players) : 0;
  for (let seat = 0; seat < players; seat += 1)
    seats.push(newPlayer(nth(extras, (seat - startPlayer + players) % players)));
  effects.next(steps.START_ROUND);
  return {
    ...base,
    round: 1,
    phase: 1,
    startPlayer,
    onTurn: startPlayer,
    anchorSlot: 0,
    anchorMark: null,
    slot: null,
    tiles: ACTION_IDS.slice(),
    chosenBy: ACTION_IDS.map(() => null),
    stock: STOCK.slice(),
    players: seats,
    work: { action: nth(ACTION_IDS, 0), isExtra: false, blue: 0, bought: [0, 0, 0, 0] },
  };
}

const copyPart = ({ hull, mast, sail, good }: Part): Part => ({ hull, mast, sail, good });
const copyShip = ({ parts }: Ship): Ship => ({ parts: parts.map(copyPart) });
const copyPlayer = (p: Player): Player => ({
  vp: p.vp,
  workers: p.workers,
  coins: p.coins,
  warehouse: p.warehouse.slice(),
  spaces: p.spaces,
  ships: p.ships.map(copyShip),
  delivered: p.delivered.slice(),
  passFlips: p.passFlips,
  hasExtra: p.hasExtra,
});

/** A copy of a state, field after field: what bots do most. */
export const copy = (s: NauticusState): NauticusState => ({
  rng: [...s.rng],
  agenda: s.agenda.slice(),
  result: s.result,
  round: s.round,
  phase: s.phase,
  startPlayer: s.startPlayer,
  onTurn: s.onTurn,
  anchorSlot: s.anchorSlot,
  anchorMark: s.anchorMark,
  slot: s.slot,
  tiles: s.tiles.slice(),
  chosenBy: s.chosenBy.slice(),
  stock: s.stock.slice(),
  players: s.players.map(copyPlayer),
  work: {
    action: s.work.action,
    isExtra: s.work.isExtra,
    blue: s.work.blue,
    bought: s.work.bought.slice(),
  },
});
