// Those who run the server. Who calls is checked before, by the table of routes; what they do is noted with it.
import type { Person, routes } from '@comptoir/protocol';
import { auditLog } from '../operate/audit.ts';
import { healthOf } from '../operate/health.ts';
import { answerAppeal, liftMeasure, openAppeals, takeMeasure } from '../operate/measures.ts';
import { closeReport, personInQuestion, reportInContext, reportPage } from '../operate/reports.ts';
import { closeTable, tablesOf } from '../operate/tables.ts';
import type { Handlers } from './register.ts';

const MOST_FOUND = 20;
const FIND = `select id, name from "user" where starts_with(lower(name), lower($1)) or username = lower($1)
  order by name, id limit ${MOST_FOUND}`;

export const operate: Handlers<typeof routes.operate> = {
  reports: async ({ query }, { database }) => reportPage(database, query),

  report: async ({ user, params }, { database }) => reportInContext(database, user.id, params.report),

  async closeReport({ user, params, body }, { database }) {
    await closeReport(database, user.id, params.report, body.note);
    return { ok: true };
  },

  people: async ({ query }, { database: { pool } }) => (await pool.query<Person>(FIND, [query.name])).rows,

  person: async ({ params }, { database }) => personInQuestion(database, params.user),

  async takeMeasure({ user, params, body }, { database, news }) {
    await takeMeasure(database, user.id, params.user, body);
    if (body.kind === 'ban') news.emit('banned', params.user); // the other nodes hear of it
    return personInQuestion(database, params.user);
  },

  async lift({ user, params, body }, { database }) {
    await liftMeasure(database, user.id, params.measure, body.why);
    return { ok: true };
  },

  appeals: async (_call, { database }) => openAppeals(database),

  async answer({ user, params, body }, { database }) {
    await answerAppeal(database, user.id, params.measure, body);
    return { ok: true };
  },

  tables: async ({ query }, { database }) => tablesOf(database, query.status),

  async closeTable({ user, params, body }, { database }) {
    await closeTable(database, user.id, params.match, body.why);
    return { ok: true };
  },

  health: async (_call, { database, limits, rooms, connections }) =>
    healthOf(database, limits, { sockets: connections(), matches: rooms.size }),

  audit: async ({ query }, { database }) => auditLog(database, query.cursor),
};
