// Who plays with whom: out of what people wish for and the tables that wait, the next company that is complete.

/** What somebody looks for. */
export interface Wish {
  readonly user: string;
  readonly games: readonly string[];
  /** null: any number. */
  readonly players: number | null;
}
/** A table with free seats, on the terms of a quick match. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly free: number;
  readonly people: readonly string[];
  /** Whom its host has removed. */
  readonly removed: readonly string[];
}
/** The oldest of each first. */
export interface Lookers {
  readonly wishes: readonly Wish[];
  readonly tables: readonly WaitingTable[];
  /** Fewest and most players of a game. */
  readonly sizes: ReadonlyMap<string, readonly [number, number]>;
  /** Pairs of people who do not meet, either way round. */
  readonly apart: readonly (readonly [string, string])[];
}
/** `table`: where they sit down; null where theirs is opened. */
export interface Company {
  readonly table: string | null;
  readonly game: string;
  readonly players: number;
  readonly users: readonly string[];
}

/** Of those who fit at one table so many of the oldest are tried together. */
const MOST_TRIED = 40;

const wants = ({ games, players }: Wish, game: string, size: number): boolean =>
  games.includes(game) && (players === null || players === size);

/** The oldest of these who may all sit together, so many that with the first ones all seats are taken. */
function completed(
  first: readonly string[],
  more: readonly string[],
  missing: number,
  meet: (one: string, other: string) => boolean,
): readonly string[] | null {
  if (missing === 0) return [];
  for (const [n, user] of more.entries()) {
    if (more.length - n < missing) return null;
    if (!first.every((other) => meet(user, other))) continue;
    const rest = completed([...first, user], more.slice(n + 1), missing - 1, meet);
    if (rest !== null) return [user, ...rest];
  }
  return null;
}

/** The next company that is complete; null where nobody can play yet. The oldest wish is served first, at a table that waits if one can
 * be filled, and among numbers and games with the one that is. */
export function nextCompany({ wishes, tables, sizes, apart }: Lookers): Company | null {
  const pairs = new Set(apart.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const meet = (one: string, other: string): boolean => !pairs.has(`${one} ${other}`);
  const others = (first: Wish, game: string, size: number, not: readonly string[]): readonly string[] =>
    wishes
      .filter((wish) => wish !== first && wants(wish, game, size) && !not.includes(wish.user))
      .slice(0, MOST_TRIED)
      .map(({ user }) => user);

  const atTable = (first: Wish): Company | null => {
    for (const { id, game, players, free, people, removed } of tables) {
      const not = [...people, ...removed];
      if (!wants(first, game, players) || not.includes(first.user)) continue;
      if (!people.every((other) => meet(first.user, other))) continue;
      const more = others(first, game, players, not);
      const rest = completed([...people, first.user], more, free - 1, meet);
      if (rest !== null) return { table: id, game, players, users: [first.user, ...rest] };
    }
    return null;
  };
  const together = (first: Wish): Company | null => {
    const spans = first.games.flatMap((game) => sizes.get(game) ?? []);
    for (let size = Math.min(...spans); size <= Math.max(...spans); size += 1)
      for (const game of first.games) {
        const [least, most] = sizes.get(game) ?? [0, -1];
        if (size < least || size > most || !wants(first, game, size)) continue;
        const rest = completed([first.user], others(first, game, size, []), size - 1, meet);
        if (rest !== null) return { table: null, game, players: size, users: [first.user, ...rest] };
      }
    return null;
  };
  for (const wish of wishes) {
    const found = atTable(wish) ?? together(wish);
    if (found !== null) return found;
  }
  return null;
}
