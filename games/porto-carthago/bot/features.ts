// What a network may know of a seat, beside what evaluate expects: counts of what it has, as parts of what is usual.
import type { Seat } from '@comptoir/kernel';
import { DECADES, ROUNDS } from '../src/data/players.ts';
import { cardAt, countAt, playerAt, sum } from '../src/lookup.ts';
import { cheapestPlace, palaceServants } from '../src/rules/2-components.ts';
import type { PortoState } from '../src/types.ts';

/** Quays of a seat: all, with a ship, with a good, with both; and the ships for which it has a good at hand. */
function quaysOf(s: PortoState, seat: Seat): readonly number[] {
  const { goods } = playerAt(s, seat);
  const counts = [0, 0, 0, 0, 0];
  const count = (n: number, isTrue: boolean): void => {
    if (isTrue) counts[n] = countAt(counts, n) + 1;
  };
  for (const { owner, ship, good } of s.quays) {
    if (owner !== seat) continue;
    count(0, true);
    count(1, ship !== null);
    count(2, good !== null);
    count(3, ship !== null && good !== null);
    count(4, ship !== null && good === null && countAt(goods, cardAt(ship).good) > 0);
  }
  return counts.map((each) => each / 3);
}

export function features(s: PortoState, seat: Seat): readonly number[] {
  const player = playerAt(s, seat);
  const players = s.players.length;
  const { price, tradePoints } = cheapestPlace(s);
  const onPath = s.path.filter((owner) => owner === seat).length;
  return [
    ((s.decade - 1) * ROUNDS + s.round) / (DECADES * ROUNDS),
    s.phase === 'actions' ? 1 : 0,
    ((seat - s.firstPlayer + players) % players) / players,
    price / 30,
    s.palace.length / 12,
    player.reserve / 18,
    player.blocked / 4,
    ...player.goods.map((count) => count / 2),
    player.lighthouse / 3,
    player.temple / 6,
    sum(player.onCards) / 4,
    player.large / 2,
    player.awarded / 2,
    player.tradePoints / 8,
    Math.max(0, tradePoints - player.tradePoints) / 4,
    player.talents / 40,
    Math.min(2, player.talents / Math.max(price, 1)),
    player.held.length / 3,
    ...quaysOf(s, seat),
    s.charter.includes(seat) ? 1 : 0,
    palaceServants(s, seat) / 6,
    onPath / 4,
    onPath / Math.max(s.path.length, 1),
  ];
}
