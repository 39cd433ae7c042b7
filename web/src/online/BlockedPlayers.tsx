// Whom one does not want to hear, and hearing them again.
import type { BlockedPlayer } from '@comptoir/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from './api.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** The people one has muted or blocked. */
export function useBlocks() {
  const [list, setList] = useState<readonly BlockedPlayer[]>([]);
  const refresh = useCallback(async (): Promise<void> => {
    setList(await api.me.blocks({}));
  }, []);
  // Nobody is signed in: nobody is blocked.
  useEffect(() => void refresh().catch(() => setList([])), [refresh]);
  const { no, run } = useAction();
  const change = (user: string, kind: BlockedPlayer['kind'], isOn: boolean): void =>
    run(() => api.players.block({ user, kind, isOn }).then(refresh));
  return { list, change, no };
}

export function BlockedPlayers() {
  const { account: words } = useOnlineWords();
  const { list, change, no } = useBlocks();
  return (
    <section>
      <h2>{words.blocks}</h2>
      <p className="muted small">{list.length === 0 ? words.blocksNone : words.blocksSays}</p>
      <ul className="lines">
        {list.map(({ id, name, kind }) => (
          <li key={`${id} ${kind}`}>
            <span>
              <b>
                <Link href={`/players/${id}`}>{name}</Link>
              </b>
              <span className="small muted">{words.blockKinds[kind]}</span>
            </span>
            <button type="button" className="btn slim quiet" onClick={() => change(id, kind, false)}>
              {words.unblock[kind]}
              <span className="hidden-words"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Refused no={no} />
    </section>
  );
}
