export function bundle(entry: string, name?: string, arePackagesInside?: boolean): Promise<string>;
export function run(entry: string): Promise<void>;
