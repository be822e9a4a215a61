import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './docs/pages.mjs';

/** Longer functions have more than one subject. */
const MOST_LINES = 120;

/** Programs and what tests share. A list of tests may be as long as it likes; rules that are kept were made by a tool. */
const isProgram = (path: string): boolean =>
  /\.(ts|mts|mjs|js|svelte)$/.test(path) &&
  !/\.(test|e2e)\.ts$|\.d\.m?ts$|(^|\/)(node_modules|dist|\.svelte-check|kept)\//.test(path);

const pathsOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => relative(root, join(it.parentPath, it.name)))
    .filter(isProgram);

/** The programs of a file: all of it, or what stands between the script tags of a component. */
const programsOf = (path: string, text: string): readonly string[] =>
  path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, inner]) => inner)
    : [text];

function longFunctions(text: string): string[] {
  if (text.split('\n').length <= MOST_LINES) return [];
  const source = ts.createSourceFile('it.ts', text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node, parent: ts.Node): void => {
    // What is short has nothing long in it.
    if (lineAt(node.end) - lineAt(node.pos) < MOST_LINES) return;
    const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
    if (ts.isFunctionLike(node) && lines > MOST_LINES) {
      const named = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
      found.push(named?.getText(source) ?? 'a function without a name');
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return found;
}

test('a long function is found, wherever it stands', () => {
  const lines = '\n  work();'.repeat(MOST_LINES);
  expect(longFunctions(`export function long() {${lines}\n}`)).toEqual(['long']);
  expect(longFunctions(`const long = () => {${lines}\n};`)).toEqual(['long']);
  expect(longFunctions(`class It {\n  long() {${lines}\n  }\n}`)).toEqual(['long']);
  expect(longFunctions(`export function short() {\n}\n${lines}`)).toEqual([]);
});

test(`no function has more than ${MOST_LINES} lines`, () => {
  const long = ['packages', 'games', 'examples', 'scripts'].flatMap(pathsOf).flatMap((path) =>
    programsOf(path, readFileSync(join(root, path), 'utf8'))
      .flatMap(longFunctions)
      .map((name) => `${path} ${name}`),
  );
  expect(
    long,
    `These functions have more than ${MOST_LINES} lines. Split each by subject: data and pure functions first, each subject in a file of its own.`,
  ).toEqual([]);
});
