/** The form of a word that goes with a number. English has two, Polish three (and one for fractions). */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export const pluralOf = (language: string): ((n: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n)] ?? forms.other;
};

/** The number and its word: `2 Tools`. */
export const countOf = (language: string): ((n: number, forms: Forms) => string) => {
  const plural = pluralOf(language);
  return (n, forms) => `${n} ${plural(n, forms)}`;
};
