import { BadEdition, problemLine } from '@polder/core/edition';
import type { EditionReport } from './entry.js';

/** All that is wrong with an edition's text, or what is in it. */
export function editionReport<Edition>(
  text: string,
  parse: (text: string) => Edition,
  contentsOf: (edition: Edition) => EditionReport['contents'],
): EditionReport {
  try {
    return { problems: [], contents: contentsOf(parse(text)) };
  } catch (error) {
    if (error instanceof BadEdition) return { problems: error.problems.map(problemLine), contents: [] };
    throw error;
  }
}
