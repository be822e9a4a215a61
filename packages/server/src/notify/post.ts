import { promises as dns, type LookupAddress } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { BadAddress, hostOf, mayReach, type Reach, readUrl } from './address.js';

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Sends a letter by POST to an address that a stranger gave; resolves to the status of the answer, of which
 * nothing else is read. Throws BadAddress, PostTrouble.
 */
export type Post = (letter: Letter, reach: Reach) => Promise<number>;

/** It was not delivered, but may be later. */
export class PostTrouble extends Error {
  override readonly name = 'PostTrouble';
  constructor(readonly why: 'noHost' | 'noConnection' | 'time') {
    super({ noHost: 'No such host.', noConnection: 'No connection.', time: 'No answer in time.' }[why]);
  }
}

export interface PostParts {
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly ms?: number;
}

/** For everything: the name, the connection and the answer's first line. */
export const POST_MS = 5000;
const MAX_HEADERS = 16_384;

const lookupAll = (host: string): Promise<readonly LookupAddress[]> => dns.lookup(host, { all: true });

export function openPost({ lookup = lookupAll, ms = POST_MS }: PostParts = {}): Post {
  /** The name is looked up once: what was checked is what is connected to. */
  async function addressesOf(url: URL, reach: Reach): Promise<readonly LookupAddress[]> {
    const host = hostOf(url);
    const family = isIP(host);
    const found = family > 0 ? [{ address: host, family }] : await lookup(host).catch(() => []);
    if (found.length === 0) throw new PostTrouble('noHost');
    if (!found.every(({ address }) => mayReach(address, reach)))
      throw new BadAddress('This address is not on the public internet.');
    return found;
  }

  function send(
    letter: Letter,
    url: URL,
    addresses: readonly LookupAddress[],
    signal: AbortSignal,
  ): Promise<number> {
    const pinned: LookupFunction = (_host, options, answer) =>
      options.all ? answer(null, [...addresses]) : answer(null, addresses[0].address, addresses[0].family);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
      lookup: pinned,
      // A connection of its own: none is left open, and none of somebody else's is used.
      agent: false,
      maxHeaderSize: MAX_HEADERS,
      signal,
    };
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        // Whatever else it says, and however much: nobody listens. A redirect is an answer like any other.
        response.destroy();
      });
      request.on('error', reject);
      request.end(letter.body);
    });
  }

  return async (letter, reach) => {
    const url = readUrl(letter.url, reach);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ms);
    const late = new Promise<never>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(new PostTrouble('time')));
    });
    try {
      const addresses = await Promise.race([addressesOf(url, reach), late]);
      return await Promise.race([send(letter, url, addresses, limit.signal), late]);
    } catch (error) {
      if (error instanceof BadAddress || error instanceof PostTrouble) throw error;
      throw new PostTrouble('noConnection');
    } finally {
      clearTimeout(timer);
    }
  };
}
