// Chapter 8 of RULES.md: rewards for completed ships.
import { type Choice, type Effects, nth, type Refusal, type Seat } from '@comptoir/kernel';
import { REWARD_COINS, REWARD_VP, REWARD_WORKERS, SAME_REWARD_LIMIT } from '../data/numbers.ts';
import { SPACES, WAREHOUSE_SPACES } from '../data/tiles.ts';
import { add, pieceOf, playerAt, shipAt, tileOf } from '../lookup.ts';
import type { RewardName, TileName } from '../names.ts';
import { REWARD } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { Nauticus, NauticusState, Player, RewardOption, RewardStep, Tile } from '../types.ts';
import { isComplete, store } from './6-placing.ts';

interface Reward {
  /** Which of the six rewards of this is. */
  readonly sort: number;
  readonly vp: number;
  readonly coins: number;
  readonly workers: number;
  readonly tiles: readonly Tile[];
  /** The room they take. */
  readonly spaces: number;
}
const NOTHING = { vp: 0, coins: 0, workers: 0, tiles: [], spaces: 0 } as const;
function tiles(sort: number, ...names: TileName[]): Reward {
  const list = names.map(tileOf);
  return { ...NOTHING, sort, tiles: list, spaces: list.reduce((sum, tile) => sum + nth(SPACES, tile), 0) };
}
const GOODS_SORT = 5;

/** */
const REWARD_OF: Readonly<Record<RewardName, Reward>> = {
  'crown-mast': tiles(0, 'crown-mast'),
  'crown-sail': tiles(1, 'crown-sail'),
  vp3: { ...NOTHING, sort: 2, vp: REWARD_VP },
  coins7: { ...NOTHING, sort: 3, coins: REWARD_COINS },
  workers3: { ...NOTHING, sort: 4, workers: REWARD_WORKERS },
  'coffee-grain': tiles(GOODS_SORT, 'coffee', 'grain'),
  'coffee-fish': tiles(GOODS_SORT, 'coffee', 'fish'),
  'coffee-salt': tiles(GOODS_SORT, 'coffee', 'salt'),
  'grain-fish': tiles(GOODS_SORT, 'grain', 'fish'),
  'grain-salt': tiles(GOODS_SORT, 'grain', 'salt'),
  'fish-salt': tiles(GOODS_SORT, 'fish', 'salt'),
};
const NONE_TAKEN: readonly number[] = [0, 0, 0, 0, 0, 0];

/** only a sail can complete a ship, and: it does so once. */
export function maybeComplete(
  s: NauticusState,
  seat: Seat,
  number: number,
  tile: Tile,
  effects: Effects<Nauticus>,
): void {
  if (pieceOf(tile).kind !== 'sail') return;
  const ship = shipAt(playerAt(s, seat), number);
  if (!isComplete(ship)) return;
  const size = ship.parts.length;
  effects.tell({ kind: 'shipCompleted', seat, ship: number, size });
  effects.next(steps.chooseReward(seat, number, size, NONE_TAKEN));
}

export const spacesOf = (reward: RewardName): number => REWARD_OF[reward].spaces;

/** */
function refuseReward(s: NauticusState, player: Player, at: RewardStep, reward: Reward): Refusal | null {
  if (nth(at.taken, reward.sort) >= SAME_REWARD_LIMIT) return NO.rewardTwice;
  for (const tile of reward.tiles) if (nth(s.stock, tile) === 0) return NO.rewardSoldOut;
  return player.spaces + reward.spaces > WAREHOUSE_SPACES ? NO.rewardNoRoom : null;
}

export const chooseReward: Choice<Nauticus, 'chooseReward', RewardOption> = {
  rule: 'R-8',
  candidates: () => REWARD,
  refuse: (s, at, seat, o) => refuseReward(s, playerAt(s, seat), at, REWARD_OF[o.noun]),
  apply(s, at, seat, o, effects) {
    const player = playerAt(s, seat);
    const reward = REWARD_OF[o.noun];
    player.vp += reward.vp;
    player.coins += reward.coins;
    player.workers += reward.workers;
    for (const tile of reward.tiles) {
      add(s.stock, tile, -1);
      store(player, tile);
    }
    effects.tell({ kind: 'rewardTaken', seat, ship: at.ship, reward: o.noun });
    if (at.left > 1)
      effects.next(steps.chooseReward(seat, at.ship, at.left - 1, counted(at.taken, reward.sort)));
  },
};

function counted(taken: readonly number[], sort: number): readonly number[] {
  const list = taken.slice();
  add(list, sort, 1);
  return list;
}
