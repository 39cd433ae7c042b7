// Under which address people find this server, and which pages are its own.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from './config.ts';

export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  /** Whether a request to this host is meant for this server. */
  isHost(host: string | undefined): boolean;
  /** Whether a page of this origin, sent to this host, is one of ours. */
  isOwn(origin: string, host: string | undefined): boolean;
}

/** Addresses that every machine calls localhost, the only one of them for which browsers make passkeys. */
const HERE: readonly string[] = ['127.0.0.1', '0.0.0.0', '::', '::1'];

/** Names that nobody can register, so that no stranger's page can be made to reach us under them. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|lan|internal|home\.arpa)$/;

/** An address, a name of this network, or what this machine is called: nobody else can own it. */
function isLocal(host: string): boolean {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  if (url === null) return false;
  const name = url.hostname.replace(/\.$/, '').toLowerCase();
  return (
    name.startsWith('[') || isIP(name) !== 0 || PRIVATE_NAME.test(name) || name === hostname().toLowerCase()
  );
}

/**
 * Without a PUBLIC_URL every private name by which the server is reached will do, as long as the page came by the same one.
 * Under any other name a stranger's page could pose as ours by pointing its name to this machine.
 */
export function siteOf({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): Site {
  const url = new URL(PUBLIC_URL ?? `http://${HERE.includes(HOST) ? 'localhost' : HOST}:${PORT}`).origin;
  const isFree = PUBLIC_URL === undefined;
  const isHost = (host: string | undefined): boolean =>
    !isFree || host === undefined || isLocal(host) || host === new URL(url).host;
  return {
    url,
    isHost,
    isOwn: (origin, host) => origin === url || (isFree && isHost(host) && origin === `http://${host}`),
  };
}
