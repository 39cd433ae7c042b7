// Under which address people find this server, and which pages are its own.
import type { Config } from './config.ts';

export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  /** Whether a page of this origin, sent to this host, is one of ours. */
  isOwn(origin: string, host: string | undefined): boolean;
}

/** Addresses that every machine calls localhost, the only one of them for which browsers make passkeys. */
const HERE: readonly string[] = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** Without a PUBLIC_URL every name by which the server is reached will do, as long as the page came by the same one. */
export function siteOf({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): Site {
  const url = new URL(PUBLIC_URL ?? `http://${HERE.includes(HOST) ? 'localhost' : HOST}:${PORT}`).origin;
  const isFree = PUBLIC_URL === undefined;
  return { url, isOwn: (origin, host) => origin === url || (isFree && origin === `http://${host}`) };
}
