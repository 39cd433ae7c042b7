export interface Ended {
  readonly name: string;
  readonly output: string;
  readonly isFine: boolean;
  /** Tests that failed once and not again. */
  readonly unsteady?: readonly string[];
}

/** Runs a step of tests, and once more what failed of it. `run` gives how it went, or null where everything was told to end. */
export function runSteadily(
  step: readonly string[],
  run: (step: readonly string[]) => Promise<Ended | null>,
): Promise<Ended | null>;
