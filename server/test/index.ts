// What the benchmarks of another room share with the tests of this one: processes, a player, the raw means.
export { default as pg } from 'pg';
export { type RawData, WebSocket, WebSocketServer } from 'ws';
export { clocksFor, freshClocks } from '../src/matches/clock.ts';
export * from './client.ts';
export * from './pages.ts';
export * from './process.ts';
export * from './proxy.ts';
