// Picks as small numbers, so that a tree can hold them in an array.
import { type Option, writeOption } from '@comptoir/kernel';

/** Games hand out the same option objects again and again; where one does not, texts are compared instead. */
const MOST_OBJECTS = 1 << 14;

/** A pick or a line of picks made in a row; both have a number. */
export class Picks {
  readonly #byObject = new Map<Option, number>();
  readonly #byText = new Map<string, number>();
  readonly #lines: (readonly Option[])[] = [];

  get count(): number {
    return this.#lines.length;
  }
  numberOf(option: Option): number {
    const known = this.#byObject.get(option);
    if (known !== undefined) return known;
    const number = this.#under(writeOption(option), [option]);
    if (this.#byObject.size < MOST_OBJECTS) this.#byObject.set(option, number);
    return number;
  }
  /** A line of one pick is that pick. */
  numberOfLine(line: readonly Option[]): number {
    return this.#under(line.map(writeOption).join('\n'), line);
  }
  line(number: number): readonly Option[] {
    const line = this.#lines[number];
    if (line === undefined) throw new Error(`bots: no pick has the number ${number}`);
    return line;
  }
  #under(text: string, line: readonly Option[]): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    this.#lines.push(line);
    this.#byText.set(text, this.#lines.length - 1);
    return this.#lines.length - 1;
  }
}
