// A test as a transcript: bring the table into a position, play lines, look.
import {
  anyGame,
  type Decision,
  decisions,
  type Game,
  isRefusal,
  type Kinds,
  play,
  type RuleId,
  readOption,
  type Seat,
  seedFrom,
  start,
  writeOption,
} from '@comptoir/kernel';

export interface ScenarioOptions {
  readonly variants?: readonly string[];
  readonly seed?: string;
}

function splitLine(line: string): { seat: Seat; option: ReturnType<typeof readOption> } {
  const [seat = '', ...rest] = line.trim().split(/\s+/);
  if (!/^\d+$/.test(seat)) throw new Error(`scenario: a line is “seat verb noun”, not “${line}”`);
  return { seat: Number(seat), option: readOption(rest.join(' ')) };
}

export class Scenario<G extends Kinds> {
  readonly game: Game<G>;
  state: G['State'];
  /** Everything told since the start, oldest first. */
  readonly events: G['Event'][] = [];

  constructor(game: Game<G>, players: number, { variants = [], seed = 'scenario' }: ScenarioOptions) {
    this.game = game;
    this.state = start(game, players, variants, seedFrom(seed)).state;
  }

  /** Changes the position by hand, to reach a rare situation. */
  given(change: (s: G['State']) => void): this {
    change(this.state);
    return this;
  }

  /** Each line `seat verb noun` is accepted. */
  plays(...lines: string[]): this {
    for (const line of lines) {
      const { seat, option } = splitLine(line);
      const played = play(this.game, this.state, seat, option);
      if (isRefusal(played)) {
        const wanted = decisions(this.game, this.state).map((d) => this.#describe(d));
        throw new Error(`“${line}” is refused: ${played.code} (${played.rule})\n${wanted.join('\n')}`);
      }
      this.state = played.state;
      this.events.push(...played.events);
    }
    return this;
  }

  /** The line is refused, for exactly this rule (and code, where a rule has several). */
  refuses(line: string, rule: RuleId, code?: string): this {
    const { seat, option } = splitLine(line);
    const played = play(this.game, this.state, seat, option);
    if (!isRefusal(played)) throw new Error(`“${line}” is accepted; ${rule} should refuse it`);
    if (played.code === 'notOffered' || played.code === 'notAsked') {
      if (code !== played.code)
        throw new Error(`“${line}” is no candidate (${played.code}); ${rule} should refuse it`);
    }
    if (played.rule !== rule || (code !== undefined && played.code !== code)) {
      throw new Error(
        `“${line}” is refused by ${played.rule} (${played.code}), not by ${rule} ${code ?? ''}`,
      );
    }
    return this;
  }

  /** The seat has exactly these options, in any order. */
  offers(seat: Seat, options: readonly string[]): this {
    const own = this.options(seat);
    const missing = options.filter((o) => !own.includes(o));
    const extra = own.filter((o) => !options.includes(o));
    if (missing.length + extra.length > 0) {
      throw new Error(
        `seat ${seat}: not offered [${missing.join(', ')}], offered besides [${extra.join(', ')}]`,
      );
    }
    return this;
  }

  /** The seat has these options, perhaps others too. */
  offersAlso(seat: Seat, options: readonly string[]): this {
    const own = this.options(seat);
    const missing = options.filter((o) => !own.includes(o));
    if (missing.length > 0)
      throw new Error(`seat ${seat}: not offered [${missing.join(', ')}] of [${own.join(', ')}]`);
    return this;
  }

  /** The seat has none of these options. */
  lacks(seat: Seat, options: readonly string[]): this {
    const own = this.options(seat);
    const there = options.filter((o) => own.includes(o));
    if (there.length > 0) throw new Error(`seat ${seat}: offered after all [${there.join(', ')}]`);
    return this;
  }

  /** The options of a seat as texts; none when it has nothing to decide. */
  options(seat: Seat): readonly string[] {
    const decision = decisions(this.game, this.state).find((d) => d.seat === seat);
    return decision?.options.map(writeOption) ?? [];
  }

  /** The events of one kind since the start. */
  told<K extends G['Event']['kind']>(kind: K): Extract<G['Event'], { readonly kind: K }>[] {
    const isKind = (e: G['Event']): e is Extract<G['Event'], { readonly kind: K }> => e.kind === kind;
    return this.events.filter(isKind);
  }

  /** Counts every component in the position reached. */
  audited(): this {
    anyGame(this.game).audit(this.state);
    return this;
  }

  #describe(d: Decision<G>): string {
    return `seat ${d.seat} decides ${d.at.step}: ${d.options.map(writeOption).join(', ')}`;
  }
}

export function scenario<G extends Kinds>(
  game: Game<G>,
  players: number,
  options: ScenarioOptions = {},
): Scenario<G> {
  return new Scenario(game, players, options);
}
