// How one hears that it is one's turn.
import type { OwnAccount, Preferences } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Toggle } from '../parts/controls.tsx';
import { SettingRow } from '../parts/SettingRow.tsx';
import { useSettings } from '../settings.ts';
import { api } from './api.ts';
import { canPush, turnPushOn } from './push.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

function useNotifications() {
  const { lang } = useSettings();
  const [channels, setChannels] = useState<OwnAccount | null>(null);
  const [wants, setWants] = useState<Preferences | null>(null);
  const { no, run } = useAction();
  useEffect(() => {
    run(() => Promise.all([api.me.get({}).then(setChannels), api.me.preferences({}).then(setWants)]));
  }, [run]);
  const change = (part: Partial<Preferences>): void => {
    if (wants === null) return;
    const next = { ...wants, ...part, lang };
    setWants(next);
    run(async () => {
      try {
        setWants(await api.me.setPreferences(next));
      } catch (error) {
        setWants(wants);
        throw error;
      }
    });
  };
  return { channels, wants, change, no, run };
}

export function Notifications() {
  const { account: words } = useOnlineWords();
  const { channels, wants, change, no, run } = useNotifications();
  const [said, setSaid] = useState('');
  if (channels === null || wants === null) return <Refused no={no} />;
  const push = async (isOn: boolean): Promise<void> => {
    const isAllowed = !isOn || (await turnPushOn(channels.pushKey).catch(() => false));
    if (isAllowed) change({ wantsPush: isOn });
    else setSaid(words.pushNo);
  };
  const test = async (): Promise<void> => {
    const { sent } = await api.me.testNotice({});
    setSaid(words.tested(sent));
  };
  const verify = async (): Promise<void> => {
    await api.me.verifyMail({});
    setSaid(words.mailSent);
  };
  const isWaiting = channels.hasMail && wants.mail !== null && !wants.isMailVerified;
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
        <SettingRow
          title={words.mail}
          says={channels.hasMail ? (isWaiting ? words.mailUnverified : '') : words.mailNo}
        >
          {channels.hasMail && (
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
        <button type="button" className="btn quiet" onClick={() => run(test)}>
          {words.test}
        </button>
        {isWaiting && (
          <button type="button" className="btn quiet" onClick={() => run(verify)}>
            {words.mailAgain}
          </button>
        )}
        <span role="status">{said}</span>
      </div>
      <Refused no={no} />
    </section>
  );
}
