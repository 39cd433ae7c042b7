// The engine: what is due, what may be picked, what follows. It knows no game.
import { clone } from './plain.ts';
import { random, rngFrom, shuffle } from './rng.ts';
import type {
  Base,
  Choice,
  Decision,
  Effects,
  Game,
  Kinds,
  Option,
  Played,
  Refusal,
  Seat,
  Seed,
  Step,
  Upkeep,
} from './types.ts';

/** Steps that play themselves one after the other without a decision: more than this is a bug in the rules. */
const MOST_UPKEEP = 10_000;
const NOBODY: readonly Seat[] = [];

/** Where effects lead that outlived their call: frozen, so that using them throws. */
const CLOSED: Base<Step> = { rng: [0, 0, 0, 1], agenda: [], result: null };
const NO_EVENTS: Kinds['Event'][] = [];
for (const part of [CLOSED, CLOSED.rng, CLOSED.agenda, NO_EVENTS]) Object.freeze(part);

/** What the rules of one call are handed. Each call has its own, so that a rule may look ahead with `advance`. */
class Call implements Effects<Kinds> {
  base: Base<Step>;
  /** null: nobody listens. */
  events: Kinds['Event'][] | null;
  isFinal = false;
  stays = false;
  constructor(base: Base<Step>, events: Kinds['Event'][] | null) {
    this.base = base;
    this.events = events;
  }
  next(...steps: Step[]): void {
    for (let i = steps.length - 1; i >= 0; i -= 1) {
      const step = steps[i];
      if (step !== undefined) this.base.agenda.push(step);
    }
  }
  again(): void {
    this.stays = true;
  }
  tell(event: Kinds['Event']): void {
    if (this.events !== null) this.events.push(event);
  }
  random(n: number): number {
    this.isFinal = true;
    return random(this.base.rng, n);
  }
  shuffle<T>(list: T[]): void {
    shuffle(list, (n) => this.random(n));
  }
  reveal(): void {
    this.isFinal = true;
  }
  close(): void {
    this.base = CLOSED;
    this.events = NO_EVENTS;
  }
}

type AnyChoice = Choice<Kinds, string>;
type AnyUpkeep = Upkeep<Kinds, string>;

/** Any game as one whose kinds nobody knows. */
export function anyGame<G extends Kinds>(game: Game<G>): Game<Kinds> {
  // cast: a step's name selects the entry whose type fits it, which TypeScript cannot follow
  return game as unknown as Game<Kinds>;
}

function ruleOf(game: Game<Kinds>, at: Step): AnyChoice | AnyUpkeep {
  const rule = game.steps[at.step];
  if (rule === undefined) throw new Error(`${game.id}: no step called ${at.step}`);
  return rule;
}

function choiceOf(game: Game<Kinds>, at: Step): AnyChoice {
  const rule = ruleOf(game, at);
  if (!('apply' in rule)) throw new Error(`${game.id}: ${at.step} is decided by nobody`);
  return rule;
}

/** Plays all steps that need nobody, until somebody decides or the game is over. */
function settle(game: Game<Kinds>, s: Base<Step>, call: Call): void {
  const { agenda } = s;
  for (let n = 0; n < MOST_UPKEEP; n += 1) {
    if (s.result !== null) {
      agenda.length = 0;
      return;
    }
    const at = agenda[agenda.length - 1];
    if (at === undefined) throw new Error(`${game.id}: the agenda is empty and there is no result`);
    if (at.seats.length > 0) return;
    const rule = ruleOf(game, at);
    if (!('run' in rule)) throw new Error(`${game.id}: ${at.step} needs a seat`);
    agenda.pop();
    rule.run(s, at, call);
  }
  throw new Error(`${game.id}: the rules run in a circle`);
}

/** A copy of a state, to play on from it. */
export function copyOf<G extends Kinds>(game: Game<G>, s: G['State']): G['State'] {
  return game.copy === undefined ? clone(s) : game.copy(s);
}

/** The step that is due, or null when the game is over. */
export function due<G extends Kinds>(s: G['State']): G['Step'] | null {
  return s.agenda[s.agenda.length - 1] ?? null;
}

/** The seats that have something to decide now. */
export function deciders(s: Base<Step>): readonly Seat[] {
  return due(s)?.seats ?? NOBODY;
}

/** All switches of a game with the chosen values (`name:value`), defaults elsewhere. Throws on an unknown one. */
export function chooseVariants<G extends Kinds>(
  game: Game<G>,
  chosen: readonly string[],
): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [name, values] of Object.entries(game.variants)) all[name] = values[0];
  for (const text of chosen) {
    const [name = '', value = ''] = text.split(':');
    if (!game.variants[name]?.includes(value)) throw new Error(`${game.id}: unknown variant ${text}`);
    all[name] = value;
  }
  return all;
}

/** A new game, up to its first decision. */
export function start<G extends Kinds>(
  game: Game<G>,
  players: number,
  variants: readonly string[],
  seed: Seed,
): Played<G> {
  const [min, max] = game.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    throw new Error(`${game.id}: ${min} to ${max} players, not ${players}`);
  }
  const chosen = chooseVariants(game, variants);
  const base: Base<G['Step']> = { rng: rngFrom(seed), agenda: [], result: null };
  const events: G['Event'][] = [];
  const call = new Call(base, events);
  const state = game.setup(base, players, chosen, call);
  call.base = state;
  settle(anyGame(game), state, call);
  call.close();
  return { state, events, isFinal: true };
}

