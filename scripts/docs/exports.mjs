// What a module exports without saying what it is: functions, types, constants, and methods of theirs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A module and those that it exports whole (`export * from './x.js'`). */
function modulesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const node of parse(file).statements) {
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier) continue;
    const path = join(dirname(file), node.moduleSpecifier.text.replace(/\.js$/, '.ts'));
    if (existsSync(path)) modulesOf(path, found);
  }
  return found;
}

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

const isExported = (node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const hasComment = (node) => ts.getJSDocCommentsAndTags(node).some(ts.isJSDoc);

/** The methods of an interface or a class that others may call. */
const methodsOf = (node) =>
  ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
    ? node.members.filter((it) => ts.isMethodSignature(it) || ts.isMethodDeclaration(it))
    : [];
const isOpen = (node) => !/^(private|protected)\b|^#/.test(node.getText());

const namesOf = (node) =>
  ts.isVariableStatement(node)
    ? node.declarationList.declarations.map((it) => it.name.getText())
    : node.name
      ? [node.name.getText()]
      : [];

/** `['src/game.ts:12 Seat']`: exports of these modules that have no doc comment. */
export function undocumented(root, entries) {
  const modules = new Set(entries.flatMap((entry) => [...modulesOf(join(root, entry))]));
  return [...modules].flatMap((file) => {
    const source = parse(file);
    return source.statements
      .filter(isExported)
      .flatMap((node) => [node, ...methodsOf(node).filter(isOpen)])
      .filter((node) => !hasComment(node))
      .flatMap((node) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        return namesOf(node).map((name) => `${relative(root, file)}:${line + 1} ${name}`);
      });
  });
}
