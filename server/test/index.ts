// What the benchmarks of another room share with the tests of this one: processes, a player, the raw means.
export { default as pg } from 'pg';
export { type RawData, WebSocket, WebSocketServer } from 'ws';
export { connect } from '../src/database/index.ts';
export { childrenOf } from '../src/database/postmaster.ts';
export { freePort } from '../src/free-port.ts';
export { pack } from '../src/matches/archived.ts';
export { afterPick, clocksFor, freshClocks, nextExpiry } from '../src/matches/clock.ts';
export { closeMatch } from '../src/matches/closed.ts';
export * from './balancer.ts';
export * from './client.ts';
export * from './haproxy.ts';
export { joinBroker, natsProgram, startNats } from './nats.ts';
export * from './pages.ts';
export * from './process.ts';
export * from './proxy.ts';
export { queryAt } from './query.ts';
export * from './replicas.ts';
