export { type Network, readNetwork, writeNetwork } from './network.ts';
export { type Position, type Practice, practise, usualLength } from './positions.ts';
export { type Trained, train } from './training.ts';
