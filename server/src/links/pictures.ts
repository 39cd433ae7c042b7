// The pictures that links to tables show: drawn beside the server, one at a time, and kept for whoever asks next.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import { Thread } from '../thread.ts';
import type { Drawing } from './worker.ts';

interface PictureSettings {
  /** The folder of the built site: covers and letters are there. */
  readonly pages: string;
  /** The bundled thread. */
  readonly entry: URL;
}

/** Each is about 500 KB. */
const MOST_KEPT = 50;
/** So many may wait to be drawn; a picture takes less than half a second. */
const MOST_WAITING = 20;
/** A thread that has had nothing to draw for so long is ended: it holds memory. */
const IDLE_AFTER = 60_000;

/** Where the cover of a game lies in the site. */
export const coverPath = (game: string, lang: Lang): string => `boxes/${game}.${lang}.jpg`;

export class Pictures {
  readonly #folder: string;
  readonly #thread: Thread<Drawing, Uint8Array>;
  readonly #fonts: readonly string[];
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #covers = new Map<string, string | null>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor({ pages, entry }: PictureSettings) {
    this.#folder = pages;
    this.#thread = new Thread(entry);
    const letters = join(pages, 'letters');
    this.#fonts = existsSync(letters)
      ? readdirSync(letters)
          .sort()
          .map((name) => join(letters, name))
      : [];
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** A game's cover, to be put into a drawing; null where there is none. */
  cover(game: string, lang: Lang): string | null {
    const path = coverPath(game, lang);
    const known = this.#covers.get(path);
    if (known !== undefined) return known;
    const file = join(this.#folder, path);
    const read = existsSync(file) ? `data:image/jpeg;base64,${readFileSync(file, 'base64')}` : null;
    this.#covers.set(path, read);
    return read;
  }

  isKept(key: string): boolean {
    return this.#kept.has(key);
  }

  /** The picture of a drawing as PNG; `key` is another one for every drawing. */
  draw(key: string, svg: () => string): Promise<Buffer> {
    const found = this.#kept.get(key) ?? this.#queue(svg);
    this.#kept.delete(key);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }

  #queue(svg: () => string): Promise<Buffer> {
    if (this.#waiting >= MOST_WAITING) return Promise.reject(new PlatformError('tooMany'));
    this.#waiting += 1;
    const drawn = this.#last.then(() => this.#drawNow(svg()));
    this.#last = drawn
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
    return drawn;
  }

  async #drawNow(svg: string): Promise<Buffer> {
    clearTimeout(this.#idle);
    const png = await this.#thread.ask({ svg, fonts: this.#fonts });
    this.#idle = setTimeout(() => void this.#thread.stop(), IDLE_AFTER);
    this.#idle.unref();
    if (png === null) throw new Error('a picture could not be drawn');
    return Buffer.from(png);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread.stop();
  }
}
