// Whatever is handed to `comptoir verify`: one clear line and a status, never a stack.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type GameRecord, readRecord, writeRecord } from '@comptoir/kernel';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verify } from '../src/commands/records.ts';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-verify-'));
const replays = resolve(import.meta.dirname, '../../games/nauticus/test/replays');
const [name = ''] = readdirSync(replays).sort();
const good = readFileSync(join(replays, name), 'utf8');
const record = readRecord(good);
const lines = good.trimEnd().split('\n');

/** The record with something changed and its hashes made to fit. */
const changed = (change: Partial<GameRecord>): string => writeRecord({ ...record, ...change });
const withPick = (n: number, pick: GameRecord['picks'][number]): string =>
  changed({ picks: [...record.picks.slice(0, n), pick], result: null, stateHash: null });

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

async function verified(contents: string | Buffer): Promise<number> {
  const path = join(folder, 'a.record');
  writeFileSync(path, contents);
  return verify([path]);
}

const BAD: Readonly<Record<string, string | Buffer>> = {
  empty: '',
  'one empty line': '\n',
  binary: Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 131) % 256)),
  'NUL characters': '\0'.repeat(1000),
  'another file': '{"name": "comptoir"}',
  'another header': good.replace('comptoir record 1', 'comptoir record 9'),
  'only a header': `${lines[0]}\n`,
  'cut in the header': lines.slice(0, 3).join('\n'),
  'cut within a line': good.slice(0, Math.floor(good.length / 2)),
  'a line left out': lines.toSpliced(8, 1).join('\n'),
  'two lines exchanged': lines.toSpliced(8, 2, lines[9] ?? '', lines[8] ?? '').join('\n'),
  'a hash changed': good.replace(/#(\w)(\w{7})\s*$/m, (_, a, rest) => `#${a === '0' ? '1' : '0'}${rest}`),
  'all hashes left out': good.replaceAll(/\s+#\w{8}$/gm, ''),
  'an unknown game': changed({ game: 'chess' }),
  'a game by a strange name': changed({ game: '../../etc/passwd' }),
  'a game called like a property': changed({ game: 'constructor' }),
  'an unknown version': changed({ version: 99 }),
  'no version': changed({ version: Number.NaN }),
  'too many players': changed({ players: 9 }),
  'no players': changed({ players: 0 }),
  'players that are no number': changed({ players: Number.NaN }),
  'an unknown variant': changed({ variants: ['wind:north'] }),
  'another seed': changed({ seed: [1, 2, 3, 4] }),
  'a bad seed': good.replace(/^seed \w+/m, 'seed nothing'),
  'a seat that is none': withPick(3, { seat: 7, option: { verb: 'slot', noun: 1 } }),
  'a pick against the rules': withPick(3, { seat: 0, option: { verb: 'slot', noun: 99 } }),
  'a pick without sense': withPick(3, { seat: 0, option: { verb: 'constructor' } }),
  'another result': changed({ result: { scores: [1, 2, 3], ranks: [3, 2, 1] } }),
  'a result too early': changed({ picks: record.picks.slice(0, 20) }),
  'another state hash': changed({ stateHash: '0'.repeat(64) }),
  'a line of ten megabytes': `${lines[0]}\n${'x'.repeat(10_000_000)}`,
  'seventeen megabytes': Buffer.alloc(17_000_000, 'wine\n'),
};

describe('a record that is', () => {
  test.each(Object.entries(BAD))('%s gets one clear line and status 1', async (_name, contents) => {
    expect(await verified(contents)).toBe(1);
    const last = said.at(-1) ?? '';
    expect(said.filter((text) => !text.startsWith('The shuffles were fair'))).toEqual([last]);
    expect(last).toContain('a.record');
    expect(last.length).toBeLessThan(400);
    expect(last).not.toMatch(/\n|undefined|NaN|Cannot read|is not a function|\bat \w+ \(/);
  });

  test('good is valid', async () => {
    expect(await verified(good)).toBe(0);
    expect(said.join('\n')).toContain('the record is valid');
  });
});
