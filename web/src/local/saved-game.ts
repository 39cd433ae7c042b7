// A game as this device keeps it.
import {
  type GameRecord,
  type Lang,
  type Result,
  type Seat,
  type SeatPick,
  type Seed,
  writeRecord,
} from '@comptoir/kernel';

export interface Chair {
  readonly name: string;
  /** A bot's level, or null for a person on this device. */
  readonly level: string | null;
}
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly chairs: readonly Chair[];
  readonly variants: readonly string[];
  readonly seed: Seed;
  readonly picks: readonly SeatPick[];
  /** Who decides now. */
  readonly waiting: readonly Seat[];
  /** What the one person at this device is asked; null when it is not their turn, or several share the device. */
  readonly ask: Readonly<Record<Lang, string>> | null;
  /** Where the game stands; not in games saved by earlier versions. */
  readonly stage?: Readonly<Record<Lang, string>>;
  readonly result: Result | null;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly touched: number;
}

export function isYourTurn(saved: SavedGame): boolean {
  return saved.result === null && saved.waiting.some((seat) => saved.chairs[seat]?.level === null);
}

const CHAIR = /^seat (\d+) (?:bot ([a-z]+) )?(.{1,24})$/;

/** Who sat where, as remarks at the head of a record. */
function chairRemarks(chairs: readonly Chair[]): GameRecord['remarks'] {
  return chairs.map(({ name, level }, seat) => ({
    before: 0,
    text: level === null ? `seat ${seat} ${name}` : `seat ${seat} bot ${level} ${name}`,
  }));
}

export function chairsIn(record: GameRecord): readonly (Chair | null)[] {
  const chairs: (Chair | null)[] = new Array<Chair | null>(record.players).fill(null);
  for (const { text } of record.remarks) {
    const [, seat, level, name] = CHAIR.exec(text) ?? [];
    if (seat === undefined || Number(seat) >= record.players) continue;
    chairs[Number(seat)] = { name: name ?? '', level: level ?? null };
  }
  return chairs;
}

export function recordOf(saved: SavedGame): GameRecord {
  const { game, version, variants, seed, picks, result, chairs } = saved;
  const players = chairs.length;
  const remarks = chairRemarks(chairs);
  return { game, version, players, variants, seed, picks, remarks, result, stateHash: null };
}

/** Hands the visitor what lies at this address as a file. */
export function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = `comptoir-${name}.txt`;
  link.click();
}

/** Hands the game to the visitor as a file. */
export function saveAsFile(saved: SavedGame): void {
  const url = URL.createObjectURL(new Blob([writeRecord(recordOf(saved))], { type: 'text/plain' }));
  download(url, `${saved.game}-${saved.id}`);
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
