// Positions that were played for training, a file for each seed, so that several runs may play at once.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '@comptoir/bots/learn';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();

/** Features are told apart by thousandths. */
const thousandths = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const features: unknown = Reflect.get(value, 'features');
  return (
    typeof Reflect.get(value, 'game') === 'number' &&
    isNumbers(Reflect.get(value, 'points')) &&
    isNumbers(Reflect.get(value, 'scores')) &&
    Array.isArray(features) &&
    features.every(isNumbers)
  );
}

export class PositionStore {
  readonly #folder: string;
  /** Of one game, whatever the number of players. */
  constructor(game: string) {
    this.#folder = join(HOME, '.comptoir', 'training', game);
  }
  #file(seed: string): string {
    return join(this.#folder, `${seed}.jsonl`);
  }
  add(seed: string, positions: readonly Position[]): void {
    mkdirSync(this.#folder, { recursive: true });
    const lines = positions.map((position) => `${JSON.stringify(position, thousandths)}\n`);
    appendFileSync(this.#file(seed), lines.join(''));
  }
  #read(path: string): readonly Position[] {
    const lines = readFileSync(path, 'utf8').split('\n');
    const all = lines.slice(0, -1).map((line): unknown => JSON.parse(line)); // a last line without end was cut off
    return all.filter(isPosition);
  }
  /** The number of the first game that this seed has not played. */
  next(seed: string): number {
    const path = this.#file(seed);
    return existsSync(path) ? 1 + Math.max(-1, ...this.#read(path).map(({ game }) => game)) : 0;
  }
  all(): readonly Position[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder).flatMap((name) => this.#read(join(this.#folder, name)));
  }
}
