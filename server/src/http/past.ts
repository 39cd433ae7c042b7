// What has happened at a match, and how it stood: rebuilt from what is stored, as far as the viewer may know.
import type { Kinds, LogEntry, Seat } from '@comptoir/kernel';
import { MOST_POSITIONS } from '@comptoir/protocol';
import { LAST_SEQ, matchesSeen, toldSince } from '../matches/store.ts';
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

/** A viewer's log as they may still read it, and the first table they may still look at. */
interface History {
  readonly log: readonly LogEntry[];
  readonly from: number;
}

/** A whole game is played again to tell what happened, and anybody may ask: the last answers are kept. */
const MOST_KEPT = 64;
const histories = new Map<string, Promise<History>>();

function keptHistory(key: string, make: () => Promise<History>): Promise<History> {
  const found = histories.get(key) ?? make();
  histories.delete(key);
  histories.set(key, found);
  found.catch(() => histories.delete(key));
  const [oldest] = histories.keys();
  if (histories.size > MOST_KEPT && oldest !== undefined) histories.delete(oldest);
  return found;
}

/** Whose log of which match. */
interface Reader {
  readonly match: string;
  readonly viewer: Seat | null;
  /** It is stored to its end, and will not go on. */
  readonly isOver: boolean;
}
type Sources = Pick<Context, 'database' | 'rooms' | 'games'>;

/** As far as the match is shown here. For one that is over no room is opened: out of the archive, that plays it through once more. */
async function readHistory(
  { match: id, viewer, isOver }: Reader,
  { database, rooms, games }: Sources,
): Promise<History> {
  const until = isOver ? LAST_SEQ : (await rooms.open(id)).match.seq;
  return keptHistory(`${id} ${until} ${viewer}`, async () => {
    const { told, match } = await toldSince(database, games, id, { viewer, since: -1, until });
    return { log: match.faded(told, viewer), from: match.readableFrom(told, viewer) };
  });
}

export const historyFor = async (reader: Reader, sources: Sources): Promise<readonly LogEntry[]> =>
  (await readHistory(reader, sources)).log;

/** By the viewer's numbers, both included. */
interface Span {
  readonly match: string;
  readonly from: number;
  readonly to: number;
}

/** The eyes of another seat are lent when the game is over; tables are counted as one saw them oneself. Nobody looks back
 * behind what has faded from their log. Numbers there is no table for are answered with the nearest one there is. */
export async function positionsFor(
  { match, from, to }: Span,
  { own, eyes = own ?? -1 }: Eyes,
  context: Context,
): Promise<readonly Position[]> {
  const room = await context.rooms.open(match);
  const isOver = room.match.result !== null;
  const viewer = eyes < 0 ? null : isOver && eyes < room.seats.length ? eyes : own;
  const doesFade = !isOver && room.match.game.fade !== undefined;
  const reader = { match, viewer: own, isOver: room.isOver };
  const readable = doesFade ? (await readHistory(reader, context)).from : 0;
  const latest = room.numberFor(own);
  const first = Math.min(Math.max(from, readable), latest);
  const last = Math.max(first, Math.min(to, latest, first + MOST_POSITIONS - 1));
  const look = { viewer: own, from: first, to: last, until: room.match.seq };
  const seen = await matchesSeen(context.database, context.games, match, look);
  return seen.map(({ match: past, isTold }, n) => {
    const { view, waiting, result } = past.sceneFor(viewer);
    // A turn that is over is seen pick by pick, though it came as a whole.
    const shown = isTold ? past.game.view(past.state, viewer) : view;
    return { seq: first + n, viewer, view: shown, waiting, result };
  });
}

export async function positionFor(
  { match, seq }: { readonly match: string; readonly seq: number },
  eyes: Eyes,
  context: Context,
): Promise<Position> {
  const [position] = await positionsFor({ match, from: seq, to: seq }, eyes, context);
  if (position === undefined) throw new Error(`match ${match}: no position`);
  return position;
}
