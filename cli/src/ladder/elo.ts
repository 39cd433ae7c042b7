// Strength as Elo: Bradley and Terry's model over all pairs. At a table of several, each wins in proportion to their strength.

export interface Encounter {
  readonly upper: string;
  readonly lower: string;
  /** One upper bot, all others lower ones. */
  readonly players: number;
  readonly games: number;
  /** Of the upper bot; a shared win counts in part. */
  readonly wins: number;
}
export interface Strength {
  readonly name: string;
  readonly elo: number;
  /** Half of the 95 % interval of the distance to the anchor. */
  readonly doubt: number;
}

/** In every pair one game more that went as among equals: who never lost is not infinitely strong. */
const PRIOR = 1;
const ROUNDS = 100;
const ENOUGH = 1e-9;
/** No step of the fit is longer. */
const LONGEST = 2;
const PER_UNIT = 400 / Math.LN10;
/** The Elo of the bot that all others are measured against. */
export const ANCHORED = 1000;
const Z = 1.96;

type Matrix = readonly number[][];
const cell = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;

/** By Gauss and Jordan; the matrix is symmetric and positive, so no row need be exchanged. */
function inverted(matrix: Matrix): Matrix {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let k = 0; k < n; k += 1) {
    const pivot = cell(rows, k, k);
    rows[k] = (rows[k] ?? []).map((value) => value / pivot);
    for (let i = 0; i < n; i += 1) {
      if (i === k) continue;
      const times = cell(rows, i, k);
      rows[i] = (rows[i] ?? []).map((value, j) => value - times * cell(rows, k, j));
    }
  }
  return rows.map((row) => row.slice(n));
}

interface Slope {
  readonly gradient: number[];
  readonly curvature: number[][];
}
function slopeAt(theta: readonly number[], names: readonly string[], all: readonly Encounter[]): Slope {
  const gradient = names.map(() => 0);
  const curvature = names.map(() => names.map(() => 0));
  const add = (row: number, column: number, value: number): void => {
    const line = curvature[row];
    if (line !== undefined) line[column] = (line[column] ?? 0) + value;
  };
  for (const { upper, lower, players, games, wins } of all) {
    const [a, b] = [names.indexOf(upper), names.indexOf(lower)];
    const expected = 1 / (1 + (players - 1) * Math.exp((theta[b] ?? 0) - (theta[a] ?? 0)));
    const more = wins + PRIOR / players - (games + PRIOR) * expected;
    gradient[a] = (gradient[a] ?? 0) + more;
    gradient[b] = (gradient[b] ?? 0) - more;
    const bend = (games + PRIOR) * expected * (1 - expected);
    add(a, a, bend);
    add(b, b, bend);
    add(a, b, -bend);
    add(b, a, -bend);
  }
  return { gradient, curvature };
}

/** The strengths under which these results were likeliest, the strongest first; the anchor has 1000 and no doubt. */
export function strengthsOf(all: readonly Encounter[], anchor: string): readonly Strength[] {
  const met = new Set(all.flatMap(({ upper, lower }) => [upper, lower]));
  const free = [...met].filter((name) => name !== anchor);
  const names = [...free, anchor];
  const theta = names.map(() => 0);
  let spread: Matrix = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { gradient, curvature } = slopeAt(theta, names, all);
    const inner = curvature.slice(0, free.length).map((row) => row.slice(0, free.length));
    spread = inverted(inner);
    const steps = free.map((_, i) =>
      free.reduce((sum, _name, j) => sum + cell(spread, i, j) * (gradient[j] ?? 0), 0),
    );
    const longest = Math.max(...steps.map(Math.abs));
    const shorter = Math.min(1, LONGEST / Math.max(longest, ENOUGH));
    steps.forEach((step, i) => {
      theta[i] = (theta[i] ?? 0) + shorter * step;
    });
    if (longest < ENOUGH) break;
  }
  return names
    .map((name, n) => ({
      name,
      elo: ANCHORED + PER_UNIT * (theta[n] ?? 0),
      doubt: name === anchor ? 0 : Z * PER_UNIT * Math.sqrt(cell(spread, n, n)),
    }))
    .sort((a, b) => b.elo - a.elo);
}
