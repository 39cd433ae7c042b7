import { auth } from './auth.ts';
import { lobby } from './lobby.ts';
import { mail } from './mail.ts';
import { matches } from './matches.ts';
import { me } from './me.ts';
import { players } from './players.ts';

/** Every route the server works itself, by its tag. `matches.sit` is the name of the operation. */
export const routes = { lobby, matches, me, players, mail };

/** All that can be called, with those that better-auth works. */
export const allRoutes = { ...routes, auth };
