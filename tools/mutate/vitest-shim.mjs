// What the tests of a game use of vitest, in one process: tests are collected once and called again for every mutant.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
globalThis[GLOBAL_EXPECT] = expect;
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);

const path = [];
const collected = [];

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

export function test(name, body, limit) {
  const run = typeof body === 'function' ? body : limit;
  collected.push({ name: [...path, name].join(' › '), run });
}

test.each = (table) => (name, body) => {
  table.forEach((row, n) => {
    test(`${name} #${n}`, () => (Array.isArray(row) ? body(...row) : body(row)));
  });
};

/** The tests collected since the last call. */
export const takeTests = () => collected.splice(0);
