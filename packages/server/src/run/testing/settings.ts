import { readSettings, type Settings } from '../settings.js';

/** As of an empty environment, without a client and quiet. */
export const testSettings = (more: Partial<Settings> = {}): Settings => ({
  ...readSettings({ CLIENT_DIR: 'none', LOG_LEVEL: 'silent', DATA_DIR: 'nowhere', BOT_THREADS: '1' }),
  ...more,
});
