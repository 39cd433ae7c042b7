// What happened, cut into deeds: what can be read at a glance, and is shown one after the other.
import type { Moment, Scene } from '@comptoir/board-kit';
import type { LogEntry, LogEvent, Seat } from '@comptoir/kernel';

/** So far the log has been told: the first `count` events of this entry, and everything before it. */
export interface Told {
  readonly seq: number;
  readonly count: number;
}
/** Something another player did, in words. */
export interface Deed extends Told {
  readonly seat: Seat;
  readonly text: string;
  readonly icon: string | null;
}
/** What is shown at once: a scene, the events that lead to it, and the deed where somebody else did it. */
export interface Step {
  readonly scene: Scene;
  readonly events: readonly LogEvent[];
  readonly deed: Deed | null;
  /** The viewer's own move, or another place in the game: what others did before is over. */
  readonly isFresh: boolean;
}
export interface Teller {
  say(event: LogEvent, scene: Scene): string;
  icon(event: LogEvent): string | null;
}

/** As many characters as are read in the time a deed stands. */
const GLANCE = 150;

function* deedsOf(entry: LogEntry, scene: Scene, teller: Teller): Generator<Step> {
  const { seq, seat } = entry;
  let events: LogEvent[] = [];
  let text = '';
  let icon: string | null = null;
  const step = (count: number): Step => ({
    scene,
    events,
    deed: text === '' ? null : { seq, seat, count, text, icon },
    isFresh: false,
  });
  for (const [n, event] of entry.events.entries()) {
    const said = teller.say(event, scene);
    if (text !== '' && said !== '' && text.length + said.length >= GLANCE) {
      yield step(n);
      events = [];
      text = '';
      icon = null;
    }
    events.push(event);
    if (said === '') continue;
    icon ??= teller.icon(event);
    text = text === '' ? said : `${text} ${said}`;
  }
  if (events.length > 0) yield step(entry.events.length);
}

/** The steps of a moment. One's own moves need no words. */
export function stepsOf({ scene, told }: Moment, teller: Teller): readonly Step[] {
  const steps = (told ?? []).flatMap((entry): readonly Step[] => {
    const isOwn = entry.seat === scene.viewer && entry.seq > 0;
    return isOwn
      ? [{ scene, events: entry.events, deed: null, isFresh: true }]
      : [...deedsOf(entry, scene, teller)];
  });
  return steps.length > 0 ? steps : [{ scene, events: [], deed: null, isFresh: told === null }];
}

/** The log as far as it has been told. */
export function toldLog(log: readonly LogEntry[], told: Told | null): readonly LogEntry[] {
  if (told === null) return log;
  return log
    .filter(({ seq }) => seq <= told.seq)
    .map((entry) =>
      entry.seq === told.seq ? { ...entry, events: entry.events.slice(0, told.count) } : entry,
    );
}

/** What one player did in a row, numbered in the order of play. */
export interface Turn {
  readonly n: number;
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
}
/** More turns than this nobody keeps apart. */
const MOST_TURNS = 9;

/** What others did since the viewer's last pick; nothing once the viewer has picked again. */
export function lastTurns(log: readonly LogEntry[], viewer: Seat | null): readonly Turn[] {
  const begin = log.findLastIndex(({ seat, seq }) => seat === viewer || seq === 0) + 1;
  const turns: { seat: Seat; entries: LogEntry[] }[] = [];
  for (const entry of log.slice(begin)) {
    const last = turns.at(-1);
    if (last?.seat === entry.seat) last.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns.slice(-MOST_TURNS).map((turn, n) => ({ n: n + 1, ...turn }));
}
