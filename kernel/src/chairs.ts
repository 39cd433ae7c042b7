// Who sat where, as remarks at the head of a record: `# seat 0 Ada`, `# seat 1 bot doge Hanno`; and how often each of them
// asked the coach: `# coach 0 3`.
import type { GameRecord } from './record.ts';

export interface Chair {
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly level: string | null;
}

const CHAIR = /^seat (\d+) (?:bot ([a-z]+) )?(.{1,24})$/;

export function chairRemarks(chairs: readonly Chair[]): GameRecord['remarks'] {
  return chairs.map(({ name, level }, seat) => ({
    before: 0,
    text: level === null ? `seat ${seat} ${name}` : `seat ${seat} bot ${level} ${name}`,
  }));
}

/** By seat; null where the record does not say. */
export function chairsIn(record: Pick<GameRecord, 'players' | 'remarks'>): readonly (Chair | null)[] {
  const chairs: (Chair | null)[] = new Array<Chair | null>(record.players).fill(null);
  for (const { text } of record.remarks) {
    const [, seat, level, name] = CHAIR.exec(text) ?? [];
    if (seat === undefined || Number(seat) >= record.players) continue;
    chairs[Number(seat)] = { name: name ?? '', level: level ?? null };
  }
  return chairs;
}

const COACH = /^coach (\d+) (\d{1,4})$/;

/** `asked`: how often, by seat. Whoever never asked is not mentioned. */
export function coachRemarks(asked: readonly number[]): GameRecord['remarks'] {
  return asked.flatMap((times, seat) => (times === 0 ? [] : [{ before: 0, text: `coach ${seat} ${times}` }]));
}

/** How often each seat asked the coach. */
export function askedIn(record: Pick<GameRecord, 'players' | 'remarks'>): readonly number[] {
  const asked = new Array<number>(record.players).fill(0);
  for (const { text } of record.remarks) {
    const [, seat, times] = COACH.exec(text) ?? [];
    if (seat !== undefined && Number(seat) < record.players) asked[Number(seat)] = Number(times);
  }
  return asked;
}
