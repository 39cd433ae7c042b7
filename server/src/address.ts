// Where a request comes from, and who counts as one address.
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Whether what this address says about where a request came from is believed. */
export type Trust = (address: string, hop: number) => boolean;

/** The proxies of TRUST_PROXY: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. Without it nobody is believed. */
export function trustIn(list: string | undefined): Trust {
  return proxyAddress.compile(list === undefined ? [] : list.split(',').map((each) => each.trim()));
}

/** The last address that a proxy of ours has seen, or else the one the connection comes from. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  return proxyAddress(request, trust);
}

/** An IPv4 address, or the network of 64 bits that one IPv6 connection is given. A connection that is gone has none any more. */
export function addressKey(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [front = [], back = []] = plain
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
