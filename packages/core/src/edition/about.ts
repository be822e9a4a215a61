import { list, optional } from './check.js';
import { object, text } from './check-shape.js';

/** Who made an edition, and from what. */
export interface EditionAbout {
  readonly author?: string;
  /** 'My box, second printing'. */
  readonly source?: string;
  /** Paths of the values that an owner of the box has compared with it. */
  readonly checked?: readonly string[];
}

const MOST_CHECKED = 999;

/** Checks who made an edition, and from what. */
export const aboutCheck = object<EditionAbout>({
  author: optional(text(60)),
  source: optional(text(200)),
  checked: optional(list(text(80), 0, MOST_CHECKED)),
});
