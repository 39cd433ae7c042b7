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
import { Deals } from './deals.ts';
import { type Draw, drawByWeight } from './draws.ts';
import { Future, type Means } from './future.ts';
import type { GameWithHints } from './hints.ts';
import { type Horizon, horizonOf } from './horizon.ts';
import { Offers } from './offers.ts';
import { Picks } from './picks.ts';
import { finishTurn, type Playout, playOn } from './playout.ts';
import { Rewards } from './reward.ts';
import { isSame, playOffer } from './sequences.ts';
import { isIdle, sensibleOptions } from './simple.ts';
import { Together } from './together.ts';
import { MIDDLING, NONE, Tree } from './tree.ts';

export interface Thinking extends Playout {
  /** How strongly rarely tried picks attract. */
  readonly explore: number;
}
/** No path is longer: a guard against games in which a sequence of picks can circle. */
const DEEPEST = 400;
/** Playouts before the search begins, to learn how far apart the seats end. */
const WARM_UP = 12;
/** They are half random at every level: among thorough ones a small lead would seem a great one. */
const WARM_UP_CUT = 30;
/** The share of the most visits from which on a pick may be chosen. */
const OFTEN = 0.5;
const WHOLE_GAME = 20_000;
/** Dealing and descending take about as long as so many looks. */
const DEALING = 5;

/** What was tried at the root. */
export interface Tried {
  readonly sequence: readonly Option[];
  readonly visits: number;
  /** Between 0 and 1, with what one look ahead promised. */
  readonly worth: number;
}

