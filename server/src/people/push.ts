// Web push, to push services and to nobody else: the address of a device comes from a browser, so it may be anything. It is
// resolved by us, refused where it leads into a private network, and the connection goes to the address that was checked.
import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { PlatformError } from '@comptoir/protocol';
import webPush from 'web-push';
import type { VapidKeys } from '../secrets.ts';

export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export interface PushSettings {
  readonly url: string;
  readonly vapid: VapidKeys;
  /** For tests and development: devices may lie in private networks. */
  readonly isPrivateAllowed: boolean;
  /** Who is asked for addresses, where it is not the system's own name server. */
  readonly nameServer?: string;
}
/** `gone`: the device is no more, or never was one. */
export type Pushed = 'sent' | 'failed' | 'gone';

/** So long a push service may take, all in all. */
const PATIENCE = 5000;

const NOT_PUBLIC_V4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8',
  '100.64.0.0/10', // carriers' own
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local, and where clouds keep their secrets
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24', // documentation, as are the next two in their kind
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only 2000::/3 is public, without these: tunnels that carry IPv4 addresses, documentation. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
const privateV4 = listOf(NOT_PUBLIC_V4, 'ipv4');
const privateV6 = listOf(NOT_PUBLIC_V6, 'ipv6');
const globalV6 = listOf(['2000::/3'], 'ipv6');

/** Whether anybody on the internet may be reached there, and nobody in the house. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
  return isIP(address) === 4 && !privateV4.check(address, 'ipv4');
}

/** The name in an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export class Push {
  readonly #settings: PushSettings;
  readonly #resolver = new Resolver({ timeout: 2000, tries: 2 });

  constructor(settings: PushSettings) {
    this.#settings = settings;
    if (settings.nameServer !== undefined) this.#resolver.setServers([settings.nameServer]);
  }

  get publicKey(): string {
    return this.#settings.vapid.publicKey;
  }

  /** Refuses what cannot be a device at a push service. */
  async check(device: Device): Promise<void> {
    try {
      await this.#addressesOf(device.endpoint);
      this.#encrypted(device, {});
    } catch {
      throw new PlatformError('badEndpoint');
    }
  }

  /** The request that carries a notice, readable with the device's keys alone. Throws where these are no keys. */
  #encrypted(device: Device, notice: object): webPush.RequestDetails {
    const { url, vapid } = this.#settings;
    const subject = url.startsWith('https:') ? url : 'mailto:comptoir@localhost';
    return webPush.generateRequestDetails(device, JSON.stringify(notice), {
      vapidDetails: { subject, ...vapid },
    });
  }

  /** Where an endpoint leads; throws where that is nowhere, or somewhere private. */
  async #addressesOf(endpoint: string): Promise<readonly string[]> {
    const url = new URL(endpoint);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
      throw new Error('push: no push service has such an address');
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await this.#resolve(host) : [host];
    const isGood = this.#settings.isPrivateAllowed || addresses.every(isPublicAddress);
    if (addresses.length === 0 || !isGood) throw new Error('push: the address is not a public one');
    return addresses;
  }

  async #resolve(host: string): Promise<readonly string[]> {
    const none = (): string[] => [];
    const found = await Promise.all([
      this.#resolver.resolve4(host).catch(none),
      this.#resolver.resolve6(host).catch(none),
    ]);
    return found.flat();
  }

  async send(device: Device, notice: object): Promise<Pushed> {
    try {
      const addresses = await this.#addressesOf(device.endpoint);
      const status = await post(this.#encrypted(device, notice), addresses);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  }
}

/** Nothing is looked up a second time: a name might mean another address by then. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first = { address: '', family: 0 }] = all;
    if (options.all === true) done(null, all);
    else done(null, first.address, first.family);
  };

/** The status of the answer; what else it says is not read. */
function post(
  { endpoint, method, headers, body }: webPush.RequestDetails,
  addresses: readonly string[],
): Promise<number> {
  return new Promise((done, fail) => {
    const options = { method, headers, agent: false, signal: AbortSignal.timeout(PATIENCE) };
    const sending = request(endpoint, { ...options, lookup: pinned(addresses) }, (answer) => {
      done(answer.statusCode ?? 0);
      answer.destroy();
    });
    sending.on('error', fail);
    sending.end(body);
  });
}
