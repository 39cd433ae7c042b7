/** Why a file of this path may not hold this text; empty where it may. */
export function refuseFile(name: string, text: string): readonly string[];
