export { joined, type Network, readNetwork, writeNetwork } from './network.ts';
export { type Position, type Practice, practise, type Siblings, usualLength } from './positions.ts';
export { type Trained, train } from './training.ts';
