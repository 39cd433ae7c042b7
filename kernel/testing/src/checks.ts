// The conformance suite, position by position. Every function is one check, named as faults report it.
import {
  advance,
  type BotHints,
  canonical,
  chooseVariants,
  copyOf,
  type Decision,
  decisions,
  drawFrom,
  fallbackOf,
  type Game,
  isRefusal,
  type Kinds,
  LANGUAGES,
  type Lang,
  type LogEvent,
  Match,
  optionsOf,
  play,
  readOption,
  type Seat,
  type SeatPick,
  seedFrom,
  type Texts,
  veil,
  whyNot,
  writeOption,
} from '@comptoir/kernel';
import { expect } from './faults.ts';

/** A game with what belongs to it: texts in every language, hints for bots, the numbers its RULES.md knows. */
export interface Subject {
  readonly game: Game<Kinds>;
  readonly hints: BotHints<Kinds>;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
  readonly rules: ReadonlySet<string>;
}
/** Where the suite looks: a state, its decisions, and the number of players. */
export interface Position {
  readonly state: Kinds['State'];
  readonly decisions: readonly Decision<Kinds>[];
  readonly players: number;
  /** Fresh chance for this position, reproducible. */
  readonly salt: string;
}
const MOST_OPTIONS = 200;

const sees = (viewer: Seat, e: LogEvent): boolean => e.only === undefined || e.only === viewer;
const seatsOf = (players: number): readonly Seat[] => Array.from({ length: players }, (_, seat) => seat);

function fresh(salt: string): (n: number) => number {
  return drawFrom(seedFrom(salt));
}

/** Every deciding seat has 1 to 200 options, each once, each surviving the notation. */
export function checkOptions({ game }: Subject, { state, decisions: all }: Position): void {
  for (const { at, seat, options, refused } of all) {
    const where = `${at.step} of seat ${seat}`;
    expect('deadEnd', options.length > 0, () => `${where} has no option`);
    expect('tooMany', options.length <= MOST_OPTIONS, () => `${where} has ${options.length} options`);
    const texts = [...options, ...refused.map(([o]) => o)].map(writeOption);
    expect(
      'twice',
      new Set(texts).size === texts.length,
      () => `${where} lists a candidate twice: ${texts.join(', ')}`,
    );
    for (const o of options) {
      const again = readOption(writeOption(o));
      expect(
        'notation',
        canonical(again) === canonical(o),
        () => `${where}: “${writeOption(o)}” reads back differently`,
      );
    }
    const fallback = fallbackOf(game, state, seat);
    const rule = game.steps[at.step];
    const hasFallback = rule !== undefined && 'fallback' in rule && rule.fallback !== undefined;
    const isOffered =
      fallback === null ? !hasFallback : texts.slice(0, options.length).includes(writeOption(fallback));
    expect('fallback', isOffered, () => `${where}: its fallback is not an option`);
  }
}

/** Each option is accepted, each refused one refused for the same reason, and the state asked stays untouched. */
export function checkLegality({ game }: Subject, { state, decisions: all }: Position): void {
  const before = canonical(state);
  for (const { seat, options, refused } of all) {
    for (const o of options) {
      const played = play(game, state, seat, o);
      expect('legality', !isRefusal(played), () => `“${seat} ${writeOption(o)}” is offered, then refused`);
    }
    for (const [o, no] of refused) {
      const played = play(game, state, seat, o);
      const isSame = isRefusal(played) && played.code === no.code && played.rule === no.rule;
      expect(
        'legality',
        isSame,
        () => `“${seat} ${writeOption(o)}” is refused, then accepted or refused otherwise`,
      );
    }
  }
  expect(
    'purity',
    canonical(state) === before,
    () => 'asking or playing changed the state that was handed in',
  );
}

/** `advance` on a copy leads where `play` leads. */
export function checkAdvance({ game }: Subject, { state }: Position, { seat, option }: SeatPick): void {
  const played = play(game, state, seat, option);
  const copy = copyOf(game, state);
  advance(game, copy, seat, option);
  const isSame = !isRefusal(played) && canonical(played.state) === canonical(copy);
  expect(
    'advance',
    isSame,
    () => `“${seat} ${writeOption(option)}”: play and advance lead to different states`,
  );
}

