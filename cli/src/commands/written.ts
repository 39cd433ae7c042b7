// How moments, people and what they wrote stand in the terminal.

/** To the minute, in UTC. */
export const moment = (at: Date | string): string =>
  new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** What people write may hold anything: nothing of it reaches the terminal as a command. */
export const safe = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();

export const person = ({ name, id }: { readonly name: string; readonly id: string }): string =>
  `${safe(name)} (${id})`;
