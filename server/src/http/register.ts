// Routes out of the table of the protocol: who calls is checked, what comes in is checked, then the handler works, and of its
// answer only what the table declares goes out.
import type { Seat } from '@comptoir/kernel';
import {
  needsOrigin,
  PlatformError,
  type Route,
  type RouteTable,
  VERSION_HEADER,
  versionOf,
  type Who,
} from '@comptoir/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressKey } from '../address.ts';
import { requireOperator } from '../operate/operators.ts';
import type { User } from '../people/auth.ts';
import {
  readAccess,
  requireHearing,
  requireHost,
  requireScope,
  requireSeat,
  requireSight,
  seatOf,
} from '../rights.ts';
import { type App, type Context, headersOf } from './context.ts';

/** Who was let in, by the right the route asks for. */
interface Admitted {
  anybody: { readonly user: User | null };
  guest: { readonly user: User };
  /** With the seat whose eyes the caller has. */
  watcher: { readonly user: User | null; readonly seat: Seat | null; readonly isOver: boolean };
  listener: { readonly user: User };
  seat: { readonly user: User; readonly seat: Seat };
  host: { readonly user: User };
  operator: { readonly user: User };
}
interface Asking {
  readonly user: User | null;
  readonly params: unknown;
  readonly context: Context;
}

function signedIn({ user }: Asking): User {
  if (user === null) throw new PlatformError('notSignedIn');
  return user;
}

const atMatch = z.object({ match: z.string() });
const accessOf = ({ context, params }: Asking) =>
  readAccess(context.database, z.parse(atMatch, params).match);

const ADMIT: { readonly [W in Who]: (asking: Asking) => Promise<Admitted[W]> } = {
  anybody: async ({ user }) => ({ user }),
  guest: async (asking) => ({ user: signedIn(asking) }),
  async watcher(asking) {
    const access = await accessOf(asking);
    const id = asking.user?.id ?? null;
    requireSight(access, id);
    return { user: asking.user, seat: seatOf(access, id), isOver: access.status === 'over' };
  },
  async listener(asking) {
    const user = signedIn(asking);
    requireHearing(await accessOf(asking), user.id);
    return { user };
  },
  async seat(asking) {
    const user = signedIn(asking);
    return { user, seat: requireSeat(await accessOf(asking), user.id) };
  },
  async host(asking) {
    const user = signedIn(asking);
    requireHost(await accessOf(asking), user.id);
    return { user };
  },
  async operator(asking) {
    const user = signedIn(asking);
    await requireOperator(asking.context.database, user.id);
    return { user };
  },
};
const admit = <W extends Who>(who: W, asking: Asking): Promise<Admitted[W]> => ADMIT[who](asking);

/** What a handler is handed. */
export type Call<R extends Route> = {
  /** The household or network the request comes from. */
  readonly address: string;
  /** Of the protocol that the caller speaks. */
  readonly version: number;
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
} & Admitted[R['who']];
export type Handler<R extends Route> = (call: Call<R>, context: Context) => Promise<z.input<R['answer']>>;
export type Handlers<G extends Readonly<Record<string, Route>>> = { readonly [K in keyof G]: Handler<G[K]> };
type AllHandlers<T extends RouteTable> = { readonly [G in keyof T]: Handlers<T[G]> };

/** One part of a request, as the route wants it. */
function read<R extends Route, K extends 'params' | 'query' | 'body'>(
  route: R,
  part: K,
  value: unknown,
): z.output<R[K]> {
  const parsed = z.safeParse<R[K]>(route[part], value ?? {});
  if (!parsed.success) throw new PlatformError('malformed');
  return parsed.data;
}

/** A page of another site must not act in the name of whoever looks at it. */
function checkOrigin(route: Route, { headers }: FastifyRequest, { site }: Context): void {
  const { origin, host } = headers;
  if (!needsOrigin(route) || origin === undefined || site.isOwn(origin, host)) return;
  throw new PlatformError('wrongOrigin');
}

function registerRoute<R extends Route>(app: App, route: R, handler: Handler<R>, context: Context): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    checkOrigin(route, request, context);
    const address = addressKey(request.ip);
    const version = versionOf(String(request.headers[VERSION_HEADER] ?? ''));
    const params = read(route, 'params', request.params);
    const pass = await context.people.passOf(headersOf(request));
    const user = pass?.user ?? null;
    if (user !== null) context.limits.spend('requests', user.id);
    if (pass?.isBanned === true && !route.isForBanned) throw new PlatformError('banned');
    if (route.who !== 'anybody') requireScope(pass?.scope ?? null, route.scope);
    const admitted = await admit<R['who']>(route.who, { user, params, context });
    const query = read(route, 'query', request.query);
    const body = read(route, 'body', request.body);
    const call = { address, version, params, query, body, ...admitted };
    const made = z.parse(route.answer, await handler(call, context));
    const text = route.type === 'application/json' ? JSON.stringify(made) : String(made);
    return reply.status(route.status).type(`${route.type}; charset=utf-8`).send(text);
  };
  app.route({ method: route.method, url: route.path, handler: answer });
}

function registerGroup<G extends Readonly<Record<string, Route>>>(
  app: App,
  group: G,
  handlers: Handlers<G>,
  context: Context,
): void {
  for (const name in group) registerRoute(app, group[name], handlers[name], context);
}

export function register<T extends RouteTable>(
  app: App,
  routes: T,
  handlers: AllHandlers<T>,
  context: Context,
): void {
  for (const tag in routes) registerGroup(app, routes[tag], handlers[tag], context);
}
