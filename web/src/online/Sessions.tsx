// Where one is signed in, and one's data: to take along, or to delete.
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useFormat } from '../words/index.ts';
import { call } from './api.ts';
import { refreshMe } from './me.ts';
import { SettingRow } from './Notifications.tsx';
import { useOnlineWords } from './words.ts';

interface Session {
  readonly id: string;
  readonly token: string;
  readonly createdAt: string;
  readonly userAgent?: string | null;
}

/** "Firefox, Linux" out of what browsers say about themselves. */
function browserOf(agent: string): string {
  const name = ['Firefox', 'Edg', 'Chrome', 'Safari'].find((one) => agent.includes(one)) ?? 'Browser';
  const system =
    ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((one) => agent.includes(one)) ?? '';
  return [name === 'Edg' ? 'Edge' : name, system].filter((word) => word !== '').join(', ');
}

function useSessions() {
  const [list, setList] = useState<readonly Session[]>([]);
  const [current, setCurrent] = useState('');
  const look = useCallback(async (): Promise<void> => {
    const [all, session] = await Promise.all([
      call<readonly Session[]>('/api/auth/list-sessions'),
      call<{ session: Session } | null>('/api/auth/get-session'),
    ]);
    setList(all);
    setCurrent(session?.session.id ?? '');
  }, []);
  useEffect(() => void look().catch(() => {}), [look]);
  return { list, current, look };
}

export function Sessions() {
  const { account: words } = useOnlineWords();
  const { date } = useFormat();
  const { list, current, look } = useSessions();
  const end = (path: string, body: object): void => {
    void call(`/api/auth/${path}`, 'POST', body).finally(() => void look());
  };
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
                onClick={() => end('revoke-session', { token })}
              >
                {words.endSession}
              </button>
            )}
          </SettingRow>
        ))}
      </ul>
      {list.length > 1 && (
        <button type="button" className="btn quiet after" onClick={() => end('revoke-other-sessions', {})}>
          {words.endOthers}
        </button>
      )}
    </section>
  );
}

function Remove() {
  const { account: words } = useOnlineWords();
  const [isSure, setSure] = useState(false);
  const [, go] = useLocation();
  const remove = async (): Promise<void> => {
    await call('/api/me', 'DELETE');
    await call('/api/auth/sign-out', 'POST', {}).catch(() => {});
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
      <button type="button" className="btn go" onClick={() => void remove().catch(() => {})}>
        {words.removeSure}
      </button>
      <button type="button" className="btn quiet" onClick={() => setSure(false)}>
        {words.keep}
      </button>
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
