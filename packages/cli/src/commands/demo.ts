import { setTimeout as pause } from 'node:timers/promises';
import { type GameEvent, seedRandom, shuffle, writeNotation } from '@polder/core';
import type { Language } from '@polder/core/text';
import { listed } from '@polder/core/text';
import { readArgs, readOperands, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { writeText } from '../files.js';
import {
  DEFAULT_GAME,
  type GameEntry,
  gameId,
  gamesHelp,
  type Seats,
  type TableChoice,
  withGame,
} from '../games.js';
import type { Io } from '../io.js';
import { playTold } from '../play.js';
import { LANGUAGE_FLAG, readEdition, readLanguage, readTable, TABLE_FLAGS } from '../table-flags.js';
import { sheetLines, standingLines } from '../text/sheet.js';
import { storyLines } from '../text/story.js';
import { wrap } from '../text/table.js';

const NAMES = ['Anna', 'Bram', 'Cato', 'Daan', 'Elin', 'Floor'];

export const demo: Command = {
  name: 'demo',
  summary: 'watch a whole game between random players',
  help: `polder demo [--game ID] [--players 3 | --solo LEVEL] [--expert] [--first-tool] [--edition FILE]
            [--seed TEXT] [--language ID] [--pace MS] [--save FILE [--force]]

Plays a complete game between random players, tells it turn by turn and prints the score sheet.

  --game ID       which game: ${gamesHelp}
  --players N     valley: players at the table
  --solo LEVEL    valley: one player against the Gardener: easy, medium or hard
  --expert        valley: no extra round at the end
  --first-tool    duel: the first player starts with a Tool
  --edition FILE  printed values of your own (see: polder help edition)
  --seed TEXT     the same text gives the same game (default: a new one each time)
  --language ID   the story in English (en, the default) or Polish (pl)
  --pace MS       milliseconds to wait after each line
  --save FILE     keep the game as notation (see: polder help replay)
  --force         write over a file that exists`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...TABLE_FLAGS,
      ...LANGUAGE_FLAG,
      seed: { type: 'string' },
      pace: { type: 'string', default: '0' },
      save: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    readOperands(positionals, []);
    const game = gameId(values.game);
    const language = readLanguage(values.language);
    const table = { ...readTable(game, values, 3), ...readEdition(game, values.edition) };
    const pace = wholeNumber('pace', values.pace, 0, 60_000);
    const { edition, seed = newSeed(), save, force } = values;
    await withGame(game, (entry) => show(entry, { table, edition, language, pace, seed, save, force }, io));
    return 0;
  },
};

/** A short word from the clock: another game each time, easy to type again. */
const newSeed = (): string => Date.now().toString(36).slice(-6);

interface Wishes {
  readonly table: TableChoice;
  /** Path of the edition's file. */
  readonly edition: string | undefined;
  readonly language: Language;
  readonly pace: number;
  readonly seed: string;
  readonly save: string | undefined;
  readonly force: boolean;
}

async function show<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  { table, edition, language, pace, seed, save, force }: Wishes,
  io: Io,
): Promise<void> {
  const { game } = entry;
  const { style } = io;
  const options = entry.options(table);
  const state = game.setup(options, seed);
  const names = namesOf(entry.seats(options), seed);
  const head = [
    style.bold(`Polder: an open table for ${entry.title}`),
    ...(entry.notice === '' ? [] : [entry.notice]),
    '',
    `${listed(names.slice(0, table.players))} ${table.players === 1 ? 'plays' : 'play'} at random, seed '${seed}'.`,
  ];
  io.out(head.join('\n'));

  const log = entry.text.openLog(state, names, language);
  const moves = playTold(entry, state, seed);
  let move = moves.next();
  for (; !move.done; move = moves.next()) {
    for (const line of move.value.flatMap((event) => log.tell(event))) {
      for (const text of storyLines(style, line)) io.out(text);
      if (pace > 0) await pause(pace);
    }
  }
  io.out('');
  const sourceName = (source: string): string => entry.text.sourceName(source, language);
  io.out(sheetLines(style, game.scores(state), names, sourceName).join('\n'));
  const result = game.result(state);
  if (result) io.out(['', ...standingLines(style, result, names, entry.tieBreaks)].join('\n'));

  if (save !== undefined) {
    const seats = names.map((name, seat) => `p${seat + 1} ${name}`).join(', ');
    const notation = writeNotation(game, { options, seed, choices: move.value }, { hash: true });
    writeText(save, `; ${seats}\n${notation}`, { over: force });
    io.out(`\nSaved: npm run polder -- replay ${shellWord(save)}`);
  }
  const start = `npm run polder -- demo${game.id === DEFAULT_GAME ? '' : ` --game ${game.id}`}`;
  const again = [start, ...tableWords(entry.players, table, edition), `--seed ${shellWord(seed)}`];
  io.out(`\nThis game again: ${again.join(' ')}`);
  const hints = [`Another one: ${start} --seed TEXT.`, `Keep it as notation: ${start} --save FILE`];
  io.out(wrap(hints, '', ' ').join('\n'));
}

/** What was said about the table, as it would be typed. */
function tableWords(
  sizes: readonly number[],
  { players, solo, expert, firstTool }: TableChoice,
  edition: string | undefined,
): readonly string[] {
  return [
    ...(solo === undefined ? [] : [`--solo ${solo}`]),
    ...(solo === undefined && sizes.length > 1 ? [`--players ${players}`] : []),
    ...(expert ? ['--expert'] : []),
    ...(firstTool ? ['--first-tool'] : []),
    ...(edition === undefined ? [] : [`--edition ${shellWord(edition)}`]),
  ];
}

function namesOf({ count, automatic }: Seats, seed: string): readonly string[] {
  const people = shuffle(seedRandom(`${seed}/names`), [...NAMES]);
  return people.slice(0, count).map((name, seat) => automatic[seat] ?? name);
}

/** As it would be typed. */
const shellWord = (text: string): string =>
  /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
