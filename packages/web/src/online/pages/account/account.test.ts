import { DEFAULT_NOTICES } from '@polder/server/wire';
import { describe, expect, test } from 'vitest';
import { deviceName, deviceOf } from './agent.js';
import { countdown } from './clock.js';
import { whyNot } from './passkeys.js';
import { bytesOf } from './push.js';
import { isLastWay } from './ways.js';

describe('what browsers call themselves', () => {
  test.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0', 'Firefox', 'Android'],
    ['curl/8.5.0', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });
});

describe('what is left of a time', () => {
  test('is minutes and seconds, until it is up', () => {
    expect([600_000, 599_001, 61_000, 9_000, 1, 0, -5].map((ms) => countdown(1000 + ms, 1000))).toEqual([
      '10:00',
      '10:00',
      '1:01',
      '0:09',
      '0:01',
      undefined,
      undefined,
    ]);
  });
});

test('why a browser made no passkey', () => {
  expect(whyNot(new DOMException('', 'NotAllowedError'))).toBe('cancelled');
  expect(whyNot(new DOMException('', 'AbortError'))).toBe('cancelled');
  expect(whyNot(new DOMException('', 'InvalidStateError'))).toBe('known');
  expect(whyNot(new DOMException('', 'SecurityError'))).toBe('failed');
  expect(whyNot('?')).toBe('failed');
});

test('a server’s key in bytes', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
  expect([...bytesOf('AQ')]).toEqual([1]);
});

test('a device is called by its browser and system, as far as they are known', () => {
  const both = (browser: string, system: string): string => `${browser} on ${system}`;
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', both)).toBe(
    'Chrome on Linux',
  );
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64)', both)).toBe('Linux');
  expect(deviceName('curl/8.5.0', both)).toBeUndefined();
});

test('the last way to sign in is the only one there is', () => {
  const me = { id: 'a', name: 'A', locale: 'en', notices: DEFAULT_NOTICES } as const;
  expect(isLastWay({ ...me, email: null, passkeys: 1 })).toBe(true);
  expect(isLastWay({ ...me, email: 'a@example.org', passkeys: 0 })).toBe(true);
  expect(isLastWay({ ...me, email: 'a@example.org', passkeys: 1 })).toBe(false);
  expect(isLastWay({ ...me, email: null, passkeys: 2 })).toBe(false);
});
