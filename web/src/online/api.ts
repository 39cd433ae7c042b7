// The server as the pages know it: every route of the protocol, every answer checked, every "no" as a code.
import {
  allRoutes,
  createClient,
  errorAnswer,
  PROTOCOL_VERSION,
  type Request,
  VERSION_HEADER,
} from '@comptoir/protocol';
import * as z from 'zod/mini';
import { randomId } from '../random-id.ts';
import { doubtReach, withinReach } from './network.ts';
import { noteServerTime } from './server-time.ts';
import { ApiError } from './trouble.ts';

/** Nothing that is asked takes so long: whoever says nothing until then is not there. */
const ANSWER_MS = 60_000;

async function ask({ method, path, body }: Request): Promise<Response> {
  const always = {
    'accept-language': document.documentElement.lang, // of the page, which need not be the browser's
    [VERSION_HEADER]: String(PROTOCOL_VERSION),
  };
  const headers: HeadersInit =
    body === undefined ? always : { ...always, 'content-type': 'application/json' };
  if (!(await withinReach())) throw new ApiError('unreachable');
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const askedAt = Date.now();
    const options = { method, credentials: 'same-origin', headers, body: body ?? null, signal } as const;
    const answer = await fetch(path, options);
    noteServerTime(answer.headers.get('date'), askedAt);
    return answer;
  } catch {
    doubtReach();
    throw new ApiError('unreachable');
  }
}

/** Sign-in has codes of its own, and an older page may not know the newest of ours. */
function refusalIn(text: string): ApiError {
  try {
    const said = z.safeParse(errorAnswer, JSON.parse(text));
    return said.success ? new ApiError(said.data.code, said.data.why) : new ApiError('refused');
  } catch {
    return new ApiError('refused');
  }
}

async function send(request: Request): Promise<string> {
  const answer = await ask(request);
  // A host that only has files answers with a page, or not at all.
  const type = answer.headers.get('content-type') ?? '';
  if (!/json|text\/plain/.test(type)) throw new ApiError(answer.status >= 500 ? 'unreachable' : 'noServer');
  const text = await answer.text();
  if (!answer.ok) throw refusalIn(text);
  return text;
}

export const api = createClient(allRoutes, send);

/** Bytes of one's own for the shuffle. */
export const ownEntropy = randomId;
