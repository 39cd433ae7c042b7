import type { TableMessage } from '@comptoir/protocol';
import type { Client } from './client.ts';

/** Plays a seat with its last option, whoever else plays theirs, until the game is over; its last table. */
export async function playOut(player: Client, match: string): Promise<TableMessage> {
  for (;;) {
    const table = await player.table(match, ({ decision, result }) => decision !== null || result !== null);
    const option = table.decision?.options.at(-1);
    if (option === undefined) return table;
    const answer = await player.pick(match, table.seq, option);
    if (answer.type === 'ack') await player.table(match, ({ seq }) => seq >= answer.seq);
  }
}
