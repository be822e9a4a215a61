import type { Server } from 'node:http';
import type { Settings } from '../run/settings.js';
import { networkKeyOf } from './address.js';
import { openCounts } from './counts.js';

/**
 * Bounds how many connections one address may have open, whatever comes over them: each costs memory and a file of the
 * system, also if it says nothing. Behind a proxy all come from the proxy, which has to do this.
 */
export function boundConnections(
  server: Server,
  { proxies, limits }: Pick<Settings, 'proxies' | 'limits'>,
): void {
  if (proxies > 0) return;
  const open = openCounts();
  server.on('connection', (socket) => {
    const key = networkKeyOf(socket.remoteAddress ?? '');
    if (open.of(key) >= limits.connectionsOfAddress) return void socket.destroy();
    open.add(key, 1);
    socket.once('close', () => open.add(key, -1));
  });
}
