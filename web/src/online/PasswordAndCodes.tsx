// The password of the account, and the codes that bring one back without it.
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { copyText } from '../copy.ts';
import { api } from './api.ts';
import { PasswordField } from './PasswordField.tsx';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

function ChangePassword() {
  const { account: words } = useOnlineWords();
  const [isChanged, setChanged] = useState(false);
  const { no, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    setChanged(false);
    run(async () => {
      await api.auth.changePassword({
        currentPassword: String(given.get('present')),
        newPassword: String(given.get('new')),
      });
      form.reset();
      setChanged(true);
    });
  };
  return (
    <section>
      <h2>{words.password}</h2>
      <form className="gate" onSubmit={submit}>
        <PasswordField name="present" label={words.presentPassword} isNew={false} />
        <PasswordField name="new" label={words.newPassword} isNew />
        <button type="submit" className="btn">
          {words.changePassword}
        </button>
        <span className="small muted">{words.changePasswordSays}</span>
        <span role="status">{isChanged ? words.passwordChanged : ''}</span>
        <Refused no={no === 'wrongPassword' ? null : no} />
        {no === 'wrongPassword' && (
          <p className="small refused" role="alert">
            {words.presentWrong}
          </p>
        )}
      </form>
    </section>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { account: words, room } = useOnlineWords();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => void copyText(codes.join('\n')).then(setCopied);
  return (
    <>
      <p role="status">{words.codesOnce}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={copy}>
        <Icon id={isCopied ? 'confirm' : 'copy'} />
        <span aria-live="polite">{isCopied ? room.copied : words.copyCodes}</span>
      </button>
    </>
  );
}

function RecoveryCodes() {
  const { account: words } = useOnlineWords();
  const [left, setLeft] = useState<number | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { no, run } = useAction();
  const refresh = useCallback(async (): Promise<void> => {
    setLeft((await api.me.recoveryCodes({})).left);
  }, []);
  useEffect(() => run(refresh), [run, refresh]);
  const make = async (): Promise<void> => {
    setCodes((await api.me.makeRecoveryCodes({})).codes);
    await refresh();
  };
  return (
    <section>
      <h2>{words.codes}</h2>
      <p className="muted small">{words.codesSays}</p>
      {codes.length > 0 && <Codes codes={codes} />}
      <div className="row after">
        <button type="button" className={left === 0 ? 'btn go' : 'btn quiet'} onClick={() => run(make)}>
          {left === 0 ? words.makeCodes : words.makeNewCodes}
        </button>
        {left !== null && <span className="muted">{words.codesLeft(left)}</span>}
      </div>
      <Refused no={no} />
    </section>
  );
}

/** Of whoever has a password; who came by passkey alone has none to change. */
export function PasswordAndCodes() {
  const [hasPassword, setHas] = useState(false);
  useEffect(() => {
    api.me.get({}).then(
      (me) => setHas(me.hasPassword),
      () => setHas(false), // asked again on the next visit
    );
  }, []);
  if (!hasPassword) return null;
  return (
    <>
      <ChangePassword />
      <RecoveryCodes />
    </>
  );
}
