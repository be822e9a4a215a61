import { isSelf } from '../self.js';

/** 'your', or 'Ada’s'. */
export const whose = (name: string): string => (isSelf(name) ? 'your' : `${name}’s`);
/** Inside a sentence. */
export const whom = (name: string): string => (isSelf(name) ? 'you' : name);
/** 'Your', or 'Ada’s': in front of everything. */
export const Whose = (name: string): string => (isSelf(name) ? 'Your' : `${name}’s`);
/** 'You get', or 'Ada gets'. */
export const does = (name: string, verb: string): string =>
  isSelf(name) ? `You ${verb}` : `${name} ${verb}s`;
