// A finished match as the archive keeps it: all its entries as one compressed text.
//
//   comptoir archive 1
//   {"result":…,"stateHash":"9b74c989…"}     how it ended; null where nothing was kept of that
//   0 - 1763312400 slot 3                     seat, who, seconds since the entry before (the first: since 1970), what
//   1 bot 4 -                                 `-`: the seat's last pick taken back
//
// Who: `bot`, `clock` or `back` where the platform made it, `-` for whoever sat there. The ids of people's requests are not kept: they
// are for sending one again, and this one was over days ago.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Kinds, type Result, type Seat, stateHash } from '@comptoir/kernel';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import type { ArchiveFolder } from './archive-folder.ts';

/** An entry as it is stored: the option in words. */
export interface StoredEntry {
  readonly seq: number;
  readonly seat: Seat;
  readonly kind: 'pick' | 'undo';
  readonly option: string;
}
interface ArchivedEntry extends StoredEntry {
  readonly by: string;
  /** In seconds. */
  readonly at: number;
}
/** How a match ended, as its record says it. */
export interface End {
  readonly result: Result | null;
  readonly stateHash: string;
}
export interface Archived {
  readonly end: End | null;
  readonly entries: readonly ArchivedEntry[];
}

const FORMAT = 'comptoir archive 1';
const UNDO = '-';
const LINE = /^(\d+) (bot|clock|back|-) (-?\d+) (.+)$/;
const anEnd = z
  .object({
    result: z.object({ scores: z.array(z.number()), ranks: z.array(z.number()) }).nullable(),
    stateHash: z.string(),
  })
  .nullable();

/** Of the last state that was kept. */
export const endOf = (state: Kinds['State'] | null): End | null =>
  state === null ? null : { result: state.result, stateHash: stateHash(state) };

export const byOf = (id: string): string => /^(bot|clock|back) /.exec(id)?.[1] ?? '-';

/** As the database holds it: itself, or by which hash it is found in the folder; both null where the match is in the hot tables. */
export interface Kept {
  readonly log: Buffer | null;
  readonly hash: string | null;
}

/** What was kept of an archived match; null where it is not archived. Whatever is wrong with it is said with its name. */
export async function pastOf(
  { archive }: Pick<Database, 'archive'>,
  match: string,
  { log, hash }: Kept,
): Promise<Archived | null> {
  if (log === null && hash === null) return null;
  try {
    return await unpack(log ?? (await fromFolder(archive, match, hash ?? '')));
  } catch (error) {
    throw new Error(`match ${match}: its archive cannot be read`, { cause: error });
  }
}

function fromFolder(archive: ArchiveFolder | null, match: string, hash: string): Promise<Buffer> {
  if (archive === null) throw new Error('it is in a folder, and ARCHIVE_DIR does not say which');
  return archive.read(match, hash);
}

export function pack({ end, entries }: Archived): Promise<Buffer> {
  let before = 0;
  const lines = entries.map(({ seat, kind, option, by, at }) => {
    const line = `${seat} ${by} ${at - before} ${kind === 'undo' ? UNDO : option}`;
    before = at;
    return line;
  });
  return promisify(gzip)([FORMAT, JSON.stringify(end), ...lines].join('\n'), { level: 9 });
}

export async function unpack(log: Buffer): Promise<Archived> {
  const text = (await promisify(gunzip)(log)).toString();
  const [format, end = '', ...lines] = text.split('\n');
  if (format !== FORMAT) throw new Error(`an archive of an unknown format: ${format}`);
  let at = 0;
  const entries = lines.map((line, n): ArchivedEntry => {
    const [, seat, by = '', later, what = ''] = LINE.exec(line) ?? [];
    if (seat === undefined) throw new Error(`an archive is damaged in line ${n + 3}`);
    at += Number(later);
    const done =
      what === UNDO ? ({ kind: 'undo', option: '' } as const) : ({ kind: 'pick', option: what } as const);
    return { seq: n + 1, seat: Number(seat), by, at, ...done };
  });
  return { end: anEnd.parse(JSON.parse(end)), entries };
}
