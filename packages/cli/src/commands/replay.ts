import {
  type Decision,
  type GameEvent,
  hashState,
  NotationError,
  readNotation,
  replayNotation,
} from '@polder/core';
import type { Language, LogLine } from '@polder/core/text';
import { readArgs, readOperands } from '../args.js';
import type { Command } from '../command.js';
import { readText } from '../files.js';
import { GAMES, type GameEntry, gamesWords, type Seats, withGame } from '../games.js';
import type { Io } from '../io.js';
import { LANGUAGE_FLAG, readLanguage } from '../table-flags.js';
import { sheetLines, standingLines } from '../text/sheet.js';
import { storyLines } from '../text/story.js';
import { some, wrap } from '../text/table.js';

export const replay: Command = {
  name: 'replay',
  summary: 'play a game again from its notation and tell it',
  help: `polder replay FILE [--log] [--json] [--language en|pl]

Plays a notation file of any game through the rules, tells the game turn by turn, and prints
the score sheet and the standings. If something in the file does not fit, says where, why, and what
was legal there.

  --log   only the story; of a game that does not fit, up to that place
  --json  one JSON document; with --log, the story is in it
  --language pl  tells the story in Polish`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      log: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      ...LANGUAGE_FLAG,
    });
    const language = readLanguage(values.language);
    const [path] = readOperands(positionals, ['FILE']);
    const text = readText(path);
    try {
      const { game } = readNotation(text);
      const id = GAMES.find((it) => it === game.text);
      if (!id) throw new NotationError(game, `There is no game '${game.text}'; ${gamesWords}.`);
      withGame(id, (entry) => tell(entry, text, { ...values, language }, io));
      return 0;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      io.err(misfit(path, error));
      return 1;
    }
  },
};

/** `FILE:line:column: message`, and what could have stood there. */
export function misfit(path: string, error: NotationError): string {
  const { line, column, legal, problem } = error;
  const lines = [`${path}:${line}:${column}: ${problem}`];
  if (legal.length > 0) lines.push(`Legal there (${legal.length}):`, ...wrap(legal));
  return lines.join('\n');
}

const seatNames = ({ count, automatic }: Seats): readonly string[] =>
  Array.from({ length: count }, (_, seat) => automatic[seat] ?? `Player ${seat + 1}`);

interface Wishes {
  readonly log: boolean;
  readonly json: boolean;
  readonly language: Language;
}

function tell<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  text: string,
  { log: onlyLog, json, language }: Wishes,
  io: Io,
): void {
  const { game } = entry;
  const { style } = io;
  const { events, options, seed, state, choices, fault } = follow(entry, text, language);
  const names = seatNames(entry.seats(options));
  const log = entry.text.openLog(game.setup(options, seed), names, language);
  const story: LogLine[] = events.flatMap((event) => [...log.tell(event)]);
  if (fault) {
    if (onlyLog && !json) io.out(story.flatMap((line) => storyLines(style, line)).join('\n'));
    throw fault;
  }
  const scores = game.scores(state);
  const result = game.result(state);
  if (json) {
    const document = {
      ...{ game: game.id, version: game.version, options, seed, over: result !== undefined },
      ...{ choices: choices.length, rounds: entry.round(state), hash: hashState(state), scores },
      ...(result && { result }),
      ...(onlyLog && { log: story }),
    };
    io.out(JSON.stringify(document, null, 2));
    return;
  }
  const head = `${entry.title}, ${some(names.length - Object.keys(entry.seats(options).automatic).length, 'player')}, seed '${seed}'`;
  io.out([style.bold(head), ...story.flatMap((line) => storyLines(style, line))].join('\n'));
  if (onlyLog) return;
  io.out(
    ['', ...sheetLines(style, scores, names, (source) => entry.text.sourceName(source, language)), ''].join(
      '\n',
    ),
  );
  if (result) io.out(standingLines(style, result, names, entry.tieBreaks).join('\n'));
  else io.out(`The game is not over: ${some(choices.length, 'choice')} so far, round ${entry.round(state)}.`);
}

/** Plays a text; a fault in its choices is kept, together with what happened before it. */
function follow<Options, State, Event extends GameEvent>(
  { game, text: says }: GameEntry<Options, State, Event>,
  text: string,
  language: Language,
) {
  const events: Event[] = [];
  let before: State | undefined;
  try {
    const note = (state: State, _decision: Decision, _key: string, happened: readonly Event[]): void => {
      before = state;
      events.push(...happened);
    };
    const replayed = replayNotation(
      game,
      text,
      note,
      ({ reason }) => says.reason(reason, language) ?? reason,
    );
    return { ...replayed, events, fault: undefined };
  } catch (fault) {
    if (!(fault instanceof NotationError) || before === undefined) throw fault;
    const { options, seed } = readNotation(text);
    // They have passed setup, or nothing would have happened.
    const known = { options: options.value as Options, seed: seed.value, state: before, choices: [] };
    return { ...known, events, fault };
  }
}
