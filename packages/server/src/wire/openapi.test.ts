import { describe, expect, it } from 'vitest';
import { openApiDocument } from './testing/openapi.js';

const FILE = '../../../../docs/openapi.json';

describe('docs/openapi.json', () => {
  it('says what the table of routes says; `npm run openapi` writes it', async () => {
    await expect(`${JSON.stringify(openApiDocument(), undefined, 2)}\n`).toMatchFileSnapshot(FILE);
  });
});
