import { says } from '@polder/valley/text/en/lesson.js';

/** The lesson: what stands around what the coach says. */
export const lesson = {
  title: 'A first lesson',
  coach: 'Lesson',
  next: 'Next',
  step: (n: number, of: number): string => `${n} of ${of}`,
  leave: 'Leave the lesson',
  otherwise: 'You can do that, too, in a game of your own. Now try this one:',
  playOn: 'Play on from here',
  newGame: 'Start a game of your own',
  rules: 'Read the rules',
  startNow: 'Start over',
  rivalName: 'Anna',

  says,
};
