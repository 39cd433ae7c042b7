// How the moves of others are shown: in order, each for its time, the log no further than the board. The clock is the test's.
import type { LogEntry } from '@comptoir/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastTurns, stepsOf, toldLog } from '../src/table/deeds.ts';
import { Playhead, type PlayheadState } from '../src/table/Playhead.ts';
import { PACES, SPEEDS, type Speed } from '../src/table/speed.ts';
import { scene } from './support/scene.ts';

const entry = (seq: number, seat: number, ...said: readonly string[]): LogEntry => ({
  seq,
  seat,
  events: said.map((kind) => ({ kind })),
});
const teller = { say: ({ kind }: { kind: string }) => kind, icon: () => null };
const steps = (...told: readonly LogEntry[]) =>
  told.flatMap((one) => stepsOf({ scene: scene(one.seq), told: [one] }, teller));

class Table {
  speed: Speed = 'calm';
  isLate = false;
  isHidden = false;
  state: PlayheadState | null = null;
  /** The scenes drawn, by their number. */
  drawn: number[] = [];
  idle = 0;
  readonly playhead = new Playhead({
    speed: () => this.speed,
    isLate: () => this.isLate,
    show: (step) => {
      this.drawn.push(step.scene.seq);
      return { done: Promise.resolve(), finish: () => undefined };
    },
    isHidden: () => this.isHidden,
    onChange: (state) => {
      this.state = state;
    },
    onIdle: () => {
      this.idle += 1;
    },
  });
  get deed(): string | undefined {
    return this.state?.deed?.text;
  }
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** The first of four deeds is being shown. */
async function withFourDeeds(): Promise<Table> {
  const table = new Table();
  const told = [entry(1, 1, 'one'), entry(2, 2, 'two'), entry(3, 1, 'three'), entry(4, 2, 'four')];
  table.playhead.enqueue(steps(...told));
  await pass(PACES.calm.turn);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Which deed stood in the bar from when on; the end of it all last. */
async function watched(table: Table): Promise<readonly (readonly [text: string, at: number])[]> {
  const seen: [string, number][] = [];
  await pass(0);
  for (let at = 0; table.state?.isBehind === true; at += 50) {
    if (table.deed !== undefined && seen.at(-1)?.[0] !== table.deed) seen.push([table.deed, at]);
    await pass(50);
    if (table.state?.isBehind !== true) seen.push(['', at + 50]);
  }
  return seen;
}

test('at calm speed every deed stands in the bar for 0.9 seconds or more, with a breath between players', async () => {
  const table = new Table();
  table.playhead.enqueue(steps(entry(1, 1, 'buys'), entry(2, 1, 'sails'), entry(3, 2, 'passes')));
  expect([table.deed, table.state?.isBehind]).toEqual([undefined, true]);
  const seen = await watched(table);
  expect(seen.map(([text]) => text)).toEqual(['buys', 'sails', 'passes', '']);
  const [buys = 0, sails = 0, passes = 0, end = 0] = seen.map(([, at]) => at);
  expect(sails - buys).toBeGreaterThanOrEqual(900);
  expect(passes - sails).toBeGreaterThanOrEqual(900 + PACES.calm.turn);
  expect(end - passes).toBeGreaterThanOrEqual(900);
  expect(table.drawn).toEqual([1, 2, 3]);
  expect(table.idle).toBe(1);
});

test('who is far behind people at calm speed still has 0.9 seconds for every deed, but no breath more', async () => {
  const table = new Table();
  table.isLate = true;
  const many = Array.from({ length: 20 }, (_, n) => entry(n + 1, 1 + (n % 2), `deed ${n}`));
  table.playhead.enqueue(steps(...many));
  const times = (await watched(table)).map(([, at]) => at);
  const stood = times.slice(1).map((at, n) => at - (times[n] ?? 0));
  expect(stood).toHaveLength(20);
  expect([Math.min(...stood), Math.max(...stood)]).toEqual([900, 900]);
});

test('the log is told deed by deed, and all of it when nothing is left to show', async () => {
  const table = new Table();
  const log = [entry(1, 1, 'buys', 'pays'), entry(2, 2, 'passes')];
  const told = (): readonly string[] =>
    toldLog(log, table.state?.told ?? null).flatMap(({ events }) => events.map(({ kind }) => kind));
  table.playhead.enqueue(steps(...log));
  expect(told()).toEqual([]);
  await pass(PACES.calm.turn);
  expect(told()).toEqual(['buys', 'pays']);
  expect(table.drawn).toEqual([]);
  await pass(60_000);
  expect(told()).toEqual(['buys', 'pays', 'passes']);
  expect(table.state?.told).toBe(null);
});

test('a long entry is cut into captions that can be read at a glance', () => {
  const said = Array.from({ length: 9 }, (_, n) => `${n} ${'x'.repeat(60)}`);
  const captions = steps(entry(1, 1, ...said));
  expect(captions.map(({ deed }) => deed?.count)).toEqual([2, 4, 6, 8, 9]);
  expect(captions.every(({ deed }) => (deed?.text.length ?? 0) <= 150)).toBe(true);
});

test('each speed is quicker than the one before, and none waits for nothing', () => {
  const lengths = SPEEDS.map((speed) => {
    const { turn, before, piece, after } = PACES[speed];
    return turn + before + piece + after;
  });
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(lengths.at(-1)).toBe(0);
});

test('a long round of others at normal speed becomes a fast one', async () => {
  const table = new Table();
  table.speed = 'normal';
  const many = Array.from({ length: 60 }, (_, n) => entry(n + 1, 1 + (n % 2), `deed ${n}`));
  table.playhead.enqueue(steps(...many));
  await pass(PACES.normal.most + 60 * (PACES.fast.turn + PACES.fast.after));
  expect(table.state?.isBehind).toBe(false);
  expect(table.drawn).toHaveLength(60);
});

test('pause holds a deed, arrows step on and back, skip ends it', async () => {
  const table = await withFourDeeds();
  const { playhead } = table;
  playhead.pause();
  await pass(600_000);
  expect(table.deed).toBe('one');
  playhead.next();
  await pass(600_000);
  expect(table.deed).toBe('two');
  playhead.back();
  await pass(600_000);
  expect([table.deed, table.drawn]).toEqual(['one', [1, 2, 1]]);
  playhead.next();
  await pass(0);
  expect(table.deed).toBe('two');
  playhead.resume();
  await pass(PACES.calm.after + PACES.calm.turn);
  expect(table.deed).toBe('three');
  playhead.skip();
  await pass(0);
  expect(table.drawn.at(-1)).toBe(4);
  expect(table.state).toMatchObject({ isBehind: false, isPaused: false, told: null });
});

test('presses that come faster than the board can follow all count, and the first deed holds', async () => {
  const table = await withFourDeeds();
  const { playhead } = table;
  playhead.back();
  await pass(600_000);
  expect(table.deed).toBe('one');
  playhead.next();
  playhead.next();
  await pass(600_000);
  expect(table.deed).toBe('three');
  playhead.back();
  playhead.back();
  playhead.next();
  await pass(600_000);
  expect(table.deed).toBe('two');
  for (let n = 0; n < 4; n += 1) playhead.next();
  await pass(0);
  expect(table.drawn.at(-1)).toBe(4);
  expect(table.state).toMatchObject({ isBehind: false, isPaused: false, told: null });
});

test('a tab that nobody sees waits', async () => {
  const table = new Table();
  table.isHidden = true;
  table.playhead.enqueue(steps(entry(1, 1, 'one'), entry(2, 1, 'two')));
  await pass(600_000);
  expect(table.state).toMatchObject({ isPaused: true, deed: { text: 'one' } });
  table.isHidden = false;
  table.playhead.resume();
  await pass(60_000);
  expect([table.deed, table.state?.isBehind]).toEqual(['two', false]);
});

test('what others did last is numbered turn by turn until one picks again', () => {
  const log = [entry(1, 0, 'a'), entry(2, 1, 'b'), entry(3, 1, 'c'), entry(4, 2, 'd')];
  expect(lastTurns(log, 0).map(({ n, seat, entries }) => [n, seat, entries.length])).toEqual([
    [1, 1, 2],
    [2, 2, 1],
  ]);
  expect(lastTurns([...log, entry(5, 0, 'e')], 0)).toEqual([]);
});
