import type { EditionFiles } from '@polder/core';
import type { IconName, Language } from '@polder/core/text';
import type { Component } from 'svelte';
import { GAMES, type GameId } from '../session/rules.js';
import { need } from '../words/current.svelte.js';
import type { Part } from '../words/words.js';

/** What a game says about its editions, in one language. */
export interface EditionWords {
  section(id: string): string;
  /** Slots of one kind: 'Patch rewards'. */
  group(id: string): string;
  /** What lies at a path: 'Row 2, Patch 5'. */
  thing(path: string, edition: never): string;
  /** What is printed there: 'Lower water 2'. */
  says(path: string, edition: never): string;
  /** A key of an effect or a card: 'Strength'. */
  key(key: string): string;
  /** One of the values of a key, or one of the kinds of effect: 'Plant'. */
  value(key: string, value: string): string;
  /** What its own checks expect, where English is not spoken. */
  expected?(text: string): string | undefined;
}

/** A way to begin something that has several kinds: a press, and it is there. */
export interface Start {
  readonly icon: IconName;
  /** A value of the tag, or a key of it. */
  readonly name: string;
  readonly value: object;
}

/** A page of the workshop: a part of the box. */
export interface Section {
  readonly id: string;
  readonly icon: IconName;
  readonly groups: readonly string[];
}

export interface SectionProps {
  readonly section: string;
}

/** What a game brings along for the printing shop. */
export interface GameWorkshop {
  /** Parts of the words that its faces need. */
  readonly needs?: readonly Part[];
  readonly sections: readonly Section[];
  /** The rulebook can list all that is printed. */
  readonly hasList?: true;
  /** Lists of pieces of which there may be more or fewer: `market[].rewards`. */
  readonly pieces: readonly string[];
  /** Draws a section: where each slot lies. */
  readonly Board: Component<SectionProps>;
  /** Draws what is printed at a path. */
  readonly Face: Component<{ path: string; edition: never; large?: boolean }>;
  readonly words: Readonly<Record<Language, EditionWords>>;
  /** The picture of a value; undefined: its word stands there. */
  iconOf(key: string, value: string): IconName | undefined;
  /** Ways to begin an effect of this name, if there are several. */
  startsOf(name: string): readonly Start[] | undefined;
  /** The slot of an item that bots take (`tile:22`); undefined: it is none. */
  pathOf(item: string, edition: never): string | undefined;
}

export interface OpenWorkshop {
  readonly game: GameId;
  readonly shop: GameWorkshop;
  readonly files: EditionFiles;
}

/** The workshops that games bring along, by the path of their entry. */
const FOUND = import.meta.glob<{ readonly workshop: GameWorkshop }>('../../../../games/*/workshop/index.ts');

export const GAMES_WITH_WORKSHOP: readonly GameId[] = GAMES.filter(({ tools }) =>
  tools?.includes('workshop'),
).map(({ id }) => id);

export async function openWorkshop(game: GameId): Promise<OpenWorkshop> {
  const { editions } = GAMES.find(({ id }) => id === game) ?? {};
  const load = FOUND[`../../../../games/${game}/workshop/index.ts`];
  if (!editions || !load) throw new Error(`'${game}' has no workshop.`);
  const [{ workshop }, files] = await Promise.all([load(), editions()]);
  await need(...(workshop.needs ?? []));
  return { game, shop: workshop, files };
}
