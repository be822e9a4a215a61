import { untrack } from 'svelte';
import type { Language, Part, Parts, Play, Words } from './words.js';

/** Complete but for the parts that nobody needs yet. */
let words: Words | undefined = $state.raw();

type First = Omit<Words, keyof Parts | keyof Play>;
type Loaded = First & Partial<Words>;

const LOAD: Readonly<Record<Language, () => Promise<First>>> = {
  en: async () => (await import('./en/index.js')).en,
  pl: async () => (await import('./pl/index.js')).pl,
};
type LoadPart = { readonly [P in keyof Parts]: () => Promise<Pick<Parts, P>> } & {
  readonly table: () => Promise<Play>;
};
const LOAD_PART: Readonly<Record<Language, LoadPart>> = {
  en: {
    start: () => import('./en/start.js'),
    game: () => import('@polder/valley/text/en/game.js'),
    table: () => import('./en/play.js'),
    rulebook: () => import('./en/rulebook.js'),
    gardener: () => import('@polder/valley/text/en/gardener.js'),
    duel: () => import('@polder/duel/text/en/index.js'),
    story: () => import('@polder/valley/text/en/story.js'),
    describe: () => import('@polder/valley/text/en/describe.js'),
    box: () => import('./en/box.js'),
    study: () => import('./en/study.js'),
    ending: () => import('./en/ending.js'),
    lesson: () => import('./en/lesson.js'),
    levels: () => import('./en/levels.js'),
    tips: () => import('./en/tips.js'),
    reasons: () => import('./en/reasons.js'),
    online: () => import('./en/online.js'),
    onlineTable: () => import('./en/online-table.js'),
    workshop: () => import('./en/workshop.js'),
  },
  pl: {
    start: () => import('./pl/start.js'),
    game: () => import('@polder/valley/text/pl/game.js'),
    table: () => import('./pl/play.js'),
    rulebook: () => import('./pl/rulebook.js'),
    gardener: () => import('@polder/valley/text/pl/gardener.js'),
    duel: () => import('@polder/duel/text/pl/index.js'),
    story: () => import('@polder/valley/text/pl/story.js'),
    describe: () => import('@polder/valley/text/pl/describe.js'),
    box: () => import('./pl/box.js'),
    study: () => import('./pl/study.js'),
    ending: () => import('./pl/ending.js'),
    lesson: () => import('./pl/lesson.js'),
    levels: () => import('./pl/levels.js'),
    tips: () => import('./pl/tips.js'),
    reasons: () => import('./pl/reasons.js'),
    online: () => import('./pl/online.js'),
    onlineTable: () => import('./pl/online-table.js'),
    workshop: () => import('./pl/workshop.js'),
  },
};

/** The words of the language that is set. The page is drawn only after the first ones are here. */
export function w(): Words {
  if (!words) throw new Error('There are no words yet.');
  return words;
}

const needed = new Set<Part>();
const loaded = new Map<Language, Loaded>();
let wanted: Language = 'en';

async function load(): Promise<void> {
  const language = wanted;
  const [main, ...parts] = await Promise.all([
    LOAD[language](),
    ...[...needed].map((part) => LOAD_PART[language][part]()),
  ]);
  // Whatever else came for this language in the meantime stays.
  const all: Loaded = Object.assign({ ...main }, loaded.get(language), ...parts);
  loaded.set(language, all);
  // Meanwhile another language may have been asked for.
  if (wanted !== language) return load();
  words = all as Words;
  if (typeof document !== 'undefined') tellLanguage(language);
}

/** Whatever is set there is for the whole page to be looked at again: only what is new. */
function tellLanguage(language: Language): void {
  const { documentElement: root } = document;
  if (root.lang !== language) root.lang = language;
}

export async function speak(language: Language): Promise<void> {
  wanted = language;
  await load();
}

/** Waits for parts of the words; from then on they come in every language. */
export async function need(...parts: readonly Part[]): Promise<void> {
  // Whoever waits for them in a template is not to wait anew when the language changes.
  if (untrack(() => parts.every((part) => words && part in words))) return;
  for (const part of parts) needed.add(part);
  await load();
}
