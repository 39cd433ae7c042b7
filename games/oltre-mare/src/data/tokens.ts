// The 32 port tokens: one on each of the 30 ports, two removed unseen.

export const TOKENS_TABLE = [
  { kind: 'compass', count: 4 },
  { kind: 'fightPirates', count: 6 },
  { kind: 'favourableTerms', count: 6 },
  { kind: 'localAuthority', count: 6 },
  { kind: 'bigDeal', count: 5 },
  { kind: 'seafaring', count: 5 },
] as const;
