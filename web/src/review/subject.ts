// What is reviewed: a finished game of this device, or a finished match whose record the visitor may fetch.
import { loadGame } from '@comptoir/catalogue';
import { type Chair, type Result, readRecord } from '@comptoir/kernel';
import type { Played } from '../local/create.ts';
import { findGame } from '../local/storage.ts';
import { api } from '../online/api.ts';
import { playerAt } from '../online/OnlineHost.ts';
import { type Trouble, troubleOf } from '../online/trouble.ts';

export interface Subject {
  /** The address of its table. */
  readonly path: string;
  readonly played: Played;
  readonly result: Result;
}
/** Why there is nothing to review. */
export type NoSubject = 'lost' | 'notOver' | 'otherRules' | Trouble;

async function isPlayable({ game, version }: Played): Promise<boolean> {
  return (await loadGame(game))?.game.version === version;
}

async function subjectOf(path: string, played: Played, result: Result | null): Promise<Subject | NoSubject> {
  if (result === null) return 'notOver';
  return (await isPlayable(played)) ? { path, played, result } : 'otherRules';
}

export async function localSubject(id: string): Promise<Subject | NoSubject> {
  const saved = await findGame(id);
  return saved === null ? 'lost' : subjectOf(`/table/${id}`, saved, saved.result);
}

export async function onlineSubject(match: string): Promise<Subject | NoSubject> {
  try {
    const [info, text] = await Promise.all([api.matches.get({ match }), api.matches.record({ match })]);
    const record = readRecord(text);
    const chairs = info.seats.map((seat): Chair => {
      const { name, level } = playerAt(seat);
      return { name, level };
    });
    return subjectOf(`/play/${match}`, { ...record, chairs }, record.result);
  } catch (error) {
    return troubleOf(error);
  }
}
