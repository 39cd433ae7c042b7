// The way back without the password: by a recovery code, or by a link from a mail, which leads here too.
import '../pages/settings.css';
import './online.css';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { api } from './api.ts';
import { refreshMe } from './me.ts';
import { PasswordField, UsernameField } from './PasswordField.tsx';
import type { Trouble } from './trouble.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** Signs in with what has just been set, and goes to the account. */
function useComeBack(): (username: string, password: string) => Promise<void> {
  const [, go] = useLocation();
  return async (username, password) => {
    const { user } = await api.auth.signIn({ username, password });
    changeSettings({ name: user.name });
    await refreshMe();
    go('/account');
  };
}

/** The end of a form that sets a new password. */
function NewPassword({ no }: { readonly no: Trouble | null }) {
  const { recover: words, account } = useOnlineWords();
  return (
    <>
      <PasswordField name="password" label={account.newPassword} isNew />
      <button type="submit" className="btn go">
        {words.go}
      </button>
      <Refused no={no} />
    </>
  );
}

function ByCode() {
  const { recover: words } = useOnlineWords();
  const comeBack = useComeBack();
  const { no, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [username, code, password] = ['username', 'code', 'password'].map((name) =>
      String(given.get(name)),
    );
    run(async () => {
      const [name, secret] = [username ?? '', password ?? ''];
      await api.recovery.useCode({ username: name, code: code ?? '', password: secret });
      await comeBack(name, secret);
    });
  };
  return (
    <section>
      <h2>{words.byCode}</h2>
      <form className="gate" onSubmit={submit}>
        <UsernameField isNew={false} />
        <label>
          <b>{words.code}</b>
          <input className="field" name="code" required maxLength={60} autoComplete="off" />
        </label>
        <NewPassword no={no} />
      </form>
    </section>
  );
}

function ByMail() {
  const { recover: words } = useOnlineWords();
  const { lang } = useSettings();
  const [isSent, setSent] = useState(false);
  const { no, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const username = String(new FormData(event.currentTarget).get('username'));
    run(() => api.recovery.askForMail({ username, lang }).then(() => setSent(true)));
  };
  return (
    <section>
      <h2>{words.byMail}</h2>
      <p className="muted small">{words.byMailSays}</p>
      <form className="gate" onSubmit={submit}>
        <UsernameField isNew={false} />
        <button type="submit" className="btn">
          {words.send}
        </button>
        <span role="status">{isSent ? words.sent : ''}</span>
        <Refused no={no} />
      </form>
    </section>
  );
}

interface LinkProps {
  readonly user: string;
  readonly link: string;
  readonly until: number;
}

function ByLink({ user, link, until }: LinkProps) {
  const comeBack = useComeBack();
  const { no, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    run(async () => {
      const { username } = await api.recovery.useLink({ user, key: link, until, password });
      await comeBack(username, password);
    });
  };
  return (
    <form className="gate" onSubmit={submit}>
      <NewPassword no={no} />
    </form>
  );
}

export default function Recover() {
  const { recover: words, account } = useOnlineWords();
  const [search] = useSearchParams();
  const [user, link, until] = ['user', 'key', 'until'].map((name) => search.get(name));
  return (
    <Shell place="me" title={words.title}>
      <div className="wrap settings">
        <h1 className="page-title">{words.title}</h1>
        {user && link && until ? (
          <ByLink user={user} link={link} until={Number(until)} />
        ) : (
          <div className="settings-halves">
            <ByCode />
            <ByMail />
          </div>
        )}
        <p className="after">
          <Link href="/account#sign-in">{account.signIn}</Link>
        </p>
      </div>
    </Shell>
  );
}
