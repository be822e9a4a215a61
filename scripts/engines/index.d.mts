import type { AnyPage } from '../../packages/web/e2e/page.js';
import type { SavedEntry } from '../../packages/web/src/session/entries.js';

export type Engine = 'chromium' | 'firefox' | 'webkit';
export const ENGINES: readonly Engine[];
export interface EngineVisit {
  readonly width?: number;
  readonly height?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly tips?: boolean;
  readonly games?: readonly SavedEntry[];
  readonly worker?: boolean;
}
export function launch(engine: Engine): Promise<{
  readonly engine: Engine;
  visit(url: string, hash: string, visit?: EngineVisit): Promise<AnyPage>;
  leave(): Promise<string[]>;
  close(): Promise<void>;
}>;
