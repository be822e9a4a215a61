/** What a server says, if it can be shown as it is. */
export const sentence = (message: string): string | undefined =>
  /^\p{Lu}.*[.!?]$/u.test(message) ? message : undefined;

/** Words for the reason that a server gives; undefined: there are none, the words of its code must do. */
export const wordsOf = (
  because: Readonly<Record<string, string>>,
  refusal: { readonly reason?: string | undefined } | object,
): string | undefined => {
  const reason = 'reason' in refusal ? refusal.reason : undefined;
  return reason !== undefined && Object.hasOwn(because, reason) ? because[reason] : undefined;
};
