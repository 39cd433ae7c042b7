// Which edge to follow at a node: upper confidence bounds over what this deal offers, single picks and sequences of the menu.
import { copyOf, deciders, type Kinds, type Option, type Seat } from '@comptoir/kernel';
import type { Draw } from './draws.ts';
import type { GameWithHints } from './hints.ts';
import { type Horizon, horizonOf } from './horizon.ts';
import type { Thinking } from './ismcts.ts';
import type { Picks } from './picks.ts';
import { finishTurn } from './playout.ts';
import type { Rewards } from './reward.ts';
import { playOffer } from './sequences.ts';
import { get, larger, MIDDLING, NONE, type Tree } from './tree.ts';

/** From this many on, picks are let in one by one as the node is visited more often. */
const WIDE = 16;
/** A node looks one pick ahead at its offers once it has been visited this often, or else when it opens. */
const LOOKS_AHEAD_FROM = 6;

export class Offers {
  players = 0;
  /** Options looked at so far. */
  looks = 0;
  /** Of the last `choose`: the edge worth most among those that this deal offers and that were followed before, or NONE. */
  best = NONE;
  readonly #known: GameWithHints<Kinds>;
  readonly #tree: Tree;
  readonly #picks: Picks;
  readonly #rewards: Rewards;
  readonly #thinking: Thinking;
  readonly #horizon: Horizon;
  readonly #looksAheadFrom: number;
  /** Edges on offer in this deal. */
  #offered = new Int32Array(256);
  #count = 0;
  /** Those of the root. */
  #first = new Int32Array(0);
  /** By pick: its edge at the node being looked at, valid where the stamp is the present one. */
  #edgeOf = new Int32Array(1024);
  #stamps = new Int32Array(1024);
  /** By pick: the stamp with which it was last on offer. */
  #offeredAt = new Int32Array(1024);
  #stamp = 0;

  constructor(known: GameWithHints<Kinds>, tree: Tree, picks: Picks, rewards: Rewards, thinking: Thinking) {
    this.#known = known;
    this.#tree = tree;
    this.#picks = picks;
    this.#rewards = rewards;
    this.#thinking = thinking;
    this.#horizon = horizonOf(thinking);
    this.#looksAheadFrom = Math.min(LOOKS_AHEAD_FROM, this.#horizon.opensAfter + 1);
  }

