// What every route may use.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, RawServerDefault } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import type { Games } from '../games.ts';
import type { Limits } from '../limits.ts';
import type { Absence } from '../matches/absence.ts';
import type { Chat } from '../matches/chat.ts';
import type { Committer } from '../matches/commit.ts';
import type { Lobby } from '../matches/lobby.ts';
import type { QuickMatch } from '../matches/quick.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Voice } from '../matches/voice.ts';
import type { WaitingRoom } from '../matches/waiting-room.ts';
import type { Wishes } from '../matches/wishes.ts';
import type { News } from '../nodes.ts';
import type { People } from '../people/auth.ts';
import type { Here } from '../people/here.ts';
import type { Invitations } from '../people/invitations.ts';
import type { Mail } from '../people/mail.ts';
import type { Notices } from '../people/notices.ts';
import type { Push } from '../people/push.ts';
import type { Recovery } from '../people/ways-in.ts';
import type { Site } from '../site.ts';

export interface Context {
  readonly database: Database;
  readonly limits: Limits;
  readonly games: Games;
  readonly rooms: Rooms;
  readonly committer: Committer;
  readonly lobby: Lobby;
  readonly waitingRoom: WaitingRoom;
  readonly quick: QuickMatch;
  readonly wishes: Wishes;
  readonly chat: Chat;
  readonly voice: Voice;
  readonly here: Here;
  readonly absence: Absence;
  readonly news: News;
  readonly people: People;
  readonly notices: Notices;
  readonly invitations: Invitations;
  readonly site: Site;
  readonly mail: Mail;
  readonly push: Push;
  /** How many sockets are open here. */
  connections(): number;
  readonly recovery: Recovery;
}
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger>;

export function headersOf(request: Pick<IncomingMessage, 'headers'>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
