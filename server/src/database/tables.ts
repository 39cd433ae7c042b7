// What is stored. Events are never stored: they follow from the entries.
import type { Result } from '@comptoir/kernel';
import type { ClockRule, MatchInfo, Rest } from '@comptoir/protocol';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Time = ColumnType<Date, Date | undefined, Date>;

export type MatchStatus = MatchInfo['status'];
/** What every seat has left, and since when the seats that are asked have been charged. */
export interface ClockState {
  readonly left: readonly number[];
  readonly since: number;
  readonly rest?: Rest | null;
}

export interface MatchesTable {
  id: string;
  game: string;
  version: number;
  players: number;
  variants: string[];
  status: MatchStatus;
  host: string;
  isPublic: boolean;
  isRated: boolean;
  clock: Json<ClockRule> | null;
  clocks: Json<ClockState> | null;
  /** Never leaves the server before the game is over. */
  secret: string;
  commitment: string;
  seed: string | null;
  result: Json<Result> | null;
  rematchOf: string | null;
  /** Who is asked, since `askedAt`; null where nobody has said it yet. */
  waiting: number[] | null;
  askedAt: Time | null;
  createdAt: Time;
  startedAt: Time | null;
  endedAt: Time | null;
}
export interface SeatsTable {
  match: string;
  seat: number;
  user: string | null;
  /** The level of the bot that sits here, or sits in. */
  level: string | null;
  entropy: string;
  isAway: boolean;
  hasLeft: boolean;
}
export interface EntriesTable {
  match: string;
  seq: number;
  seat: number;
  kind: 'pick' | 'undo';
  /** `verb noun`; empty for an undo. */
  option: string;
  id: string;
  at: Time;
}
export interface SnapshotsTable {
  match: string;
  seq: number;
  running: Json<object>;
}
export interface ChatTable {
  id: Generated<string>;
  match: string;
  user: string;
  text: string;
  clientId: string;
  at: Time;
}
export interface RatingsTable {
  user: string;
  game: string;
  /** `two` or `many`. */
  family: string;
  mu: number;
  sigma: number;
  games: number;
}
export interface ResultsTable {
  match: string;
  seat: number;
  user: string | null;
  level: string | null;
  game: string;
  score: number;
  place: number;
  /** The rating after the game, null where it was not rated. */
  rating: number | null;
  at: Time;
}
export interface BlocksTable {
  user: string;
  other: string;
  kind: 'mute' | 'block';
}
export interface ReportsTable {
  id: Generated<string>;
  /** null: they are no longer here. */
  by: string | null;
  about: string;
  match: string | null;
  text: string;
  at: Time;
  /** When somebody who runs the server dealt with it, and what they noted. */
  handledAt: Time | null;
  note: string | null;
}
export interface DevicesTable {
  endpoint: string;
  user: string;
  keys: Json<{ readonly p256dh: string; readonly auth: string }>;
  at: Time;
  /** How often in a row it could not be reached. */
  failures: Generated<number>;
}
export interface NoticesTable {
  match: string;
  user: string;
  /** The entry after which the notice was sent: one per turn. */
  seq: number;
}
export interface InvitationsTable {
  match: string;
  user: string;
  by: string;
  at: Time;
}
export interface PreferencesTable {
  user: string;
  mail: string | null;
  /** Whoever reads there has said that the address is theirs. */
  isMailVerified: Generated<boolean>;
  wantsMail: boolean;
  wantsPush: boolean;
  wantsDigest: boolean;
  lang: string;
}
export interface TokensTable {
  /** SHA-256 of the token; the token itself is shown once. */
  hash: string;
  user: string;
  name: string;
  /** What it may do; never anything about the account. */
  scope: 'read' | 'play';
  at: Time;
  expiresAt: Time;
}
export interface NodesTable {
  id: string;
  seenAt: Time;
  /** The names under which it takes jobs. */
  workers: Generated<string[]>;
}

export interface Tables {
  matches: MatchesTable;
  seats: SeatsTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  chat: ChatTable;
  ratings: RatingsTable;
  results: ResultsTable;
  blocks: BlocksTable;
  reports: ReportsTable;
  devices: DevicesTable;
  notices: NoticesTable;
  invitations: InvitationsTable;
  preferences: PreferencesTable;
  tokens: TokensTable;
  nodes: NodesTable;
}
