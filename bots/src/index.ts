export { type Bot, greedyBot, randomBot } from './simple.ts';
export { veil } from './veil.ts';
