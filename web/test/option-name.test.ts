// The accessible name of an option and the words on its button.
import { expect, test } from 'vitest';
import { optionName } from '../src/table/option-name.ts';

test('an option’s name begins with what is written on its button', () => {
  expect(optionName('Hull', 'Buy hull parts: bonus 2 points')).toBe('Hull. Buy hull parts: bonus 2 points');
  expect(optionName('End turn', 'End turn')).toBe('End turn');
  expect(optionName('3 workers', '3 workers: take 6 coins')).toBe('3 workers: take 6 coins');
  expect(optionName('Into the warehouse', 'into the warehouse')).toBe('into the warehouse');
});
