// What those who run a server see and do: reports in their context, measures and appeals, tables, health, what was done.
import * as z from 'zod/mini';
import { count, gameId, list, matchId, plain, time, userId } from './basic.ts';
import { measure, measureStep, number } from './measure.ts';
import { person } from './people.ts';
import { phraseId } from './table.ts';

/** A line of a chat, as it was said. */
export const reportedLine = z.object({
  id: number,
  at: time,
  user: userId,
  name: z.string(),
  text: z.string(),
  phrase: z.nullable(phraseId),
});
export const reportedTable = z.object({
  id: matchId,
  game: gameId,
  status: z.enum(['open', 'running', 'over']),
  isPublic: z.boolean(),
});
export const report = z.object({
  id: number,
  at: time,
  /** null: they have deleted their account. */
  by: z.nullable(person),
  about: person,
  match: z.nullable(reportedTable),
  text: z.string(),
  /** What they said at the door as the host of that table, when it was reported. An older server does not say it. */
  hostLine: z._default(z.string(), ''),
  /** The line that was reported, where it was one. */
  line: z.nullable(number),
  handledAt: z.nullable(time),
  note: z.nullable(z.string()),
});
/** Somebody, as operators decide about them. */
export const personInQuestion = z.extend(person, {
  createdAt: time,
  isGuest: z.boolean(),
  isOperator: z.boolean(),
  games: count,
  /** How many games they left before the end. */
  left: count,
  measures: list(measure),
  suggested: z._default(measureStep, { kind: 'note', hours: null }),
  /** What others reported about them, and they about others; the newest first. */
  reportsAbout: list(report),
  reportsBy: list(report),
});
export const reportInContext = z.object({
  report,
  lines: list(reportedLine),
  person: personInQuestion,
});
export const appeal = z.object({ person, measure });
export const operatedTable = z.extend(reportedTable, {
  host: z.nullable(person),
  people: count,
  seats: count,
  /** What the host says at its door, also where nobody may read it now. An older server does not say it. */
  hostLine: z._default(z.string(), ''),
  /** When it was opened, or the game began. */
  at: time,
});
export const auditEntry = z.object({
  id: number,
  at: time,
  /** null: on the command line, by the server itself, or somebody who has deleted their account since. */
  by: z.nullable(person),
  isCommandLine: z.boolean(),
  /** Nobody decided it: the server did. An older server does not say it. */
  isByItself: z._default(z.boolean(), false),
  deed: z.enum([
    'addOperator',
    'removeOperator',
    'look',
    'closeReport',
    'note',
    'mute',
    'offPublic',
    'ban',
    'lift',
    'answerAppeal',
    'closeTable',
  ]),
  about: z.nullable(person),
  /** The report, measure or table it was about. */
  subject: z.string(),
  why: z.string(),
});
const queue = z.object({ task: plain(80), waiting: count, failed: count });
export const health = z.object({
  /** Milliseconds to the database and back. */
  database: z.object({ answers: z.number(), bytes: z.number(), connections: count }),
  queues: list(queue),
  nodes: list(z.object({ id: plain(40), seenAt: time, isHere: z.boolean() })),
  /** This node: for how many seconds it has been there, what it takes, and what it holds. */
  node: z.object({ seconds: z.number(), bytes: z.number(), sockets: count, matches: count }),
  people: count,
  tables: z.object({ open: count, running: count }),
  /** Who has come near a limit that all nodes share. */
  limits: list(z.object({ name: plain(60), spent: z.number(), most: z.number(), times: count })),
});

export type Report = z.infer<typeof report>;
export type ReportedLine = z.infer<typeof reportedLine>;
export type ReportInContext = z.infer<typeof reportInContext>;
export type PersonInQuestion = z.infer<typeof personInQuestion>;
export type Appeal = z.infer<typeof appeal>;
export type OperatedTable = z.infer<typeof operatedTable>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type Health = z.infer<typeof health>;
