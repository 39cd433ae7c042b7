// The frame of every page but the table: top, page, foot, and the dock at the thumb.
import './shell.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from '../art/Brand.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { useYourTurns } from '../local/storage.ts';
import { useInvitations, useOnlineTurns } from '../online/matches.ts';
import { changeSettings, isDark, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Offline } from './Offline.tsx';

type Place = 'games' | 'mine' | 'learn' | 'rules' | 'me' | null;

const PLACES = [
  ['games', '/', 'home'],
  ['mine', '/my-games', 'hourglass'],
  ['learn', '/learn', 'learn'],
  ['rules', '/rules', 'rules'],
  ['me', '/settings', 'settings'],
] as const;

function Badge() {
  const turns = useYourTurns() + useOnlineTurns() + useInvitations().length;
  const { nav } = useWords();
  if (turns === 0) return null;
  return (
    <span className="badge">
      {turns}
      <span className="hidden-words"> {nav.waiting(turns)}</span>
    </span>
  );
}

function LanguageSwitch() {
  const { lang } = useSettings();
  const { nav } = useWords();
  return (
    <span className="language">
      <button
        type="button"
        aria-pressed={lang === 'en'}
        aria-label={nav.toEnglish}
        onClick={() => changeSettings({ lang: 'en' })}
      >
        <span>EN</span>
      </button>
      <button
        type="button"
        aria-pressed={lang === 'fr'}
        aria-label={nav.toFrench}
        onClick={() => changeSettings({ lang: 'fr' })}
      >
        <span>FR</span>
      </button>
    </span>
  );
}

function LightSwitch() {
  const settings = useSettings();
  const { nav } = useWords();
  const dark = isDark(settings);
  return (
    <button
      type="button"
      aria-label={dark ? nav.toDay : nav.toNight}
      onClick={() => changeSettings({ light: dark ? 'day' : 'night' })}
    >
      <Icon id={dark ? 'sun' : 'moon'} />
    </button>
  );
}

function Top({ place }: { readonly place: Place }) {
  const { nav } = useWords();
  const { name, mark } = useSettings();
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={nav.home}>
        <Brand />
        Comptoir
      </Link>
      <nav className="nav" aria-label={nav.main}>
        {PLACES.slice(0, 4).map(([id, href]) => (
          <Link key={id} href={href} aria-current={id === place ? 'page' : undefined}>
            {nav[id]}
            {id === 'mine' && <Badge />}
          </Link>
        ))}
      </nav>
      <div className="tools">
        <LanguageSwitch />
        <LightSwitch />
        <Link href="/settings" aria-label={nav.me}>
          <Mark seat={mark - 1} />
          <span className="who">{name === '' ? nav.guest : name}</span>
        </Link>
      </div>
    </header>
  );
}

function Dock({ place }: { readonly place: Place }) {
  const { nav } = useWords();
  return (
    <nav className="dock" aria-label={nav.main}>
      {PLACES.map(([id, href, icon]) => (
        <Link key={id} href={href} aria-current={id === place ? 'page' : undefined}>
          <Icon id={icon} />
          {nav[id]}
          {id === 'mine' && <Badge />}
        </Link>
      ))}
    </nav>
  );
}

function Foot() {
  const { foot } = useWords();
  return (
    <footer className="foot">
      <div className="wrap">
        <span>{foot.free}</span>
        <Link href="/about">{foot.about}</Link>
        <span className="credit">{foot.credit}</span>
      </div>
    </footer>
  );
}

interface ShellProps {
  readonly place: Place;
  readonly title: string;
  readonly hasFoot?: boolean;
  /** Nothing yet: the frame is there before the device has said what stands in it, so that nothing moves. */
  readonly children?: ReactNode;
}

/** Sets the tab's title, and moves the keyboard to a page that was just opened. */
export function Shell({ place, title, hasFoot = true, children }: ShellProps) {
  const { nav } = useWords();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === 'Comptoir' ? title : `${title} · Comptoir`;
  }, [title]);
  useOpened(path, main.current);
  return (
    <>
      <a className="skip" href="#page">
        {nav.skip}
      </a>
      <Top place={place} />
      <Offline />
      <main className="page" id="page" tabIndex={-1} ref={main}>
        {children}
      </main>
      {hasFoot && <Foot />}
      <Dock place={place} />
    </>
  );
}

let lastPath: string | null = null;

/** A page opened from another one starts at its top and has the keyboard; the first page of a visit is left alone. */
function useOpened(path: string, main: HTMLElement | null): void {
  useEffect(() => {
    if (lastPath !== null && lastPath !== path) {
      if (location.hash === '') scrollTo(0, 0);
      main?.focus({ preventScroll: true });
    }
    lastPath = path;
  }, [path, main]);
}
