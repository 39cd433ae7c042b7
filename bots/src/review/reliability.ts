// How far chances that were given can be trusted: what was said against what happened.

/** The chances given at one moment of one game, by seat, and who won. */
export interface Said {
  /** The part of the game that was over. */
  readonly moment: number;
  readonly chances: readonly number[];
  readonly won: readonly number[];
}
/** Chances that were about alike. */
export interface Bin {
  readonly count: number;
  /** Their mean, and in which part of the cases it happened. */
  readonly said: number;
  readonly happened: number;
}
export interface Reliability {
  readonly moment: number;
  readonly games: number;
  /** The mean square of what was said less what happened, summed over the seats; and what equal chances would have had. */
  readonly brier: number;
  readonly fair: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;

function brierOf(all: readonly Said[], chanceOf: (said: Said, seat: number) => number): number {
  let sum = 0;
  for (const said of all)
    said.won.forEach((won, seat) => {
      sum += (chanceOf(said, seat) - won) ** 2;
    });
  return sum / Math.max(all.length, 1);
}

function binsOf(all: readonly Said[]): readonly Bin[] {
  const pairs = all.flatMap(({ chances, won }) =>
    chances.map((chance, seat) => ({ chance, won: won[seat] ?? 0 })),
  );
  return Array.from({ length: BINS }, (_, bin) => {
    const here = pairs.filter(({ chance }) => Math.min(Math.floor(BINS * chance), BINS - 1) === bin);
    const count = here.length;
    const mean = (read: (pair: { readonly chance: number; readonly won: number }) => number): number =>
      here.reduce((sum, pair) => sum + read(pair), 0) / Math.max(count, 1);
    return { count, said: mean(({ chance }) => chance), happened: mean(({ won }) => won) };
  }).filter(({ count }) => count > 0);
}

export function reliabilityAt(said: readonly Said[], moment: number): Reliability {
  const all = said.filter((each) => each.moment === moment);
  return {
    moment,
    games: all.length,
    brier: brierOf(all, ({ chances }, seat) => chances[seat] ?? 0),
    fair: brierOf(all, ({ won }) => 1 / won.length),
    bins: binsOf(all),
  };
}
