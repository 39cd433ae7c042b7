// The toy game once more, on boardgame.io's reducer: the same rules, written the way its documentation shows.
import type { Ctx, Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

const GOODS = ['wine', 'salt', 'oil', 'wool'] as const;
type Good = (typeof GOODS)[number];
const HOLDS = [4, 3, 5];

export interface G {
  deck: Good[];
  hands: Good[][];
  points: number[];
  ships: { loaded: number; cargo: Good | null }[];
  bids: (number | null)[];
  round: number;
  sailed: Good[];
  picked: Good | null;
  order: string[];
  turn: number;
}

function canLoad(g: G, good: Good, n: number): boolean {
  const ship = g.ships[n];
  if (ship === undefined || ship.loaded === HOLDS[n]) return false;
  if (ship.cargo !== null) return ship.cargo === good;
  return !g.ships.some((other) => other.cargo === good);
}

function endRound(g: G): void {
  g.ships.forEach((ship, n) => {
    if (ship.loaded !== HOLDS[n] || ship.cargo === null) return;
    for (let k = 0; k < ship.loaded; k += 1) g.sailed.push(ship.cargo);
    g.ships[n] = { loaded: 0, cargo: null };
  });
  g.round += 1;
  if (g.round > 3) return;
  for (const hand of g.hands) {
    for (let k = 0; k < 2; k += 1) {
      const good = g.deck.pop();
      if (good !== undefined) hand.push(good);
    }
  }
}

const bid: Move<G> = ({ G: g, playerID, events }, amount: number) => {
  if (g.bids[Number(playerID)] !== null) return INVALID_MOVE;
  g.bids[Number(playerID)] = amount;
  if (g.bids.some((other) => other === null)) return undefined;
  const bids = g.bids.map((b) => b ?? 0);
  g.order = bids
    .map((_, seat) => String(seat))
    .sort((a, b) => (bids[Number(b)] ?? 0) - (bids[Number(a)] ?? 0));
  bids.forEach((b, seat) => {
    g.points[seat] = (g.points[seat] ?? 0) - b;
  });
  g.bids = g.bids.map(() => null);
  g.turn = 0;
  events.setPhase('load');
  return undefined;
};

function pass(g: G, events: { endTurn(): void; setPhase(name: string): void }): void {
  g.turn += 1;
  if (g.turn < g.order.length) {
    events.endTurn();
    return;
  }
  endRound(g);
  events.setPhase('bid');
}

const good: Move<G> = ({ G: g, playerID }, name: Good) => {
  if (g.picked !== null || !g.hands[Number(playerID)]?.includes(name)) return INVALID_MOVE;
  if (!HOLDS.some((_, n) => canLoad(g, name, n))) return INVALID_MOVE;
  g.picked = name;
  return undefined;
};

const ship: Move<G> = ({ G: g, playerID, events }, n: number) => {
  const hand = g.hands[Number(playerID)];
  const target = g.ships[n];
  if (g.picked === null || hand === undefined || target === undefined || !canLoad(g, g.picked, n))
    return INVALID_MOVE;
  hand.splice(hand.indexOf(g.picked), 1);
  target.cargo = g.picked;
  target.loaded += 1;
  g.points[Number(playerID)] = (g.points[Number(playerID)] ?? 0) + target.loaded;
  g.picked = null;
  if (hand.length === 0) pass(g, events);
  return undefined;
};

const stop: Move<G> = ({ G: g, events }) => {
  if (g.picked !== null) return INVALID_MOVE;
  pass(g, events);
  return undefined;
};

export interface Enumerated {
  readonly move: string;
  readonly args: readonly (string | number)[];
  readonly playerID: string;
}

/** All legal moves of the first player who can act, as the AI package wants them. */
export function enumerate(g: G, ctx: Ctx): Enumerated[] {
  if (ctx.gameover !== undefined) return [];
  if (ctx.phase === 'bid') {
    const [playerID = '0'] = Object.keys(ctx.activePlayers ?? {});
    return [0, 1, 2].map((amount) => ({ move: 'bid', args: [amount], playerID }));
  }
  const playerID = ctx.currentPlayer;
  const { picked } = g;
  if (picked !== null) {
    return HOLDS.flatMap((_, n) => (canLoad(g, picked, n) ? [{ move: 'ship', args: [n], playerID }] : []));
  }
  const hand = g.hands[Number(playerID)] ?? [];
  const goods = GOODS.filter((name) => hand.includes(name) && HOLDS.some((_, n) => canLoad(g, name, n)));
  return [
    ...goods.map((name) => ({ move: 'good', args: [name], playerID })),
    { move: 'stop', args: [], playerID },
  ];
}

export const quayOnBoardgameIo: Game<G> = {
  name: 'quay',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(GOODS.flatMap((name) => new Array<Good>(8).fill(name)));
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    return {
      deck,
      hands: seats.map(() => deck.splice(0, 4)),
      points: seats.map(() => 0),
      ships: HOLDS.map(() => ({ loaded: 0, cargo: null })),
      bids: seats.map(() => null),
      round: 1,
      sailed: [],
      picked: null,
      order: seats.map(String),
      turn: 0,
    };
  },
  phases: {
    bid: {
      start: true,
      turn: { activePlayers: { all: 'bid', minMoves: 1, maxMoves: 1 }, stages: { bid: { moves: { bid } } } },
    },
    load: {
      moves: { good, ship, stop },
      turn: {
        order: {
          first: () => 0,
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
          playOrder: ({ G: g }) => g.order,
        },
      },
    },
  },
  endIf: ({ G: g }) => (g.round > 3 ? { points: g.points } : undefined),
  ai: { enumerate: (g, ctx) => enumerate(g, ctx).map(({ move, args }) => ({ move, args: [...args] })) },
};
