import { quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import {
  advance,
  deciders,
  drawFrom,
  type GameRecord,
  MatchHistory,
  optionsOf,
  RecordError,
  readOption,
  readRecord,
  redealRemark,
  redealsIn,
  replay,
  type SeatPick,
  seedFrom,
  start,
  stateHash,
  verify,
  writeOption,
  writeRecord,
} from '../src/index.ts';

function finished(): GameRecord {
  const draw = drawFrom(seedFrom('record'));
  const header = { game: 'quay', version: 1, players: 3, variants: [], seed: seedFrom('record') };
  const { state } = start(quay, 3, [], header.seed);
  const picks: SeatPick[] = [];
  while (state.result === null) {
    const [seat = 0] = deciders(state);
    const options = optionsOf(quay, state, seat);
    const option = options[draw(options.length)];
    if (option === undefined) throw new Error('dead end');
    picks.push({ seat, option });
    advance(quay, state, seat, option);
  }
  const remarks = [{ before: 0, text: 'Alma, a bot' }];
  return { ...header, picks, remarks, result: state.result, stateHash: stateHash(state) };
}

const record = finished();
const text = writeRecord(record);
const lines = text.trimEnd().split('\n');

function problem(changed: string): { line: number; reason: string } {
  try {
    verify(quay, readRecord(changed));
  } catch (error) {
    if (error instanceof RecordError) return { line: error.line, reason: error.reason };
    throw error;
  }
  return { line: 0, reason: '' };
}

/** A text with fresh tags, as a forger would write it. */
function forged(change: (plain: string[]) => void): string {
  const read = readRecord(text);
  const plain = lines.map((line) => line.slice(0, line.lastIndexOf(' #')));
  change(plain);
  const pick = /^(\d+) ([a-z].*)$/;
  const picks = plain.slice(5).flatMap((line) => {
    const [, seat, option] = pick.exec(line) ?? [];
    return seat === undefined || option === undefined
      ? []
      : [{ seat: Number(seat), option: readOption(option) }];
  });
  return writeRecord({ ...read, picks });
}

describe('notation', () => {
  test.each([
    ['stop', { verb: 'stop' }],
    ['ship 2', { verb: 'ship', noun: 2 }],
    ['ducats -15', { verb: 'ducats', noun: -15 }],
    ['good wine', { verb: 'good', noun: 'wine' }],
  ] as const)('%s', (written, option) => {
    expect(readOption(written)).toEqual(option);
    expect(writeOption(option)).toBe(written);
  });
});

describe('a record', () => {
  test('is read back as it was written and leads to the same state and result', () => {
    const back = readRecord(text);
    expect(writeRecord(back)).toBe(text);
    expect(back.remarks).toEqual([{ before: 0, text: 'Alma, a bot' }]);
    expect(verify(quay, back).result).toEqual(record.result);
    expect(stateHash(replay(quay, back))).toBe(record.stateHash);
  });
  test('is the same with Windows line ends', () => {
    expect(writeRecord(readRecord(text.replaceAll('\n', '\r\n')))).toBe(text);
  });
  test('replays up to any pick', () => {
    expect(stateHash(replay(quay, record, 0))).toBe(stateHash(start(quay, 3, [], record.seed).state));
    expect(replay(quay, record, 3).result).toBeNull();
  });
});

describe('a game that goes on from a position as a seat knew it', () => {
  const at = record.picks.findIndex(({ seat }, n) => n > 4 && seat === 1);
  const seat = record.picks[at]?.seat ?? -1;
  const picks = record.picks.slice(0, at);
  const begun = { ...record, picks, result: null, stateHash: null };
  const remarks = [redealRemark({ at, seat, salt: '0123456789abcdef' })];
  const [before, after] = [begun, { ...begun, remarks }].map((each) => new MatchHistory(quay, each));

  test('shows the seat the same, and deals anew what it could not know', () => {
    expect(after?.now.sceneFor(seat)).toEqual({ ...before?.now.sceneFor(seat), canUndo: false });
    expect(after?.now.state).not.toEqual(before?.now.state);
    expect(after?.log(seat)).toEqual(before?.log(seat));
    expect(after?.undo(seat)).toMatchObject({ code: 'nothingToUndo' });
  });
  test('is replayed and verified from its record; a record without it is as it was', () => {
    for (let n = 0; after !== undefined && after.now.result === null && n < 2000; n += 1) {
      const [decider = 0] = after.now.waiting;
      const option = after.now.decisionFor(decider)?.options.at(-1);
      if (option === undefined) throw new Error('dead end');
      expect(after.pick(decider, option)).toBe(null);
    }
    const again = readRecord(writeRecord(after?.record(remarks) ?? record));
    expect(redealsIn(again)).toEqual([{ at, seat, salt: '0123456789abcdef' }]);
    expect(verify(quay, again).result).toEqual(again.result);
    expect(replay(quay, again, at)).toEqual(new MatchHistory(quay, { ...begun, remarks }).now.state);
    expect(redealsIn(record)).toEqual([]);
  });
});

describe('a broken record names the line and the reason', () => {
  test('a changed pick breaks the chain there', () => {
    const n = lines.findIndex((line) => / bid 2 #/.test(line));
    const changed = lines.map((line, k) => (k === n ? line.replace('bid 2', 'bid 1') : line)).join('\n');
    expect(problem(changed)).toEqual({ line: n + 1, reason: 'the hash chain breaks here' });
  });
  test('a missing or exchanged line breaks the chain behind it', () => {
    expect(problem(lines.filter((_, k) => k !== 9).join('\n'))).toMatchObject({ line: 10 });
    const swapped = [...lines];
    [swapped[8], swapped[9]] = [lines[9] ?? '', lines[8] ?? ''];
    expect(problem(swapped.join('\n'))).toMatchObject({ line: 9 });
  });
  test('something else altogether', () => {
    expect(problem('hello')).toEqual({ line: 1, reason: 'this is not a Comptoir record' });
    expect(problem('')).toEqual({ line: 1, reason: 'this is not a Comptoir record' });
    expect(problem(`${lines[0]}\ngame quay 1`)).toMatchObject({
      line: 2,
      reason: expect.stringContaining('hash'),
    });
    expect(problem(lines.slice(0, 2).join('\n'))).toEqual({ line: 3, reason: 'expected “players …”' });
  });
  test('a forged chain is found out by the rules, the result or the state', () => {
    const illegal = forged((plain) => {
      plain[6] = '0 bid 9';
    });
    expect(problem(illegal)).toMatchObject({ line: 7, reason: expect.stringContaining('notOffered') });
    expect(
      problem(writeRecord({ ...record, result: { scores: [99, 0, 0], ranks: [1, 2, 2] } })),
    ).toMatchObject({
      line: lines.length - 1,
      reason: expect.stringContaining('result'),
    });
    expect(problem(writeRecord({ ...record, stateHash: 'f'.repeat(64) }))).toMatchObject({
      line: lines.length,
      reason: expect.stringContaining('state hash'),
    });
  });
  test('another game, another version, another edition', () => {
    expect(problem(writeRecord({ ...record, game: 'other' }))).toMatchObject({
      line: 2,
      reason: expect.stringContaining('other'),
    });
    expect(problem(writeRecord({ ...record, version: 9 }))).toMatchObject({
      line: 2,
      reason: expect.stringContaining('version 9'),
    });
    expect(problem(text.replace('comptoir record 1', 'comptoir record 2'))).toMatchObject({ line: 1 });
  });
});
