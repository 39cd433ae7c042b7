/** What bots are called, by seat: the same in every language, so that a log reads like a harbour's. */
const NAMES = ['Hanno', 'Ilse', 'Tobias', 'Mirela', 'Contarini'];

export function botName(seat: number): string {
  return NAMES[seat] ?? `Bot ${seat + 1}`;
}
