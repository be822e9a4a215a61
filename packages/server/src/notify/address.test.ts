import { describe, expect, it } from 'vitest';
import { BadAddress, mayReach, readUrl } from './address.js';

describe('addresses that strangers give', () => {
  it.each([
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.0.1'],
    ['loopback, IPv6', '::1'],
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['unspecified, IPv6', '::'],
    ['link-local', '169.254.169.254'],
    ['link-local, IPv6', 'fe80::1'],
    ['site-local, IPv6', 'fec0::1'],
    ['unique local', 'fd12:3456::1'],
    ['unique local', 'fc00::1'],
    ['shared by a provider', '100.64.0.1'],
    ['shared by a provider', '100.127.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast, IPv6', 'ff02::1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['reserved', '192.0.0.8'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['documentation, IPv6', '2001:db8::1'],
    ['benchmarks', '198.18.0.1'],
    ['6to4 relay', '192.88.99.1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:10.0.0.1'],
    ['IPv4-mapped, in hex', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64, local', '64:ff9b:1::7f00:1'],
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001::7f00:1'],
    ['discard', '100::1'],
    ['not handed out', '4000::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('%s is out of reach: %s', (_, address) => {
    expect(mayReach(address, 'public')).toBe(false);
  });

  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
    'the public internet is not: %s',
    (address) => expect(mayReach(address, 'public')).toBe(true),
  );

  it('a server at home may reach its own network, but not the addresses where clouds keep secrets', () => {
    for (const home of ['127.0.0.1', '::1', '10.0.0.1', '192.168.0.7', 'fd00::1', '100.64.0.1', '1.1.1.1'])
      expect([home, mayReach(home, 'private')]).toEqual([home, true]);
    for (const never of [
      '169.254.169.254',
      'fe80::1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '64:ff9b::a00:1',
    ])
      expect([never, mayReach(never, 'private')]).toEqual([never, false]);
  });

  it.each([
    ['http', 'http://example.com/', 'must begin with https'],
    ['another scheme', 'file:///etc/passwd', 'must begin with https'],
    ['another scheme', 'gopher://example.com/', 'must begin with https'],
    ['a password', 'https://a:b@example.com/', 'a name or a password'],
    ['no address', 'example.com', 'not an address'],
    ['too long', `https://example.com/${'a'.repeat(1000)}`, 'too long'],
    ['an address of digits', 'https://127.0.0.1/', 'public internet'],
    ['digits written otherwise', 'https://0x7f.1/', 'public internet'],
    ['digits written otherwise', 'https://2130706433/', 'public internet'],
    ['digits written otherwise', 'https://0177.0.0.1/', 'public internet'],
    ['IPv6', 'https://[::1]:8443/', 'public internet'],
    ['IPv4-mapped', 'https://[::ffff:169.254.169.254]/', 'public internet'],
  ])('a URL is refused before anything is looked up: %s', (_, url, message) => {
    expect(() => readUrl(url, 'public')).toThrow(BadAddress);
    expect(() => readUrl(url, 'public')).toThrow(message);
  });

  it('plain http is for a server at home only', () => {
    expect(readUrl('http://192.168.1.5:8123/hook', 'private').port).toBe('8123');
    expect(readUrl('https://hook.example.com/x?y=1', 'public').hostname).toBe('hook.example.com');
  });
});
