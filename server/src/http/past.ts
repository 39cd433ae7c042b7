// What has happened at a match, and how it stood: rebuilt from what is stored, as far as the viewer may know.
import type { Kinds, LogEntry, Seat } from '@comptoir/kernel';
import { matchAt, toldAtStart, toldSince } from '../matches/store.ts';
import type { Context } from './context.ts';

type Position = {
  readonly seq: number;
  readonly viewer: Seat | null;
  readonly view: object;
  readonly waiting: readonly Seat[];
  readonly result: Kinds['State']['result'];
};
/** Whose eyes are wanted, and whose one has. −1: a spectator's. */
interface Eyes {
  readonly own: Seat | null;
  readonly eyes?: number | undefined;
}

/** A whole game is played again to tell what happened, and anybody may ask: the last answers are kept. */
const MOST_KEPT = 64;
const histories = new Map<string, Promise<readonly LogEntry[]>>();

function keptHistory(key: string, make: () => Promise<readonly LogEntry[]>): Promise<readonly LogEntry[]> {
  const found = histories.get(key) ?? make();
  histories.delete(key);
  histories.set(key, found);
  found.catch(() => histories.delete(key));
  const [oldest] = histories.keys();
  if (histories.size > MOST_KEPT && oldest !== undefined) histories.delete(oldest);
  return found;
}

export async function historyFor(
  match: string,
  viewer: Seat | null,
  { database, rooms, games }: Context,
): Promise<readonly LogEntry[]> {
  const { live, match: now } = await rooms.open(match);
  return keptHistory(`${match} ${now.seq} ${viewer}`, async () => {
    const told = await toldSince(database, games, match, { viewer, since: 0, until: now.seq });
    return [...toldAtStart(live, viewer), ...told];
  });
}

/** The eyes of another seat are lent when the game is over. */
export async function positionFor(
  { match, seq: wanted }: { readonly match: string; readonly seq: number },
  { own, eyes = own ?? -1 }: Eyes,
  context: Context,
): Promise<Position> {
  const room = await context.rooms.open(match);
  const isOver = room.match.result !== null;
  const viewer = eyes < 0 ? null : isOver && eyes < room.seats.length ? eyes : own;
  const seq = Math.min(wanted, room.match.seq);
  const past = await matchAt(context.database, context.games, match, seq);
  const { view, waiting, result } = past.sceneFor(viewer);
  return { seq, viewer, view, waiting, result };
}
