import './settings.css';
import { letterOf } from '@comptoir/board-kit';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { storageState, useGames } from '../local/storage.ts';
import { NameField } from '../online/NameField.tsx';
import { useOnlineWords } from '../online/words.ts';
import { Segmented, Toggle } from '../parts/controls.tsx';
import { SettingRow } from '../parts/SettingRow.tsx';
import { useWayBack } from '../parts/useWayBack.ts';
import { changeSettings, LIGHTS, SIZES, useSettings } from '../settings.ts';
import { AccountWays } from '../shell/MeMenu.tsx';
import { Shell } from '../shell/Shell.tsx';
import { SPEEDS } from '../table/speed.ts';
import { useWords } from '../words/index.ts';

function Seen() {
  const { settings: words } = useWords();
  const { lang, light, size } = useSettings();
  return (
    <section>
      <h2>{words.see}</h2>
      <ul className="lines">
        <SettingRow title={words.language}>
          <Segmented
            label={words.language}
            options={[
              ['fr', 'Français'],
              ['en', 'English'],
            ]}
            value={lang}
            onChange={(value) => changeSettings({ lang: value })}
          />
        </SettingRow>
        <SettingRow title={words.light}>
          <Segmented
            label={words.light}
            options={LIGHTS.map((id) => [id, words.lights[id]])}
            value={light}
            onChange={(value) => changeSettings({ light: value })}
          />
        </SettingRow>
        <SettingRow title={words.size}>
          <Segmented
            label={words.size}
            options={SIZES.map((id) => [id, words.sizes[id]])}
            value={size}
            onChange={(value) => changeSettings({ size: value })}
          />
        </SettingRow>
      </ul>
    </section>
  );
}

function Marks() {
  const { settings: words } = useWords();
  const { mark } = useSettings();
  return (
    <fieldset>
      <legend>
        <h2>{words.colour}</h2>
      </legend>
      <div className="marks">
        {[0, 1, 2, 3, 4].map((seat) => (
          <label key={seat} data-seat={seat + 1}>
            <input
              className="whole-label"
              type="radio"
              name="mark"
              aria-label={words.colourOf(letterOf(seat))}
              checked={mark === seat + 1}
              onChange={() => changeSettings({ mark: seat + 1 })}
            />
            <svg viewBox="0 0 96 48" aria-hidden="true">
              <use href="#seat-mark" width="48" height="48" />
              <use href="#seat-swatch" x="48" width="48" height="48" />
            </svg>
            <b>{letterOf(seat)}</b>
          </label>
        ))}
      </div>
      <p className="small muted">{words.colourSays}</p>
    </fieldset>
  );
}

function AtTable() {
  const { settings: words } = useWords();
  const { confirm, forced, warns, sounds, speed } = useSettings();
  return (
    <section>
      <h2>{words.atTable}</h2>
      <ul className="lines">
        <SettingRow title={words.speed} says={words.speedSays}>
          <Segmented
            label={words.speed}
            options={SPEEDS.map((id) => [id, words.speeds[id]])}
            value={speed}
            onChange={(value) => changeSettings({ speed: value })}
          />
        </SettingRow>
        <SettingRow title={words.confirm} says={words.confirmSays}>
          <Toggle
            label={words.confirm}
            isOn={confirm}
            onChange={(isOn) => changeSettings({ confirm: isOn })}
          />
        </SettingRow>
        <SettingRow title={words.forced} says={words.forcedSays}>
          <Toggle label={words.forced} isOn={forced} onChange={(isOn) => changeSettings({ forced: isOn })} />
        </SettingRow>
        <SettingRow title={words.warns} says={words.warnsSays}>
          <Toggle label={words.warns} isOn={warns} onChange={(isOn) => changeSettings({ warns: isOn })} />
        </SettingRow>
        <SettingRow title={words.sounds} says={words.soundsSays}>
          <Toggle label={words.sounds} isOn={sounds} onChange={(isOn) => changeSettings({ sounds: isOn })} />
        </SettingRow>
      </ul>
    </section>
  );
}

/** Whether the service worker has everything. */
function useOfflineReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then((worker) => setReady(worker.active !== null));
  }, []);
  return isReady;
}

function You() {
  const { settings: words } = useWords();
  const { account } = useOnlineWords();
  const games = useGames() ?? [];
  const isReady = useOfflineReady();
  return (
    <section>
      <h2>{words.you}</h2>
      <ul className="lines">
        <SettingRow title={words.name} says={words.nameSays}>
          <NameField label={words.name} />
        </SettingRow>
        <SettingRow title={account.toAccount} says={account.toAccountSays}>
          <Link className="btn quiet" href="/account">
            {account.toAccountGo}
          </Link>
        </SettingRow>
        <SettingRow
          title={words.games}
          says={storageState() === 'memory' ? words.storageOff : words.kept(games.length)}
        />
        <SettingRow title={words.offline} says={isReady ? words.offlineReady : words.offlineNot} />
      </ul>
    </section>
  );
}

export default function SettingsPage() {
  const { settings: words, ways, nav } = useWords();
  const from = useWayBack();
  return (
    <Shell place="me" title={words.title}>
      <div className="wrap settings">
        {from !== null && (
          <Link className="btn slim" href={from}>
            <Icon id="arrow-left" size="s" />
            {ways.back}
          </Link>
        )}
        <h1 className="page-title">{words.title}</h1>
        <nav className="account-ways" aria-label={nav.account}>
          <AccountWays />
        </nav>
        <div className="settings-halves">
          <div>
            <Seen />
            <Marks />
          </div>
          <div>
            <AtTable />
            <You />
          </div>
        </div>
      </div>
    </Shell>
  );
}
