import type { Client } from './client.ts';

const DAY = 24 * 3_600_000;

/** A game over days between two; both are asked for a bid. */
export async function turnsBetween(alma: Client, bruno: Client): Promise<string> {
  const match = await alma.open({ clock: { kind: 'turns', bank: DAY, increment: 0 } });
  await bruno.sit(match);
  return match;
}
