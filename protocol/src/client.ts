// The client that follows from the table of routes: `api.matches.sit({ match, entropy })`, typed from end to end.
import * as z from 'zod/mini';
import type { Method, Route, RouteTable } from './route.ts';

/** What a call is handed: the parameters of the path, of the query and of the body together. */
export type Input<R extends Route> = object & z.input<R['params']> & z.input<R['query']> & z.input<R['body']>;
export type Output<R extends Route> = z.output<R['answer']>;

export interface Request {
  readonly method: Method;
  readonly path: string;
  /** JSON, where there is one. */
  readonly body: string | undefined;
}
/** Sends a request and gives the text of a good answer; whatever else comes back is thrown. */
export type Send = (request: Request) => Promise<string>;

type GroupClient<G extends Readonly<Record<string, Route>>> = {
  readonly [K in keyof G]: Call<G[K]>;
};
type Client<T extends RouteTable> = { readonly [G in keyof T]: GroupClient<T[G]> };

/** The request for a route. What is no parameter of the path goes into the body, or into the query of a GET. */
export function requestOf({ method, path }: Route, input: object): Request {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)));
    rest.delete(name);
    return value;
  });
  if (method !== 'GET') return { method, path: url, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = [...rest].map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return { method, path: query.length === 0 ? url : `${url}?${query.join('&')}`, body: undefined };
}

type Call<R extends Route> = (input: Input<R>) => Promise<Output<R>>;

function callOf<R extends Route>(route: R, send: Send): Call<R> {
  return async (input) => {
    const text = await send(requestOf(route, input));
    return z.parse<R['answer']>(
      route.answer,
      route.type === 'application/json' ? JSON.parse(text || 'null') : text,
    );
  };
}

const valueAt = <T, K extends keyof T>(table: T, key: K): T[K] => table[key];
/** Whether nothing is missing any more. */
const isWhole = <T extends object>(part: Partial<T>, like: object): part is T =>
  Object.keys(like).every((key) => key in part);

function groupClient<G extends Readonly<Record<string, Route>>>(group: G, send: Send): GroupClient<G> {
  const made: { -readonly [K in keyof G]?: Call<G[K]> } = {};
  for (const name in group) made[name] = callOf(valueAt(group, name), send);
  if (!isWhole<GroupClient<G>>(made, group)) throw new Error('client: a route is missing');
  return made;
}

export function createClient<T extends RouteTable>(routes: T, send: Send): Client<T> {
  const made: { -readonly [G in keyof T]?: GroupClient<T[G]> } = {};
  for (const tag in routes) made[tag] = groupClient(valueAt(routes, tag), send);
  if (!isWhole<Client<T>>(made, routes)) throw new Error('client: a group is missing');
  return made;
}
