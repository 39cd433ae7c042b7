// How fast the moves of others are shown.

export const SPEEDS = ['calm', 'normal', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds, in the order in which they pass. */
export interface Pace {
  /** A breath before another player's first deed. */
  readonly turn: number;
  /** The deed is named before its pieces move. */
  readonly before: number;
  /** One event's pieces on their way. */
  readonly piece: number;
  /** Until the next event of the same deed begins. */
  readonly next: number;
  /** The deed stays named when its pieces lie. */
  readonly after: number;
  /** The breaths of one round of others add up to this at most; then the next speed serves. */
  readonly most: number;
}
export const PACES: Readonly<Record<Speed, Pace>> = {
  calm: { turn: 900, before: 500, piece: 600, next: 350, after: 700, most: Number.POSITIVE_INFINITY },
  normal: { turn: 450, before: 250, piece: 350, next: 200, after: 350, most: 12_000 },
  fast: { turn: 120, before: 0, piece: 180, next: 90, after: 120, most: 4000 },
  none: { turn: 0, before: 0, piece: 0, next: 0, after: 0, most: Number.POSITIVE_INFINITY },
};
const FASTER: Readonly<Record<Speed, Speed>> = { calm: 'normal', normal: 'fast', fast: 'none', none: 'none' };

/** Whoever wants it calm has time to read every deed, even where others have gone far ahead: only the breaths go. */
const HURRIED: Pace = { ...PACES.normal, turn: 0, before: 300, after: 600, most: PACES.calm.most };
const LATE: Readonly<Record<Speed, Pace>> = {
  calm: HURRIED,
  normal: PACES.fast,
  fast: PACES.fast,
  none: PACES.none,
};

/** The pace at this speed after so many milliseconds of breaths; `isLate`: others wait for the viewer, and are ahead. */
export function paceAfter(speed: Speed, spent: number, isLate: boolean): Pace {
  const pace = isLate ? LATE[speed] : PACES[speed];
  return spent > pace.most ? PACES[FASTER[speed]] : pace;
}

const KEY = 'comptoir.first-tables';
const FIRST = 3;

function firstTables(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {}; // blocked or damaged: every game is a first one
  }
}

/** Until somebody chooses a speed: calm at one's first tables of a game, then normal. Remembers the table. */
export function firstSpeed(game: string, table: string): Speed {
  const known = firstTables();
  const found = known[game];
  const tables: readonly unknown[] = Array.isArray(found) ? found : [];
  if (tables.includes(table)) return 'calm';
  if (tables.length >= FIRST) return 'normal';
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: [...tables, table] }));
  } catch {
    // blocked: it stays calm
  }
  return 'calm';
}
