// Those who run the server: what they read, what they decide. Nobody can give themselves this right: the command line does.
import * as z from 'zod/mini';
import { type Method, route } from '../route.ts';
import { cursor, done, lines, list, matchId, page, text, userId } from '../schemas/basic.ts';
import { measureRequest, number } from '../schemas/measure.ts';
import {
  appeal,
  auditEntry,
  health,
  operatedTable,
  personInQuestion,
  report,
  reportInContext,
} from '../schemas/operate.ts';
import { person } from '../schemas/people.ts';

const at = <M extends Method, P extends string>(method: M, path: P, summary: string) => ({
  method,
  path: `/api/operate/${path}`,
  who: 'operator' as const,
  scope: null,
  summary,
});
const why = lines(500);

export const operate = {
  reports: route({
    ...at('GET', 'reports', 'Reports: those nobody has seen to, the oldest first, or those that are done'),
    query: z.object({ status: z._default(z.enum(['open', 'done']), 'open'), cursor: z.optional(cursor) }),
    answer: page(report),
  }),
  report: route({
    ...at('GET', 'reports/:report', 'A report in its context'),
    description:
      'Twenty lines either side of the one that was reported, or of when the report was sent; of a private table only from the reported line on. Each look is in the log.',
    params: z.object({ report: number }),
    answer: reportInContext,
    errors: ['noReport'],
  }),
  closeReport: route({
    ...at('POST', 'reports/:report/close', 'Say that a report is done'),
    params: z.object({ report: number }),
    body: z.object({ note: why }),
    answer: done,
    errors: ['noReport'],
  }),
  people: route({
    ...at('GET', 'people', 'People by the beginning of their name'),
    query: z.object({ name: text(24) }),
    answer: list(person),
  }),
  person: route({
    ...at('GET', 'people/:user', 'Somebody: measures, and reports about them and by them'),
    params: z.object({ user: userId }),
    answer: personInQuestion,
    errors: ['noUser'],
  }),
  takeMeasure: route({
    ...at(
      'POST',
      'people/:user/measures',
      'Write somebody a note, mute them, keep them off public tables, or ban them',
    ),
    description:
      'It takes the place of a measure of the same kind. Whoever is kept off public tables gets up from those that wait for players. Whoever is banned is shown out, and bots play on for them.',
    params: z.object({ user: userId }),
    body: measureRequest,
    status: 201,
    answer: personInQuestion,
    errors: ['noUser', 'isOperator'],
  }),
  lift: route({
    ...at('POST', 'measures/:measure/lift', 'End a measure before its time'),
    params: z.object({ measure: number }),
    body: z.object({ why }),
    answer: done,
    errors: ['noMeasure'],
  }),
  appeals: route({
    ...at('GET', 'appeals', 'Appeals nobody has answered, the oldest first'),
    answer: list(appeal),
  }),
  answer: route({
    ...at('POST', 'measures/:measure/answer', 'Answer an appeal, and lift the measure or let it stand'),
    params: z.object({ measure: number }),
    body: z.object({ text: why, isLifted: z.boolean() }),
    answer: done,
    errors: ['noMeasure'],
  }),
  tables: route({
    ...at('GET', 'tables', 'Tables that wait for players, or games under way, the newest first'),
    query: z.object({ status: z._default(z.enum(['open', 'running']), 'open') }),
    answer: list(operatedTable),
  }),
  closeTable: route({
    ...at('POST', 'tables/:match/close', 'Close a table that waits for players, or a game under way'),
    description: 'A game under way ends without a result. Whoever sits there is told why.',
    params: z.object({ match: matchId }),
    body: z.object({ why }),
    answer: done,
    errors: ['noMatch', 'notRunning', 'tableClosed'],
  }),
  health: route({
    ...at('GET', 'health', 'How the server does: database, queues, nodes, limits'),
    answer: health,
  }),
  audit: route({
    ...at('GET', 'audit', 'What operators did, the newest first'),
    query: z.object({ cursor: z.optional(cursor) }),
    answer: page(auditEntry),
  }),
};
