export * from './errors.ts';
export * from './fair.ts';
export * from './messages.ts';
