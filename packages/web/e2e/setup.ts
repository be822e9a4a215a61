import type { TestProject } from 'vitest/node';
import { ensureWebBuilt, serveWeb } from '../../../scripts/web.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

/** Builds the client as it is delivered, and serves it to all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureWebBuilt();
  const { url, close } = await serveWeb();
  project.provide('url', url);
  return close;
}