/** Plain JSON: what is stored comes back as it was. */
export function checkRoundTrip({ state }: Position): void {
  const back: unknown = JSON.parse(JSON.stringify(state));
  expect('roundTrip', canonical(back) === canonical(state), () => 'the state is not plain JSON');
}

/** A copy is the same, and whatever becomes of it, the state stays as it was. */
export function checkCopy({ game }: Subject, { state, salt }: Position): void {
  const before = canonical(state);
  const copy = copyOf(game, state);
  expect('copy', canonical(copy) === before, () => 'a copy of the state is not the same');
  goOn(game, copy, fresh(`${salt} copy`));
  expect('copy', canonical(state) === before, () => 'a copy shares with the state what rules change');
}

export function checkAudit({ game }: Subject, state: Kinds['State']): void {
  try {
    game.audit(state);
  } catch (error) {
    expect('audit', false, () => String(error));
  }
}

/** What a seat is shown: its view, its decision and the view of a spectator. */
function shown(game: Game<Kinds>, state: Kinds['State'], viewer: Seat): string {
  const own = decisions(game, state).filter((d) => d.seat === viewer);
  return canonical([game.view(state, viewer), game.view(state, null), own]);
}

const redealt = (game: Game<Kinds>, state: Kinds['State'], viewer: Seat, salt: string): Kinds['State'] =>
  veil(game, state, viewer, seedFrom(salt));

/** After a redeal the viewer is shown the same, all components are there, and the game can go on. */
export function checkNoLeak(subject: Subject, position: Position): void {
  const { game } = subject;
  const { state, players, salt } = position;
  for (const viewer of seatsOf(players)) {
    const other = redealt(game, state, viewer, `${salt} ${viewer}`);
    checkAudit(subject, other);
    const isSame = shown(game, state, viewer) === shown(game, other, viewer);
    expect('noLeak', isSame, () => `seat ${viewer} is shown something else after a redeal`);
    const [once, twice] = [state, other].map((s) => canonical(redealt(game, s, viewer, `${salt} again`)));
    expect(
      'redeal',
      once === twice,
      () => `a redeal for seat ${viewer} depends on what it cannot know (sort, then shuffle)`,
    );
    goOn(game, other, fresh(`${salt} on`));
  }
}

function goOn(game: Game<Kinds>, state: Kinds['State'], draw: (n: number) => number): void {
  for (let n = 0; n < 12 && state.result === null; n += 1) {
    const seats = state.agenda.at(-1)?.seats ?? [];
    const seat = seats[draw(seats.length)] ?? 0;
    const options = optionsOf(game, state, seat);
    const option = options[draw(Math.max(options.length, 1))];
    expect('deadEnd', option !== undefined, () => `seat ${seat} has no option in a redealt game`);
    advance(game, state, seat, option);
  }
}

/** A pick that can be taken back shows nobody anything that depends on what they cannot know. */
export function checkNoPeek({ game }: Subject, { state, players, salt }: Position, p: SeatPick): void {
  const played = play(game, state, p.seat, p.option);
  if (isRefusal(played) || played.isFinal) return;
  for (const viewer of seatsOf(players)) {
    const other = play(game, redealt(game, state, viewer, salt), p.seat, p.option);
    if (viewer !== p.seat && (isRefusal(other) || other.isFinal)) continue;
    const name = viewer === p.seat ? 'noPeek' : 'leakyEvent';
    const text = (): string =>
      `“${p.seat} ${writeOption(p.option)}” shows seat ${viewer} hidden things that can still be taken back`;
    expect(name, !isRefusal(other) && !other.isFinal, text);
    const events = [played, other].map(({ events: told }) => canonical(told.filter((e) => sees(viewer, e))));
    expect(name, events[0] === events[1], text);
    if (viewer !== p.seat) continue;
    expect(name, shown(game, played.state, viewer) === shown(game, other.state, viewer), text);
  }
}

/** Taking a pick back leads to the state before it. */
export function checkUndo({ game }: Subject, { state }: Position, p: SeatPick): void {
  const after = Match.from(game, state).pick(p.seat, p.option);
  if ('code' in after || !after.canUndo(p.seat)) return;
  const back = after.undo(p.seat);
  const isSame = !('code' in back) && canonical(back.state) === canonical(state);
  expect('undo', isSame, () => `“${p.seat} ${writeOption(p.option)}” cannot be taken back cleanly`);
}

