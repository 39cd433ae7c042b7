// Positions of Oltre Mare with table talk: a game of picks that are not nonsense, up to where the person at seat A is asked.
import { requireGame, withHints } from '@comptoir/catalogue';
import {
  advance,
  drawFrom,
  due,
  type Kinds,
  optionsOf,
  seedFrom,
  start,
  writeRecord,
} from '@comptoir/kernel';

/** Whether this is the position wanted. */
export type Wanted = (view: Kinds['View'], step: string) => boolean;

/** The record of a game of three that stands where seat A decides and the position is as wanted. */
export async function talkingAt(isWanted: Wanted, seed = 'talk'): Promise<string> {
  const entry = await requireGame('oltre-mare');
  const { game, hints } = await withHints(entry);
  const header = {
    game: game.id,
    version: game.version,
    players: 3,
    variants: ['talk:table'],
    seed: seedFrom(seed),
  };
  const { state } = start(game, header.players, header.variants, header.seed);
  const draw = drawFrom(seedFrom(`${seed} picks`));
  const picks = [];
  while (state.result === null) {
    const at = due<Kinds>(state);
    const seats = at?.seats ?? [];
    if (at !== null && seats.includes(0) && isWanted(game.view(state, 0), at.step)) break;
    const seat = seats[draw(seats.length)] ?? 0;
    const options = hints.sensible?.(state, seat, optionsOf(game, state, seat)) ?? [];
    const option = options[draw(options.length)];
    if (option === undefined) throw new Error('talking: nothing to pick');
    picks.push({ seat, option });
    advance(game, state, seat, option);
  }
  return writeRecord({ ...header, picks, remarks: [], result: null, stateHash: null });
}
