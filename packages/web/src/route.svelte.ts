/** Where we are, by the part of the address behind '#': nothing to set up on a server, and links can be shared. */
export interface Route {
  /** For example ['game', 'k3x']. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** An address may be cut off or mistyped. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return {
    path: path
      .split('/')
      .filter((part) => part !== '')
      .map(decoded),
    query: new URLSearchParams(query),
  };
}

let now: Route = $state.raw(parse(typeof location === 'undefined' ? '' : location.hash));

export const route = (): Route => now;

export function watchRoute(): void {
  addEventListener('hashchange', () => {
    now = parse(location.hash);
  });
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}
