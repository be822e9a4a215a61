import type { Option } from '@polder/core';

/** Keys of options are a verb and what it is about: `tile:3`. */

export const verbOf = (key: string): string => key.split(':', 1)[0];

export const objectOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Those of the options that have one of these verbs. */
export const withVerb = (options: readonly Option[], ...verbs: readonly string[]): string[] =>
  options.map(({ key }) => key).filter((key) => verbs.includes(verbOf(key)));
