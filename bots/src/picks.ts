// Picks as small numbers, so that a tree can hold them in an array.
import { type Option, writeOption } from '@comptoir/kernel';

/** Games hand out the same option objects again and again; where one does not, texts are compared instead. */
const MOST_OBJECTS = 1 << 14;

/** A pick or a sequence of picks made in a row; both have a number. */
export class Picks {
  readonly #byObject = new Map<Option, number>();
  readonly #byText = new Map<string, number>();
  readonly #sequences: (readonly Option[])[] = [];

  get count(): number {
    return this.#sequences.length;
  }
  numberOf(option: Option): number {
    const known = this.#byObject.get(option);
    if (known !== undefined) return known;
    const number = this.#under(writeOption(option), [option]);
    if (this.#byObject.size < MOST_OBJECTS) this.#byObject.set(option, number);
    return number;
  }
  /** A sequence of one pick is that pick. */
  numberOfSequence(sequence: readonly Option[]): number {
    return this.#under(sequence.map(writeOption).join('\n'), sequence);
  }
  sequence(number: number): readonly Option[] {
    const sequence = this.#sequences[number];
    if (sequence === undefined) throw new Error(`bots: no pick has the number ${number}`);
    return sequence;
  }
  #under(text: string, sequence: readonly Option[]): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    this.#sequences.push(sequence);
    this.#byText.set(text, this.#sequences.length - 1);
    return this.#sequences.length - 1;
  }
}
