// Words about somebody who is asked and not there, and about whose turn it is.
import { grammar } from '@comptoir/kernel';
import type { SeatEvent } from '@comptoir/protocol';

const { many } = grammar('en');

export const absence = {
  /** What the chat and the log say. `by`: whoever acted, is invited, removed or the host; `name`: whose seat it is about, empty for somebody who
   * deleted their account. */
  events: {
    left: (_by, name) => (name === '' ? 'A player left; a bot plays.' : `${name} left; a bot plays.`),
    away: (_by, name) => `${name} ran out of time; a bot plays until they are back.`,
    back: (_by, name) => `${name} is back.`,
    nudged: (by, name) => `${by} nudged ${name}.`,
    asksStandIn: (by, name) => `${by} asks that a bot play for ${name}.`,
    standIn: (_by, name) => `A bot plays for ${name} until they are back.`,
    asksClose: (by) => `${by} asks that the game be closed without a result.`,
    agrees: (by) => `${by} agrees to close the game.`,
    refuses: (by) => `${by} says no: the game waits.`,
    closed: () => 'The game is closed without a result.',
    invited: (by) => `${by} is invited.`,
    declined: (by) => `${by} cannot come.`,
    removed: (by) => `The host removed ${by} from the table.`,
    host: (by) => `${by} is the host now.`,
    operators: (_by, _name, why) => `The operators closed the game without a result: “${why}”`,
  } satisfies Record<SeatEvent, (by: string, name: string, why: string) => string>,
  notHere: (name: string) => `${name} is not here`,
  sinceWhen: (when: string) => `since ${when}`,
  since: (when: string) =>
    `since ${when}, and it is their turn. The game is kept; nobody loses anything by waiting.`,
  ways: 'What you can do',
  nudge: 'Nudge',
  nudgeSays: 'One notification to their devices.',
  nudged: (when: string) => `Sent, ${when}.`,
  nudgeAgain: (when: string) => `Again possible from ${when}.`,
  letBot: 'Let a bot play',
  letBotSays: 'A Négociant plays the seat. They take it back by coming back, even in the middle of its turn.',
  letBotMinute: 'The others who are here have a minute to say no.',
  close: 'Close without result',
  closeSays: (when: string) =>
    `If all who are here agree and the absent player was nudged. From ${when} anybody may.`,
  fair: 'Friendly: nothing counts either way. Rated: a bot’s picks count as absence; more than a fifth of one’s picks, and one is ranked last.',
  asksBot: (by: string, name: string) => `${by} asks that a bot play for ${name} until they are back.`,
  asksClosing: (by: string) => `${by} asks that the game be closed without a result.`,
  youAskBot: (name: string) => `A bot plays for ${name} in a minute, unless somebody says no.`,
  youAgree: 'You agreed to close the game without a result; the others are asked.',
  waitFor: 'No, wait',
  agree: 'Agree',
  closed: 'This game was closed without a result.',
  closedUnrated: 'It changes no rating.',
  closedByOperators: (why: string) => `The operators closed this game without a result: “${why}”`,
  playAgain: 'Play again',
  onItsWay: (n: number) => `${many(n, 'move')} on the way…`,
  yourTurn: (game: string) => `Your turn: ${game}`,
  turnOf: (name: string, game: string) => `${name} plays · ${game}`,
  tellMe: 'Shall we tell you when it is your turn?',
  tellMeSays: 'A notification on this device when the others have played.',
  installFirst: 'On an iPhone or iPad put Comptoir on the home screen first: Share, then Add to Home Screen.',
  yes: 'Yes, on this device',
  no: 'No',
  denied: 'Your browser does not allow notifications here; you can change that in its settings.',
};
