import { describe, expect, it } from 'vitest';
import { run } from '../testing.js';

describe('reasons', () => {
  it('are measured, the same again for the same seed', async () => {
    const once = await run('reasons', '--game', 'duel', '--decisions', '3', '--json', '--show', '2');
    expect(once.code).toBe(0);
    const found = JSON.parse(once.out);
    expect(found).toMatchObject({ game: 'duel', explained: 3 });
    expect(found.off).toBeLessThan(1e-6);
    for (const { withoutNamed, withoutUnnamed, longest } of [found.en, found.pl]) {
      expect(withoutNamed).toBeGreaterThanOrEqual(withoutUnnamed);
      expect(longest).toBeLessThanOrEqual(160);
    }
    expect(found.grounds).toHaveLength(2);
    expect(await run('reasons', '--game', 'duel', '--decisions', '3', '--json', '--show', '2')).toEqual(once);
  });

  it('are shown in both languages', async () => {
    const { out } = await run('reasons', '--decisions', '3', '--show', '1');
    expect(out).toMatch(/(Better|Hardly).*\.\n(Lepiej|Prawie).*\.$/);
  });

  it('need a net where one is asked for', async () => {
    expect(await run('reasons', '--players', '4', '--decisions', '1', '--net')).toMatchObject({ code: 2 });
    expect(await run('reasons', '--decisions', 'many')).toMatchObject({ code: 2 });
  });
});
