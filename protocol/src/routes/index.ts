import { auth } from './auth.ts';
import { lobby } from './lobby.ts';
import { mail } from './mail.ts';
import { matches } from './matches.ts';
import { me } from './me.ts';
import { operate } from './operate.ts';
import { players } from './players.ts';
import { recovery } from './recovery.ts';

/** Every route the server works itself, by its tag. `matches.sit` is the name of the operation. */
export const routes = { lobby, matches, me, players, mail, recovery, operate };

/** All that can be called, with those that better-auth works. */
export const allRoutes = { ...routes, auth };

export const TAGS: Readonly<Record<keyof typeof allRoutes, string>> = {
  lobby: 'Finding a match, or opening one.',
  matches: 'One match: looking at it, sitting down, changing it.',
  me: 'Oneself: matches, invitations, settings, tokens, one’s data.',
  players: 'Other players.',
  mail: 'The way out that every mail carries.',
  recovery: 'The way back without the password.',
  operate: 'Those who run the server.',
  auth: 'Signing in and out: the routes of better-auth that the page uses. It has more, documented at better-auth.com; those may change with the library.',
};
