// Chapter 7 of RULES.md: phase 3, selling in the villages. Closing regions has its own file.
import { type Choice, type Effects, nth, type Refusal, type Seat, type Upkeep } from '@comptoir/kernel';
import { VILLAGES } from '../data/map.ts';
import { POST_MONEY, POST_MONEY_BESIDE_SHARED } from '../data/players.ts';
import {
  BLACK_MARKET,
  CITY_NODE,
  goodWantedAt,
  hasPost,
  nextSeat,
  playerAt,
  priceOf,
  SHORTCUT,
} from '../lookup.ts';
import { GOODS, type NodeNumber, type Village } from '../names.ts';
import { ACTIONS, ACTIONS_WITH_SHORTCUT, nodeOf } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { ActionOption, Hermagor, HermagorState, Player } from '../types.ts';
import { holdsGood, returnTile } from './2-components.ts';
import { halfJourneyCost, journeyCost, routeBetween } from './7-3-journeys.ts';
import { closeRegions } from './7-5-regions.ts';

export const villageAt = (node: NodeNumber): Village => nth(VILLAGES, node - 1).id;
/** it may be used once, then it is gone. */
export const hasShortcut = (s: HermagorState, seat: Seat): boolean =>
  playerAt(s, seat).tiles.includes(SHORTCUT);

export const depart: Upkeep<Hermagor, 'depart'> = {
  rule: 'R-7.1',
  run(s, _at, effects) {
    s.phase = 'selling';
    askForAction(s, s.firstPlayer, effects);
  },
};

/** one action a turn; everybody has as many, so the first without a post ends the phase. */
export function askForAction(s: HermagorState, seat: Seat, effects: Effects<Hermagor>): void {
  const player = playerAt(s, seat);
  if (player.posts === 0) effects.next(steps.CLEAN_UP);
  else effects.next(player.sharedPosts > 0 ? steps.actOrShare(seat) : steps.act(seat));
}

export const act: Choice<Hermagor, 'act', ActionOption> = {
  rule: 'R-7.2',
  candidates: (s, _at, seat) => (hasShortcut(s, seat) ? ACTIONS_WITH_SHORTCUT : ACTIONS),
  refuse: (s, _at, seat, o) => refuseAction(s, seat, o),
  apply(s, _at, seat, o, effects) {
    askForAction(s, nextSeat(s, seat), effects);
    takeAction(s, seat, o, effects);
  },
};

/** */
export function refuseAction(s: HermagorState, seat: Seat, o: ActionOption): Refusal | null {
  switch (o.verb) {
    case 'moveAndSell':
      return refuseMoveAndSell(s, seat, nodeOf(o), false);
    case 'shortcutAndSell':
      return refuseMoveAndSell(s, seat, nodeOf(o), true);
    case 'sellHere':
      return refuseSellHere(s, seat);
    case 'moveOnly':
      return refuseMoveOnly(s, seat, nodeOf(o));
    case 'noAction':
      return null;
  }
}

/** where a merchant may stop. */
function refuseStop(s: HermagorState, seat: Seat, player: Player, node: NodeNumber): Refusal | null {
  if (node === CITY_NODE) return NO.cityNoStop;
  if (node === player.merchant) return NO.alreadyThere;
  if (hasPost(s, seat, node)) return NO.ownPost;
  return null;
}

/** R-7.2a, R-7.6; R-7.3a: the sale may pay for the journey. */
function refuseMoveAndSell(s: HermagorState, seat: Seat, node: NodeNumber, isHalf: boolean): Refusal | null {
  const player = playerAt(s, seat);
  const no = refuseStop(s, seat, player, node);
  if (no !== null) return no;
  const good = goodWantedAt(node);
  if (!holdsGood(player, good)) return NO.goodNotHeld;
  const cost = isHalf ? halfJourneyCost(player.merchant, node) : journeyCost(player.merchant, node);
  if (player.money + priceOf(s, good) < cost) return NO.journeyTooDear;
  return null;
}

/** R-7.2b */
function refuseSellHere(s: HermagorState, seat: Seat): Refusal | null {
  const player = playerAt(s, seat);
  if (player.merchant === CITY_NODE) return NO.inCity;
  if (hasPost(s, seat, player.merchant)) return NO.soldHere;
  if (!holdsGood(player, goodWantedAt(player.merchant))) return NO.goodNotHeldHere;
  return null;
}

