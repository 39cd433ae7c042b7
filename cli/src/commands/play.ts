// comptoir play: a game at the terminal, people and bots at one table, saved after every pick.
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Bot, GameWithHints } from '@comptoir/bots';
import { boxOf, titleOf, withHints } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import {
  type Decision,
  type GameRecord,
  type Kinds,
  type Lang,
  type LogEntry,
  MatchHistory,
  type Option,
  type Seat,
  whyNot,
  writeOption,
  writeRecord,
} from '@comptoir/kernel';
import { botNamed, choose } from '../bots.ts';
import { languageFrom } from '../language.ts';
import { WORDS } from '../texts.ts';
import {
  type Arguments,
  checkPlayers,
  gameNamed,
  readArguments,
  recordFrom,
  seedOf,
  UsageError,
  variantsFrom,
  writeNew,
} from '../usage.ts';

interface Terminal {
  readonly entry: LoadedGame;
  readonly known: GameWithHints<Kinds>;
  readonly lang: Lang;
  /** By seat; null is a person. */
  readonly bots: readonly (Bot | null)[];
  /** Where every pick is saved, if anywhere. */
  readonly path: string | undefined;
  /** Where a bot had to be helped. */
  readonly remarks: { readonly before: number; readonly text: string }[];
  readonly history: MatchHistory;
  ask(question: string): Promise<string | null>;
}

function seatsFrom(given: Arguments, entry: LoadedGame): readonly (Bot | null)[] {
  const [min] = entry.game.players;
  const named = given.text('seats')?.split(',') ?? ['human'];
  const players = checkPlayers(entry, given.count('players', Math.max(min, named.length)));
  if (named.length > players) throw new UsageError(`${named.length} seats are named for ${players} players.`);
  return Array.from({ length: players }, (_, seat) => {
    const name = named[seat] ?? 'greedy';
    return name === 'human' ? null : botNamed(name);
  });
}

function whoFor(t: Terminal): (seat: Seat) => string {
  const people = t.bots.filter((bot) => bot === null).length;
  const words = WORDS[t.lang];
  return (seat) =>
    t.bots[seat] === null ? (people === 1 ? words.you : words.player(seat + 1)) : words.bot(seat + 1);
}

function save(t: Terminal): void {
  if (t.path !== undefined) writeFileSync(t.path, writeRecord(t.history.record(t.remarks)));
}

