// What the protocol declares about an answer: whichever test asks, no route may answer with a code that is not its own.
import { allRoutes, ERRORS, type ErrorCode, errorAnswer, errorsOf, type Route } from '@comptoir/protocol';
import * as z from 'zod/mini';

export interface Answer {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

const table = Object.values(allRoutes)
  .flatMap((group) => Object.values<Route>(group))
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]*')}$`) }));

/** No route is found by anything longer, as it reads once it is decoded. */
const LONGEST_PART = 100;
function isTooLong(part: string): boolean {
  try {
    return decodeURIComponent(part).length > LONGEST_PART;
  } catch {
    return part.length > LONGEST_PART;
  }
}

/** The route that works a request; null where there is none. */
export function routeAt(method: string, path: string): Route | null {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const [bare = ''] = path.split('?');
  if (bare.split('/').some(isTooLong)) return null;
  return table.find(({ route, pattern }) => route.method === wanted && pattern.test(bare))?.route ?? null;
}

/** What is answered where there is no route, or where the address could not be read. */
const ELSEWHERE: readonly ErrorCode[] = ['noRoute', 'malformed', 'tooLarge', 'tooMany', 'wrongHost'];

function codeIn(text: string): ErrorCode | null {
  try {
    return z.parse(errorAnswer, JSON.parse(text)).code;
  } catch {
    return null;
  }
}

/** What is wrong with the answer to a request of the API; null where all of it is declared. */
export function undeclared({ method, path, status, text }: Answer): string | null {
  const route = routeAt(method, path);
  if (status < 400) return route === null ? `${status} where there is no route` : null;
  const codes = route === null ? ELSEWHERE : errorsOf(route);
  if (method === 'HEAD')
    return [...codes, ...ELSEWHERE].some((code) => ERRORS[code][0] === status)
      ? null
      : `${status} is not declared`;
  const code = codeIn(text);
  if (code === null) return `${status} without a code: ${text.slice(0, 200)}`;
  if (ERRORS[code][0] !== status) return `${status} is not the status of ${code}`;
  return codes.includes(code) ? null : `${code} is not declared`;
}
