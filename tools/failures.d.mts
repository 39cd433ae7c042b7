/** The names of the tests that failed, each once; of a step that is no test its last lines. */
export function failuresIn(output: string): readonly string[];
