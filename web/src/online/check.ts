// Whether a record is true, step by step, on this device.
import { loadGame } from '@comptoir/catalogue';
import { type GameRecord, RecordError, readRecord, verify } from '@comptoir/kernel';
import { checkProof, type Proof, proofOf } from '@comptoir/protocol/fair';
import { seenCommitment } from './seen-commitments.ts';

export type Holds = 'yes' | 'no' | 'skipped';
export interface Checked {
  readonly record: GameRecord;
  readonly proof: Proof | null;
  readonly seal: Holds;
  readonly seed: Holds;
  readonly picks: Holds;
  readonly result: Holds;
  /** The line of the first move that is not allowed. */
  readonly line: number;
}
/** What cannot even be read says so in one of the words for records. */
export type Unread =
  | { readonly no: 'foreign' | 'version' | 'unknownGame'; readonly game: string }
  | { readonly no: 'broken'; readonly line: number };

function checkPicks(
  game: Parameters<typeof verify>[0],
  record: GameRecord,
): Pick<Checked, 'picks' | 'result' | 'line'> {
  try {
    verify(game, record);
    return { picks: 'yes', result: record.result === null ? 'skipped' : 'yes', line: 0 };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    // Every move stands before the result; a fault behind the last of them is the result's.
    const last = record.picks.at(-1)?.line ?? 0;
    const isAtEnd = error.line > last;
    return isAtEnd
      ? { picks: 'yes', result: 'no', line: error.line }
      : { picks: 'no', result: 'skipped', line: error.line };
  }
}

export async function checkRecord(text: string): Promise<Checked | Unread> {
  let record: GameRecord;
  try {
    record = readRecord(text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return error.line <= 1 ? { no: 'foreign', game: '' } : { no: 'broken', line: error.line };
  }
  const entry = await loadGame(record.game);
  if (entry === null) return { no: 'unknownGame', game: record.game };
  if (entry.game.version !== record.version) return { no: 'version', game: record.game };
  const proof = proofOf(record);
  const fault = proof === null ? null : checkProof(proof, record.seed);
  const seen = proof === null ? null : seenCommitment(proof.match);
  const isOther = proof !== null && seen !== null && seen !== proof.commitment;
  const isBroken = isOther || fault === 'commitment';
  const seal: Holds = proof === null ? 'skipped' : isBroken ? 'no' : 'yes';
  const seed: Holds = proof === null || fault === 'commitment' ? 'skipped' : fault === 'seed' ? 'no' : 'yes';
  return { record, proof, seal, seed, ...checkPicks(entry.game, record) };
}