  choose(s: Kinds['State'], node: number, options: readonly Option[], draw: Draw): number {
    this.#gather(s, node, options);
    this.best = this.#tree.bestAmong(node, this.#offered, this.#count);
    if (this.#count === 1) return this.#edge(0);
    if (this.#tree.arrivals(node) >= this.#looksAheadFrom) this.#lookAhead(s, this.#tree.seatAt(node), draw);
    return this.#mostPromising(node, draw(this.#count));
  }
  /** At the root the seat knows what it may do: the offers are the same in every deal, and each is looked at once before any is tried. */
  openRoot(s: Kinds['State'], root: number, options: readonly Option[], draw: Draw): void {
    this.#gather(s, root, options);
    if (this.#count > 1) this.#lookAhead(s, this.#tree.seatAt(root), draw);
    this.#first = this.#offered.slice(0, this.#count);
  }
  chooseFirst(root: number, draw: Draw, progress: number): number {
    this.#offered.set(this.#first);
    this.#count = this.#first.length;
    if (this.#count === 1) return this.#edge(0);
    for (let n = 0; n < this.#count; n += 1) this.#tree.offer(this.#edge(n));
    const { contenders } = this.#horizon;
    return contenders === 0
      ? this.#mostPromising(root, draw(this.#count))
      : this.#contender(root, contenders, progress);
  }
  /** Sequential halving: of the offers worth most so far, fewer and fewer as the budget is spent, the one tried least. */
  #contender(node: number, contenders: number, progress: number): number {
    const tree = this.#tree;
    const most = this.#count > 2 * contenders ? 2 * contenders : contenders; // else fewer than half would compete
    const first = Math.min(most, this.#count);
    const rounds = Math.ceil(Math.log2(first));
    const left = Math.max(2, Math.ceil(first * 2 ** -Math.floor(progress * rounds)));
    const shift = tree.shiftAt(node);
    const ranked = Array.from({ length: this.#count }, (_, n) => {
      const edge = this.#edge(n);
      return { edge, worth: tree.worth(edge, MIDDLING, shift), visits: tree.visits(edge) };
    }).sort((a, b) => b.worth - a.worth);
    let chosen = ranked[0];
    for (const each of ranked.slice(1, left))
      if (chosen !== undefined && each.visits < chosen.visits) chosen = each;
    return chosen?.edge ?? NONE;
  }

  #edge(n: number): number {
    return get(this.#offered, n);
  }
  /** The edges for all options and menu sequences of this deal, new ones added. */
  #gather(s: Kinds['State'], node: number, options: readonly Option[]): void {
    const tree = this.#tree;
    this.#count = 0;
    this.#stamp += 1;
    for (let e = tree.firstEdge(node); e !== NONE; e = tree.nextEdge(e)) this.#mark(tree.pick(e), e);
    for (let n = 0; n < options.length; n += 1) {
      const option = options[n];
      if (option !== undefined) this.#add(node, this.#picks.numberOf(option));
    }
    const { hints } = this.#known;
    if (hints.menu === undefined || options.length === 1) return;
    for (const sequence of hints.menu(s, tree.seatAt(node))) {
      const [first] = sequence;
      const isOffered = first !== undefined && this.#isOffered(this.#picks.numberOf(first));
      if (isOffered && sequence.length > 1) this.#add(node, this.#picks.numberOfSequence(sequence));
    }
  }
  #isOffered(pick: number): boolean {
    return pick < this.#offeredAt.length && get(this.#offeredAt, pick) === this.#stamp;
  }
  #mark(pick: number, edge: number): void {
    if (pick >= this.#stamps.length) {
      const size = 2 * Math.max(pick, this.#stamps.length);
      this.#stamps = larger(this.#stamps, size);
      this.#edgeOf = larger(this.#edgeOf, size);
      this.#offeredAt = larger(this.#offeredAt, size);
    }
    this.#stamps[pick] = this.#stamp;
    this.#edgeOf[pick] = edge;
  }
  #add(node: number, pick: number): void {
    if (this.#isOffered(pick)) return;
    const isKnown = pick < this.#stamps.length && get(this.#stamps, pick) === this.#stamp;
    const edge = isKnown ? get(this.#edgeOf, pick) : this.#tree.addEdge(node, pick);
    if (!isKnown) this.#mark(pick, edge);
    this.#offeredAt[pick] = this.#stamp;
    if (this.#count === this.#offered.length) this.#offered = larger(this.#offered, 2 * this.#count);
    this.#offered[this.#count] = edge;
    this.#tree.offer(edge);
    this.#count += 1;
  }

  /** Judges the position after each offer that has not been judged yet: right after it or, thoroughly, at the turn's end. */
  #lookAhead(s: Kinds['State'], seat: Seat, draw: Draw): void {
    for (let n = 0; n < this.#count; n += 1) {
      const edge = this.#edge(n);
      if (this.#tree.prior(edge) >= 0) continue;
      const copy = copyOf(this.#known.game, s);
      playOffer(this.#known.game, copy, seat, this.#picks.sequence(this.#tree.pick(edge)));
      if (this.#thinking.isThorough === true && deciders(copy)[0] === seat)
        this.looks += finishTurn(this.#known, copy, draw);
      this.looks += 1;
      this.#rewards.judge(this.#known.hints, copy, this.players);
      this.#tree.setPrior(edge, this.#rewards.bySeat[seat] ?? 0);
    }
  }

  /** `from`: where the round begins, so that ties fall to nobody in particular. */
  #mostPromising(node: number, from: number): number {
    const tree = this.#tree;
    let total = 0;
    let visits = 0;
    let tried = 0;
    for (let n = 0; n < this.#count; n += 1) {
      const edge = this.#edge(n);
      total += tree.total(edge);
      visits += tree.visits(edge);
      if (tree.visits(edge) > 0) tried += 1;
    }
    const mean = visits === 0 ? MIDDLING : total / visits;
    const isWide = this.#count > WIDE;
    const letsIn = !isWide || tried < 4 + Math.sqrt(2 * tree.arrivals(node));
    const shift = tree.shiftAt(node);
    let best = NONE;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < this.#count; n += 1) {
      const edge = this.#edge((n + from) % this.#count);
      if (!letsIn && tree.visits(edge) === 0) continue;
      const bound = this.#bound(edge, mean, shift);
      if (bound <= bestBound) continue;
      best = edge;
      bestBound = bound;
    }
    return best;
  }
  #bound(edge: number, mean: number, shift: number): number {
    const tree = this.#tree;
    const doubt = Math.sqrt(Math.log(1 + tree.available(edge)) / (1 + tree.visits(edge)));
    return tree.worth(edge, mean, shift) + this.#thinking.explore * doubt;
  }
}
