import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'polder-edition-'));
const path = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('edition', () => {
  it('exports what it accepts, and writes over nothing unasked', async () => {
    const file = path('own.json');
    expect((await run('edition', 'export', file)).code).toBe(0);
    expect(`${(await run('edition', 'export')).out}\n`).toBe(readFileSync(file, 'utf8'));
    const checked = await run('edition', 'check', file);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain(`${file}: ok`);
    expect(checked.out).toContain('30 faces, 48 tiles');

    writeFileSync(file, 'mine');
    const refused = await run('edition', 'export', file);
    expect(refused).toEqual({ code: 1, out: '', err: `${file}: the file exists; --force writes over it.` });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await run('edition', 'export', file, '--force')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('"guilderMax"');
    expect((await run('edition', 'export', join(folder, 'no', 'way.json'))).err).toContain(
      'no such directory',
    );
  });

  it('lists every problem with its path and what was expected', async () => {
    const { out: text } = await run('edition', 'export');
    const file = path('broken.json');
    writeFileSync(
      file,
      text.replace('"guilderMax": 9', '"guilderMax": "x"').replace('"name": "polder"', '"name": 3'),
    );
    const { code, out } = await run('edition', 'check', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}: 2 problems`);
    expect(out).toContain('guilderMax: expected a whole number from 1 to 99, found "x"');
    expect(out).toMatch(/name: expected .*, found 3/);

    const simulated = await run('simulate', '--edition', file, '--workers', '1');
    expect(simulated.code).toBe(1);
    expect(simulated.err).toContain('and 1 more: polder edition check');
    expect(simulated.err.split('\n')).toHaveLength(1);
  });

  it('says where a file is no JSON', async () => {
    writeFileSync(path('cut.json'), '{\n  "name": ,');
    const { code, out } = await run('edition', 'check', path('cut.json'));
    expect(code).toBe(1);
    expect(out).toContain('line 2, column 11: expected a value, found ","');
  });

  it('knows the edition of Duel', async () => {
    const file = path('duel.json');
    expect((await run('edition', 'export', file, '--game', 'duel')).code).toBe(0);
    const checked = await run('edition', 'check', file, '--game', 'duel');
    expect(checked.code).toBe(0);
    expect(checked.out).toContain('12 wooden, 12 silver');
    // It is no edition of the other game.
    expect((await run('edition', 'check', file)).code).toBe(1);

    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('"safetyRound": 60', '"safetyRound": 9').replace('"vp": 40', '"vp": 80'),
    );
    const args = ['--game', 'duel', '--edition', file, '--games', '5', '--workers', '1', '--json'];
    const { code, out } = await run('simulate', ...args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ edition: 'own', games: 5, rounds: { max: 10 } });
    expect(JSON.parse(out)).toMatchObject({ roundsHistogram: { 10: 5 }, remarks: { 'safety stop': 5 } });

    writeFileSync(file, text.replace('"safetyRound": 60', '"safetyRound": -1'));
    const broken = await run('simulate', ...args);
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('safetyRound: expected a whole number');
  });

  it('plays an edition of one’s own', async () => {
    const { out: text } = await run('edition', 'export');
    writeFileSync(path('rich.json'), text.replace('"guilderMax": 9', '"guilderMax": 12'));
    const args = ['simulate', '--edition', path('rich.json'), '--games', '5', '--workers', '1', '--json'];
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ edition: 'own', games: 5 });
  });
});
