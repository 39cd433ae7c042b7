// Chapter 11 of RULES.md: what is secret is decided here.
import { nth, type Seat, shuffle } from '@comptoir/kernel';
import { VILLAGES } from './data/map.ts';
import { CORRIDORS, PLACES } from './data/market.ts';
import { GREEN_SPACES } from './data/price-table.ts';
import {
  ALL_STALLS,
  goodIndex,
  hasPost,
  isShared,
  NODES,
  nodeIndex,
  openAt,
  playerAt,
  tableFor,
  tileName,
} from './lookup.ts';
import { DUCHIES, type Good, type GoodNumber, NO_TILE, type StallNumber } from './names.ts';
import { corridorIncome, TIED, winnerOf } from './rules/6-preparation.ts';
import { duchies, mainRoad, postsInDuchy, postsOnMainRoad, production } from './scoring.ts';
import {
  type HermagorState,
  type HermagorView,
  NOBODY,
  type Owner,
  type PlayerView,
  type ViewOwner,
} from './types.ts';

const inOrder = <T extends number>(numbers: readonly T[]): T[] => [...numbers].sort((a, b) => a - b);
const nameOwner = (s: HermagorState, owner: Owner): ViewOwner => (isShared(s, owner) ? 'shared' : owner);
const nameDisc = (s: HermagorState, owner: Owner): ViewOwner | null =>
  owner === NOBODY ? null : nameOwner(s, owner);

/** nearly all is open.: what is in pile and bag is known, its order is not. */
export function view(s: HermagorState, viewer: Seat | null): HermagorView {
  return {
    viewer,
    taxCollector: s.taxCollector,
    isBlackMarketForAll: s.isBlackMarketForAll === true,
    round: s.round,
    rounds: tableFor(s.players.length).actions.length,
    phase: s.phase,
    firstPlayer: s.firstPlayer,
    turned: [...s.turned],
    pile: inOrder(s.pile),
    bag: inOrder(s.bag).map(tileName),
    market: ALL_STALLS.map((stall) => stallView(s, stall)),
    buyers: buyersView(s),
    prices: byGood((good) => nth(s.prices, good)),
    discs: byGood((good) =>
      GREEN_SPACES.map((_, n) => nameDisc(s, nth(s.discs, good * GREEN_SPACES.length + n))),
    ),
    open: byGood((good) => openAt(nth(s.prices, good))),
    nobility: s.nobility.map((owner) => nameDisc(s, owner)),
    posts: postsView(s),
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    shared: s.shared === null ? null : { ...s.shared },
    ranks: s.result === null ? null : [...s.result.ranks],
  };
}

function byGood<T>(look: (good: GoodNumber) => T): Record<Good, T> {
  return {
    weapons: look(goodIndex('weapons')),
    books: look(goodIndex('books')),
    relics: look(goodIndex('relics')),
    dragonEggs: look(goodIndex('dragonEggs')),
    amulets: look(goodIndex('amulets')),
    blessings: look(goodIndex('blessings')),
    corn: look(goodIndex('corn')),
    salt: look(goodIndex('salt')),
  };
}

function stallView(s: HermagorState, stall: StallNumber): HermagorView['market'][number] {
  const tile = nth(s.market, stall);
  if (tile === NO_TILE) return { tile: null, leader: null };
  const winner = winnerOf(s, stall);
  return { tile: tileName(tile), leader: winner === TIED ? 'tie' : nameDisc(s, winner) };
}

function buyersView(s: HermagorState): HermagorView['buyers'] {
  return PLACES.flatMap((place, n) => {
    const owner = nth(s.buyers, n);
    return owner === NOBODY ? [] : [{ place, owner: nameOwner(s, owner) }];
  });
}

function postsView(s: HermagorState): HermagorView['posts'] {
  const owners = s.shared === null ? s.players.length : s.players.length + 1;
  return VILLAGES.flatMap(({ id }) =>
    Array.from({ length: owners }, (_, owner) => owner)
      .filter((owner) => hasPost(s, owner, nodeIndex(id)))
      .map((owner) => ({ village: id, owner: nameOwner(s, owner) })),
  );
}

/** money is shown to its owner alone, and to everybody when the game is over. */
function playerView(s: HermagorState, seat: Seat, viewer: Seat | null): PlayerView {
  const player = playerAt(s, seat);
  return {
    money: viewer === seat || s.result !== null ? player.money : null,
    buyers: player.buyers,
    passed: player.passed,
    posts: player.posts,
    supply: player.supply,
    sharedPosts: player.sharedPosts,
    discs: player.discs,
    merchant: nth(NODES, player.merchant),
    tiles: inOrder(player.tiles).map(tileName),
    declared: player.declared,
    corridorIncome: CORRIDORS.reduce((sum, _, n) => sum + corridorIncome(s, seat, n), 0),
    duchies: DUCHIES.map((_, duchy) => postsInDuchy(s, seat, duchy)),
    mainRoad: postsOnMainRoad(s, seat),
    finalIncome: {
      production: production(s, seat),
      duchies: duchies(s, seat),
      mainRoad: mainRoad(s, seat),
    },
  };
}

/**
 * The action pile is dealt anew, and the bag shaken. Money is not: every payment is public, so everybody can
 * know it. Sorted first: the new order must not follow from the old one.
 */
export function redeal(s: HermagorState, _viewer: Seat, random: (n: number) => number): void {
  s.pile.sort((a, b) => a - b);
  shuffle(s.pile, random);
  s.bag.sort((a, b) => a - b);
  shuffle(s.bag, random);
}
