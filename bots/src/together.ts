// Seats that decide in one step do not know of each other's picks, so none may learn in the tree from what the others did.
// Inside such a step each seat has its own chain of nodes, hung beside the node where the step began.
import type { Seat, Step } from '@comptoir/kernel';
import { NONE, type Tree } from './tree.ts';

export class Together {
  readonly #tree: Tree;
  /** The step in which several decide, as far as it is still open. */
  #step: Step | null = null;
  #origin = NONE;
  #seat: Seat = 0;
  /** By seat: the edge of its last pick in this step. */
  readonly #last: number[] = [];

  constructor(tree: Tree) {
    this.#tree = tree;
  }
  /** At the root again. */
  begin(): void {
    this.#step = null;
  }
  /** The node in which this seat decides: the table's own, unless several decide together. */
  nodeFor(node: number, at: Step, seat: Seat, step: number): number {
    this.#seat = seat;
    if (!this.#isOpen(at)) {
      this.#step = at.seats.length > 1 ? at : null;
      this.#origin = node;
      this.#last.length = 0;
    }
    if (this.#step === null) return node;
    this.#step = at;
    const last = this.#last[seat] ?? NONE;
    return last === NONE
      ? this.#tree.openPeer(this.#origin, seat, step)
      : this.#tree.openChild(last, seat, step);
  }
  picked(edge: number): void {
    if (this.#step !== null) this.#last[this.#seat] = edge;
  }
  /** Whether this is what is left of the step that was open before. */
  #isOpen(at: Step): boolean {
    const open = this.#step;
    if (open === null || open.step !== at.step || at.seats.length > open.seats.length) return false;
    for (const seat of at.seats) if (!open.seats.includes(seat)) return false;
    return true;
  }
}
