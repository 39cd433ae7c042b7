// Tokens for bots of one's own: shown once, listed, taken back.
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useFormat } from '../words/index.ts';
import { call } from './api.ts';
import { SettingRow } from './Notifications.tsx';
import { useOnlineWords } from './words.ts';

interface Token {
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

function useTokens() {
  const [list, setList] = useState<readonly Token[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const look = useCallback(async (): Promise<void> => {
    setList(await call<readonly Token[]>('/api/me/tokens'));
  }, []);
  useEffect(() => void look().catch(() => {}), [look]);
  const make = async (name: string): Promise<void> => {
    const { token } = await call<{ token: string }>('/api/me/tokens', 'POST', { name });
    setMade(token);
    await look();
  };
  const end = async (id: string): Promise<void> => {
    await call(`/api/me/tokens/${id}`, 'DELETE');
    setMade(null);
    await look();
  };
  return { list, made, make, end };
}

export function Tokens() {
  const { account: words } = useOnlineWords();
  const { date } = useFormat();
  const { list, made, make, end } = useTokens();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    make(String(new FormData(form).get('name'))).then(
      () => form.reset(),
      () => {},
    );
  };
  return (
    <section>
      <h2>{words.tokens}</h2>
      <p className="muted small">{words.tokensSays}</p>
      <ul className="lines">
        {list.map(({ id, name, at }) => (
          <SettingRow key={id} title={name} says={words.since(date(at))}>
            <button type="button" className="btn slim quiet" onClick={() => void end(id).catch(() => {})}>
              {words.tokenEnd}
              <span className="hidden-words"> {name}</span>
            </button>
          </SettingRow>
        ))}
      </ul>
      <form className="row after" onSubmit={send}>
        <input
          className="field"
          name="name"
          required
          maxLength={60}
          aria-label={words.tokenName}
          placeholder={words.tokenName}
        />
        <button type="submit" className="btn quiet">
          {words.tokenMake}
        </button>
      </form>
      <p role="status">
        {made !== null && (
          <>
            {words.tokenOnce} <code className="seal">{made}</code>
          </>
        )}
      </p>
    </section>
  );
}
