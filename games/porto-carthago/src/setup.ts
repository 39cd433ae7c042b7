// Chapter 3 of RULES.md, up to the first decision.
import { type Base, type Effects, onlySeat } from '@comptoir/kernel';
import { ACTION_SPACES } from './data/actions.ts';
import { BLOCKED_AT_START, GOODS, GOODS_PER_KIND } from './data/goods.ts';
import { PLAYER_COUNTS, SERVANTS } from './data/players.ts';
import { QUAYS } from './data/quays.ts';
import { SHIP_CARDS } from './data/ships.ts';
import { BEGIN_DECADE, type PortoStep } from './steps.ts';
import { drawCard, drawGoods, fromFirst } from './table.ts';
import type { Player, Porto, PortoState } from './types.ts';

const each = <T>(list: readonly unknown[], value: () => T): T[] => list.map(value);

/** 18 servants, two of them on the warehouse card; no talents. */
function newPlayer(): Player {
  return {
    reserve: SERVANTS - BLOCKED_AT_START,
    blocked: BLOCKED_AT_START,
    goods: each(GOODS, () => 0),
    lighthouse: 0,
    temple: 0,
    onCards: each(ACTION_SPACES, () => 0),
    large: 0,
    awarded: 0,
    tradePoints: 0,
    talents: 0,
    held: [],
    mixed: 0,
  };
}

export function setup(
  base: Base<PortoStep>,
  players: number,
  _variants: Readonly<Record<string, string>>,
  effects: Effects<Porto>,
): PortoState {
  const counts = PLAYER_COUNTS.find((row) => row.players === players);
  if (counts === undefined) throw new Error(`porto-carthago: cannot be played by ${players}`);
  const s = emptyTable(base, players, counts.charter);
  drawGoods(s, null, effects);
  effects.shuffle(s.deck);
  for (let n = 0; n < counts.shipsPerRow; n += 1) s.row1.push(drawCard(s, effects));
  for (let n = 0; n < counts.shipsPerRow; n += 1) s.row2.push(drawCard(s, effects));
  s.firstPlayer = effects.random(players);
  effects.next(...firstPass(s), ...secondPass(s), BEGIN_DECADE);
  return s;
}

/** Everything in the bag, in the deck or with the players. */
function emptyTable(base: Base<PortoStep>, players: number, charter: number): PortoState {
  return {
    ...base,
    phase: 'setup',
    decade: 1,
    round: 0,
    turn: 0,
    firstPlayer: 0,
    players: each(Array.from({ length: players }), newPlayer),
    bag: each(GOODS, () => GOODS_PER_KIND),
    market: each(GOODS, () => 0),
    soldSinceFill: 0,
    deck: SHIP_CARDS.map((_, card) => card),
    seen: each(SHIP_CARDS, () => 0),
    row1: [],
    row2: [],
    quays: each(QUAYS, () => ({ owner: null, good: null, ship: null })),
    charter: each(Array.from({ length: charter }), () => null),
    actions: [],
    palace: [],
    path: [],
    voyage: null,
  };
}

/** clockwise from the first player. */
function firstPass(s: PortoState): PortoStep[] {
  return s.players.map((_, n) => ({ step: 'setupClaimOptional', seats: onlySeat(fromFirst(s, n)) }));
}

/** back from the last player to the first, each with both steps. */
function secondPass(s: PortoState): PortoStep[] {
  return s.players.toReversed().flatMap((_, n): PortoStep[] => {
    const seats = onlySeat(fromFirst(s, s.players.length - 1 - n));
    return [
      { step: 'setupClaimMandatory', seats },
      { step: 'setupTakeGood', seats },
    ];
  });
}
