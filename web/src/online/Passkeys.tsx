// The passkeys of the account: listed, named, added, removed; and signing in with one.
import type { Passkey } from '@comptoir/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { SettingRow } from '../parts/SettingRow.tsx';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { type Me, refreshMe } from './me.ts';
import { addPasskey, canUsePasskeys, signInWithPasskey } from './passkey.ts';
import { browserOf } from './Sessions.tsx';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface KeyProps {
  readonly passkey: Passkey;
  act(work: () => Promise<unknown>): void;
}

function Key({ passkey: { id, name, createdAt }, act }: KeyProps) {
  const { account: words } = useOnlineWords();
  const { date } = useFormat();
  const [isNaming, setNaming] = useState(false);
  const called = name === '' ? words.passkey : name;
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name'));
    setNaming(false);
    act(() => api.me.renamePasskey({ id, name: wanted }));
  };
  if (isNaming)
    return (
      <li>
        <form className="row" onSubmit={rename}>
          <input
            className="field"
            name="name"
            aria-label={words.passkeyName}
            required
            maxLength={60}
            defaultValue={name}
          />
          <button type="submit" className="btn slim">
            {words.save}
          </button>
        </form>
      </li>
    );
  return (
    <SettingRow title={called} says={createdAt === null ? '' : words.since(date(createdAt))}>
      <span className="row">
        <button type="button" className="btn slim quiet" onClick={() => setNaming(true)}>
          {words.rename}
          <span className="hidden-words"> {called}</span>
        </button>
        <button
          type="button"
          className="btn slim quiet"
          onClick={() => act(() => api.me.deletePasskey({ id }))}
        >
          {words.removePasskey}
          <span className="hidden-words"> {called}</span>
        </button>
      </span>
    </SettingRow>
  );
}

function KeyList({ list, act }: { readonly list: readonly Passkey[]; act: KeyProps['act'] }) {
  if (list.length === 0) return null;
  return (
    <ul className="lines">
      {list.map((passkey) => (
        <Key key={passkey.id} passkey={passkey} act={act} />
      ))}
    </ul>
  );
}

export function Passkeys({ me }: { readonly me: Me | null }) {
  const { account: words } = useOnlineWords();
  const [list, setList] = useState<readonly Passkey[]>([]);
  const [said, setSaid] = useState('');
  const { no, run } = useAction();
  const isSomebody = me !== null;
  const refresh = useCallback(async (): Promise<void> => {
    if (isSomebody) setList(await api.me.passkeys({}));
  }, [isSomebody]);
  useEffect(() => run(refresh), [run, refresh]);
  const act = (work: () => Promise<unknown>): void => run(() => work().finally(refresh));
  const use = (work: () => Promise<void>): void => {
    work()
      .then(() => refreshMe())
      .then(refresh)
      .then(
        () => setSaid(words.passkeyYes),
        () => setSaid(words.passkeyNo),
      );
  };
  if (!canUsePasskeys() && list.length === 0) return null;
  return (
    <section>
      <h2>{words.passkeys}</h2>
      <p className="muted small">{words.passkeySays}</p>
      <KeyList list={list} act={act} />
      <div className="row after">
        {isSomebody && canUsePasskeys() && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => use(() => addPasskey(browserOf(navigator.userAgent)))}
          >
            {words.addPasskey}
          </button>
        )}
        {(me === null || me.isGuest) && (
          <button type="button" className="btn plain" onClick={() => use(signInWithPasskey)}>
            {words.withPasskey}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
      <Refused no={no} />
    </section>
  );
}
