/** Somebody in a sentence: by name, or the reader. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
