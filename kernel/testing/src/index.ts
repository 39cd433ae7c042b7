export type { Position, Subject } from './checks.ts';
export { type Coverage, coverageOf } from './coverage.ts';
export { Tally } from './drivers.ts';
export { Fault } from './faults.ts';
export { type FuzzGame, fuzzGame, randomVariants } from './fuzz.ts';
export { perft, perftPositions } from './perft.ts';
export { type Rulebook, readRulebook } from './rulebook.ts';
export { Scenario, type ScenarioOptions, scenario } from './scenario.ts';
export { type Quay, quay, quayHints } from './toy.ts';
