// The command line as a person uses it: real processes, real files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chairRemarks, readRecord, writeRecord } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';

const bin = resolve(import.meta.dirname, '../bin/comptoir.mjs');
const folder = mkdtempSync(join(tmpdir(), 'comptoir-'));

function comptoir(
  args: readonly string[],
  input = '',
  cwd = folder,
): { status: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    timeout: 500_000,
  });
  return { status: run.status, out: run.stdout, err: run.stderr };
}

describe('comptoir', () => {
  test('without a command it says what it can do', () => {
    const { status, out } = comptoir([]);
    expect(status).toBe(0);
    for (const command of ['play', 'replay', 'verify', 'fuzz', 'perft', 'coverage', 'simulate'])
      expect(out).toContain(command);
  });

  test('every command says with --help what it is for', () => {
    const all = comptoir(['--help']).out.trimEnd().split('\n');
    expect(all.length).toBeGreaterThan(12);
    for (const line of all) {
      const [, name = ''] = line.split(' ');
      const { status, out } = comptoir([name, '--help']);
      expect(status).toBe(0);
      expect(out).toMatch(new RegExp(`^comptoir ${name} .*\\n  \\S.*\\.\\n$`));
    }
  });

  test.each([
    [['sail'], 'There is no command “sail”'],
    [['play', 'chess'], 'Name a game: '],
    [['play', 'nauticus', '--players', '9'], '2 to 4 players'],
    [['play', 'nauticus', '--seats', 'human,oracle'], 'No bot is called “oracle”'],
    [['play', 'nauticus', '--lang', 'la'], '--lang is en or fr'],
    [['play', 'nauticus', '--wind', 'north'], "Unknown option '--wind'"],
    [['ladder', 'nauticus', '--against', 'no-such-commit'], 'has no commit no-such-commit'],
    [['ladder', 'nauticus', '--effort', 'none'], '--effort is a number above 0'],
    [['ladder', 'nauticus', '--scaling', '--only', 'captain'], '--only is one of mousse'],
    [['ladder', 'nauticus', '--scaling', '--only', 'mousse'], 'for a level that searches'],
    [['ladder', 'nauticus', '--scaling', '--write'], '--write and --elo are for'],
    [['train', 'nauticus', '--fit'], 'Nothing was played to learn from yet'],
    [['train', 'nauticus', '--games', '1', '--asked', '8,4'], '--asked is a list of turns in rising order'],
    [['simulate', 'nauticus', '--bots', 'random', '--games', '1'], '2 to 4 players'],
    [
      ['simulate', 'nauticus', '--bots', 'random,random', '--games', 'many'],
      '--games must be an integer ≥ 1',
    ],
    [['fuzz', 'nauticus', '--games', '-3'], 'games'],
    [['replay', 'nowhere.record'], 'cannot be read'],
    [['verify'], 'Name a record file'],
  ])('%j is answered in one sentence, status 2', (args, sentence) => {
    const { status, err } = comptoir(args);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
    expect(status).toBe(2);
  });

  test('simulate plays, saves and never overwrites; verify and replay read what it saved', () => {
    const args = [
      'simulate',
      'nauticus',
      '--bots',
      'greedy,random,random',
      '--games',
      '3',
      '--seed',
      'cli',
      '--save',
      'saved',
      '--events',
      '--json',
    ];
    const first = comptoir(args);
    expect(first.status).toBe(0);
    const report: unknown = JSON.parse(first.out);
    expect(report).toMatchObject({
      games: 3,
      bots: [{ bot: 'greedy' }, { bot: 'random' }, { bot: 'random' }],
      events: { gameEnded: 1 },
    });
    const again = comptoir(args);
    expect(again).toMatchObject({ status: 2 });
    expect(again.err).toContain('already exists');
    const [name = ''] = readdirSync(join(folder, 'saved'));
    const verified = comptoir(['verify', join('saved', name)]);
    expect(verified).toMatchObject({ status: 0 });
    expect(verified.out).toContain('the record is valid');
    const shown = comptoir(['replay', join('saved', name), '--at', '12', '--lang', 'fr']);
    expect(shown).toMatchObject({ status: 0 });
    expect(shown.out.split('\n').filter((line) => /^ {2,3}\d+ {2}\d /.test(line))).toHaveLength(12);
  });

  test('review tells where a finished game was won, and refuses one that is not over', () => {
    const [name = ''] = readdirSync(join(folder, 'saved'));
    const record = readRecord(readFileSync(join(folder, 'saved', name), 'utf8'));
    const remarks = chairRemarks(
      ['Ada', 'Hanno', 'Ilse'].map((who, n) => ({ name: who, level: n === 0 ? null : 'mousse' })),
    );
    writeFileSync(join(folder, 'over.record'), writeRecord({ ...record, remarks }));
    const { status, out } = comptoir(['review', 'over.record', '--deals', '1', '--lang', 'en']);
    expect(status).toBe(0);
    expect(out).toMatch(/^move +Ada +Hanno +Ilse\n +0 /);
    expect(out).toContain(`\n${String(record.picks.length).padStart(4)} `);
    expect(out).toMatch(/ won with \d+ points, /);
    expect(out).toMatch(/Judged in [\d,]+ deals, each from what a seat could know/);
    const running = { ...record, picks: record.picks.slice(0, 20), result: null, stateHash: null };
    writeFileSync(join(folder, 'running.record'), writeRecord(running));
    expect(comptoir(['review', 'running.record'])).toMatchObject({
      status: 2,
      err: 'The game is not over: only a finished game is reviewed.\n',
    });
  });

  test('verify names the line of a changed record and exits 1; replay refuses it with 2', () => {
    comptoir([
      'simulate',
      'nauticus',
      '--bots',
      'random,random',
      '--games',
      '1',
      '--seed',
      'tamper',
      '--save',
      'tampered',
    ]);
    const [name = ''] = readdirSync(join(folder, 'tampered'));
    const path = join(folder, 'tampered', name);
    const lines = readFileSync(path, 'utf8').split('\n');
    lines[9] = (lines[9] ?? '').replace(/^\d/, '1');
    lines[10] = (lines[10] ?? '').replace(/^\d \w+/, '0 pass');
    writeFileSync(path, lines.join('\n'));
    const verified = comptoir(['verify', path]);
    expect(verified.status).toBe(1);
    expect(verified.out).toMatch(/line (10|11): the hash chain breaks here/);
    expect(comptoir(['replay', path])).toMatchObject({ status: 2 });
    writeFileSync(join(folder, 'picture.record'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
    expect(comptoir(['replay', 'picture.record']).err).toContain('not a Comptoir record');
  });

  test('the ladder plays a level with more time, and against itself as it was in an earlier commit', () => {
    const more = ['--scaling', '--only', 'negociant', '--effort', '0.1', '--games', '2'];
    const scaled = comptoir(['ladder', 'nauticus', ...more]);
    expect(scaled).toMatchObject({ status: 0 });
    expect(scaled.out).toMatch(/merchant, 0\.4 × the budget +1 × merchant, 0\.1 × the budget +2 /);
    const repository = resolve(import.meta.dirname, '../..');
    const earlier = ['--against', 'HEAD', '--only', 'matelot', '--games', '2', '--fresh'];
    const before = comptoir(['ladder', 'carthago', ...earlier], '', repository);
    expect(before).toMatchObject({ status: 0 });
    expect(before.out).toMatch(/sailor +1 × sailor of [0-9a-f]{7} +2 /);
    expect(before.out).not.toContain('failed');
  });

  test('the ladder fits Elo to a round robin of all bots', () => {
    const { status, out } = comptoir(['ladder', 'carthago', '--elo', '--effort', '0.001', '--games', '1']);
    expect(status).toBe(0);
    expect(out).toMatch(/greedy +1000 +by definition/);
    expect(out.match(/ ± \d+/g)).toHaveLength(6);
  });

  test('a network learns from positions that were played, and goes on where playing was stopped', () => {
    const play = ['train', 'carthago', '--seed', 'cli', '--games'];
    for (const games of ['4', '9']) expect(comptoir([...play, games])).toMatchObject({ status: 0 });
    const match = ['--check', '2', '--looks', '20'];
    const { status, out } = comptoir(['train', 'carthago', '--fit', '--rounds', '2', ...match]);
    expect(status).toBe(0);
    expect(out).toMatch(
      /round 2: loss \d.*\n\d+ positions; .*\n(Voice \d, its loss after each round: \d\.\d\d \d\.\d\d\.\n){4}At 20 looks a turn .* of 2 games, fair 50 %/,
    );
  });

  test('fuzz, perft and coverage report', () => {
    const fuzzed = comptoir(['fuzz', 'nauticus', '--games', '3', '--seed', 'cli']);
    expect(fuzzed).toMatchObject({ status: 0 });
    expect(fuzzed.out).toContain('nothing found');
    expect(fuzzed.out).toMatch(/\d+ of \d+ kinds of events/);
    const biased = comptoir(['fuzz', 'hermagor', '--games', '3', '--seed', 'cli', '--biased']);
    expect(biased).toMatchObject({ status: 1 });
    expect(biased.out).toContain('nothing found');
    expect(biased.out).toMatch(/\d+ of \d+ refusals; never: /);
    const shard = comptoir(['fuzz', 'hermagor', '--games', '1', '--players', '5', '--biased', '--json']);
    expect(shard).toMatchObject({ status: 0 });
    expect(JSON.parse(shard.out)).toMatchObject({ game: 'hermagor', players: [5, 5], games: 1, fault: null });
    expect(comptoir(['perft', 'nauticus', '--depth', '1']).out).toMatch(
      /nauticus, depth 1: \d+ \d+ \d+ \d+ \d+/,
    );
    expect(comptoir(['coverage', 'nauticus']).out).toMatch(/nauticus: \d+ of \d+ paragraphs tested/);
  });

  test('a whole game is played from the keyboard, saved pick by pick, and can be left and resumed', () => {
    const seats = [
      '--seats',
      'human,random',
      '--seed',
      'terminal',
      '--record',
      'game.record',
      '--lang',
      'en',
    ];
    const begun = comptoir(['play', 'nauticus', ...seats], 'help\nwhy 99\n1\n1\nu\n1\nq\n');
    expect(begun.status).toBe(0);
    expect(begun.out).toContain('Continue later with --record game.record');
    const half = readRecord(readFileSync(join(folder, 'game.record'), 'utf8'));
    expect(half.picks.length).toBeGreaterThan(0);
    const resumed = comptoir(['play', 'nauticus', ...seats], '1\n'.repeat(600));
    expect(resumed.status).toBe(0);
    const whole = readRecord(readFileSync(join(folder, 'game.record'), 'utf8'));
    expect(whole.picks.slice(0, half.picks.length).map(({ option }) => option)).toEqual(
      half.picks.map(({ option }) => option),
    );
    expect(whole.result?.scores).toHaveLength(2);
    expect(comptoir(['verify', 'game.record']).status).toBe(0);
  });

  test('lessons are listed; one is begun, an unwise pick is answered and taken back, the hint is shown', () => {
    expect(comptoir(['lessons', 'nauticus']).out).toContain('1  One wheel for all (4 min)');
    const { out, status } = comptoir(
      ['lessons', 'nauticus', '--lesson', '1', '--lang', 'en'],
      '\n\n8\nu\ns\n4\nq\n',
    );
    expect(status).toBe(0);
    expect(out).toContain('A ship begins with its hull');
    expect(out).toContain('The lesson picks: Buy hull parts');
    expect(out).toContain('4/9  A part for a coin');
    expect(comptoir(['lessons', 'nauticus', '--lesson', '99']).status).toBe(2);
  });

  test('a file that is no record is never taken for one, nor overwritten', () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear merchant');
    const { status, err } = comptoir(['play', 'nauticus', '--record', 'letter.txt'], 'q\n');
    expect(status).toBe(2);
    expect(err).toContain('not a Comptoir record');
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear merchant');
    comptoir(['play', 'nauticus'], 'save letter.txt\nsave new.record\nq\n');
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear merchant');
    expect(existsSync(join(folder, 'new.record'))).toBe(true);
  });
});
