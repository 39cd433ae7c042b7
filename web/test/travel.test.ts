// Notes come for a hand that points, not for a table that changes under a resting one.
import { expect, test } from 'vitest';
import { Travel } from '../src/table/useTravel.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

test('after another question a pointer counts once it has been moved, and not before', () => {
  const travel = new Travel();
  travel.ask('first');
  expect(travel.hasMoved(at(100, 100))).toBe(true);
  travel.ask('second');
  expect(travel.hasMoved(at(100, 100))).toBe(false);
  expect(travel.hasMoved(at(104, 103))).toBe(false);
  expect(travel.hasMoved(at(109, 100))).toBe(true);
  expect(travel.hasMoved(at(108, 100))).toBe(true);
  travel.ask('second');
  expect(travel.hasMoved(at(108, 100))).toBe(true);
});
