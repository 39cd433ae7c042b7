// Symbols by name.

export const art = (name: string): string => `porto-carthago-${name}`;
