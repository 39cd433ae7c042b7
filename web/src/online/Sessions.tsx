// Where one is signed in, and one's data: to take along, or to delete.
import type { Session } from '@comptoir/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SettingRow } from '../parts/SettingRow.tsx';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { refreshMe } from './me.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** "Firefox, Linux" out of what browsers say about themselves. */
export function browserOf(agent: string): string {
  const name = ['Firefox', 'Edg', 'Chrome', 'Safari'].find((one) => agent.includes(one)) ?? 'Browser';
  const system =
    ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((one) => agent.includes(one)) ?? '';
  return [name === 'Edg' ? 'Edge' : name, system].filter((word) => word !== '').join(', ');
}

function useSessions() {
  const [list, setList] = useState<readonly Session[]>([]);
  const [current, setCurrent] = useState('');
  const refresh = useCallback(async (): Promise<void> => {
    const [all, session] = await Promise.all([api.auth.sessions({}), api.auth.session({})]);
    setList(all);
    setCurrent(session?.session.id ?? '');
  }, []);
  const { no, run } = useAction();
  useEffect(() => run(refresh), [run, refresh]);
  const end = (work: () => Promise<unknown>): void => run(() => work().finally(refresh));
  return { list, current, no, end };
}

export function Sessions() {
  const { account: words } = useOnlineWords();
  const { date } = useFormat();
  const { list, current, no, end } = useSessions();
  return (
    <section>
      <h2>{words.sessions}</h2>
      <ul className="lines">
        {list.map(({ id, token, createdAt, userAgent }) => (
          <SettingRow key={id} title={browserOf(userAgent ?? '')} says={words.since(date(createdAt))}>
            {id === current ? (
              <span className="muted">{words.thisOne}</span>
            ) : (
              <button
                type="button"
                className="btn slim quiet"
                onClick={() => end(() => api.auth.endSession({ token }))}
              >
                {words.endSession}
              </button>
            )}
          </SettingRow>
        ))}
      </ul>
      {list.length > 1 && (
        <button
          type="button"
          className="btn quiet after"
          onClick={() => end(() => api.auth.endOtherSessions({}))}
        >
          {words.endOthers}
        </button>
      )}
      <Refused no={no} />
    </section>
  );
}

function Remove() {
  const { account: words } = useOnlineWords();
  const [isSure, setSure] = useState(false);
  const [, go] = useLocation();
  const { no, run } = useAction();
  const remove = async (): Promise<void> => {
    await api.me.delete({});
    await api.auth.signOut({}).catch(() => null); // the session went with the account
    await refreshMe();
    go('/');
  };
  if (!isSure)
    return (
      <button type="button" className="btn quiet" onClick={() => setSure(true)}>
        {words.remove}
      </button>
    );
  return (
    <span className="row">
      <button type="button" className="btn go" onClick={() => run(remove)}>
        {words.removeSure}
      </button>
      <button type="button" className="btn quiet" onClick={() => setSure(false)}>
        {words.keep}
      </button>
      <Refused no={no} />
    </span>
  );
}

export function Data() {
  const { account: words } = useOnlineWords();
  return (
    <section>
      <h2>{words.data}</h2>
      <ul className="lines">
        <SettingRow title={words.export} says={words.exportSays}>
          <a className="btn quiet" href="/api/me/export" download="comptoir.json">
            {words.export}
          </a>
        </SettingRow>
        <SettingRow title={words.remove} says={words.removeSays}>
          <Remove />
        </SettingRow>
      </ul>
    </section>
  );
}
