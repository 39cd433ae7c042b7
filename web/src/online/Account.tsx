// Who one is online: a guest, or an account with a name and a password.
import '../pages/settings.css';
import './online.css';
import { type FormEvent, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { SettingRow } from '../parts/SettingRow.tsx';
import { LoadingPanel } from '../parts/StatePanel.tsx';
import { useWayBack } from '../parts/useWayBack.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { api } from './api.ts';
import { BlockedPlayers } from './BlockedPlayers.tsx';
import { Measures } from './Measures.tsx';
import { ensureMe, type Me, refreshMe, useSignInState } from './me.ts';
import { Notifications } from './Notifications.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordAndCodes } from './PasswordAndCodes.tsx';
import { PasswordField, UsernameField } from './PasswordField.tsx';
import { Data, Sessions } from './Sessions.tsx';
import { Tokens } from './Tokens.tsx';
import { Refused, useAction } from './useAction.tsx';
import { Vacation } from './Vacation.tsx';
import { useOnlineWords } from './words.ts';

interface GateProps {
  /** Where links lead. */
  readonly id: string;
  /** Its title, which is what the button says too. */
  readonly does: string;
  readonly says: string;
  readonly refused: string;
  readonly isNew: boolean;
  readonly send: (username: string, password: string) => Promise<void>;
}

/** A user name and a password. */
function Gate({ id, does, says, refused, isNew, send }: GateProps) {
  const { account: words } = useOnlineWords();
  const { no, run } = useAction();
  const from = useWayBack();
  const [, goTo] = useLocation();
  const enter = async (username: string, password: string): Promise<void> => {
    await send(username, password);
    await refreshMe();
    if (from !== null) goTo(from); // to the door one came from
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    run(() => enter(String(form.get('username')), String(form.get('password'))));
  };
  return (
    <section id={id}>
      <h2>{does}</h2>
      <p className="muted small">{says}</p>
      <form className="gate" onSubmit={submit}>
        <UsernameField isNew={isNew} />
        <PasswordField name="password" label={words.password} isNew={isNew} />
        <button type="submit" className="btn">
          {does}
        </button>
        <Refused no={no} refused={refused} />
      </form>
    </section>
  );
}

/** Whoever signs in is called as the account says. */
async function signIn(username: string, password: string): Promise<void> {
  const { user } = await api.auth.signIn({ username, password });
  changeSettings({ name: user.name });
}

function Gates({ me }: { readonly me: Me | null }) {
  const { account: words } = useOnlineWords();
  const { name } = useSettings();
  const signUp = async (username: string, password: string): Promise<void> => {
    await ensureMe();
    const email = `${username.toLowerCase()}@people.invalid`;
    const called = me?.name ?? (name || username);
    await api.auth.signUp({ name: called, username, email, password });
  };
  return (
    <>
      <Gate id="create" does={words.make} says={words.makeSays} refused={words.taken} isNew send={signUp} />
      <Gate
        id="sign-in"
        does={words.signIn}
        says={words.signInSays}
        refused={words.wrong}
        isNew={false}
        send={signIn}
      />
      <p>
        <Link href="/recover">{words.lost}</Link>
      </p>
    </>
  );
}

function Somebody({ me }: { readonly me: Me }) {
  const { account: words } = useOnlineWords();
  const { no, run } = useAction();
  const leave = async (): Promise<void> => {
    await api.auth.signOut({});
    await refreshMe();
  };
  return (
    <section>
      <ul className="lines">
        <SettingRow title={me.name} says={me.isGuest ? words.guest : words.known(me.username ?? me.name)}>
          <span className="row">
            <Link className="btn quiet" href={`/players/${me.id}`}>
              {words.profile}
            </Link>
            {!me.isGuest && (
              <button type="button" className="btn quiet" onClick={() => run(leave)}>
                {words.signOut}
              </button>
            )}
          </span>
        </SettingRow>
      </ul>
      <Refused no={no} />
    </section>
  );
}

function Page({ me }: { readonly me: Me | null }) {
  const { account: words } = useOnlineWords();
  useEffect(() => {
    if (location.hash !== '') document.querySelector<HTMLElement>(`${location.hash} input`)?.focus();
  }, []);
  return (
    <div className="settings-halves">
      <div>
        {me === null ? <p>{words.nobody}</p> : <Somebody me={me} />}
        {me !== null && <Measures />}
        {(me === null || me.isGuest) && <Gates me={me} />}
        <Passkeys me={me} />
        {me !== null && !me.isGuest && <PasswordAndCodes />}
      </div>
      <div>
        {me !== null && (
          <>
            <Notifications />
            {!me.isGuest && <Vacation />}
            <Sessions />
            <BlockedPlayers />
            <Tokens />
            <Data />
          </>
        )}
      </div>
    </div>
  );
}

export default function Account() {
  const { account: words, trouble } = useOnlineWords();
  const state = useSignInState();
  return (
    <Shell place="me" title={words.title}>
      {state.kind === 'asking' ? (
        <LoadingPanel />
      ) : (
        <div className="wrap settings">
          <h1 className="page-title">{words.title}</h1>
          <p className="lead muted">{state.kind === 'none' ? trouble[state.why] : words.lead}</p>
          {state.kind !== 'none' && (
            <Page
              key={state.kind === 'someone' ? state.me.id : ''}
              me={state.kind === 'someone' ? state.me : null}
            />
          )}
        </div>
      )}
    </Shell>
  );
}
