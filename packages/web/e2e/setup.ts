import type { TestProject } from 'vitest/node';
import { ensureWebBuilt, readBuilt, serveWeb } from '../../../scripts/web.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

/** Builds the client as it is delivered, and serves it to all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureWebBuilt();
  const files = readBuilt();
  // Each visit would load everything there is. Tests of the worker have a server of their own.
  if (project.name !== 'browser') files.delete('/sw.js');
  const { url, close } = await serveWeb({ files });
  project.provide('url', url);
  return close;
}