const isSentence = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|\[object/.test(text);
const who = (seat: Seat): string => `P${seat}`;

/** Prompts, labels, refusals and the sketch say something in every language; refusals name a rule that exists. */
export function checkTexts({ game, texts, rules }: Subject, position: Position): void {
  for (const lang of LANGUAGES) {
    const words: Texts<Kinds> = texts[lang];
    for (const { at, seat, options, refused } of position.decisions) {
      const view = game.view(position.state, seat);
      const say = (text: string | undefined, of: string): void =>
        expect(
          'texts',
          text !== undefined && isSentence(text),
          () => `${lang}: nothing said for ${of} (${text})`,
        );
      say(words.prompts[at.step]?.(at, view, who), `the prompt of ${at.step}`);
      for (const o of [...options, ...refused.map(([each]) => each)]) {
        say(words.options[o.verb]?.(o, at, view, who), `“${writeOption(o)}”`);
      }
      for (const [o, no] of refused) {
        expect(
          'ruleExists',
          rules.has(no.rule),
          () => `${no.code} names ${no.rule}, which RULES.md does not know`,
        );
        say(whyNot(words, lang, [o, no], at, view), `the refusal ${no.code}`);
      }
      expect('texts', isSentence(words.stage(view)), () => `${lang}: no words for where the game stands`);
      const lines = words.sketch(view, who).split('\n');
      expect(
        'texts',
        lines.every((line) => line.length <= 100),
        () => `${lang}: the sketch is wider than 100 columns`,
      );
      expect('texts', isSentence(lines.join('\n')), () => `${lang}: the sketch shows a hole`);
    }
  }
}

export function checkEventTexts({ texts }: Subject, events: readonly LogEvent[]): void {
  for (const lang of LANGUAGES) {
    const say = texts[lang].events;
    for (const e of events) {
      const text = say[e.kind]?.(e, who);
      const isFine = text !== undefined && (text === '' || isSentence(text));
      expect('texts', isFine, () => `${lang}: the event ${e.kind} reads “${text}”`);
    }
  }
}

/** Estimates are numbers; at the end they are the score. */
export function checkEvaluate({ hints }: Subject, { state, players }: Position): void {
  for (const seat of seatsOf(players)) {
    const value = hints.evaluate(state, seat);
    expect('evaluate', Number.isFinite(value), () => `seat ${seat} is worth ${value}`);
    const score = state.result?.scores[seat];
    expect(
      'evaluate',
      score === undefined || value === score,
      () => `seat ${seat} ends with ${score}, valued ${value}`,
    );
  }
}

/** A place is one more than the number of better places; every seat has a score. */
export function checkResult({ state, players }: Position): void {
  const { scores = [], ranks = [] } = state.result ?? {};
  const isFull = scores.length === players && ranks.length === players && scores.every(Number.isInteger);
  expect(
    'result',
    isFull,
    () => `scores ${scores.join(' ')}, places ${ranks.join(' ')} for ${players} players`,
  );
  const isFair = ranks.every((mine) => mine === 1 + ranks.filter((other) => other < mine).length);
  expect('result', isFair, () => `places ${ranks.join(' ')} do not follow one another`);
}

/** Names of switches and values stand in the texts. */
export function checkVariants({ game, texts, rules }: Subject): void {
  chooseVariants(game, game.usualVariants ?? []);
  // A paragraph, or the chapter of some.
  const isKnown = (rule: string): boolean =>
    rules.has(rule) || [...rules].some((id) => id.startsWith(`${rule}.`));
  for (const [name, { rule }] of Object.entries(game.steps)) {
    expect('ruleExists', isKnown(rule), () => `the step ${name} names ${rule}, which RULES.md does not know`);
  }
  for (const lang of LANGUAGES) {
    for (const [name, values] of Object.entries(game.variants)) {
      for (const value of values) {
        const isNamed = texts[lang].variants[name]?.values[value] !== undefined;
        expect('texts', isNamed, () => `${lang}: the variant ${name}:${value} has no name`);
      }
    }
    for (const [code, no] of Object.entries(game.refusals)) {
      expect('ruleExists', no.code === code, () => `the refusal ${code} calls itself ${no.code}`);
      expect('texts', texts[lang].refusals[code] !== undefined, () => `${lang}: no sentence for ${code}`);
    }
  }
  Match.start(game, { players: game.players[0], variants: [], seed: seedFrom('variants') });
}
