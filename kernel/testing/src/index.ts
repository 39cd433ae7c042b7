export { Scenario, type ScenarioOptions, scenario } from './scenario.ts';
