export * from './client.ts';
export * from './errors.ts';
export * from './fair.ts';
export * from './messages.ts';
export * from './route.ts';
export { allRoutes, routes, TAGS } from './routes/index.ts';
export type * from './schemas/match.ts';
export type * from './schemas/people.ts';
export type * from './schemas/table.ts';
