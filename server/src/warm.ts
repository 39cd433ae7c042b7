// What pages that come from another server are answered with, and what every pick waits for: each connection knows these statements before
// the server says that it is ready. Run with what is nowhere they find and change nothing.
import type { Statement } from './database/index.ts';
import { commitStatement } from './matches/batch.ts';
import { cameStatement, wentStatement } from './matches/comings.ts';
import { elsewhereStatement, hereStatement } from './matches/presence.ts';
import { matchStatement, newsStatement } from './matches/store.ts';
import { inForceStatement } from './operate/in-force.ts';
import { thereStatement } from './people/auth.ts';

export const ASKED: { readonly pool: readonly Statement[]; readonly picks: readonly Statement[] } = {
  pool: [
    matchStatement(''),
    thereStatement('session', ''),
    inForceStatement(''),
    elsewhereStatement([], ''),
    hereStatement('', [], [], ''),
    cameStatement([]),
    wentStatement([]),
  ],
  picks: [commitStatement([], []), newsStatement([])],
};
