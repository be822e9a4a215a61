import type { Said } from '@polder/core';
import type { IconName } from '@polder/core/text';
import type { Component } from 'svelte';
import type { Size } from '../../../look/size.js';
import type { Language, Part, Words } from '../../../words/words.js';
import type { Line } from '../outline.js';
import type { Entry } from '../search.js';

/** What a game brings for the rulebook: `games/GAME/book/index.ts` exports it as `book`. */
export interface GameBook {
  /** Pages of exact rules, by the names that the manifest gives them; the first one is that of the game. */
  readonly exact: Readonly<Record<string, ExactRules>>;
  /** The pages for players, in their order. */
  readonly chapters: readonly Chapter[];
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly text: Readonly<Record<Language, () => Promise<BookSource>>>;
  /** Parts of the words that its pictures need. `Parts.svelte` beside it draws them. */
  readonly needs: readonly Part[];
  /** The picture of a group of rules ('FLO'). */
  readonly icons: Readonly<Record<string, IconName>>;
  /** The page of all that is printed. */
  readonly components?: Components;
  /** What stands beneath an exact rule: a table of printed values, a link to its pieces. */
  beneath?(): Promise<{ readonly default: BeneathRule }>;
}

export interface ExactRules {
  readonly name: Said;
  /** The page for players that it begins with; without one, the first. */
  readonly opens?: string;
  readonly source: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;
}

/** `printed`: the words about printed things, for nobody but the book itself. */
export interface BookSource {
  /** Markdown (`pages.ts`). */
  readonly pages: string;
  readonly printed?: unknown;
}
export type BeneathRule = Component<{ rule: string; printed: unknown }>;

export interface Components {
  page(): Promise<{ readonly default: Component<{ printed: unknown }> }>;
  /** What the page is divided into, and all that can be found on it. */
  list(): Promise<{
    outline(printed: unknown): Line[];
    entries(printed: unknown, words: Words): Entry[];
  }>;
}

export interface Chapter {
  readonly id: string;
  /** A page within the one before it. */
  readonly inner?: true;
  /** A real part of the table, or a list of printed values. */
  readonly picture?: string;
  /** What the lines of the page point at, by selectors within the picture and a place on what they find; empty: nothing. */
  readonly marks?: readonly string[];
  /** Groups of rules ('FLO', 'G-TRN'), or single rules ('CRD-5'). */
  readonly rules: readonly string[];
}

/** On a tablet pictures are as on a desk. */
export type PictureLayout = 'desk' | 'phone';

export interface Picture {
  /** It needs the whole width of the page. */
  readonly wide?: true;
  /** As high as what comes, so that nothing moves then. */
  readonly height?: Readonly<Record<PictureLayout, string>>;
  /** The least room that it has, if that is not the usual one. */
  readonly room?: Readonly<Partial<Record<PictureLayout, Size>>>;
}

/** A page for players in one language. Sentences may hold icons as `{guilder}`. */
export interface PageText {
  readonly title: string;
  /** One sentence or two: what it is about. */
  readonly lead: string;
  /** Numbered lines; they go with the marks on the picture. */
  readonly points: readonly string[];
  /** Figures: the first row is the head. */
  readonly figures: readonly (readonly string[])[] | undefined;
  readonly example: string | undefined;
  /** What is not allowed. */
  readonly never: string | undefined;
}
export type BookText = Readonly<Record<string, PageText>>;
