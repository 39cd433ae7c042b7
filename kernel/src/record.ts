// A game as text: header, one line a pick, result; every line carries the hash chain up to it.
//
//   comptoir record 1
//   game <id> <version>
//   players 3
//   variants cargoMemory:open          (or -)
//   seed 00112233445566778899aabbccddeeff
//   0 slot 3                  #5f1d0c2a
//   # a remark, e.g. which bot played            #…
//   result 80 64 71 places 1 3 2      #…
//   state 9b74c989…                    #…          (hash of the state reached)
import type { SeatPick, Setup } from './match.ts';
import { stateHash } from './plain.ts';
import { advance, refuses, start } from './play.ts';
import { dealtAnew, redealsIn } from './redeal.ts';
import { readSeed, writeSeed } from './rng.ts';
import { sha256 } from './sha256.ts';
import type { Game, Kinds, Option, Result } from './types.ts';

export interface Header extends Setup {
  readonly game: string;
  /** Of the rules it was played by. */
  readonly version: number;
}
/** `line` is where the pick stands in the text, for messages. */
export interface GameRecord extends Header {
  readonly picks: readonly (SeatPick & { readonly line?: number })[];
  readonly remarks: readonly { readonly before: number; readonly text: string }[];
  readonly result: Result | null;
  readonly stateHash: string | null;
}
/** What is wrong with a record, and in which line (1 is the first; 0: it was never written in lines). */
export class RecordError extends Error {
  readonly line: number;
  readonly reason: string;
  constructor(line: number, reason: string) {
    super(line === 0 ? reason : `line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

export function writeOption(o: Option): string {
  return o.noun === undefined ? o.verb : `${o.verb} ${o.noun}`;
}

/** `ship 2` → { verb: 'ship', noun: 2 }. A noun of digits alone is a number. */
export function readOption(text: string): Option {
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  const noun = rest.join(' ');
  if (noun === '') return { verb };
  return { verb, noun: /^-?\d+$/.test(noun) ? Number(noun) : noun };
}

const link = (chain: string, line: string): string => sha256(`${chain}\n${line}`);
const TAG = 8;

export function writeRecord(record: GameRecord): string {
  const { game, version, players, variants, seed, picks, result } = record;
  const lines = ['comptoir record 1', `game ${game} ${version}`, `players ${players}`];
  lines.push(`variants ${variants.join(' ') || '-'}`, `seed ${writeSeed(seed)}`);
  for (let n = 0; n <= picks.length; n += 1) {
    for (const { before, text } of record.remarks) if (before === n) lines.push(`# ${text}`);
    const pick = picks[n];
    if (pick !== undefined) lines.push(`${pick.seat} ${writeOption(pick.option)}`);
  }
  if (result !== null) lines.push(`result ${result.scores.join(' ')} places ${result.ranks.join(' ')}`);
  if (record.stateHash !== null) lines.push(`state ${record.stateHash}`);
  let chain = '';
  const written = lines.map((line) => {
    chain = link(chain, line);
    return `${line} #${chain.slice(0, TAG)}`;
  });
  return `${written.join('\n')}\n`;
}

/** Takes the chain tags off, checking each. */
function unchain(text: string): readonly string[] {
  const lines = text.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n');
  let chain = '';
  return lines.map((tagged, n) => {
    const cut = tagged.lastIndexOf(' #');
    const line = tagged.slice(0, Math.max(cut, 0));
    if (n === 0 && !tagged.startsWith('comptoir record '))
      throw new RecordError(1, 'this is not a Comptoir record');
    if (cut < 0) throw new RecordError(n + 1, 'the hash at the end of the line is missing');
    chain = link(chain, line);
    if (tagged.slice(cut + 2) !== chain.slice(0, TAG))
      throw new RecordError(n + 1, 'the hash chain breaks here');
    return line;
  });
}

const HEADER = [
  ['comptoir record', /^comptoir record (1)$/],
  ['game', /^game ([a-z-]+ \d+)$/],
  ['players', /^players (\d+)$/],
  ['variants', /^variants (-|\S+(?: \S+)*)$/],
  ['seed', /^seed ([0-9a-f]{32})$/],
] as const;

function readHeader(lines: readonly string[]): Header {
  const [, game = '', players, variants = '', seed = ''] = HEADER.map(([name, form], n) => {
    const found = form.exec(lines[n] ?? '')?.[1];
    if (found === undefined) throw new RecordError(n + 1, `expected “${name} …”`);
    return found;
  });
  const [id = '', version] = game.split(' ');
  const chosen = variants === '-' ? [] : variants.split(' ');
  return {
    game: id,
    version: Number(version),
    players: Number(players),
    variants: chosen,
    seed: readSeed(seed),
  };
}

const numbers = (list = ''): number[] => list.trim().split(' ').map(Number);

/** Reads a record. Throws RecordError with the line and the reason. */
export function readRecord(text: string): GameRecord {
  const lines = unchain(text);
  const header = readHeader(lines);
  const picks: (SeatPick & { line: number })[] = [];
  const remarks: { before: number; text: string }[] = [];
  let result: Result | null = null;
  let hash: string | null = null;
  lines.slice(HEADER.length).forEach((line, n) => {
    const [, seat, option = ''] = /^(\d+) ([a-zA-Z].*)$/.exec(line) ?? [];
    const [, scores, ranks] = /^result ((?:-?\d+ )+)places ([\d ]+)$/.exec(line) ?? [];
    if (line.startsWith('# ')) remarks.push({ before: picks.length, text: line.slice(2) });
    else if (seat !== undefined && result === null) {
      picks.push({ seat: Number(seat), option: readOption(option), line: n + HEADER.length + 1 });
    } else if (scores !== undefined) result = { scores: numbers(scores), ranks: numbers(ranks) };
    else if (/^state [0-9a-f]{64}$/.test(line)) hash = line.slice(6);
    else throw new RecordError(n + HEADER.length + 1, `“${line}” is neither a pick, a remark nor a result`);
  });
  return { ...header, picks, remarks, result, stateHash: hash };
}

/** A record is of one game and of one version of its rules. */
export function checkRules<G extends Kinds>(game: Game<G>, header: Header): void {
  if (header.game !== game.id) throw new RecordError(2, `a record of ${header.game}, not of ${game.id}`);
  if (header.version !== game.version)
    throw new RecordError(2, `version ${header.version} of the rules; this is version ${game.version}`);
}

/** Plays a record up to pick `until` (default: all). Throws RecordError at the first pick that is refused. */
export function replay<G extends Kinds>(
  game: Game<G>,
  record: GameRecord,
  until = record.picks.length,
): G['State'] {
  checkRules(game, record);
  const redeals = redealsIn(record);
  let { state } = start(game, record.players, record.variants, record.seed);
  for (const [made, { seat, option, line }] of record.picks.slice(0, until).entries()) {
    state = dealtAnew(game, state, redeals, made);
    const no = refuses(game, state, seat, option);
    if (no !== null)
      throw new RecordError(
        line ?? 0,
        `“${seat} ${writeOption(option)}” is refused: ${no.code} (${no.rule})`,
      );
    advance(game, state, seat, option);
  }
  return dealtAnew(game, state, redeals, until);
}

/** Replays a whole record and compares result and state hash; returns the state, throws RecordError. */
export function verify<G extends Kinds>(game: Game<G>, record: GameRecord): G['State'] {
  const state = replay(game, record);
  const end = HEADER.length + 1 + record.picks.length + record.remarks.length;
  if (JSON.stringify(record.result) !== JSON.stringify(state.result)) {
    throw new RecordError(end, 'the result is not the one these picks lead to');
  }
  if (record.stateHash !== null && record.stateHash !== stateHash(state)) {
    throw new RecordError(end + 1, 'the state hash is not the one these picks lead to');
  }
  return state;
}
