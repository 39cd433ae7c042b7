// Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012), for any number of players and any game.
// Every iteration deals anew what the searching seat cannot know and descends one common tree; at each node only the
// options that exist in this deal compete, each measured against how often it was there to be chosen.
import {
  due,
  type Kinds,
  type Option,
  random,
  redealt,
  rngFrom,
  type Seat,
  type Seed,
} from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import { Offers } from './offers.ts';
import { Picks } from './picks.ts';
import { type Draw, type Playout, playOn } from './playout.ts';
import { Rewards } from './reward.ts';
import { playOffer } from './sequences.ts';
import { sensibleOptions } from './simple.ts';
import { Together } from './together.ts';
import { NONE, Tree } from './tree.ts';

export interface Thinking extends Playout {
  /** How strongly rarely tried picks attract. */
  readonly explore: number;
}
/** Visits of a node before its own offers are told apart; thorough playouts know better than a young tree. */
const QUICK_OPENING = 1;
const THOROUGH_OPENING = 11;
/** No path is longer: a guard against games in which a sequence of picks can circle. */
const DEEPEST = 400;
/** Playouts before the search begins, to learn how far apart the seats end. */
const WARM_UP = 12;
/** They are half random at every level: among thorough ones a small lead would seem a great one. */
const WARM_UP_CUT = 30;
/** The share of the most visits from which on a pick may be chosen. */
const OFTEN = 0.5;
/** What a pick is worth of which nothing is known. */
const MIDDLING = 0.5;
const WHOLE_GAME = 20_000;

export class Search {
  readonly tree = new Tree();
  readonly #known: GameWithHints<Kinds>;
  readonly #thinking: Thinking;
  readonly #opensAfter: number;
  readonly #viewer: Seat;
  readonly #picks = new Picks();
  readonly #steps = new Map<string, number>();
  readonly #rewards = new Rewards();
  readonly #together: Together;
  readonly #offers: Offers;
  readonly #words: [number, number, number, number];
  readonly #draw: Draw;
  readonly #path = new Int32Array(DEEPEST);
  readonly #pathSeat = new Int32Array(DEEPEST);
  #start: Kinds['State'];
  #root: number;
  #players = 0;

