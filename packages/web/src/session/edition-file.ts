import type { EditionFiles } from '@polder/core';
import {
  type EditionProblem,
  jsonFault,
  lineAndColumn,
  mend,
  problemLine,
  problemsOf,
} from '@polder/core/edition';
import { isFields } from './guards.js';
import { GAMES, type GameId, manifestOf } from './rules.js';

/*
 * Editions as files and as links. A file may be half-filled, older, of another game, or anything at all.
 */

/** Why a file or a link is no edition. */
export type EditionTrouble =
  | { readonly id: 'tooLarge'; readonly kilobytes: number }
  | { readonly id: 'notJson'; readonly line: number; readonly column: number }
  | { readonly id: 'notAnEdition' }
  | { readonly id: 'otherGame'; readonly game: GameId }
  | { readonly id: 'badLink' };

export class BadEditionFile extends Error {
  override readonly name = 'BadEditionFile';
  constructor(readonly trouble: EditionTrouble) {
    super(`Not an edition: ${trouble.id}.`);
  }
}

export interface ReadEdition {
  readonly game: GameId;
  /** Of the right shape; whether it can be played the check says. */
  readonly edition: { readonly name: string };
  /** What could not be read from the file: the usual values stand there. */
  readonly mended: readonly EditionProblem[];
}

/** The largest edition has some 60 kB. */
const MOST_CHARACTERS = 1_000_000;
/** With fewer known parts than these it is something else. */
const FEWEST_PARTS = 3;

export async function filesOf(game: GameId): Promise<EditionFiles> {
  const files = await manifestOf(game).editions?.();
  if (!files) throw new Error(`'${game}' has no editions.`);
  return files;
}

/** `wanted`: a file of another game is refused. Throws BadEditionFile. */
export async function readEditionFile(text: string, wanted?: GameId): Promise<ReadEdition> {
  if (text.length > MOST_CHARACTERS)
    throw new BadEditionFile({ id: 'tooLarge', kilobytes: MOST_CHARACTERS / 1000 });
  return readEditionValue(parsed(text.replace(/^\uFEFF/, '')), wanted);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const { offset } = jsonFault(text) ?? { offset: 0 };
    throw new BadEditionFile({ id: 'notJson', ...lineAndColumn(text, offset) });
  }
}

/** An edition of whichever game it is. Throws BadEditionFile. */
export async function readEditionValue(value: unknown, wanted?: GameId): Promise<ReadEdition> {
  const game = isFields(value) ? await gameOfParts(value, wanted) : undefined;
  if (game === undefined) throw new BadEditionFile({ id: 'notAnEdition' });
  if (wanted !== undefined && game !== wanted) throw new BadEditionFile({ id: 'otherGame', game });
  const { check, usual, fromOlder } = await filesOf(game);
  const present = fromOlder?.(value) ?? value;
  const edition = mend(check(present), present, usual) as { readonly name: string };
  const left = new Set(problemsOf(check(edition), edition).map(problemLine));
  const mended = problemsOf(check(present), present).filter((problem) => !left.has(problemLine(problem)));
  return { game, edition, mended };
}

/** The game with the most parts of this name; if there are several, the one in which the fewest are wrong. */
async function gameOfParts(value: object, wanted: GameId | undefined): Promise<GameId | undefined> {
  const fits = await Promise.all(
    GAMES.filter(({ editions }) => editions).map(async ({ id }) => {
      const { check } = await filesOf(id);
      const { shape } = check(value);
      const known = shape?.kind === 'object' ? Object.keys(shape.keys) : [];
      const parts = known.filter((key) => Object.hasOwn(value, key)).length;
      return { id, parts, wrong: problemsOf(check(value), value).length };
    }),
  );
  const preferred = (id: GameId): number => (id === wanted ? 1 : 0);
  const [best] = fits.sort(
    (a, b) => b.parts - a.parts || a.wrong - b.wrong || preferred(b.id) - preferred(a.id),
  );
  return best && best.parts >= FEWEST_PARTS ? best.id : undefined;
}

/** As a game plays with it: who made it stays, what an owner has checked is of no use at a table. */
export async function playableText(game: GameId, edition: object): Promise<string> {
  const { about, ...values } = edition as { readonly about?: { readonly checked?: unknown } };
  const { checked: _, ...said } = about ?? {};
  const { print } = await filesOf(game);
  return print(Object.keys(said).length > 0 ? { ...values, about: said } : values);
}

// Links

const through = async (bytes: BlobPart, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    // A small link may unfold to anything.
    if (size > MOST_CHARACTERS) {
      await reader.cancel();
      throw new BadEditionFile({ id: 'tooLarge', kilobytes: MOST_CHARACTERS / 1000 });
    }
    parts.push(new Uint8Array(next.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

/** An edition as the part of a link that carries it. */
export async function linkOf(edition: object): Promise<string> {
  const bytes = await through(JSON.stringify(edition), new CompressionStream('deflate-raw'));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The edition of a link. Throws BadEditionFile. */
export async function readLink(link: string): Promise<ReadEdition> {
  let value: unknown;
  try {
    const packed = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    value = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))),
    );
  } catch (error) {
    if (error instanceof BadEditionFile) throw error;
    throw new BadEditionFile({ id: 'badLink' });
  }
  return readEditionValue(value);
}
