/** What a check of the suite found: which check, what is wrong, and the record that shows it. */
export class Fault extends Error {
  readonly check: string;
  record = '';
  constructor(check: string, message: string) {
    super(`${check}: ${message}`);
    this.check = check;
  }
}

export function expect(check: string, holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Fault(check, message());
}
