// What others may use of the server.
export { backup, restore } from './backup.ts';
export { type Config, readConfig } from './config.ts';
export { handleReport, listReports, type Report } from './people/reports.ts';
export { runServer } from './process.ts';
export { withDatabase } from './store.ts';
