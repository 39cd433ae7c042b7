// What a visitor has chosen; saved on this device, and in memory alone where storage is blocked.
import { LANGUAGES, type Lang } from '@comptoir/kernel';
import { SPEEDS, type Speed } from './table/speed.ts';
import { useStore } from './useStore.ts';

export const LIGHTS = ['day', 'night', 'device'] as const;
export const SIZES = ['normal', 'large', 'larger'] as const;
export interface Settings {
  readonly lang: Lang;
  readonly light: (typeof LIGHTS)[number];
  readonly size: (typeof SIZES)[number];
  /** How fast the moves of others are shown; null until it is chosen. */
  readonly speed: Speed | null;
  /** The table is heard, quietly. */
  readonly sounds: boolean;
  /** Messages at the table are heard. */
  readonly chatSound: boolean;
  /** Ask before a pick that cannot be taken back. */
  readonly confirm: boolean;
  /** Play what leaves no choice. */
  readonly forced: boolean;
  /** Warn before a pick that costs much. */
  readonly warns: boolean;
  /** What the player is called; '' until it is given. */
  readonly name: string;
  /** The seat, and with it colour and emblem, the player likes best: 1..5. */
  readonly mark: number;
  /** The bots' level that was played last. */
  readonly level: string;
}

const KEY = 'comptoir';
const listeners = new Set<() => void>();

function chosen<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((item) => item === value) ?? otherwise;
}

/** What earlier versions saved as `motion`. */
const EARLIER: ReadonlyMap<unknown, Speed> = new Map([
  ['fast', 'fast'],
  ['no', 'none'],
]);

function read(): Settings {
  let saved: Record<string, unknown> = {};
  try {
    saved = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    saved = {}; // blocked or damaged: the defaults serve
  }
  const device = navigator.language.startsWith('fr') ? 'fr' : 'en';
  const { mark, name, level } = saved;
  return {
    lang: chosen(LANGUAGES, saved.lang, device),
    light: chosen(LIGHTS, saved.light, 'device'),
    size: chosen(SIZES, saved.size, 'normal'),
    speed: SPEEDS.find((speed) => speed === saved.speed) ?? EARLIER.get(saved.motion) ?? null,
    sounds: saved.sounds !== false,
    chatSound: saved.chatSound === true,
    confirm: saved.confirm !== false,
    forced: saved.forced !== false,
    warns: saved.warns === true,
    name: typeof name === 'string' ? name.slice(0, 24) : '',
    mark: typeof mark === 'number' && mark >= 1 && mark <= 5 ? mark : 1,
    level: typeof level === 'string' ? level : '',
  };
}

let current = read();
const night = matchMedia('(prefers-color-scheme: dark)');

export function isDark(settings: Settings): boolean {
  return settings.light === 'night' || (settings.light === 'device' && night.matches);
}

/** Puts language, light and size on the page's root, where CSS reads them. */
function dress(): void {
  const root = document.documentElement;
  root.lang = current.lang;
  root.dataset.theme = isDark(current) ? 'dark' : 'light';
  root.dataset.size = current.size;
  root.dataset.speed = current.speed ?? '';
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  dress();
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // blocked: the choice holds until the tab is closed
  }
  for (const tell of listeners) tell();
}

export function readSettings(): Settings {
  return current;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useSettings(): Settings {
  return useStore(listen, readSettings);
}

export function watchDevice(): void {
  dress();
  night.addEventListener('change', () => {
    dress();
    current = { ...current };
    for (const tell of listeners) tell();
  });
}
