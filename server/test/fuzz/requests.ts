// Requests to every route of the protocol: such as fit, such as are hurt in one place, and such as only an attacker makes.
import { allRoutes, MOST_BYTES, type Route } from '@comptoir/protocol';
import * as z from 'zod/mini';
import type { Dice } from './dice.ts';
import { fitting, hurt, type Pools } from './values.ts';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** Whether the schemas take it; null where that is not theirs to say. */
  readonly isFitting: boolean | null;
}
type Change = (request: HostileRequest, dice: Dice) => Partial<HostileRequest>;

const routes = Object.entries(allRoutes).flatMap(([tag, group]) =>
  Object.values<Route>(group).map((route) => ({ tag, route })),
);
const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return Buffer.from(text).toString(); // lone surrogates cannot be written into an address
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: object): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, held]) => [asText(name), asText(held)]));

const CHANGES: readonly [Change, ...Change[]] = [
  (_, dice) => ({
    method: dice.of([
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'HEAD',
      'POST',
      'GET',
      'TRACE',
      'PROPFIND',
      'MKCOL',
    ]),
  }),
  ({ headers }, dice) => ({
    headers: {
      ...headers,
      'content-type': dice.of([
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/x-www-form-urlencoded',
        'application/json, text/html',
        '/',
      ]),
    },
  }),
  (_, dice) => ({
    body: dice.of([
      '',
      '{',
      '{"a":',
      'nul',
      '{"a":1,}',
      '\ufeff{}',
      ' '.repeat(MOST_BYTES),
      `"${'a'.repeat(MOST_BYTES * 4)}"`,
      '['.repeat(MOST_BYTES - 1),
      `${'['.repeat(MOST_BYTES / 2)}${']'.repeat(MOST_BYTES / 2)}`,
      `{"response":${'['.repeat(8000)}${']'.repeat(8000)}}`,
      Buffer.from([0x7b, 0x22, 0x00, 0x22, 0x3a, 0x31, 0x7d]),
      Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
    ]),
  }),
  ({ path }, dice) => ({
    path: dice.of([
      `${path}%00`,
      `${path}/%zz`,
      `${path}/../../metrics`,
      `/${path}`,
      path.toUpperCase(),
      `${path}/`,
      `${path};a=b`,
      `${path}?${'a=1&'.repeat(500)}`,
      `${path}?__proto__[x]=1&constructor=2&cursor=a&cursor=b`,
      `/api/${'a'.repeat(3000)}`,
      `/api/matches/${'a'.repeat(300)}`,
      '/api/matches/%F0%9F',
      '/api/%2e%2e/%2e%2e/etc/passwd',
      '/api/auth/delete-user',
      '/api/auth/%00',
      '/api',
    ]),
  }),
  ({ headers }, dice) => ({
    headers: {
      ...headers,
      ...dice.of<Record<string, string>>([
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { host: 'elsewhere.example' },
        { host: 'a b' },
        { cookie: 'comptoir.session_token=forged.signature' },
        { cookie: 'x='.padEnd(6000, 'y') },
        { cookie: '=; ;; __proto__=1; comptoir.session_token=%zz' },
        { authorization: 'Bearer 0123456789abcdef' },
        { authorization: `Bearer ${'a'.repeat(5000)}` },
        { 'x-client-address': '10.0.0.1' },
        { 'x-http-method-override': 'DELETE' },
        { 'content-encoding': 'gzip' },
        { expect: '100-continue' },
        { range: 'bytes=0-0,-1' },
        { 'transfer-encoding': 'chunked' },
        { 'accept-language': '\u00ff'.repeat(100) },
      ]),
    },
  }),
];

function fits(route: Route, params: object, query: object, body: unknown): boolean {
  return (
    z.safeParse(route.params, params).success &&
    z.safeParse(route.query, query).success &&
    (route.method === 'GET' || z.safeParse(route.body, body ?? {}).success)
  );
}

/** One request; the seed of the dice and the pools decide which. */
export function newRequest(dice: Dice, pools: Pools): HostileRequest {
  const { tag, route } = dice.of(routes) ?? { tag: 'me', route: allRoutes.me.get };
  const isWhole = dice.oneIn(3);
  const place = dice.of(['params', 'query', 'body']);
  const part = (name: 'params' | 'query' | 'body'): unknown => {
    const value = fitting(route[name], dice, pools);
    return isWhole || name !== place ? value : hurt(value, dice);
  };
  const made = { params: part('params'), query: part('query'), body: part('body') };
  const params = strings(isObject(made.params) ? made.params : {});
  const query = strings(isObject(made.query) ? made.query : {});
  const search = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const at = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const body = route.method === 'GET' ? null : JSON.stringify(made.body);
  const isOdd =
    tag === 'auth' ||
    Object.values(params).some((value) => value === '' || value.length > 100) ||
    /"(__proto__|constructor)"/.test(body ?? '') ||
    '__proto__' in query ||
    (body?.length ?? 0) > MOST_BYTES / 4;
  const request: HostileRequest = {
    method: route.method,
    path: search.length === 0 ? at : `${at}?${search.join('&')}`,
    headers: body === null ? {} : { 'content-type': 'application/json' },
    body,
    isFitting: isOdd ? null : fits(route, params, query, made.body),
  };
  return dice.oneIn(4) ? { ...request, ...dice.of(CHANGES)(request, dice), isFitting: null } : request;
}