export class Search {
  readonly tree: Tree;
  readonly #known: GameWithHints<Kinds>;
  readonly #thinking: Thinking;
  readonly #horizon: Horizon;
  readonly #viewer: Seat;
  readonly #picks = new Picks();
  readonly #steps = new Map<string, number>();
  readonly #rewards = new Rewards();
  readonly #together: Together;
  readonly #offers: Offers;
  readonly #future: Future;
  readonly #deals: Deals;
  readonly #words: [number, number, number, number];
  readonly #draw: Draw;
  readonly #path = new Int32Array(DEEPEST);
  readonly #pathNode = new Int32Array(DEEPEST);
  readonly #pathSeat = new Int32Array(DEEPEST);
  readonly #pathBest = new Int32Array(DEEPEST);
  #start: Kinds['State'];
  #root: number;
  /** The root whose offers are known. */
  #opened = NONE;
  #players = 0;
  #looks = 0;

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
    this.#horizon = horizonOf(thinking);
    this.tree = new Tree(this.#horizon);
    this.#viewer = viewer;
    this.#start = veiled;
    this.#words = rngFrom(seed);
    this.#draw = (n) => random(this.#words, n);
    this.#deals = new Deals(this.#draw);
    this.#together = new Together(this.tree);
    this.#offers = new Offers(known, this.tree, this.#picks, this.#rewards, thinking);
    this.#future = new Future(known, thinking, this.#rewards, this.#draw);
    this.#root = this.tree.addNode(viewer, this.#stepNumber(due(veiled)?.step ?? ''));
    this.#warmUp();
  }
  /** How often the position has been searched, including what an earlier search of this turn left. */
  get visits(): number {
    return this.tree.arrivals(this.#root);
  }
  /** How many options have been looked at so far: the work done, whatever the clock says. */
  get looks(): number {
    return this.#looks + this.#offers.looks + this.#future.looks;
  }
  /** Whether the picks of the position have been told apart at all. */
  get isOpen(): boolean {
    return this.tree.firstEdge(this.#root) !== NONE;
  }
  /** How far playouts go, in turns of all seats together; 0: by single picks. */
  get reached(): number {
    return this.#future.turns;
  }
  /** Decides once how far playouts go, for decisions that may cost so much. */
  reach(means: Means): void {
    this.#future.reach(() => this.#deal(), this.#players, means);
  }
  /** One more deal, one more path, one more playout. `progress`: the part of the budget that is spent, from 0 to 1. */
  iterate(progress = 0): void {
    const { game } = this.#known;
    if (this.#opened !== this.#root) this.#openRoot();
    const first = this.#offers.chooseFirst(this.#root, this.#draw, progress);
    // Every pick meets the same deals in the same order: what tells two picks apart is then not luck.
    const s = redealt(game, this.#start, this.#viewer, this.#deals.numbered(this.tree.visits(first)));
    const length = this.#descend(s, first);
    this.#looks += DEALING + length;
    this.#future.judge(s, this.#viewer, this.#players);
    this.#credit(length);
  }
  #openRoot(): void {
    const options = sensibleOptions(this.#known, this.#start, this.#viewer);
    this.#offers.openRoot(this.#deal(), this.#root, options, this.#draw);
    this.#opened = this.#root;
  }
  /** Inside a turn a seat is credited with what it would really play: where a pick below was only tried, with the best one that this deal
   * offers. A pick that only a lucky deal offers would else be counted on in all of them, and drawing a card would seem a gain. */
  #credit(length: number): void {
    const { tree } = this;
    let value = 0;
    for (let n = length - 1; n >= 0; n -= 1) {
      const seat = this.#pathSeat[n] ?? 0;
      const goesOn = n + 1 < length && this.#pathSeat[n + 1] === seat;
      value = goesOn ? this.#played(n + 1, value) : (this.#rewards.bySeat[seat] ?? 0);
      tree.reward(this.#path[n] ?? 0, value);
    }
  }
  /** What the node on the path is worth to who decides there, when the pick that was tried brought `value`. */
  #played(n: number, value: number): number {
    const node = this.#pathNode[n] ?? 0;
    const best = this.#pathBest[n] ?? NONE;
    if (best === NONE || best === this.#path[n]) return value;
    return this.tree.worth(best, MIDDLING, this.tree.shiftAt(node));
  }
  /** The sequence of picks worth most among those searched often; empty before the first iteration. A pick and the sequences that
   * begin with it share their visits, so the most visited alone would not do. */
  best(): readonly Option[] {
    const tried = this.report();
    const [{ visits: most } = { visits: 0 }] = tried;
    let best: Tried | undefined;
    for (const each of tried) {
      if (each.visits < OFTEN * most) break;
      if (best === undefined || each.worth > best.worth) best = each;
    }
    return best?.sequence ?? [];
  }
  /** A sequence of picks nearly as good as the best: one that is worth so much less is chosen e times less often, and what is picked for
   * somebody who is away only where it is best. */
  near(slip: number): readonly Option[] {
    const all = this.report();
    const best = Math.max(...all.map(({ worth }) => worth));
    const idle = isIdle(this.#known.game, this.#start, this.#viewer);
    const tried = all.filter(({ sequence: [first], worth }) => worth === best || !(first && idle(first)));
    const weights = tried.map(({ worth }) => Math.exp((worth - best) / slip));
    return tried[drawByWeight(weights, this.#draw)]?.sequence ?? this.best();
  }
  /** Every pick or sequence of picks tried at the root that can be made, the most visited first. A node is shared by
   * all deals, so some of its picks may not be there. */
  report(): readonly Tried[] {
    const { tree } = this;
    const options = sensibleOptions(this.#known, this.#start, this.#viewer);
    const shift = tree.shiftAt(this.#root);
    const rows: Tried[] = [];
    for (let e = tree.firstEdge(this.#root); e !== NONE; e = tree.nextEdge(e)) {
      const sequence = this.#picks.sequence(tree.pick(e));
      const visits = tree.visits(e);
      if (visits > 0 && options.some((o) => sequence[0] !== undefined && isSame(o, sequence[0])))
        rows.push({ sequence, visits, worth: tree.worth(e, MIDDLING, shift) });
    }
    return rows.sort((a, b) => b.visits - a.visits);
  }
  /** About how many decisions the seat has left in its turn, this one included. */
  decisionsLeft(): number {
    const s = this.#deal();
    let decisions = 0;
    this.#looks += finishTurn(this.#known, s, this.#draw, (_seat, _picks, isChoice) => {
      if (isChoice) decisions += 1;
    });
    return Math.max(1, decisions);
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

  /** From the root by this edge to a node nobody has been at, playing along in `s`; returns the length of the path. */
  #descend(s: Kinds['State'], first: number): number {
    const { tree } = this;
    let node = this.#root;
    let length = 0;
    this.#together.begin();
    while (s.result === null && length < DEEPEST) {
      const at = due(s);
      if (at === null) break;
      const seat = length === 0 ? this.#viewer : (at.seats[0] ?? 0);
      if (this.#horizon.isOwnTurn && seat !== this.#viewer) break;
      const step = this.#stepNumber(at.step);
      const decider = this.#together.nodeFor(node, at, seat, step);
      const options = sensibleOptions(this.#known, s, seat);
      tree.arrive(decider);
      const isRipe = tree.arrivals(decider) > this.#horizon.opensAfter && !tree.isFull;
      if (length > 0 && options.length > 1 && !isRipe) break;
      const edge = length === 0 ? first : this.#offers.choose(s, decider, options, this.#draw);
      this.#path[length] = edge;
      this.#pathNode[length] = decider;
      this.#pathSeat[length] = seat;
      this.#pathBest[length] = length === 0 ? NONE : this.#offers.best;
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
