// The frame of every page but the table: top, page, foot, and the dock at the thumb.
import './shell.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from '../art/Brand.tsx';
import { Icon } from '../art/Icon.tsx';
import { useYourTurns } from '../local/storage.ts';
import { useInvitations, useOnlineTurns } from '../online/matches.ts';
import { changeSettings, isDark, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { MeMenu } from './MeMenu.tsx';
import { Notes } from './Notes.tsx';
import { Offline } from './Offline.tsx';
import { markTab } from './tab-icon.ts';

type Place = 'games' | 'online' | 'mine' | 'learn' | 'rules' | 'me' | null;

const PLACES = [
  ['games', '/', 'home'],
  ['online', '/online', 'online'],
  ['mine', '/my-games', 'hourglass'],
  ['learn', '/learn', 'learn'],
  ['rules', '/rules', 'rules'],
  ['me', '/settings', 'person'],
] as const;

/** On a phone there is room for five: the rules are the second tab of Learn. */
const DOCKED = PLACES.filter(([id]) => id !== 'rules');
const TABS = PLACES.filter(([id]) => id === 'learn' || id === 'rules');

function Badge({ count, says }: { readonly count: number; readonly says: string }) {
  if (count === 0) return null;
  return (
    <span className="badge">
      {count}
      <span className="hidden-words"> {says}</span>
    </span>
  );
}

/** My games counts where it is your turn, Online who invites you. */
function PlaceBadge({ place }: { readonly place: Place }) {
  const turns = useYourTurns() + useOnlineTurns();
  const invitations = useInvitations().length;
  const { nav } = useWords();
  if (place === 'mine') return <Badge count={turns} says={nav.waiting(turns)} />;
  return place === 'online' ? <Badge count={invitations} says={nav.invitations(invitations)} /> : null;
}

function LanguageSwitch() {
  const { lang } = useSettings();
  const { nav } = useWords();
  return (
    <span className="language">
      <button
        type="button"
        aria-pressed={lang === 'en'}
        aria-label={`EN, ${nav.toEnglish}`}
        onClick={() => changeSettings({ lang: 'en' })}
      >
        <span>EN</span>
      </button>
      <button
        type="button"
        aria-pressed={lang === 'fr'}
        aria-label={`FR, ${nav.toFrench}`}
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
  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={nav.home}>
        <Brand />
        Comptoir
      </Link>
      <nav className="nav" aria-label={nav.main}>
        {PLACES.slice(0, 5).map(([id, href]) => (
          <Link key={id} href={href} aria-current={id === place ? 'page' : undefined}>
            {nav[id]}
            <PlaceBadge place={id} />
          </Link>
        ))}
      </nav>
      <div className="tools">
        <LanguageSwitch />
        <LightSwitch />
        <MeMenu />
      </div>
    </header>
  );
}

/** On a phone, above the two pages that share a place in the dock. */
function LearnTabs({ path }: { readonly path: string }) {
  const { nav } = useWords();
  if (!TABS.some(([, href]) => href === path)) return null;
  return (
    <nav className="learn-tabs" aria-label={nav.learnOrRules}>
      {TABS.map(([id, href]) => (
        <Link key={id} href={href} aria-current={href === path ? 'page' : undefined}>
          {nav[id]}
        </Link>
      ))}
    </nav>
  );
}

function Dock({ place }: { readonly place: Place }) {
  const { nav } = useWords();
  const docked = place === 'rules' ? 'learn' : place;
  return (
    <nav className="dock" aria-label={nav.main}>
      {DOCKED.map(([id, href, icon]) => (
        <Link key={id} href={href} aria-current={id === docked ? 'page' : undefined}>
          <Icon id={icon} />
          {nav[id]}
          <PlaceBadge place={id} />
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

/** The tab and the icon of the installed app say how many tables online wait for this player. */
function useTabTitle(title: string): void {
  const turns = useOnlineTurns();
  useEffect(() => {
    document.title = turns === 0 ? title : `(${turns}) ${title}`;
    markTab(turns > 0);
    if ('setAppBadge' in navigator) navigator.setAppBadge(turns).catch(() => null); // not installed
  }, [title, turns]);
}

/** Sets the tab's title, and moves the keyboard to a page that was just opened. */
export function Shell({ place, title, hasFoot = true, children }: ShellProps) {
  const { nav } = useWords();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  useTabTitle(title === 'Comptoir' ? title : `${title} · Comptoir`);
  useOpened(path, main.current);
  return (
    <>
      <a className="skip" href="#page">
        {nav.skip}
      </a>
      <Top place={place} />
      <Offline />
      <Notes />
      <LearnTabs path={path} />
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
