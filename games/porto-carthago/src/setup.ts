// Chapter 3 of RULES.md: the table is laid, then quays are claimed and a first good is taken.
import type { Base, Choice, Effects, Refusal } from '@comptoir/kernel';
import { ACTION_SPACES } from './data/actions.ts';
import { BLOCKED_AT_START, GOODS_PER_KIND } from './data/goods.ts';
import { SERVANTS } from './data/players.ts';
import { QUAYS } from './data/quays.ts';
import { SHIP_CARDS } from './data/ships.ts';
import {
  ALL_CARDS,
  add,
  countAt,
  countsFor,
  fromFirst,
  goodNumber,
  playerAt,
  quayAt,
  quayNumber,
} from './lookup.ts';
import { GOODS } from './names.ts';
import { CLAIM, type ClaimOption, GOOD, type GoodOption, PASS, type PassOption } from './options.ts';
import { NO } from './refusals.ts';
import { claimQuay, drawCard, drawGoods } from './rules/2-components.ts';
import * as steps from './steps.ts';
import type { Player, Porto, PortoState, Quay } from './types.ts';

const forEach = <T>(list: readonly unknown[], value: () => T): T[] => list.map(value);

/** 18 servants, two of them on the warehouse card; no talents. */
function newPlayer(): Player {
  return {
    reserve: SERVANTS - BLOCKED_AT_START,
    blocked: BLOCKED_AT_START,
    goods: forEach(GOODS, () => 0),
    lighthouse: 0,
    temple: 0,
    onCards: forEach(ACTION_SPACES, () => 0),
    large: 0,
    awarded: 0,
    tradePoints: 0,
    talents: 0,
    held: [],
    mixed: 0,
  };
}

export function setup(
  base: Base<steps.PortoStep>,
  players: number,
  variants: Readonly<Record<string, string>>,
  effects: Effects<Porto>,
): PortoState {
  const counts = countsFor(players);
  const s = emptyTable(base, players, counts.charter);
  if (variants.loadAnyGood === 'warehouseToo') s.isLoadingFromWarehouse = true;
  drawGoods(s, null, effects);
  effects.shuffle(s.deck);
  for (let n = 0; n < counts.shipsPerRow; n += 1) s.row1.push(drawCard(s, effects));
  for (let n = 0; n < counts.shipsPerRow; n += 1) s.row2.push(drawCard(s, effects));
  s.firstPlayer = effects.random(players);
  effects.next(...firstPass(s), ...secondPass(s), steps.BEGIN_DECADE);
  return s;
}

/** Everything in the bag, in the deck or with the players. */
function emptyTable(base: Base<steps.PortoStep>, players: number, charter: number): PortoState {
  return {
    ...base,
    phase: 'setup',
    decade: 1,
    round: 0,
    turn: 0,
    firstPlayer: 0,
    players: forEach(Array.from({ length: players }), newPlayer),
    bag: forEach(GOODS, () => GOODS_PER_KIND),
    market: forEach(GOODS, () => 0),
    soldSinceFill: 0,
    deck: [...ALL_CARDS],
    seen: forEach(SHIP_CARDS, () => 0),
    row1: [],
    row2: [],
    quays: forEach(QUAYS, () => ({ owner: null, good: null, ship: null })),
    charter: forEach(Array.from({ length: charter }), () => null),
    actions: [],
    palace: [],
    path: [],
    voyage: null,
  };
}

/** clockwise from the first player. */
function firstPass(s: PortoState): steps.PortoStep[] {
  return s.players.map((_, n) => steps.setupClaimOptional(fromFirst(s, n)));
}

/** back from the last player to the first, each with both steps. */
function secondPass(s: PortoState): steps.PortoStep[] {
  return s.players.toReversed().flatMap((_, n): steps.PortoStep[] => {
    const seat = fromFirst(s, s.players.length - 1 - n);
    return [steps.setupClaimMandatory(seat), steps.setupTakeGood(seat)];
  });
}

const CLAIM_OR_PASS: readonly (ClaimOption | PassOption)[] = [...CLAIM, PASS];

/** nobody can claim a quay already claimed. */
function refuseClaim(s: PortoState, o: ClaimOption): Refusal | null {
  return quayAt(s, quayNumber(o.noun)).owner === null ? null : NO.quayClaimed;
}

export const setupClaimOptional: Choice<Porto, 'setupClaimOptional', ClaimOption | PassOption> = {
  rule: 'R-3.5',
  candidates: () => CLAIM_OR_PASS,
  refuse: (s, _at, _seat, o) => (o.verb === 'pass' ? null : refuseClaim(s, o)),
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'pass') {
      effects.tell({ kind: 'passed', seat });
      return;
    }
    claimQuay(s, seat, quayNumber(o.noun));
    effects.tell({ kind: 'quayClaimed', seat, quay: o.noun });
  },
  fallback: () => PASS,
};

export const setupClaimMandatory: Choice<Porto, 'setupClaimMandatory', ClaimOption> = {
  rule: 'R-3.6',
  candidates: () => CLAIM,
  refuse: (s, _at, _seat, o) => refuseClaim(s, o),
  apply(s, _at, seat, o, effects) {
    claimQuay(s, seat, quayNumber(o.noun));
    effects.tell({ kind: 'quayClaimed', seat, quay: o.noun });
  },
};

/** free, and the market is not refilled. */
export const setupTakeGood: Choice<Porto, 'setupTakeGood', GoodOption> = {
  rule: 'R-3.6',
  candidates: () => GOOD,
  refuse: (s, _at, _seat, o) => (countAt(s.market, goodNumber(o.noun)) > 0 ? null : NO.noneToTake),
  apply(s, _at, seat, o, effects) {
    const good = goodNumber(o.noun);
    add(s.market, good, -1);
    add(playerAt(s, seat).goods, good, 1);
    effects.tell({ kind: 'goodTaken', seat, good: o.noun });
  },
};

const copyQuay = ({ owner, good, ship }: Quay): Quay => ({ owner, good, ship });
const copyPlayer = (p: Player): Player => ({
  reserve: p.reserve,
  blocked: p.blocked,
  goods: p.goods.slice(),
  lighthouse: p.lighthouse,
  temple: p.temple,
  onCards: p.onCards.slice(),
  large: p.large,
  awarded: p.awarded,
  tradePoints: p.tradePoints,
  talents: p.talents,
  held: p.held.slice(),
  mixed: p.mixed,
});

/** A copy of a state, field after field: what bots do most. */
export function copy(s: PortoState): PortoState {
  const same: PortoState = {
    rng: [...s.rng],
    agenda: s.agenda.slice(),
    result: s.result,
    phase: s.phase,
    decade: s.decade,
    round: s.round,
    turn: s.turn,
    firstPlayer: s.firstPlayer,
    players: s.players.map(copyPlayer),
    bag: s.bag.slice(),
    market: s.market.slice(),
    soldSinceFill: s.soldSinceFill,
    deck: s.deck.slice(),
    seen: s.seen.slice(),
    row1: s.row1.slice(),
    row2: s.row2.slice(),
    quays: s.quays.map(copyQuay),
    charter: s.charter.slice(),
    actions: s.actions.slice(),
    palace: s.palace.slice(),
    path: s.path.slice(),
    voyage: s.voyage,
  };
  if (s.isLoadingFromWarehouse) same.isLoadingFromWarehouse = true;
  return same;
}
