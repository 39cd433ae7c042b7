// Whose bot thinks next, and what happens to one that thinks too long.
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { BotScheduler, type BotTurn, MOST_WAITING } from '../src/bots/scheduler.ts';
import type { Question, Reply } from '../src/bots/worker.ts';
import { Thread } from '../src/thread.ts';

const log = pino({ level: 'silent' });
const turn = (owner: string, n: number, level = 'doge'): BotTurn => ({
  match: `${owner}${n}`,
  seq: 0,
  owner,
  level,
});

/** A scheduler whose bots think until they are told that they have finished. */
class Desk {
  /** The matches in the order in which somebody began to think about them. */
  readonly begun: string[] = [];
  readonly played: string[] = [];
  readonly #thinking = new Map<string, { finish(): void; fail(): void }>();
  most = 0;
  readonly scheduler: BotScheduler<string>;

  constructor(slots: number) {
    this.scheduler = new BotScheduler<string>({
      slots,
      log,
      think: ({ match }) =>
        new Promise((done, fail) => {
          this.begun.push(match);
          this.#thinking.set(match, {
            finish: () => done(match),
            fail: () => fail(new Error('the database is away')),
          });
          this.most = Math.max(this.most, this.#thinking.size);
        }),
      play: async (match) => {
        this.played.push(match);
      },
    });
  }

  get thinking(): readonly string[] {
    return [...this.#thinking.keys()];
  }

  async end(match: string, how: 'finish' | 'fail' = 'finish'): Promise<void> {
    const thinking = this.#thinking.get(match);
    this.#thinking.delete(match);
    thinking?.[how]();
    await new Promise((done) => setImmediate(done));
  }

  /** Ends whatever is thought about, one after the other, until nothing is. */
  async endAll(): Promise<void> {
    for (let [match] = this.#thinking.keys(); match !== undefined; [match] = this.#thinking.keys())
      await this.end(match);
  }
}

describe('bots are served fairly', () => {
  test('one table of somebody else is thought about at once, however many wait', async () => {
    const desk = new Desk(3);
    for (let n = 1; n <= 60; n += 1) desk.scheduler.ask(turn('alma', n));
    expect(desk.begun).toEqual(['alma1']);
    desk.scheduler.ask(turn('bruno', 1));
    expect(desk.begun).toEqual(['alma1', 'bruno1']);
    await desk.end('bruno1');
    expect(desk.begun).toEqual(['alma1', 'bruno1']);
    await desk.end('alma1');
    expect(desk.begun).toEqual(['alma1', 'bruno1', 'alma2']);
    desk.scheduler.ask(turn('bruno', 2));
    expect(desk.begun.at(-1)).toBe('bruno2');
    await desk.endAll();
    expect(desk.begun).toHaveLength(62);
    expect(desk.played).toHaveLength(62);
  });

  test('and comes right after one thought where others have come before', async () => {
    const desk = new Desk(3);
    for (let n = 1; n <= 60; n += 1) desk.scheduler.ask(turn('alma', n));
    for (const owner of ['bruno', 'chiara']) desk.scheduler.ask(turn(owner, 1));
    expect(desk.begun).toEqual(['alma1', 'bruno1']);
    await desk.end('alma1');
    expect(desk.begun.at(-1)).toBe('chiara1');
  });

  test('it still is when the two have taken each other’s place: whoever holds all but one slot leaves that one free', async () => {
    const desk = new Desk(3);
    desk.scheduler.ask(turn('bruno', 1));
    for (let n = 1; n <= 60; n += 1) desk.scheduler.ask(turn('alma', n));
    expect(desk.begun).toEqual(['bruno1', 'alma1']);
    await desk.end('bruno1');
    expect(desk.begun).toEqual(['bruno1', 'alma1']);
    desk.scheduler.ask(turn('bruno', 2));
    expect(desk.begun).toEqual(['bruno1', 'alma1', 'bruno2']);
  });

  test('whatever ends first, somebody for whom nobody thinks never waits for a thought of one owner with sixty tables', async () => {
    for (const slots of [3, 4, 8]) {
      const desk = new Desk(slots);
      const wanted = (): number => desk.begun.filter((match) => match.startsWith('alma')).length;
      desk.scheduler.ask(turn('bruno', 0));
      for (let n = 1; n <= 60; n += 1) desk.scheduler.ask(turn('alma', n));
      await desk.end('bruno0');
      for (let n = 1; n <= 20; n += 1) {
        desk.scheduler.ask(turn('bruno', n));
        expect(desk.begun.at(-1)).toBe(`bruno${n}`);
        const before = wanted();
        const under = desk.thinking.filter((match) => match.startsWith('alma'));
        const ended = under[n % under.length] ?? '';
        const order = n % 3 === 0 ? [ended, `bruno${n}`] : [`bruno${n}`, ended];
        for (const match of order) await desk.end(match);
        expect(wanted()).toBe(before + 1); // in the place of the one that ended
        expect(desk.thinking).toHaveLength(slots - 2); // one for the quick alone, one for whoever comes
      }
    }
  });

  test('a quick thought in the slot of the quick does not stand in for a slow one', async () => {
    const desk = new Desk(3);
    for (const n of [1, 2]) desk.scheduler.ask(turn('alma', n, 'mousse'));
    await desk.end('alma2');
    desk.scheduler.ask(turn('bruno', 1));
    expect(desk.thinking).toEqual(['alma1', 'bruno1']);
    desk.scheduler.ask(turn('alma', 3));
    expect(desk.begun.at(-1)).toBe('alma3');
  });

  test('owners take turns, each in the order in which their tables came', async () => {
    const desk = new Desk(3);
    for (const owner of ['alma', 'bruno', 'chiara']) {
      for (let n = 1; n <= 3; n += 1) desk.scheduler.ask(turn(owner, n));
    }
    for (let n = 1; n < 9; n += 1) await desk.end(desk.begun[n - 1] ?? '');
    expect(desk.begun.join(' ')).toBe('alma1 bruno1 chiara1 alma2 bruno2 chiara2 alma3 bruno3 chiara3');
  });

  test('somebody with few tables who always comes again does not keep out somebody with many', async () => {
    const desk = new Desk(3);
    for (let n = 1; n <= 9; n += 1) desk.scheduler.ask(turn('alma', n));
    for (let n = 1; n <= 5; n += 1) {
      desk.scheduler.ask(turn('bruno', n));
      await desk.end(desk.begun.at(-1) ?? '');
      await desk.end(desk.begun.findLast((match) => match.startsWith('alma')) ?? '');
    }
    expect(desk.begun.filter((match) => match.startsWith('alma'))).toHaveLength(6);
    expect(desk.begun.filter((match) => match.startsWith('bruno'))).toHaveLength(5);
  });

  test('a quick level never waits for slow ones: one thread is for the quick alone', async () => {
    const desk = new Desk(4);
    for (let n = 1; n <= 10; n += 1) desk.scheduler.ask(turn('alma', n));
    desk.scheduler.ask(turn('bruno', 1));
    expect(desk.begun).toEqual(['alma1', 'alma2', 'bruno1']);
    desk.scheduler.ask(turn('alma', 11, 'matelot'));
    expect(desk.begun.at(-1)).toBe('alma11');
  });

  test('slow levels are not kept out by quick ones either', async () => {
    const desk = new Desk(3);
    for (let n = 1; n <= 10; n += 1) desk.scheduler.ask(turn('alma', n, 'mousse'));
    expect(desk.begun).toEqual(['alma1', 'alma2']);
    desk.scheduler.ask(turn('alma', 11));
    await desk.end('alma2');
    expect(desk.begun.at(-1)).toBe('alma11');
  });

  test('never more at once than there are threads, and never two for one table', async () => {
    const desk = new Desk(4);
    for (let n = 1; n <= 100; n += 1) desk.scheduler.ask(turn('alma', n, n % 2 === 0 ? 'doge' : 'mousse'));
    for (let n = 1; n <= 3; n += 1) desk.scheduler.ask(turn('alma', 1, 'mousse'));
    await desk.endAll();
    expect(desk.most).toBe(3); // all of one owner's: the last is for others
    expect(desk.begun.filter((match) => match === 'alma1')).toHaveLength(2); // once more for all that was asked meanwhile
  });

  test('the line is bounded: whoever comes then is told to come again', () => {
    const desk = new Desk(3);
    for (let n = 0; n <= MOST_WAITING; n += 1) desk.scheduler.ask(turn('alma', n));
    expect(() => desk.scheduler.ask(turn('bruno', 1))).toThrow('too many tables');
  });

  test('a thought that failed is tried again, and holds up nobody meanwhile', async () => {
    const desk = new Desk(3);
    for (let n = 1; n <= 2; n += 1) desk.scheduler.ask(turn('alma', n));
    expect(desk.begun).toEqual(['alma1']);
    await desk.end('alma1', 'fail');
    expect(desk.begun).toEqual(['alma1', 'alma2']);
    await desk.end('alma2');
    await expect.poll(() => desk.begun).toEqual(['alma1', 'alma2', 'alma1']);
    await desk.end('alma1');
    expect(desk.played).toEqual(['alma2', 'alma1']);
  });
});

/** A real thread that never comes to an end for seat 1, dies for seat 2, and answers everybody else. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ seat }) => {
      while (seat === 1);
      if (seat === 2) throw new Error('lost');
      parentPort.postMessage({ option: { verb: 'pass', noun: seat }, remark: null });
    });
    parentPort.postMessage('ready');
  `)}`,
);
const question = (seat: number): Question => ({
  game: 'quay',
  level: 'doge',
  veiled: { rng: [1, 2, 3, 4], agenda: [], result: null },
  seat,
  seed: [1, 2, 3, 4],
});
const answer = (seat: number): object => ({ option: { verb: 'pass', noun: seat }, remark: null });

describe('a thread', () => {
  test('that thinks too long is ended with its own thought only, and thinks again', async () => {
    const [stuck, other] = [
      new Thread<Question, Reply>(WORKER, 1000),
      new Thread<Question, Reply>(WORKER, 60_000),
    ];
    const both = [stuck.ask(question(1)), other.ask(question(3))];
    expect(await Promise.all(both)).toEqual([null, answer(3)]);
    expect(await Promise.all([stuck.ask(question(4)), other.ask(question(5))])).toEqual([
      answer(4),
      answer(5),
    ]);
    await Promise.all([stuck.stop(), other.stop()]);
  });

  test('that dies gives no answer, and the next question finds a new one', async () => {
    const thread = new Thread<Question, Reply>(WORKER, 60_000);
    expect(await thread.ask(question(2))).toBeNull();
    expect(await thread.ask(question(3))).toEqual(answer(3));
    await thread.stop();
  });

  test('that is stopped in mid-thought lets go at once', async () => {
    const thread = new Thread<Question, Reply>(WORKER, 600_000);
    const thinking = thread.ask(question(1));
    await new Promise((done) => setTimeout(done, 500));
    await thread.stop();
    expect(await thinking).toBeNull();
  });
});