/** The person at the screen: the one who decides, or the only one there is. */
function viewerOf(t: Terminal): Seat | null {
  const people = t.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

function tellAll(t: Terminal, log: readonly LogEntry[]): void {
  const { events: say } = t.entry.texts[t.lang];
  for (const e of log.flatMap(({ events }) => events)) {
    const text = say[e.kind]?.(e, whoFor(t)) ?? '';
    if (text !== '') console.log(`  · ${text}`);
  }
}

function make(t: Terminal, seat: Seat, option: Option): void {
  const { seq } = t.history.now;
  const no = t.history.pick(seat, option);
  if (no !== null) throw new Error(`play: ${writeOption(option)} was offered and refused`);
  save(t);
  tellAll(t, t.history.toldSince(seq, t.bots[seat] === null ? seat : viewerOf(t)));
}

function takeBack(t: Terminal, seat: Seat): void {
  if (t.history.undo(seat) === null) save(t);
  else console.log(WORDS[t.lang].noUndo);
}

/** The options numbered from 1, what is refused numbered on. */
function showDecision(t: Terminal, d: Decision<Kinds>): void {
  const words = t.entry.texts[t.lang];
  const view = t.entry.game.view(t.history.now.state, d.seat);
  const who = whoFor(t);
  const label = (o: Option): string => words.options[o.verb]?.(o, d.at, view, who) ?? writeOption(o);
  console.log(`\n${words.sketch(view, who)}\n`);
  console.log(`${who(d.seat)} — ${words.prompts[d.at.step]?.(d.at, view, who)} (${d.rule})`);
  d.options.forEach((o, n) => {
    console.log(`${String(n + 1).padStart(4)}  ${label(o)}`);
  });
  if (d.refused.length > 0) {
    const listed = d.refused.map(([o], n) => `${d.options.length + n + 1} ${label(o)}`);
    console.log(`${WORDS[t.lang].refused} ${listed.join(' · ')}`);
  }
}

function explain(t: Terminal, d: Decision<Kinds>, n: number): void {
  const words = WORDS[t.lang];
  const refused = d.refused[n - 1 - d.options.length];
  if (refused === undefined) {
    console.log(n >= 1 && n <= d.options.length ? words.allowed : words.noSuch);
    return;
  }
  const view = t.entry.game.view(t.history.now.state, d.seat);
  console.log(`${whyNot(t.entry.texts[t.lang], t.lang, refused, d.at, view)} (${refused[1].rule})`);
}

/** One command of the person who decides; false when they leave. */
async function obey(t: Terminal, d: Decision<Kinds>): Promise<boolean> {
  const words = WORDS[t.lang];
  const mayUndo = t.history.now.canUndo(d.seat) ? words.undoHint : '';
  const line = await t.ask(`${words.ask(d.options.length)}${mayUndo} > `);
  if (line === null) return false;
  const [word = '', more = ''] = line.trim().split(/\s+/);
  const chosen = d.options[Number(word) - 1];
  if (chosen !== undefined) make(t, d.seat, chosen);
  else if (/^\d+$/.test(word)) explain(t, d, Number(word));
  else if (word === 'why' || word === 'pourquoi') explain(t, d, Number(more));
  else if (word === 'u' || word === 'undo') takeBack(t, d.seat);
  else if (word === 'q' || word === 'quit') return false;
  else if (word === 'save' && more !== '') saveAs(t, more);
  else console.log(words.help);
  return true;
}

function saveAs(t: Terminal, path: string): void {
  try {
    writeNew(path, writeRecord(t.history.record(t.remarks)));
    console.log(WORDS[t.lang].saved(path));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.log(error.message);
  }
}

async function loop(t: Terminal): Promise<void> {
  const { history } = t;
  let shown = '';
  while (history.now.result === null) {
    const seats = history.now.waiting;
    const seat = seats.find((each) => t.bots[each] !== null) ?? seats[0] ?? 0;
    const bot = t.bots[seat] ?? null;
    if (bot !== null) {
      const made = history.picks.length;
      const salt = `${history.header.seed.join('.')} ${made}`;
      const { option, remark } = choose(bot, t.known, history.now.state, seat, salt);
      if (remark !== null) t.remarks.push({ before: made, text: remark });
      make(t, seat, option);
      continue;
    }
    const decision = history.now.decisionFor(seat);
    if (decision === null) throw new Error('play: nobody decides');
    const key = `${history.now.seq} ${seat}`;
    if (key !== shown) showDecision(t, decision);
    shown = key;
    if (!(await obey(t, decision))) {
      console.log(t.path === undefined ? WORDS[t.lang].left : WORDS[t.lang].resume(t.path));
      return;
    }
  }
  showEnd(t);
}

function showEnd(t: Terminal): void {
  const { state } = t.history.now;
  const who = whoFor(t);
  console.log(`\n${t.entry.texts[t.lang].sketch(t.entry.game.view(state, null), who)}\n`);
  const { scores = [], ranks = [] } = state.result ?? {};
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  for (const seat of order) console.log(`  ${ranks[seat]}.  ${who(seat)}  ${scores[seat]}`);
}

function resumed(entry: LoadedGame, path: string | undefined): GameRecord | null {
  if (path === undefined || !existsSync(path)) return null;
  const record = recordFrom(path);
  if (record.game !== entry.game.id)
    throw new UsageError(`${path} is a record of ${record.game}, not of ${entry.game.id}.`);
  if (record.version !== entry.game.version)
    throw new UsageError(`${path} follows another version of the rules.`);
  return record;
}

export async function play(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['seats', 'players', 'seed', 'lang', 'variants', 'record']);
  const entry = await gameNamed(given.words[0]);
  const lang = languageFrom(given.text('lang'));
  const path = given.text('record');
  const record = resumed(entry, path);
  const seats = seatsFrom(given, entry);
  const bots =
    record === null
      ? seats
      : Array.from({ length: record.players }, (_, n) =>
          n < seats.length ? (seats[n] ?? null) : botNamed('greedy'),
        );
  const header = record ?? {
    game: entry.game.id,
    version: entry.game.version,
    players: bots.length,
    variants: variantsFrom(entry, given.text('variants')),
    seed: seedOf(given.text('seed')).seed,
  };
  const history = new MatchHistory(entry.game, header);
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  });
  const lines = terminal[Symbol.asyncIterator]();
  const t: Terminal = {
    entry,
    known: await withHints(entry),
    lang,
    bots,
    path,
    remarks: [...(record?.remarks ?? [])],
    history,
    async ask(question) {
      process.stdout.write(question);
      const next = await lines.next();
      return next.done === true ? null : next.value;
    },
  };
  console.log(`${titleOf(entry.game.id, lang)} — ${boxOf(entry.game.id)?.texts[lang].subtitle}`);
  await loop(t);
  terminal.close();
  return 0;
}
