/** A page of the players' rulebook in one language. Sentences may hold icons as `{guilder}`. */
export interface PageText {
  readonly title: string;
  /** One sentence or two: what it is about. */
  readonly lead: string;
  /** Numbered lines; they go with the marks on the picture. */
  readonly points: readonly string[];
  /** Figures: the first row is the head. */
  readonly figures?: readonly (readonly string[])[];
  readonly example?: string;
  /** What is not allowed. */
  readonly never?: string;
}

export type BookText<Chapter extends string> = Readonly<Record<Chapter, PageText>>;
