// What others may use of the server.
export { backup, restore, roughRows } from './backup.ts';
export { type Config, readConfig } from './config.ts';
export { auditLog } from './operate/audit.ts';
export { healthOf } from './operate/health.ts';
export {
  answerAppeal,
  liftMeasure,
  measuresOf,
  openAppeals,
  suggestedFor,
  takeMeasure,
} from './operate/measures.ts';
export { findPerson, listOperators, setOperator } from './operate/operators.ts';
export { closeReport } from './operate/reports.ts';
export { closeTable, tablesOf } from './operate/tables.ts';
export { listReports, type Report } from './people/reports.ts';
export { runServer } from './process.ts';
export { withDatabase } from './store.ts';
