// comptoir replay and comptoir verify.

import { loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import {
  type Game,
  type GameRecord,
  type Kinds,
  MatchHistory,
  RecordError,
  readRecord,
  replay as replayTo,
  type Seat,
  stateHash,
  verify as verifyRecord,
  writeOption,
} from '@comptoir/kernel';
import { checkProof, proofOf } from '@comptoir/protocol';
import { languageFrom } from '../language.ts';
import { readArguments, readFile, recordFrom, UsageError } from '../usage.ts';

const who = (seat: Seat): string => `P${seat + 1}`;

export async function entryFor(record: GameRecord): Promise<LoadedGame> {
  const entry = await loadGame(record.game);
  if (entry === null) throw new UsageError(`There is no game “${record.game.slice(0, 40)}” here.`);
  if (entry.game.version !== record.version) {
    throw new UsageError(
      `The record follows version ${record.version} of ${record.game}; this is version ${entry.game.version}.`,
    );
  }
  return entry;
}

function historyOf(game: Game<Kinds>, record: GameRecord): MatchHistory {
  try {
    return new MatchHistory(game, record);
  } catch (error) {
    throw error instanceof RecordError ? new UsageError(`${error.message}.`) : error;
  }
}

export async function replay(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['at', 'lang']);
  const record = recordFrom(given.words[0]);
  const { game, texts } = await entryFor(record);
  const words = texts[languageFrom(given.text('lang'))];
  const until = Math.min(given.count('at', record.picks.length, 0), record.picks.length);
  const history = historyOf(game, { ...record, picks: record.picks.slice(0, until) });
  history.picks.forEach(({ seat, option }, n) => {
    const events = history.at(n + 1).applied?.entry.events ?? [];
    const said = events.filter((e) => e.only === undefined).map((e) => words.events[e.kind]?.(e, who) ?? '');
    console.log(
      `${String(n + 1).padStart(4)}  ${seat} ${writeOption(option)}`.padEnd(34),
      said.filter((text) => text !== '').join(' '),
    );
  });
  const { state } = history.now;
  console.log(`\n${words.sketch(game.view(state, null), who)}`);
  if (state.result !== null)
    console.log(`Result: ${state.result.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}`);
  return 0;
}

/** Where a record carries the proof of its shuffles, the seed must follow from it. */
function checkShuffles(record: GameRecord): void {
  const proof = proofOf(record);
  if (proof === null) return;
  const fault = checkProof(proof, record.seed);
  if (fault === 'commitment') throw new RecordError(6, 'the secret does not match the server’s commitment');
  if (fault === 'seed')
    throw new RecordError(5, 'the seed does not follow from the secret and the players’ bytes');
  console.log('The shuffles were fair: the secret matches the commitment, and the seed follows from it.');
}

/** Whatever is handed in as a record is answered in one line. */
function fault(path: string, error: unknown): string {
  if (error instanceof RecordError) return `${path}, ${error.message}.`;
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `${path}: ${why}`;
}

export async function verify(args: readonly string[]): Promise<number> {
  const [path] = readArguments(args, []).words;
  if (path === undefined) throw new UsageError('Name a record file.');
  try {
    const record = readRecord(readFile(path));
    const { game } = await entryFor(record);
    checkShuffles(record);
    const state = record.result === null ? replayTo(game, record) : verifyRecord(game, record);
    const end = state.result === null ? 'unfinished' : `result ${state.result.scores.join(' ')}`;
    console.log(
      `${record.game}, ${record.players} players, ${record.picks.length} picks, ${end}: the record is valid.`,
    );
    console.log(`state ${stateHash(state)}`);
    return 0;
  } catch (error) {
    console.log(fault(path, error));
    return 1;
  }
}
