// The table of routes itself: what every entry must be, so that client, server and document can follow from it.
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requestOf } from '../src/client.ts';
import { ERRORS } from '../src/errors.ts';
import { errorsOf, nothing, type Route } from '../src/route.ts';
import { allRoutes } from '../src/routes/index.ts';
import { lines, plain, text } from '../src/schemas/basic.ts';
import { clockRule } from '../src/schemas/match.ts';

const table: readonly (readonly [string, Route])[] = Object.entries(allRoutes).flatMap(([tag, group]) =>
  Object.entries<Route>(group).map(([name, route]) => [`${tag}.${name}`, route] as const),
);
const namesIn = (schema: Route['params']): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

describe.each(table)('%s', (_name, route) => {
  test('its path names its parameters, and nothing is sent twice under one name', () => {
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(namesIn(route.params)).toEqual(inPath);
    const names = [route.params, route.query, route.body].flatMap(namesIn);
    expect(names).toEqual([...new Set(names)]);
  });

  test('it asks for a match where a right at a match is needed', () => {
    const isAtMatch = ['watcher', 'listener', 'seat', 'host'].includes(route.who);
    if (isAtMatch) expect(namesIn(route.params)).toContain('match');
    if (route.method === 'GET') expect(route.body).toBe(nothing);
  });

  test('it says in one sentence what it does, and refuses with codes there are', () => {
    expect(route.summary).toMatch(/^\p{Lu}[^.]+$/u);
    for (const code of errorsOf(route)) expect(Object.keys(ERRORS)).toContain(code);
  });
});

test('no two routes share method and path', () => {
  const places = table.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(places).toEqual([...new Set(places)]);
});

describe('the client', () => {
  const { matches, lobby } = allRoutes;

  test('puts what is no parameter of the path into the body, or into the query of a GET', () => {
    expect(requestOf(matches.sit, { match: 'a/b', seat: 1 })).toEqual({
      method: 'POST',
      path: '/api/matches/a%2Fb/sit',
      body: '{"seat":1}',
    });
    expect(requestOf(lobby.list, { game: 'oltre mare', cursor: undefined })).toEqual({
      method: 'GET',
      path: '/api/matches?game=oltre%20mare',
      body: undefined,
    });
  });
});

describe('text', () => {
  const isRead = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

  test('is refused with NUL and other control characters, wherever they stand', () => {
    for (const bad of ['a\u0000b', '\u0000', 'a\u001bb', 'a\u0085b']) {
      for (const schema of [plain(9), text(9), lines(9)]) expect(isRead(schema, bad)).toBe(false);
    }
    expect([plain(9), text(9), lines(9)].map((schema) => isRead(schema, 'a\nb'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is composed and trimmed before it is measured', () => {
    expect(z.parse(text(4), '  cafe\u0301 ')).toBe('café');
    expect(isRead(text(4), '    ')).toBe(false);
    expect(isRead(text(4), 'cafés')).toBe(false);
  });
});

test('a clock rests in zones there are, however they are spelled', () => {
  const at = (zone: string): object => ({
    kind: 'turns',
    bank: 60_000,
    increment: 0,
    rest: { zone, offset: 0, nights: true, weekends: false },
  });
  const zones = ['Asia/Kolkata', 'asia/KOLKATA', 'Nowhere/There', ''];
  expect(zones.map((zone) => z.safeParse(clockRule, at(zone)).success)).toEqual([true, true, false, false]);
});
