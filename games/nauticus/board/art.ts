// Symbols by name.

export const art = (name: string): string => `nauticus-${name}`;
