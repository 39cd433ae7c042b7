// Chance by number: the same number gives the same deal, however often it is asked for.
import { random } from '@comptoir/kernel';
import type { Draw } from './draws.ts';

const WORD = 0x100000000;

export class Deals {
  readonly #draw: Draw;
  /** Four words of a generator for each deal. */
  readonly #words: number[] = [];

  constructor(draw: Draw) {
    this.#draw = draw;
  }
  numbered(n: number): Draw {
    while (this.#words.length < 4 * (n + 1)) this.#words.push(this.#draw(WORD));
    const word = (k: number): number => this.#words[4 * n + k] ?? 0;
    const words: [number, number, number, number] = [word(0), word(1), word(2), word(3) | 1];
    return (below) => random(words, below);
  }
}