/** The options of a seat, nothing else: what bots and fuzzers ask at every decision. */
export function optionsOf<G extends Kinds>(game: Game<G>, s: G['State'], seat: Seat): G['Option'][] {
  const at = due(s);
  const options: G['Option'][] = [];
  if (at === null || !at.seats.includes(seat)) return options;
  const choice = choiceOf(anyGame(game), at);
  const candidates = choice.candidates(s, at, seat);
  for (let i = 0; i < candidates.length; i += 1) {
    const o = candidates[i];
    if (o !== undefined && choice.refuse(s, at, seat, o) === null) options.push(o);
  }
  return options;
}

/** The rules' own object for this pick, or null where the seat does not have it: no other option is asked about. */
export function optionLike<G extends Kinds>(
  game: Game<G>,
  s: G['State'],
  seat: Seat,
  wanted: Option,
): G['Option'] | null {
  const at = due(s);
  if (at === null || !at.seats.includes(seat)) return null;
  const choice = choiceOf(anyGame(game), at);
  const own = choice.candidates(s, at, seat).find((candidate) => isSame(candidate, wanted));
  return own === undefined || choice.refuse(s, at, seat, own) !== null ? null : own;
}

/** Every seat that has to decide, with its options and what is refused and why; empty at the end. */
export function decisions<G extends Kinds>(game: Game<G>, s: G['State']): readonly Decision<G>[] {
  const at = due(s);
  if (at === null) return [];
  const choice = choiceOf(anyGame(game), at);
  return at.seats.map((seat) => {
    const options: G['Option'][] = [];
    const refused: [G['Option'], Refusal][] = [];
    for (const o of choice.candidates(s, at, seat)) {
      const no = choice.refuse(s, at, seat, o);
      if (no === null) options.push(o);
      else refused.push([o, no]);
    }
    return { seat, at, rule: choice.rule, options, refused };
  });
}

/** What a seat's step answers when time runs out, or null where a bot must take over. */
export function fallbackOf<G extends Kinds>(game: Game<G>, s: G['State'], seat: Seat): G['Option'] | null {
  const at = due(s);
  if (at === null || !at.seats.includes(seat)) return null;
  return choiceOf(anyGame(game), at).fallback?.(s, at, seat) ?? null;
}

/** Takes the step off, applies the pick, and plays on to the next decision. */
function perform(game: Game<Kinds>, s: Base<Step>, seat: Seat, o: Option, call: Call): void {
  const { agenda } = s;
  const at = agenda.pop();
  if (at === undefined) throw new Error(`${game.id}: a pick after the end`);
  const choice = choiceOf(game, at);
  const place = agenda.length;
  choice.apply(s, at, seat, o, call);
  if (call.stays) agenda.splice(place, 0, at);
  else if (at.seats.length > 1)
    agenda.splice(place, 0, { ...at, seats: at.seats.filter((other) => other !== seat) });
  settle(game, s, call);
  call.close();
}

/** In place, without events or checks: for search, with options that `optionsOf` gave. */
export function advance<G extends Kinds>(game: Game<G>, s: G['State'], seat: Seat, o: G['Option']): void {
  perform(anyGame(game), s, seat, o, new Call(s, null));
}

const isSame = (a: Option, b: Option): boolean => a.verb === b.verb && a.noun === b.noun;

/** Why this pick is refused, or null. Anything may be asked, also nonsense from outside. */
export function refuses<G extends Kinds>(
  game: Game<G>,
  s: G['State'],
  seat: Seat,
  o: Option,
): Refusal | null {
  const at = due(s);
  if (at === null) return { rule: 'R-0', code: 'notAsked' };
  const choice = choiceOf(anyGame(game), at);
  if (!at.seats.includes(seat)) return { rule: choice.rule, code: 'notAsked' };
  const own = choice.candidates(s, at, seat).find((candidate) => isSame(candidate, o));
  return own === undefined ? { rule: choice.rule, code: 'notOffered' } : choice.refuse(s, at, seat, own);
}

/** Pure: the state handed in stays as it was. */
export function play<G extends Kinds>(
  game: Game<G>,
  s: G['State'],
  seat: Seat,
  o: Option,
): Played<G> | Refusal {
  const no = refuses(game, s, seat, o);
  if (no !== null) return no;
  const state = clone(s);
  const at = due<G>(state);
  const events: G['Event'][] = [];
  const call = new Call(state, events);
  perform(anyGame(game), state, seat, o, call);
  const after = due<G>(state);
  const isOthersLeft = at !== null && at.seats.length > 1 && after?.step === at.step;
  const isFinal = call.isFinal || !(after?.seats.includes(seat) || isOthersLeft);
  return { state, events, isFinal };
}

export function isRefusal<G extends Kinds>(played: Played<G> | Refusal): played is Refusal {
  return 'code' in played;
}
