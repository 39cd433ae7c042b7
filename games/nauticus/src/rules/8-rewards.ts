// Chapter 8: rewards for completed ships.
import { type Choice, type Effects, nth, onlySeat, type Refusal, type Seat } from '@comptoir/kernel';
import { REWARD_COINS, REWARD_VP, REWARD_WORKERS, SAME_REWARD_LIMIT } from '../data/numbers.ts';
import { CROWN_MAST, CROWN_SAIL, FIRST_GOOD, FIRST_SAIL, SPACES, WAREHOUSE_SPACES } from '../data/tiles.ts';
import { add, playerAt, shipAt } from '../lookup.ts';
import type { RewardName } from '../names.ts';
import { REWARD, rewardNumber } from '../options.ts';
import { NO } from '../refusals.ts';
import type { Nauticus, NauticusState, Player, RewardOption, RewardStep, Tile } from '../types.ts';
import { isComplete, store } from './6-placing.ts';

interface Reward {
  /** Which of the six rewards of this is. */
  readonly sort: number;
  readonly vp: number;
  readonly coins: number;
  readonly workers: number;
  readonly tiles: readonly Tile[];
}
const tiles = (sort: number, ...list: Tile[]): Reward => ({ sort, vp: 0, coins: 0, workers: 0, tiles: list });
const goods = (one: number, other: number): Reward => tiles(5, FIRST_GOOD + one, FIRST_GOOD + other);

/** in the order of REWARDS. */
const REWARD_OF: readonly Reward[] = [
  tiles(0, CROWN_MAST),
  tiles(1, CROWN_SAIL),
  { sort: 2, vp: REWARD_VP, coins: 0, workers: 0, tiles: [] },
  { sort: 3, vp: 0, coins: REWARD_COINS, workers: 0, tiles: [] },
  { sort: 4, vp: 0, coins: 0, workers: REWARD_WORKERS, tiles: [] },
  goods(0, 1),
  goods(0, 2),
  goods(0, 3),
  goods(1, 2),
  goods(1, 3),
  goods(2, 3),
];
const NONE_TAKEN: readonly number[] = [0, 0, 0, 0, 0, 0];
const rewardOf = (name: RewardName): Reward => nth(REWARD_OF, rewardNumber(name));

/** only a sail can complete a ship, and: it does so once. */
export function maybeComplete(
  s: NauticusState,
  seat: Seat,
  number: number,
  tile: Tile,
  effects: Effects<Nauticus>,
): void {
  if (tile < FIRST_SAIL || tile >= FIRST_GOOD) return;
  const ship = shipAt(playerAt(s, seat), number);
  if (!isComplete(ship)) return;
  const size = ship.parts.length;
  effects.tell({ kind: 'shipCompleted', seat, ship: number, size });
  effects.next({
    step: 'chooseReward',
    seats: onlySeat(seat),
    ship: number,
    left: size,
    taken: NONE_TAKEN,
  });
}

/** */
function refuseReward(s: NauticusState, player: Player, at: RewardStep, reward: Reward): Refusal | null {
  if (nth(at.taken, reward.sort) >= SAME_REWARD_LIMIT) return NO.rewardTwice;
  let spaces = player.spaces;
  for (const tile of reward.tiles) {
    if (nth(s.stock, tile) === 0) return NO.rewardSoldOut;
    spaces += nth(SPACES, tile);
  }
  return spaces > WAREHOUSE_SPACES ? NO.rewardNoRoom : null;
}

export const chooseReward: Choice<Nauticus, 'chooseReward', RewardOption> = {
  rule: 'R-8',
  candidates: () => REWARD,
  refuse: (s, at, seat, o) => refuseReward(s, playerAt(s, seat), at, rewardOf(o.noun)),
  apply(s, at, seat, o, effects) {
    const player = playerAt(s, seat);
    const reward = rewardOf(o.noun);
    player.vp += reward.vp;
    player.coins += reward.coins;
    player.workers += reward.workers;
    for (const tile of reward.tiles) {
      add(s.stock, tile, -1);
      store(player, tile);
    }
    effects.tell({ kind: 'rewardTaken', seat, ship: at.ship, reward: o.noun });
    if (at.left > 1) effects.next({ ...at, left: at.left - 1, taken: counted(at.taken, reward.sort) });
  },
};

function counted(taken: readonly number[], sort: number): readonly number[] {
  const list = taken.slice();
  add(list, sort, 1);
  return list;
}
