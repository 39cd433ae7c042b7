// A turn of somebody else arrives online as a whole: it is shown pick by pick, and nothing overtakes it.
import type { Moment, Scene } from '@comptoir/board-kit';
import type { LogEntry, Seat } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { arrivals } from '../src/table/arrivals.ts';
import { scene } from './support/scene.ts';

const moment = (seat: Seat, ...seqs: readonly number[]): Moment => ({
  scene: scene(seqs.at(-1) ?? 0),
  told: seqs.map((seq): LogEntry => ({ seq, seat, events: [] })),
});

/** What is shown: the number of the scene, and those of the entries it is shown with. */
class Shown {
  readonly list: (readonly [scene: number, told: readonly number[]])[] = [];
  readonly add = (moments: readonly Moment[]): void => {
    for (const { scene: one, told } of moments) this.list.push([one.seq, (told ?? []).map(({ seq }) => seq)]);
  };
}
const past = { sceneAt: async (seq: number) => scene(seq) };
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a turn of another player is shown pick by pick, and what comes meanwhile after it', async () => {
  const shown = new Shown();
  const { add } = arrivals(past, () => false, shown.add);
  add(moment(1, 4, 5, 6));
  add(moment(0, 7));
  expect(shown.list).toEqual([]);
  await settled();
  expect(shown.list).toEqual([
    [4, [4]],
    [5, [5]],
    [6, [6]],
    [7, [7]],
  ]);
});

test('one’s own picks and single ones are shown at once, and everything is where nothing is shown on the way', () => {
  const shown = new Shown();
  const { add } = arrivals(past, () => false, shown.add);
  add(moment(0, 1, 2));
  add(moment(1, 3));
  arrivals(past, () => true, shown.add).add(moment(1, 4, 5));
  expect(shown.list).toEqual([
    [2, [1, 2]],
    [3, [3]],
    [5, [4, 5]],
  ]);
});

test('where the past cannot be had the turn is shown as a whole; a table that was left shows nothing', async () => {
  const shown = new Shown();
  const none = { sceneAt: (): Promise<Scene> => Promise.reject(new Error('no network')) };
  arrivals(none, () => false, shown.add).add(moment(1, 1, 2));
  const left = arrivals(past, () => false, shown.add);
  left.add(moment(1, 3, 4));
  left.stop();
  await settled();
  expect(shown.list).toEqual([[2, [1, 2]]]);
});
