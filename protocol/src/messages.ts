// What travels over the socket, in both directions. docs/protocol.md says what each message means.
import * as z from 'zod/mini';
import { errorCode } from './errors.ts';
import type { Scope, Who } from './route.ts';
import { count, gameId, list, matchId, plain, seat, seq, text } from './schemas/basic.ts';
import {
  chatLine,
  clock,
  decision,
  phraseId,
  pick,
  reactionId,
  result,
  ruleId,
  seatInfo,
  told,
  view,
} from './schemas/table.ts';

export const MOST_BYTES = 16 * 1024;

/** The numbers with which the server closes a socket. docs/protocol.md says so too. */
export const CLOSE_CODES = {
  1002: 'What was sent does not follow RFC 6455.',
  1007: 'A text was not UTF-8.',
  1008: 'For what the client does; the reason is one of the codes of errors.',
  1009: 'A message was larger than 16 KiB.',
  1012: 'The server stops; the reason is `away`.',
} as const;

/** Chosen by the client, unique for each thing it wants: sending it twice is safe. */
const id = plain(64);

export const clientMessage = z.discriminatedUnion('type', [
  /** Watch a match. `since`: the last `seq` that was seen; what happened after it is told again. */
  z.object({ type: z.literal('join'), match: matchId, since: z.optional(seq) }),
  z.object({ type: z.literal('leave'), match: matchId }),
  /** `seq` is the table the player was looking at. `unlessFinal`: only if it could be taken back. */
  z.object({
    type: z.literal('pick'),
    match: matchId,
    seq,
    id,
    ...pick,
    unlessFinal: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('undo'), match: matchId, seq, id }),
  /** Whoever sits there speaks to the table, whoever watches to the other spectators. `phrase`: everybody reads it in their own language;
   * `reaction`: it is drawn; `text` is then for whoever does not know it. */
  z.object({
    type: z.literal('chat'),
    match: matchId,
    id,
    text: text(500),
    phrase: z.optional(phraseId),
    reaction: z.optional(reactionId),
  }),
]);

export const tableMessage = z.object({
  type: z.literal('table'),
  match: matchId,
  game: gameId,
  seq,
  viewer: z.nullable(seat),
  view,
  decision: z.nullable(decision),
  waiting: list(seat),
  told: list(told),
  seats: list(seatInfo),
  clocks: list(clock),
  canUndo: z.boolean(),
  result: z.nullable(result),
});
export const serverMessage = z.discriminatedUnion('type', [
  tableMessage,
  z.object({ type: z.literal('ack'), match: matchId, id, seq }),
  /** `rule` is null where it is the platform that refuses: `code` is then one of errors.ts. */
  z.object({ type: z.literal('refused'), match: matchId, id, code: plain(80), rule: z.nullable(ruleId) }),
  z.object({ type: z.literal('chat'), match: matchId, line: chatLine }),
  /** Which seats are here, and how many people watch without a seat, on all servers together. */
  z.object({ type: z.literal('presence'), match: matchId, here: list(seat), onlookers: count }),
  z.object({ type: z.literal('gone'), match: matchId, code: errorCode }),
  z.object({ type: z.literal('error'), code: errorCode }),
]);

/** Who may send which message, and what a bot's token must be good for. */
export const MESSAGE_RIGHTS = {
  join: { who: 'watcher', scope: 'read' },
  leave: { who: 'guest', scope: 'read' },
  pick: { who: 'seat', scope: 'play' },
  undo: { who: 'seat', scope: 'play' },
  chat: { who: 'watcher', scope: 'play' },
} as const satisfies Readonly<Record<ClientMessage['type'], { readonly who: Who; readonly scope: Scope }>>;

export type ClientMessage = z.infer<typeof clientMessage>;
export type TableMessage = z.infer<typeof tableMessage>;
export type ServerMessage = z.infer<typeof serverMessage>;
