// After one's first move online: shall we tell you when it is your turn? Asked once on a device.
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { api } from './api.ts';
import { canPush, turnPushOn } from './push.ts';
import { useOnlineWords } from './words.ts';

const KEY = 'comptoir-tell-me';

/** Phones of Apple tell only what stands on the home screen. */
const needsInstall = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && !canPush();

/** A worker that would show it is there, and the browser was never asked. */
const canAsk = (): boolean =>
  canPush() && navigator.serviceWorker.controller !== null && Notification.permission === 'default';

async function turnOn(lang: 'en' | 'fr'): Promise<boolean> {
  const { pushKey } = await api.me.get({});
  if (!(await turnPushOn(pushKey))) return false;
  await api.me.setPreferences({ ...(await api.me.preferences({})), wantsPush: true, lang });
  return true;
}

export function TellMe({ hasMoved }: { readonly hasMoved: boolean }) {
  const { absence: words, table } = useOnlineWords();
  const { lang } = useSettings();
  const [isAsked, setAsked] = useState(() => localStorage.getItem(KEY) !== null);
  const [isDenied, setDenied] = useState(false);
  const isInstall = needsInstall();
  if (!hasMoved || isAsked || (!isInstall && !isDenied && !canAsk())) return null;
  const done = (): void => {
    localStorage.setItem(KEY, 'asked');
    setAsked(true);
  };
  const yes = (): void => {
    turnOn(lang).then(
      (isOn) => (isOn ? done() : setDenied(true)),
      () => setDenied(true),
    );
  };
  return (
    <div className="banner tell-me" role="status">
      <Icon id="bell" />
      <p>
        <b>{words.tellMe}</b> {isDenied ? words.denied : isInstall ? words.installFirst : words.tellMeSays}
      </p>
      {!isInstall && !isDenied && (
        <button type="button" className="btn slim" onClick={yes}>
          {words.yes}
        </button>
      )}
      <button type="button" className="btn slim quiet" onClick={done}>
        {isInstall || isDenied ? table.close : words.no}
      </button>
    </div>
  );
}
