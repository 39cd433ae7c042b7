// What a player would see after some picks, where that depends on nothing the player cannot know.
import { veil } from '@comptoir/bots';
import {
  canonical,
  type Decision,
  deciders,
  decisions,
  isRefusal,
  type Kinds,
  type Option,
  play,
  type Result,
  type Seat,
  seedFrom,
} from '@comptoir/kernel';
import type { Look } from './hot.ts';

export interface Preview {
  readonly view: object;
  readonly decision: Decision<Kinds> | null;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
  readonly canUndo: boolean;
}

function imagine(
  { game, running }: Look,
  seat: Seat,
  options: readonly Option[],
  salt: string,
): Preview | null {
  let state = veil(game, running.state, seat, seedFrom(salt));
  let canUndo = true;
  for (const option of options) {
    const played = play(game, state, seat, option);
    if (isRefusal(played)) return null;
    state = played.state;
    canUndo = !played.isFinal;
  }
  const decision = decisions(game, state).find((asked) => asked.seat === seat) ?? null;
  const { result } = state;
  return { view: game.view(state, seat), decision, waiting: deciders(state), result, canUndo };
}

/** Two worlds that differ in all the seat cannot know: what both lead to may be shown. */
export function previewFor(look: Look, seat: Seat, options: readonly Option[]): Preview | null {
  if (!look.waiting.includes(seat)) return null;
  const one = imagine(look, seat, options, `${look.seq} one`);
  const other = imagine(look, seat, options, `${look.seq} other`);
  if (one === null || other === null) return null;
  return canonical(one.view) === canonical(other.view) ? one : null;
}
