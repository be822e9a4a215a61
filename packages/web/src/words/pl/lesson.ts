import { says } from '@polder/valley/text/pl/lesson.js';
import type { Parts } from '../words.js';

export const lesson: Parts['lesson'] = {
  title: 'Pierwsza lekcja',
  coach: 'Lekcja',
  next: 'Dalej',
  step: (n, of) => `${n} z ${of}`,
  leave: 'Zakończ lekcję',
  otherwise: 'To też jest możliwe, we własnej grze. Teraz spróbuj tego:',
  playOn: 'Graj dalej od tego miejsca',
  newGame: 'Rozpocznij własną grę',
  rules: 'Przeczytaj zasady',
  startNow: 'Od początku',
  rivalName: 'Anna',

  says,
};
