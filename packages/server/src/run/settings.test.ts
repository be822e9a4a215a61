import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadSettings, type Environment, readSettings } from './settings.js';

const read = (env: Environment) => readSettings({ CLIENT_DIR: 'none', ...env });

describe('settings', () => {
  it('need nothing', () => {
    expect(read({})).toMatchObject({
      host: 'localhost',
      port: 4173,
      origin: 'http://localhost:4173',
      origins: ['http://127.0.0.1:4173', 'http://[::1]:4173'],
      data: resolve('data'),
      databaseUrl: undefined,
      proxies: 0,
      secure: false,
      logLevel: 'info',
      smtpUrl: undefined,
      mailFrom: 'Polder <polder@localhost>',
      metricsToken: undefined,
      client: undefined,
      privateWebhooks: false,
    });
  });

  it('are taken from the environment', () => {
    const settings = read({
      HOST: '0.0.0.0',
      PORT: '80',
      ORIGIN: 'https://polder.example.com/',
      ORIGINS: 'https://a.example.com, https://b.example.com:8443',
      DATA_DIR: '/var/lib/polder',
      DATABASE_URL: 'postgres://polder:secret@db/polder',
      PROXIES: '2',
      LOG_LEVEL: 'debug',
      SMTP_URL: 'smtps://me:secret@mail.example.com',
      METRICS_TOKEN: '0123456789abcdef',
      BOT_THREADS: '3',
      BOT_MS: '500',
      PRIVATE_WEBHOOKS: '1',
      LIMIT_REQUESTS: '7',
    });
    expect(settings).toMatchObject({
      origin: 'https://polder.example.com',
      origins: ['https://a.example.com', 'https://b.example.com:8443'],
      secure: true,
      data: '/var/lib/polder',
      databaseUrl: 'postgres://polder:secret@db/polder',
      proxies: 2,
      mailFrom: 'Polder <polder@polder.example.com>',
      botThreads: 3,
      botMs: 500,
      privateWebhooks: true,
    });
    expect(settings.limits.requests).toBe(7);
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:4173'],
    [{ HOST: '::1' }, 'http://[::1]:4173'],
  ])('make the origin of host and port: %j', (env, origin) => expect(read(env).origin).toBe(origin));

  it('take an empty variable for none', () => {
    expect(read({ PORT: '', ORIGIN: ' ', DATABASE_URL: '' })).toEqual(read({}));
  });

  it.each([
    [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'."],
    [{ PORT: '1e3' }, "not '1e3'"],
    [{ PORT: '-1' }, "not '-1'"],
    [{ ORIGIN: 'polder.example.com' }, 'ORIGIN must be like'],
    [{ ORIGIN: 'https://example.com/polder' }, 'without a path'],
    [{ ORIGIN: 'ftp://example.com' }, 'ORIGIN must be like'],
    [
      { ORIGINS: 'https://a.example.com,nonsense' },
      "ORIGINS must be like https://polder.example.com, without a path: not 'nonsense'.",
    ],
    [{ PROXIES: 'yes' }, 'PROXIES must be a whole number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ PRIVATE_WEBHOOKS: 'maybe' }, 'PRIVATE_WEBHOOKS must be 0 or 1'],
    [{ BOT_THREADS: '0' }, 'BOT_THREADS must be'],
    [{ CLIENT_DIR: '/nowhere' }, "CLIENT_DIR: there is no index.html in '/nowhere'."],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  ])('say what is wrong: %j', (env, message) => {
    expect(() => read(env)).toThrow(BadSettings);
    expect(() => read(env)).toThrow(message);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://me:hunter2@db/polder' }, 'DATABASE_URL must begin with postgres://'],
    [{ SMTP_URL: 'https://me:hunter2@mail' }, 'SMTP_URL must begin with smtp://'],
    [{ METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN'],
  ])('do not repeat a secret: %j', (env, message) => {
    expect(() => read(env)).toThrow(message);
    expect(() => read(env)).not.toThrow('hunter2');
  });

  it('say all that is wrong at once', () => {
    for (const name of ['PORT', 'PROXIES', 'LOG_LEVEL'])
      expect(() => read({ PORT: 'x', PROXIES: 'x', LOG_LEVEL: 'x' })).toThrow(name);
  });

  it('find a client that was built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'polder-client-'));
    writeFileSync(join(folder, 'index.html'), '');
    expect(read({ CLIENT_DIR: folder }).client).toBe(folder);
    rmSync(folder, { recursive: true });
  });
});
