// How a biased game comes to its goal: it tries out picks at random and goes the way that led furthest.
import { advance, clone, deciders, type Game, type Kinds, optionsOf, type SeatPick } from '@comptoir/kernel';
import type { Goal } from './goals.ts';

type Draw = (n: number) => number;

/** A way is at most so many picks long. */
const FAR = 24;

function anyPick(game: Game<Kinds>, s: Kinds['State'], draw: Draw): SeatPick | null {
  const seats = deciders(s);
  const seat = seats[draw(Math.max(seats.length, 1))];
  if (seat === undefined) return null;
  const options = optionsOf(game, s, seat);
  const option = options[draw(Math.max(options.length, 1))];
  return option === undefined ? null : { seat, option };
}

/** Of so many ways, the one that raises the goal most for its length; where none raises it, the longest that keeps it. */
export function wayTo(
  game: Game<Kinds>,
  state: Kinds['State'],
  { worth, ways }: Goal,
  draw: Draw,
): readonly SeatPick[] {
  const from = worth(state);
  let best = 0;
  let way: readonly SeatPick[] = [];
  for (let n = 0; n < ways; n += 1) {
    const s = clone(state);
    const picks: SeatPick[] = [];
    for (let left = 1 + draw(FAR); left > 0; left -= 1) {
      const pick = anyPick(game, s, draw);
      if (pick === null) break;
      advance(game, s, pick.seat, pick.option);
      picks.push(pick);
      const gain = (worth(s) - from) / picks.length;
      if (gain < best || (gain === best && (gain > 0 || picks.length <= way.length))) continue;
      best = gain;
      way = [...picks];
    }
  }
  return way;
}