  /** `veiled` is a state as this seat may imagine it, never the true one; it is only read. */
  constructor(
    known: GameWithHints<Kinds>,
    thinking: Thinking,
    veiled: Kinds['State'],
    viewer: Seat,
    seed: Seed,
  ) {
    this.#known = known;
    this.#thinking = thinking;
    this.#opensAfter = thinking.isThorough === true ? THOROUGH_OPENING : QUICK_OPENING;
    this.#viewer = viewer;
    this.#start = veiled;
    this.#words = rngFrom(seed);
    this.#draw = (n) => random(this.#words, n);
    this.#together = new Together(this.tree);
    this.#offers = new Offers(known, this.tree, this.#picks, this.#rewards, thinking);
    this.#root = this.tree.addNode(viewer, this.#stepNumber(due(veiled)?.step ?? ''));
    this.#warmUp();
  }
  /** How often the position has been searched, including what an earlier search of this turn left. */
  get visits(): number {
    return this.tree.arrivals(this.#root);
  }

  /** Whether the picks of the position have been told apart at all. */
  get isOpen(): boolean {
    return this.tree.firstEdge(this.#root) !== NONE;
  }

  /** One more deal, one more path, one more playout. */
  iterate(): void {
    const s = this.#deal();
    const length = this.#descend(s);
    playOn(this.#known, s, this.#thinking, this.#draw);
    this.#rewards.judge(this.#known.hints, s, this.#players);
    for (let n = 0; n < length; n += 1)
      this.tree.reward(this.#path[n] ?? 0, this.#rewards.bySeat[this.#pathSeat[n] ?? 0] ?? 0);
  }
  /** The sequence of picks worth most among those searched often; empty before the first iteration. A pick and the sequences that
   * begin with it share their visits, so the most visited alone would not do. */
  best(): readonly Option[] {
    const { tree } = this;
    let most = 0;
    for (let e = tree.firstEdge(this.#root); e !== NONE; e = tree.nextEdge(e))
      most = Math.max(most, tree.visits(e));
    let best = NONE;
    let bestWorth = 0;
    for (let e = tree.firstEdge(this.#root); e !== NONE; e = tree.nextEdge(e)) {
      if (tree.visits(e) === 0 || tree.visits(e) < OFTEN * most) continue;
      const worth = tree.worth(e, MIDDLING);
      if (best !== NONE && worth <= bestWorth) continue;
      best = e;
      bestWorth = worth;
    }
    return best === NONE ? [] : this.#picks.sequence(tree.pick(best));
  }
  /** Any sequence of picks, the more likely the oftener it was searched: what somebody in a hurry might play. */
  any(): readonly Option[] {
    const { tree } = this;
    let left = this.#draw(Math.max(this.visits, 1));
    for (let e = tree.firstEdge(this.#root); e !== NONE; e = tree.nextEdge(e)) {
      left -= tree.visits(e);
      if (left < 0) return this.#picks.sequence(tree.pick(e));
    }
    return this.best();
  }
  /** Every pick tried at the root: how often, and what it was worth on average. */
  report(): readonly {
    readonly sequence: readonly Option[];
    readonly visits: number;
    readonly worth: number;
  }[] {
    const rows: { sequence: readonly Option[]; visits: number; worth: number }[] = [];
    for (let e = this.tree.firstEdge(this.#root); e !== NONE; e = this.tree.nextEdge(e)) {
      const visits = this.tree.visits(e);
      rows.push({
        sequence: this.#picks.sequence(this.tree.pick(e)),
        visits,
        worth: this.tree.total(e) / Math.max(visits, 1),
      });
    }
    return rows.sort((a, b) => b.visits - a.visits);
  }
  /** Goes on from the position after this sequence of picks; false where the tree knows nothing of it. */
  follow(sequence: readonly Option[], veiled: Kinds['State']): boolean {
    const edge = this.tree.edgeTo(this.#root, this.#picks.numberOfSequence(sequence));
    const step = due(veiled)?.step;
    if (edge === NONE || step === undefined || this.tree.isFull) return false;
    const child = this.tree.childOf(edge, this.#viewer, this.#stepNumber(step));
    if (child === NONE) return false;
    this.#root = child;
    this.#start = veiled;
    return true;
  }

  #stepNumber(step: string): number {
    const known = this.#steps.get(step);
    if (known !== undefined) return known;
    this.#steps.set(step, this.#steps.size);
    return this.#steps.size - 1;
  }
  /** A copy with everything unknown dealt anew and another future. */
  #deal(): Kinds['State'] {
    return redealt(this.#known.game, this.#start, this.#viewer, this.#draw);
  }
  #warmUp(): void {
    const whole = this.#deal();
    playOn(this.#known, whole, { cut: WHOLE_GAME, greed: 0 }, this.#draw);
    this.#players = whole.result?.scores.length ?? 1 + this.#viewer; // a state does not say how many play
    const cut = Math.min(this.#thinking.cut, WARM_UP_CUT);
    for (let n = 0; n < WARM_UP; n += 1) {
      const s = this.#deal();
      playOn(this.#known, s, { cut, greed: 0.5 }, this.#draw);
      this.#rewards.learn(this.#known.hints, s, this.#players);
    }
    this.#offers.players = this.#players;
  }

  /** From the root to a node nobody has been at, playing along in `s`; returns the length of the path. */
  #descend(s: Kinds['State']): number {
    const { tree } = this;
    let node = this.#root;
    let length = 0;
    this.#together.begin();
    while (s.result === null && length < DEEPEST) {
      const at = due(s);
      if (at === null) break;
      const seat = length === 0 ? this.#viewer : (at.seats[0] ?? 0);
      const step = this.#stepNumber(at.step);
      const decider = this.#together.nodeFor(node, at, seat, step);
      const options = sensibleOptions(this.#known, s, seat);
      tree.arrive(decider);
      const isRipe = tree.arrivals(decider) > this.#opensAfter && !tree.isFull;
      if (length > 0 && options.length > 1 && !isRipe) break;
      const edge = this.#offers.choose(s, decider, options, this.#draw);
      this.#path[length] = edge;
      this.#pathSeat[length] = seat;
      length += 1;
      playOffer(this.#known.game, s, seat, this.#picks.sequence(tree.pick(edge)));
      node = this.#nodeAfter(s, node, edge, decider);
    }
    return length;
  }
  /** The node of the whole table's history; where seats decide together it is not the decider's own. */
  #nodeAfter(s: Kinds['State'], node: number, edge: number, decider: number): number {
    const at = due(s);
    if (at === null) return node;
    const { tree } = this;
    const pick = tree.pick(edge);
    const known = decider === node ? edge : tree.edgeTo(node, pick);
    const through = known === NONE ? tree.addEdge(node, pick) : known;
    this.#together.picked(edge);
    return tree.openChild(through, at.seats[0] ?? 0, this.#stepNumber(at.step));
  }
}
