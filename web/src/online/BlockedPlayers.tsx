// Whom one does not want to hear, and hearing them again.
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call, type Person } from './api.ts';
import { useOnlineWords } from './words.ts';

interface Block extends Person {
  readonly kind: 'mute' | 'block';
}

/** The people one has muted or blocked. */
export function useBlocks() {
  const [list, setList] = useState<readonly Block[]>([]);
  const look = useCallback(async (): Promise<void> => {
    setList(await call<readonly Block[]>('/api/me/blocks'));
  }, []);
  useEffect(() => void look().catch(() => {}), [look]);
  const change = (id: string, kind: Block['kind'], isOn: boolean): void => {
    call(`/api/players/${id}/block`, 'POST', { kind, isOn }).then(look, () => {});
  };
  return { list, change };
}

export function BlockedPlayers() {
  const { account: words } = useOnlineWords();
  const { list, change } = useBlocks();
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
    </section>
  );
}
