import { GAMES } from '@polder/games';
import { expect, it } from 'vitest';

const FOLDERS = Object.keys(
  import.meta.glob(['../../../../games/*/board/*/index.ts', '../../../../games/*/workshop/index.ts']),
).map((path) => /games\/(\w+)\/.*?(\w+)\/index\.ts$/.exec(path)?.slice(1) ?? []);

it.each(GAMES)('$id brings along what its manifest says, and nothing else', ({ id, tools = [] }) => {
  const found = FOLDERS.filter(([game]) => game === id).map(([, tool]) => tool);
  expect(found.sort()).toEqual([...tools].sort());
});
