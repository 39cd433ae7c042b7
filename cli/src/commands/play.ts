// comptoir play: a game at the terminal, people and bots at one table, saved after every pick.
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Bot, GameWithHints } from '@comptoir/bots';
import { boxOf, titleOf, withHints } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import {
  begin,
  canUndo,
  type Decision,
  deciders,
  decisions,
  type GameRecord,
  type Header,
  type Kinds,
  type Lang,
  type LogEvent,
  type Option,
  pick,
  type Running,
  replay,
  type Seat,
  type SeatPick,
  stateHash,
  undo,
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
  readonly header: Header;
  /** By seat; null is a person. */
  readonly bots: readonly (Bot | null)[];
  /** Where every pick is saved, if anywhere. */
  readonly path: string | undefined;
  picks: SeatPick[];
  /** Where a bot had to be helped. */
  readonly remarks: { readonly before: number; readonly text: string }[];
  running: Running<Kinds>;
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

function recordOf(t: Terminal): GameRecord {
  const { state } = t.running;
  const isOver = state.result !== null;
  return {
    ...t.header,
    picks: t.picks,
    remarks: t.remarks,
    result: state.result,
    stateHash: isOver ? stateHash(state) : null,
  };
}

function save(t: Terminal): void {
  if (t.path !== undefined) writeFileSync(t.path, writeRecord(recordOf(t)));
}

/** The person at the screen: the one who decides, or the only one there is. */
function viewerOf(t: Terminal): Seat | null {
  const people = t.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

function tellAll(t: Terminal, events: readonly LogEvent[], viewer: Seat | null): void {
  const { events: say } = t.entry.texts[t.lang];
  for (const e of events) {
    if (e.only !== undefined && e.only !== viewer) continue;
    const text = say[e.kind]?.(e, whoFor(t)) ?? '';
    if (text !== '') console.log(`  · ${text}`);
  }
}

function make(t: Terminal, seat: Seat, option: Option): void {
  const done = pick(t.running, seat, option);
  if ('code' in done) throw new Error(`play: ${writeOption(option)} was offered and refused`);
  t.running = done.running;
  t.picks.push({ seat, option });
  save(t);
  tellAll(t, done.played.events, t.bots[seat] === null ? seat : viewerOf(t));
}

function takeBack(t: Terminal, seat: Seat): void {
  const words = WORDS[t.lang];
  const before = undo(t.running, seat);
  if ('code' in before) {
    console.log(words.noUndo);
    return;
  }
  t.running = before;
  t.picks.splice(
    t.picks.findLastIndex((p) => p.seat === seat),
    1,
  );
  save(t);
}

/** The options numbered from 1, what is refused numbered on. */
function showDecision(t: Terminal, d: Decision<Kinds>): void {
  const words = t.entry.texts[t.lang];
  const view = t.entry.game.view(t.running.state, d.seat);
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
  const view = t.entry.game.view(t.running.state, d.seat);
  console.log(`${whyNot(t.entry.texts[t.lang], t.lang, refused, d.at, view)} (${refused[1].rule})`);
}

/** One command of the person who decides; false when they leave. */
async function obey(t: Terminal, d: Decision<Kinds>): Promise<boolean> {
  const words = WORDS[t.lang];
  const mayUndo = canUndo(t.running, d.seat) ? words.undoHint : '';
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
    writeNew(path, writeRecord(recordOf(t)));
    console.log(WORDS[t.lang].saved(path));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.log(error.message);
  }
}

async function loop(t: Terminal): Promise<void> {
  const { game } = t.entry;
  let shown = '';
  while (t.running.state.result === null) {
    const seats = deciders(t.running.state);
    const seat = seats.find((each) => t.bots[each] !== null) ?? seats[0] ?? 0;
    const bot = t.bots[seat] ?? null;
    if (bot !== null) {
      const salt = `${t.header.seed.join('.')} ${t.picks.length}`;
      const { option, remark } = choose(bot, t.known, t.running.state, seat, salt);
      if (remark !== null) t.remarks.push({ before: t.picks.length, text: remark });
      make(t, seat, option);
      continue;
    }
    const decision = decisions(game, t.running.state).find((d) => d.seat === seat);
    if (decision === undefined) throw new Error('play: nobody decides');
    const key = `${t.picks.length} ${seat}`;
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
  const { state } = t.running;
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
  const header: Header = record ?? {
    game: entry.game.id,
    version: entry.game.version,
    players: bots.length,
    variants: variantsFrom(entry, given.text('variants')),
    seed: seedOf(given.text('seed')).seed,
  };
  const fresh = begin(entry.game, header.players, header.variants, header.seed);
  const state = record === null ? fresh.state : replay(entry.game, record);
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  });
  const lines = terminal[Symbol.asyncIterator]();
  const { game: id, version, players, variants, seed } = header;
  const t: Terminal = {
    entry,
    known: await withHints(entry),
    lang,
    header: { game: id, version, players, variants, seed },
    bots,
    path,
    picks: [...(record?.picks ?? [])],
    remarks: [...(record?.remarks ?? [])],
    running: { game: entry.game, sealed: state, open: [], state },
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
