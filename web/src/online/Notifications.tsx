// How one hears that it is one's turn.
import { type ReactNode, useEffect, useState } from 'react';
import { Toggle } from '../parts/controls.tsx';
import { useSettings } from '../settings.ts';
import { call } from './api.ts';
import { canPush, turnPushOn } from './push.ts';
import { useOnlineWords } from './words.ts';

interface Preferences {
  readonly mail: string | null;
  readonly wantsMail: boolean;
  readonly wantsPush: boolean;
  readonly wantsDigest: boolean;
}
interface Channels {
  readonly pushKey: string;
  readonly hasMail: boolean;
}

export function SettingRow({
  title,
  says = '',
  children,
}: {
  readonly title: string;
  readonly says?: string;
  readonly children?: ReactNode;
}) {
  return (
    <li>
      <span>
        <b>{title}</b>
        {says !== '' && <span className="small muted">{says}</span>}
      </span>
      {children}
    </li>
  );
}

function useNotifications() {
  const { lang } = useSettings();
  const [ways, setWays] = useState<Channels | null>(null);
  const [wants, setWants] = useState<Preferences | null>(null);
  useEffect(() => {
    call<Channels>('/api/me').then(setWays, () => {});
    call<Preferences>('/api/me/preferences').then(setWants, () => {});
  }, []);
  const change = (part: Partial<Preferences>): void => {
    if (wants === null) return;
    const next = { ...wants, ...part };
    setWants(next);
    void call('/api/me/preferences', 'PUT', { ...next, lang }).catch(() => setWants(wants));
  };
  return { ways, wants, change };
}

export function Notifications() {
  const { account: words } = useOnlineWords();
  const { ways, wants, change } = useNotifications();
  const [said, setSaid] = useState('');
  if (ways === null || wants === null) return null;
  const push = async (isOn: boolean): Promise<void> => {
    const isAllowed = !isOn || (await turnPushOn(ways.pushKey).catch(() => false));
    if (isAllowed) change({ wantsPush: isOn });
    else setSaid(words.pushNo);
  };
  const test = async (): Promise<void> => {
    const { sent } = await call<{ sent: number }>('/api/me/notices/test', 'POST', {});
    setSaid(words.tested(sent));
  };
  return (
    <section>
      <h2>{words.notifications}</h2>
      <p className="muted small">{words.notificationsSays}</p>
      <ul className="lines">
        <SettingRow title={words.push} says={canPush() ? '' : words.pushNo}>
          {canPush() && (
            <Toggle label={words.push} isOn={wants.wantsPush} onChange={(isOn) => void push(isOn)} />
          )}
        </SettingRow>
        <SettingRow title={words.mail} says={ways.hasMail ? '' : words.mailNo}>
          {ways.hasMail && (
            <span className="row">
              <input
                className="field"
                type="email"
                aria-label={words.mailAddress}
                placeholder={words.mailAddress}
                defaultValue={wants.mail ?? ''}
                onBlur={({ currentTarget }) => change({ mail: currentTarget.value || null })}
              />
              <Toggle
                label={words.mail}
                isOn={wants.wantsMail}
                onChange={(isOn) => change({ wantsMail: isOn })}
              />
            </span>
          )}
        </SettingRow>
        <SettingRow title={words.digest}>
          <Toggle
            label={words.digest}
            isOn={wants.wantsDigest}
            onChange={(isOn) => change({ wantsDigest: isOn })}
          />
        </SettingRow>
      </ul>
      <div className="row after">
        <button type="button" className="btn quiet" onClick={() => void test().catch(() => {})}>
          {words.test}
        </button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
