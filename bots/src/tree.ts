// The search tree in flat typed arrays: no object per node, one allocation per doubling, nothing for the collector to trace.
import type { Horizon } from './horizon.ts';

/** Nodes and edges are numbers; this one means "none". */
export const NONE = -1;
/** 36 bytes an edge and 24 a node: a full tree takes 50 MB. */
const MOST_NODES = 1 << 19;
const MOST_EDGES = 1 << 20;
const FIRST_SIZE = 1 << 10;
/** What a pick is worth of which nothing is known. */
export const MIDDLING = 0.5;
/** Visits of a node that say little about a shift, and those of an edge beyond which it says no more than others. */
const FEW = 2;
const ENOUGH = 4;

export const get = (list: Int32Array | Float64Array, n: number): number => list[n] ?? 0;
const bump = (list: Int32Array, n: number): void => {
  list[n] = get(list, n) + 1;
};

export function larger(list: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(size);
  copy.set(list);
  return copy;
}
function largerSums(list: Float64Array, size: number): Float64Array<ArrayBuffer> {
  const copy = new Float64Array(size);
  copy.set(list);
  return copy;
}

/**
 * A node is what a seat decides in a step after a sequence of picks, whatever was dealt: an information set, a little
 * coarsened. After the same picks chance may ask another seat or another step; such nodes are siblings under one edge.
 */
export class Tree {
  nodes = 0;
  edges = 0;
  /** As many visits as a look ahead counts for. */
  readonly #trust: number;
  readonly #isShifted: boolean;
  #seat = new Int32Array(FIRST_SIZE);
  #step = new Int32Array(FIRST_SIZE);
  #firstEdge = new Int32Array(FIRST_SIZE);
  #sibling = new Int32Array(FIRST_SIZE);
  /** The nodes of the other seats that decide in the same step without knowing of one another. */
  #peer = new Int32Array(FIRST_SIZE);
  #arrivals = new Int32Array(FIRST_SIZE);
  #pick = new Int32Array(FIRST_SIZE);
  #nextEdge = new Int32Array(FIRST_SIZE);
  #child = new Int32Array(FIRST_SIZE);
  #visits = new Int32Array(FIRST_SIZE);
  #available = new Int32Array(FIRST_SIZE);
  #total = new Float64Array(FIRST_SIZE);
  /** What one look ahead promised; negative where nobody has looked yet. */
  #prior = new Float64Array(FIRST_SIZE);

  constructor({ trust, isShifted }: Pick<Horizon, 'trust' | 'isShifted'>) {
    this.#trust = trust;
    this.#isShifted = isShifted;
  }
  get isFull(): boolean {
    return this.nodes >= MOST_NODES - 16 || this.edges >= MOST_EDGES - 1024;
  }
  addNode(seat: number, step: number): number {
    const node = this.nodes;
    if (node === this.#seat.length) this.#growNodes();
    this.#seat[node] = seat;
    this.#step[node] = step;
    this.#firstEdge[node] = NONE;
    this.#sibling[node] = NONE;
    this.#peer[node] = NONE;
    this.#arrivals[node] = 0;
    this.nodes += 1;
    return node;
  }
  addEdge(node: number, pick: number): number {
    const edge = this.edges;
    if (edge === this.#pick.length) this.#growEdges();
    this.#pick[edge] = pick;
    this.#nextEdge[edge] = get(this.#firstEdge, node);
    this.#firstEdge[node] = edge;
    this.#child[edge] = NONE;
    this.#visits[edge] = 0;
    this.#available[edge] = 0;
    this.#total[edge] = 0;
    this.#prior[edge] = -1;
    this.edges += 1;
    return edge;
  }
  #growNodes(): void {
    const size = 2 * this.#seat.length;
    this.#seat = larger(this.#seat, size);
    this.#step = larger(this.#step, size);
    this.#firstEdge = larger(this.#firstEdge, size);
    this.#sibling = larger(this.#sibling, size);
    this.#peer = larger(this.#peer, size);
    this.#arrivals = larger(this.#arrivals, size);
  }
  #growEdges(): void {
    const size = 2 * this.#pick.length;
    this.#pick = larger(this.#pick, size);
    this.#nextEdge = larger(this.#nextEdge, size);
    this.#child = larger(this.#child, size);
    this.#visits = larger(this.#visits, size);
    this.#available = larger(this.#available, size);
    this.#total = largerSums(this.#total, size);
    this.#prior = largerSums(this.#prior, size);
  }

