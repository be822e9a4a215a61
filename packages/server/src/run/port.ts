import { type AddressInfo, createServer } from 'node:net';
import { type Environment, loopbackOrigins, ownOrigin, type Settings } from './settings.js';

/** So many ports after the first are tried. */
const TRIES = 20;

/** Whether it could be listened to now; 0 is any. Resolves to the port, or to nothing if it is taken. */
function tryPort(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(port, host, () => {
      const { port: given } = server.address() as AddressInfo;
      server.close(() => resolve(given));
    });
  });
}

/** The same with a port that is known: 0 means any that is free. Its own origin follows, another one stays. */
export async function settlePort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings;
  const port = (await tryPort(settings.host, 0)) ?? 0;
  return withPort(settings, port);
}

/** A port that nobody asked for and that is taken gives way to the next. */
export async function givePort(settings: Settings, env: Environment): Promise<Settings> {
  if (env.PORT?.trim()) return settings;
  for (let port = settings.port; port < settings.port + TRIES; port++) {
    if ((await tryPort(settings.host, port)) !== undefined) return withPort(settings, port);
  }
  return settings;
}

function withPort(settings: Settings, port: number): Settings {
  const own = (at: number): readonly string[] => [ownOrigin(settings.host, at), ...loopbackOrigins(at)];
  const [before, after] = [own(settings.port), own(port)];
  const moved = (origin: string): string => after[before.indexOf(origin)] ?? origin;
  return { ...settings, port, origin: moved(settings.origin), origins: settings.origins.map(moved) };
}