/** R-7.2c; R-7.3a: nothing is sold, so the money must be at hand. */
function refuseMoveOnly(s: HermagorState, seat: Seat, node: NodeNumber): Refusal | null {
  const player = playerAt(s, seat);
  const no = refuseStop(s, seat, player, node);
  if (no !== null) return no;
  if (player.money < halfJourneyCost(player.merchant, node)) return NO.moveTooDear;
  return null;
}

export function takeAction(s: HermagorState, seat: Seat, o: ActionOption, effects: Effects<Hermagor>): void {
  switch (o.verb) {
    case 'moveAndSell':
      travel(s, seat, nodeOf(o), 'full', effects);
      sell(s, seat, effects);
      break;
    case 'shortcutAndSell':
      travel(s, seat, nodeOf(o), 'shortcut', effects);
      returnTile(s, playerAt(s, seat), SHORTCUT);
      sell(s, seat, effects);
      break;
    case 'sellHere':
      sell(s, seat, effects);
      break;
    case 'moveOnly':
      travel(s, seat, nodeOf(o), 'half', effects);
      givePostBack(s, seat);
      break;
    case 'noAction':
      effects.tell({ kind: 'rested', seat });
      givePostBack(s, seat);
      break;
  }
}

/** R-7.2c, R-7.2d */
function givePostBack(s: HermagorState, seat: Seat): void {
  const player = playerAt(s, seat);
  player.posts -= 1;
  player.supply += 1;
}

/** */
function travel(
  s: HermagorState,
  seat: Seat,
  to: NodeNumber,
  by: 'full' | 'half' | 'shortcut',
  effects: Effects<Hermagor>,
): void {
  const player = playerAt(s, seat);
  const from = player.merchant;
  const cost = by === 'full' ? journeyCost(from, to) : halfJourneyCost(from, to);
  player.money -= cost;
  player.merchant = to;
  effects.tell({ kind: 'travelled', seat, route: routeBetween(from, to), cost, by });
}

/** */
function sell(s: HermagorState, seat: Seat, effects: Effects<Hermagor>): void {
  const player = playerAt(s, seat);
  const node = player.merchant;
  const good = goodWantedAt(node);
  const price = priceOf(s, good);
  player.money += price;
  player.posts -= 1;
  s.posts[node] = nth(s.posts, node) | (1 << seat);
  effects.tell({ kind: 'sold', seat, village: villageAt(node), good: nth(GOODS, good), price });
  if (!isBlackMarket(s, player)) payPosts(s, seat, node, effects);
  closeRegions(s, seat, seat, node, effects);
}

/** : by the switch whoever sells, while somebody holds the tile. */
function isBlackMarket(s: HermagorState, seller: Player): boolean {
  if (s.isBlackMarketForAll !== true) return seller.tiles.includes(BLACK_MARKET);
  return s.players.some(({ tiles }) => tiles.includes(BLACK_MARKET));
}

/** what the bank pays for a post where somebody else sells. */
export const postMoney = (isBesideShared: boolean): number =>
  isBesideShared ? POST_MONEY_BESIDE_SHARED : POST_MONEY;

/** the bank pays every other post there: double beside a shared post. */
function payPosts(s: HermagorState, seller: Seat, node: NodeNumber, effects: Effects<Hermagor>): void {
  const money = postMoney(s.shared !== null && hasPost(s, s.players.length, node));
  for (let seat = 0; seat < s.players.length; seat += 1) {
    if (seat === seller || !hasPost(s, seat, node)) continue;
    playerAt(s, seat).money += money;
    effects.tell({ kind: 'postPaid', seat, village: villageAt(node), money });
  }
}

export const cleanUp: Upkeep<Hermagor, 'cleanUp'> = {
  rule: 'R-7.9',
  run(s, _at, effects) {
    for (let seat = 0; seat < s.players.length; seat += 1) {
      const player = playerAt(s, seat);
      for (let i = 0; i < player.tiles.length; i += 1) s.bag.push(nth(player.tiles, i));
      player.tiles.length = 0;
      if (s.shared !== null) s.shared.supply += player.sharedPosts;
      player.sharedPosts = 0;
    }
    effects.tell({ kind: 'cleanedUp', round: s.round });
    effects.next(s.pile.length === 0 ? steps.FINISH : steps.FILL);
  },
};
