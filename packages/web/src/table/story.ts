import type { GameEvent } from '@polder/core';
import type { Story as StoryIn, Teller as TellerIn } from '@polder/core/text';
import type { Words } from '../words/words.js';

/** A line of the log, and who tells it, in the words of this page. */
export type Story = StoryIn<Words>;
export type Teller<Event extends GameEvent> = TellerIn<Event, Words>;
