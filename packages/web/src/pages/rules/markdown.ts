import { bookOfRule } from '../../look/rule-pages.js';

/** The markdown of our own rule pages as typed blocks: as much of it as those pages use, and no more. */

export type Inline =
  | { readonly is: 'text' | 'bold' | 'code'; readonly text: string }
  /** `**[decision]**`, or `[D]` for what was deduced. */
  | { readonly is: 'mark'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly href: string }
  /** A rule that is mentioned. */
  | { readonly is: 'rule'; readonly id: string };

export interface Heading {
  readonly is: 'heading';
  readonly level: number;
  /** Where it is, the same in every language. */
  readonly at: string;
  readonly text: readonly Inline[];
  /** What stands behind a dash: when an action is possible. */
  readonly note: readonly Inline[];
}

export interface Rule {
  readonly is: 'rule';
  readonly id: string;
  readonly text: readonly Inline[];
  readonly within: readonly Rule[];
  /** What was decided further on about this rule. */
  readonly remarks: readonly (readonly Inline[])[];
}

export interface Term {
  readonly term: string;
  readonly other: string;
}

export type Block =
  | Heading
  | Rule
  | { readonly is: 'text'; readonly text: readonly Inline[] }
  | { readonly is: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly is: 'terms'; readonly lead: readonly Inline[]; readonly terms: readonly Term[] }
  | {
      readonly is: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export interface Book {
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** `FLO-1`; those of some books begin with a letter of their own and need no number: `G-ENH`. */
const ID = String.raw`(?:[A-Z]-[A-Z]{2,5}(?:-\d+)?|[A-Z]{3}-\d+)`;
const INLINE = new RegExp(
  String.raw`\*\*\[([^\]]+)\]\*\*|\[(D)\](?!\()|\*\*(.+?)\*\*|\x60([^\x60]+)\x60|\[([^\]]+)\]\(([^)]+)\)|\b(${ID})\b`,
  'g',
);

export function inlines(source: string): Inline[] {
  const found: Inline[] = [];
  let done = 0;
  const text = (to: number): void => {
    if (to > done) found.push({ is: 'text', text: source.slice(done, to) });
  };
  for (const match of source.matchAll(INLINE)) {
    const [all, mark, deduced, bold, code, link, href, id] = match;
    // It only looks like a rule: no book has it.
    if (id && !bookOfRule(id)) continue;
    text(match.index);
    done = match.index + all.length;
    if (mark ?? deduced) found.push({ is: 'mark', text: mark ?? deduced });
    else if (bold) found.push({ is: 'bold', text: bold });
    else if (code) found.push({ is: 'code', text: code });
    else if (link && href) found.push({ is: 'link', text: link, href });
    else found.push({ is: 'rule', id });
  }
  text(source.length);
  return found;
}

export const plainOf = (text: readonly Inline[]): string =>
  text.map((it) => (it.is === 'rule' ? it.id : it.is === 'mark' ? '' : it.text)).join('');

/** A list item as it is written: how far in, and what it says, line by line. */
interface Item {
  readonly depth: number;
  readonly lines: string[];
}

type Raw =
  | { readonly is: 'heading'; readonly level: number; readonly source: string }
  | { readonly is: 'text' | 'table'; readonly lines: string[] }
  | { readonly is: 'items'; readonly items: Item[] };

/** Lines that belong together. A paragraph and an item may go on in the next line. */
function gathered(source: string): Raw[] {
  const raws: Raw[] = [];
  let goesOn = false;
  for (const line of source.split(/\r?\n/)) {
    const last = goesOn ? raws[raws.length - 1] : undefined;
    const heading = /^(#+) +(.*)$/.exec(line);
    const item = /^( *)- +(.*)$/.exec(line);
    goesOn = line.trim() !== '' && !heading;
    if (heading) raws.push({ is: 'heading', level: heading[1].length, source: heading[2] });
    else if (item) {
      const next: Item = { depth: Math.floor(item[1].length / 2), lines: [item[2]] };
      if (last?.is === 'items') last.items.push(next);
      else raws.push({ is: 'items', items: [next] });
    } else if (goesOn) {
      const kind = line.startsWith('|') ? 'table' : 'text';
      if (last?.is === kind) last.lines.push(line.trim());
      else if (last?.is === 'items') last.items[last.items.length - 1].lines.push(line.trim());
      else raws.push({ is: kind, lines: [line.trim()] });
    }
  }
  return raws;
}

const RULE = new RegExp(String.raw`^\*\*(${ID})\*\* +(.*)$`);
const REMARK = new RegExp(`^(${ID}): +(.*)$`);

interface Remark {
  readonly about: string;
  readonly text: readonly Inline[];
}

interface Section {
  readonly blocks: Block[];
  readonly remarks: Remark[];
}

/** Rules, remarks on rules, and what is just a list. */
function ofItems(items: readonly Item[]): Section {
  const blocks: Block[] = [];
  const remarks: Remark[] = [];
  const others: Inline[][] = [];
  for (const { depth, lines } of items) {
    const source = lines.join(' ');
    const rule = RULE.exec(source);
    const remark = REMARK.exec(source);
    const last = blocks[blocks.length - 1];
    if (rule) {
      const next: Rule = { is: 'rule', id: rule[1], text: inlines(rule[2]), within: [], remarks: [] };
      if (depth > 0 && last?.is === 'rule')
        blocks[blocks.length - 1] = { ...last, within: [...last.within, next] };
      else blocks.push(next);
    } else if (remark) remarks.push({ about: remark[1], text: inlines(remark[2]) });
    else others.push(inlines(source));
  }
  if (others.length > 0) blocks.push({ is: 'list', items: others });
  return { blocks, remarks };
}

/** `Guilder / gulden · Tool / narzędzie`, with words before it that end in a colon, or none. */
function termsOf(source: string): Block | undefined {
  if (source.split(' · ').length < 3) return undefined;
  const lead = /^([^·]*?): (?=[^·:]+ \/ [^·]+ · )/.exec(source);
  const parts = source.slice(lead?.[0].length ?? 0).split(/ · |\. (?=\p{Lu})/u);
  const terms = parts.map((part) => {
    const [term = '', other = ''] = part.replace(/\.$/, '').split(' / ');
    return { term, other };
  });
  return { is: 'terms', lead: lead ? inlines(lead[1]) : [], terms };
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlines(cell.trim())),
  );
  return { is: 'table', head, rows };
}

function withRemarks(rule: Rule, remarks: readonly Remark[]): Rule {
  return {
    ...rule,
    within: rule.within.map((it) => withRemarks(it, remarks)),
    remarks: remarks.filter(({ about }) => about === rule.id).map(({ text }) => text),
  };
}

/**
 * A rule page, in the order in which it is read: remarks ('- FLO-1: ...'), which have a section of their own
 * on the page, come to the rules that they are about; the section of words comes last.
 */
export function parseBook(source: string): Book {
  let title: readonly Inline[] = [];
  const sections: Section[] = [{ blocks: [], remarks: [] }];
  for (const raw of gathered(source)) {
    const { blocks, remarks } = sections[sections.length - 1];
    if (raw.is === 'heading' && raw.level === 1) title = inlines(raw.source);
    else if (raw.is === 'heading') {
      const [text = '', note = ''] = raw.source.split(' — ');
      const at = `s${sections.length}`;
      sections.push({
        blocks: [{ is: 'heading', level: raw.level, at, text: inlines(text), note: inlines(note) }],
        remarks: [],
      });
    } else if (raw.is === 'items') {
      const found = ofItems(raw.items);
      blocks.push(...found.blocks);
      remarks.push(...found.remarks);
    } else if (raw.is === 'table') blocks.push(tableOf(raw.lines));
    else {
      const text = raw.lines.join(' ');
      blocks.push(termsOf(text) ?? { is: 'text', text: inlines(text) });
    }
  }
  const remarks = sections.flatMap((section) => section.remarks);
  const isWords = ({ blocks: [first, second] }: Section): boolean =>
    first?.is === 'heading' && second?.is === 'terms';
  const read = sections.filter((section) => section.remarks.length === 0);
  const blocks = [...read.filter((section) => !isWords(section)), ...read.filter(isWords)]
    .flatMap((section) => section.blocks)
    .map((block) => (block.is === 'rule' ? withRemarks(block, remarks) : block));
  return { title, blocks };
}

/** Every rule of a page in order, those within others too. */
export const rulesOf = (book: Book): Rule[] =>
  book.blocks.flatMap((block) => (block.is === 'rule' ? [block, ...block.within] : []));
