import { problemLine } from '@polder/core/edition';
import { BadEditionFile, type ReadEdition, readEditionFile, readLink } from '../session/edition-file.js';
import { newEditionId, openEditions } from '../session/editions.js';
import { w } from '../words/current.svelte.js';
import { gameName } from '../words/said.js';

export type Received =
  | { readonly id: string; readonly mended: readonly string[] }
  | { readonly refused: string };

/** What could not be read from the files that were opened on this visit, by the id of the edition. */
export const MENDED = new Map<string, readonly string[]>();

/** Keeps an edition from a file or a link. Whatever is wrong with it, nothing that is here already changes. */
export async function receive(
  from: { readonly text: string } | { readonly link: string },
): Promise<Received> {
  let read: ReadEdition;
  try {
    read = await ('text' in from ? readEditionFile(from.text) : readLink(from.link));
  } catch (error) {
    if (!(error instanceof BadEditionFile)) throw error;
    return { refused: `${w().workshop.trouble(error.trouble, gameName)} ${w().workshop.nothingLost}` };
  }
  const { game, edition, mended } = read;
  const id = newEditionId();
  await (await openEditions()).put({ id, game, updated: Date.now(), edition });
  const lines = mended.map(problemLine);
  if (lines.length > 0) MENDED.set(id, lines);
  return { id, mended: lines };
}
