import ipaddr from 'ipaddr.js';
import { MAX_URL } from '../wire/notices.js';

/** Where something is not sent to. The message may be shown to whoever gave the address. */
export class BadAddress extends Error {
  override readonly name = 'BadAddress';
}

/** `private`: also addresses of one's own machine and network, and plain http. */
export type Reach = 'public' | 'private';

/** Of one's own machine or network; never link-local ones, where clouds keep their secrets. */
const HOME: readonly string[] = ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'];
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether something may be sent to this address (digits, not a name). */
export function mayReach(address: string, reach: Reach): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6's clothes is what it is inside.
  const it = ipaddr.process(address);
  const range = it.range();
  if (reach === 'private' && HOME.includes(range)) return true;
  if (range !== 'unicast') return false;
  // Of IPv6 only this part is handed out; the rest has old and odd uses, with IPv4 addresses inside.
  return it.kind() === 'ipv4' || (it as ipaddr.IPv6).match(GLOBAL_V6);
}

/** Its host without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** What can be said of an address before its name is looked up. Throws BadAddress. */
export function readUrl(text: string, reach: Reach): URL {
  if (text.length > MAX_URL) throw new BadAddress('The address is too long.');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new BadAddress('This is not an address.');
  }
  const https = url.protocol === 'https:';
  if (!https && !(reach === 'private' && url.protocol === 'http:'))
    throw new BadAddress('The address must begin with https://.');
  if (url.username !== '' || url.password !== '')
    throw new BadAddress('The address must not hold a name or a password.');
  if (ipaddr.isValid(hostOf(url)) && !mayReach(hostOf(url), reach))
    throw new BadAddress('This address is not on the public internet.');
  return url;
}
