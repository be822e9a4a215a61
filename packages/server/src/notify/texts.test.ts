import { describe, expect, it } from 'vitest';
import { mailOf, type Told, wordsOf } from './texts.js';

const told: Told = { game: 'valley', name: 'Ann', others: ['Bob', 'Cleo', 'Dan'], winners: [] };
const links = { table: 'https://polder.test/#/table/t', settings: 'https://polder.test/#/account' };

describe('the words of a notice', () => {
  it('are in the language of the reader', () => {
    expect(wordsOf('en', 'turn', told)).toEqual({
      title: 'Your turn',
      body: 'Windmill Valley with Bob, Cleo and Dan.',
    });
    expect(wordsOf('pl', 'turn', told)).toEqual({
      title: 'Twoja kolej',
      body: 'Wiatrakowo, przy stole: Bob, Cleo i Dan.',
    });
  });

  it('say who has won, when it is over', () => {
    const won = { ...told, game: 'duel', others: ['Bob'], winners: ['Bob'] };
    expect(wordsOf('en', 'ended', won).body).toBe('Windmill Valley Duel with Bob. Won by Bob.');
    expect(wordsOf('pl', 'ended', { ...won, winners: ['Ann', 'Bob'] }).body).toContain(
      'Wygrywają: Ann i Bob.',
    );
    expect(wordsOf('en', 'ended', told).body).not.toContain('Won');
    expect(wordsOf('en', 'began', won).body).not.toContain('Won');
  });

  it('say that a bot has taken over, and that one can come back', () => {
    expect(wordsOf('en', 'standIn', told)).toEqual({
      title: 'A bot plays for you',
      body: 'Windmill Valley with Bob, Cleo and Dan. You can come back and play on yourself.',
    });
    expect(wordsOf('pl', 'standIn', told)).toEqual({
      title: 'Gra za ciebie bot',
      body: 'Wiatrakowo, przy stole: Bob, Cleo i Dan. Możesz wrócić i grać dalej.',
    });
  });

  it.each(['en', 'pl'] as const)(
    'make a mail with the way to the table and to the settings: %s',
    (locale) => {
      const { subject, text } = mailOf(locale, 'began', told, links);
      expect(subject).toContain({ en: 'Windmill Valley', pl: 'Wiatrakowo' }[locale]);
      for (const part of [links.table, links.settings, 'Ann', 'Bob']) expect(text).toContain(part);
    },
  );
});
