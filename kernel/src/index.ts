export * from './host.ts';
export * from './plain.ts';
export * from './play.ts';
export * from './record.ts';
export * from './rng.ts';
export * from './sha256.ts';
export * from './texts.ts';
export type * from './types.ts';
