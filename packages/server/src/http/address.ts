import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Where a request comes from, by the number of proxies in front of us: each of them has added the address that
 * it saw at the end of `X-Forwarded-For`. What stands further left was written by anybody.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((it) => it.trim());
  const chain = [...told.filter((it) => it !== ''), direct];
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? direct;
}

/**
 * For counting: an IPv6 customer has a whole /64. What is no address at all is counted together, so that a
 * header that somebody made up can't fill the counters.
 */
export const networkKeyOf = (address: string): string => networkOf(address, 64);

/** Where one more place is one too many: a /48 is what a customer gets at most, with 65536 such places. */
export const wideNetworkKeyOf = (address: string): string => networkOf(address, 48);

function networkOf(address: string, bits: number): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString();
}
