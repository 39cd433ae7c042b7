// Tokens for bots of one's own: shown once, listed, taken back.
import type { Token } from '@comptoir/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { SettingRow } from '../parts/SettingRow.tsx';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

function useTokens() {
  const [list, setList] = useState<readonly Token[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    setList(await api.me.tokens({}));
  }, []);
  const { no, run } = useAction();
  useEffect(() => run(refresh), [run, refresh]);
  const make = async (name: string, scope: Token['scope']): Promise<void> => {
    const { token } = await api.me.makeToken({ name, scope });
    setMade(token);
    await refresh();
  };
  const end = async (id: string): Promise<void> => {
    await api.me.deleteToken({ id });
    setMade(null);
    await refresh();
  };
  return { list, made, make, end, no, run };
}

export function Tokens() {
  const { account: words } = useOnlineWords();
  const { date } = useFormat();
  const { list, made, make, end, no, run } = useTokens();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const scope = given.get('scope') === 'read' ? 'read' : 'play';
    run(() => make(String(given.get('name')), scope).then(() => form.reset()));
  };
  return (
    <section>
      <h2>{words.tokens}</h2>
      <p className="muted small">{words.tokensSays}</p>
      <ul className="lines">
        {list.map(({ id, name, scope, expiresAt }) => (
          <SettingRow
            key={id}
            title={name}
            says={words.tokenUntil(words.tokenScopes[scope], date(expiresAt))}
          >
            <button type="button" className="btn slim quiet" onClick={() => run(() => end(id))}>
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
        <select className="field" name="scope" aria-label={words.tokenMay}>
          <option value="play">{words.tokenScopes.play}</option>
          <option value="read">{words.tokenScopes.read}</option>
        </select>
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
      <Refused no={no} />
    </section>
  );
}
