/** The names of the tests that failed, each once; of a step that is no test its last lines. */
export function failuresIn(output: string): readonly string[];

/** The files of the tests that failed; none where it is not known which. */
export function failedFiles(output: string): readonly string[];
