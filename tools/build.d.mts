/** Builds the pages of the web app, if they are older than what they are made of. */
export function buildPages(): Promise<void>;
