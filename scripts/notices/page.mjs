// The notices as text: packages with their copyright lines, and each licence once.
import { sameText } from './packages.mjs';

const RULE = '-'.repeat(80);

/** Licence texts with the packages they belong to, in the order of their first package. */
function texts(packages) {
  const byText = new Map();
  for (const it of packages.filter(({ text }) => text !== '')) {
    const key = sameText(it.text);
    const known = byText.get(key) ?? { licence: it.licence, text: it.text, number: byText.size + 1 };
    byText.set(key, known);
  }
  return byText;
}

function line(it, known) {
  const text = known.get(sameText(it.text));
  const where = it.text === '' ? 'named in its package.json, without a text' : `text ${text.number}`;
  return [`${it.name} ${it.version}: ${it.licence} (${where})`, ...it.copyright.map((by) => `    ${by}`)];
}

/** One plain text: a heading, the packages, the licences. */
export function noticesOf(heading, packages) {
  const known = texts(packages);
  return [
    heading,
    '',
    ...packages.flatMap((it) => line(it, known)),
    ...[...known.values()].flatMap(({ licence, text, number }) => [
      '',
      RULE,
      `Text ${number}: ${licence}`,
      RULE,
      '',
      text,
    ]),
    '',
  ].join('\n');
}
