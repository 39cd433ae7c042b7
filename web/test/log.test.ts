// The log of a table: told moment by moment, asked for as a whole only where a moment does not carry it.
import type { Moment, TableHost } from '@comptoir/board-kit';
import type { LogEntry } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { gatherLog } from '../src/table/useLog.ts';
import { scene } from './support/scene.ts';

const entry = (seq: number, undoes?: number): LogEntry =>
  undoes === undefined
    ? { seq, seat: 0, events: [{ kind: `made ${seq}` }] }
    : { seq, seat: 0, events: [], undoes };
class Table {
  asked = 0;
  log: readonly number[] = [];
  /** What the history answers; null: out of reach. */
  history: readonly LogEntry[] | null = [];
  private listener: (moment: Moment) => void = () => undefined;
  readonly leave: () => void;

  constructor() {
    const no = (): never => {
      throw new Error('nobody asks for this');
    };
    const host: TableHost = {
      subscribe: (listener) => {
        this.listener = listener;
        return () => {
          this.listener = () => undefined;
        };
      },
      history: async () => {
        this.asked += 1;
        if (this.history === null) throw new Error('out of reach');
        return this.history;
      },
      pick: no,
      pickAll: no,
      undo: no,
      preview: no,
      sceneAt: no,
    };
    this.leave = gatherLog(host, (log) => {
      this.log = log.map(({ seq }) => seq);
    });
  }

  async tell(told: Moment['told']): Promise<void> {
    this.listener({ scene: scene(0), told });
    await new Promise((done) => setTimeout(done));
  }
}

test('the history is asked for once, however many picks follow', async () => {
  const table = new Table();
  table.history = [entry(1), entry(2)];
  await table.tell(null);
  for (let seq = 3; seq < 30; seq += 1) await table.tell([entry(seq)]);
  expect(table.asked).toBe(1);
  expect(table.log).toHaveLength(29);
});

test('what was taken back is gone, and what others did before is put where it belongs', async () => {
  const table = new Table();
  await table.tell(null);
  await table.tell([entry(1)]);
  await table.tell([entry(3)]);
  await table.tell([entry(4, 3)]);
  expect(table.log).toEqual([1]);
  await table.tell([entry(2), entry(5)]);
  expect(table.log).toEqual([1, 2, 5]);
});

test('a history that could not be had is asked for again with the next moment', async () => {
  const table = new Table();
  table.history = null;
  await table.tell(null);
  table.history = [entry(1)];
  await table.tell([entry(2)]);
  expect([table.asked, table.log]).toEqual([2, [1, 2]]);
});

test('a table seen anew begins its log anew; after the end nobody is told', async () => {
  const table = new Table();
  table.history = [entry(1), entry(2)];
  await table.tell(null);
  table.history = [entry(1)];
  await table.tell(null);
  expect(table.log).toEqual([1]);
  table.leave();
  await table.tell([entry(2)]);
  expect(table.log).toEqual([1]);
});
