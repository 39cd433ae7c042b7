// A game as this device keeps it.
import {
  type Chair,
  chairRemarks,
  coachRemarks,
  type GameRecord,
  type Lang,
  type Redeal,
  type Result,
  redealRemark,
  type Seat,
  type SeatPick,
  type Seed,
  writeRecord,
} from '@comptoir/kernel';

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
  /** How often each seat asked the coach; not in games saved by earlier versions. */
  readonly asked?: readonly number[];
  /** Where it goes on from a position of another game as a seat knew it. */
  readonly redeals?: readonly Redeal[];
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly touched: number;
}

export function isYourTurn(saved: SavedGame): boolean {
  return saved.result === null && saved.waiting.some((seat) => saved.chairs[seat]?.level === null);
}

export function recordOf(saved: SavedGame): GameRecord {
  const { game, version, variants, seed, picks, result, chairs, asked = [], redeals = [] } = saved;
  const players = chairs.length;
  const remarks = [...chairRemarks(chairs), ...coachRemarks(asked), ...redeals.map(redealRemark)];
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