  arrivals(node: number): number {
    return get(this.#arrivals, node);
  }
  arrive(node: number): void {
    bump(this.#arrivals, node);
  }
  seatAt(node: number): number {
    return get(this.#seat, node);
  }
  firstEdge(node: number): number {
    return get(this.#firstEdge, node);
  }
  nextEdge(edge: number): number {
    return get(this.#nextEdge, edge);
  }
  pick(edge: number): number {
    return get(this.#pick, edge);
  }
  visits(edge: number): number {
    return get(this.#visits, edge);
  }
  available(edge: number): number {
    return get(this.#available, edge);
  }
  offer(edge: number): void {
    bump(this.#available, edge);
  }
  prior(edge: number): number {
    return get(this.#prior, edge);
  }
  setPrior(edge: number, value: number): void {
    this.#prior[edge] = value;
  }
  total(edge: number): number {
    return get(this.#total, edge);
  }
  /** The mean reward, tempered by what one look ahead promised or else by `otherwise`: few visits prove little. `shift` is by how much
   * playouts at this node differ from such promises. */
  worth(edge: number, otherwise: number, shift: number): number {
    const prior = get(this.#prior, edge);
    const weight = prior >= 0 ? this.#trust : 1;
    const total = get(this.#total, edge) + weight * (prior >= 0 ? prior + shift : otherwise);
    return total / (get(this.#visits, edge) + weight);
  }
  /** By how much the playouts of a node's edges came out above what one look ahead had promised: a promise is given at the end of the
   * turn, a playout ends later, and an edge without visits should not seem better or worse for that. */
  shiftAt(node: number): number {
    if (!this.#isShifted) return 0;
    let sum = 0;
    let weights = 0;
    for (let e = this.firstEdge(node); e !== NONE; e = this.nextEdge(e)) {
      const visits = this.visits(e);
      if (visits === 0 || this.prior(e) < 0) continue;
      const weight = Math.min(visits, ENOUGH);
      sum += weight * (this.total(e) / visits - this.prior(e));
      weights += weight;
    }
    return sum / (weights + FEW);
  }
  /** The edge worth most among the first `count` of these that were followed, or NONE. */
  bestAmong(node: number, edges: Int32Array, count: number): number {
    const shift = this.shiftAt(node);
    let best = NONE;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < count; n += 1) {
      const edge = get(edges, n);
      const worth = this.visits(edge) === 0 ? Number.NEGATIVE_INFINITY : this.worth(edge, MIDDLING, shift);
      if (worth <= bestWorth) continue;
      best = edge;
      bestWorth = worth;
    }
    return best;
  }
  reward(edge: number, value: number): void {
    bump(this.#visits, edge);
    this.#total[edge] = get(this.#total, edge) + value;
  }

  edgeTo(node: number, pick: number): number {
    for (let e = this.firstEdge(node); e !== NONE; e = this.nextEdge(e)) if (this.pick(e) === pick) return e;
    return NONE;
  }
  #among(first: number, seat: number, step: number): number {
    for (let n = first; n !== NONE; n = get(this.#sibling, n))
      if (get(this.#seat, n) === seat && get(this.#step, n) === step) return n;
    return NONE;
  }
  /** Where an edge leads when this seat is then asked in this step, or NONE. */
  childOf(edge: number, seat: number, step: number): number {
    return this.#among(get(this.#child, edge), seat, step);
  }
  openChild(edge: number, seat: number, step: number): number {
    const known = this.childOf(edge, seat, step);
    if (known !== NONE) return known;
    const node = this.addNode(seat, step);
    this.#sibling[node] = get(this.#child, edge);
    this.#child[edge] = node;
    return node;
  }
  /** The node of another seat that decides in the same step as this one. */
  openPeer(node: number, seat: number, step: number): number {
    if (this.seatAt(node) === seat) return node;
    const known = this.#among(get(this.#peer, node), seat, step);
    if (known !== NONE) return known;
    const peer = this.addNode(seat, step);
    this.#sibling[peer] = get(this.#peer, node);
    this.#peer[node] = peer;
    return peer;
  }
}
