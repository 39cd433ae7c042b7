// Positions that were played for training, a file for each seed and number of players, so that several runs may play at once. Plain
// numbers of four bytes: a head (version, players, features), then siblings: their game, how many, and each, seat by seat.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Position, Siblings } from '@comptoir/bots/learn';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
const VERSION = 2;
const HEAD = 3;
const BYTES = 4;

function numbersOf({ game, positions }: Siblings): number[] {
  const numbers = [game, positions.length];
  for (const { features, points, wanted } of positions)
    points.forEach((expected, seat) => {
      numbers.push(...Array.from(features[seat] ?? []), expected, wanted[seat] ?? 0);
    });
  return numbers;
}

function positionAt(numbers: Float32Array, at: number, players: number, features: number): Position {
  const seats = Array.from({ length: players }, (_, seat) => at + seat * (features + 2));
  return {
    features: seats.map((from) => numbers.subarray(from, from + features)),
    points: seats.map((from) => numbers[from + features] ?? 0),
    wanted: seats.map((from) => numbers[from + features + 1] ?? 0),
  };
}

/** What stands in a file, and how many bytes of it; what was cut off at its end is left out. */
function read(path: string): { readonly all: readonly Siblings[]; readonly bytes: number } {
  const bytes = readFileSync(path);
  const whole = bytes.length - (bytes.length % BYTES);
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + whole));
  const [version, players = 0, features = 0] = numbers;
  if (version !== VERSION) throw new Error(`${path}: positions of another version; remove the file`);
  const size = players * (features + 2);
  const all: Siblings[] = [];
  let end = HEAD;
  for (;;) {
    const [game = 0, count = 0] = numbers.subarray(end, end + 2);
    const from = end + 2;
    if (from + count * size > numbers.length) break;
    const positions = Array.from({ length: count }, (_, n) =>
      positionAt(numbers, from + n * size, players, features),
    );
    all.push({ game, positions });
    end = from + count * size;
  }
  return { all, bytes: end * BYTES };
}

export class PositionStore {
  readonly #folder: string;
  /** Of one game, whatever the number of players. */
  constructor(game: string) {
    this.#folder = join(HOME, '.comptoir', 'training', game);
  }
  #file(seed: string, players: number): string {
    return join(this.#folder, `${seed}-${players}.positions`);
  }
  add(seed: string, siblings: readonly Siblings[]): void {
    const [first] = siblings[0]?.positions ?? [];
    if (first === undefined) return;
    const players = first.points.length;
    const file = this.#file(seed, players);
    mkdirSync(this.#folder, { recursive: true });
    const head = existsSync(file) ? [] : [VERSION, players, first.features[0]?.length ?? 0];
    const numbers = Float32Array.from([...head, ...siblings.flatMap(numbersOf)]);
    appendFileSync(file, new Uint8Array(numbers.buffer));
  }
  /** The number of the first game that this seed has not played. What a run that was ended left half written goes. */
  next(seed: string, players: number): number {
    const path = this.#file(seed, players);
    if (!existsSync(path)) return 0;
    const { all, bytes } = read(path);
    truncateSync(path, bytes);
    return 1 + (all.at(-1)?.game ?? -1);
  }
  all(): readonly Siblings[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder).flatMap((name) => read(join(this.#folder, name)).all);
  }
}
