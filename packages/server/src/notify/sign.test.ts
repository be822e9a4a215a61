import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sign } from './sign.js';

it('a signature can be checked by whoever has the secret, and is of one body and one time', () => {
  const body = '{"what":"turn"}';
  const [t, v1] = sign('secret', body, 1_700_000_000_999)
    .split(',')
    .map((part) => part.split('=')[1]);
  expect(t).toBe('1700000000');
  expect(v1).toBe(createHmac('sha256', 'secret').update(`1700000000.${body}`).digest('hex'));
  const others = [sign('other', body, 0), sign('secret', `${body} `, 0), sign('secret', body, 1000)];
  expect(new Set([sign('secret', body, 0), ...others]).size).toBe(4);
});
