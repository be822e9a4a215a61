import { LEVELS, tableModelOf } from '@polder/bots';
import { below, type GameEvent, seedRandom } from '@polder/core';
import { type Language, LONGEST } from '@polder/core/text';
import { GAMES } from '@polder/games/node';
import { readArgs, readOperands, wholeNumber } from '../args.js';
import type { Command } from '../command.js';
import { UsageError } from '../errors.js';
import { type GameEntry, gameId, gamesHelp, withGame } from '../games.js';
import type { Io } from '../io.js';
import { progressBar } from '../progress.js';
import { type Tried, tryDecision } from '../reasons/faithful.js';
import { readTable, TABLE_FLAGS } from '../table-flags.js';
import { facts } from '../text/table.js';

export const reasons: Command = {
  name: 'reasons',
  summary: 'measure whether what bots say about their turns is true',
  help: `polder reasons [--game ID] [--players 2] [--decisions 500] [--simulations 0] [--net]
               [--seed polder] [--solo LEVEL] [--show N] [--json]

Bots play, and some of their decisions are explained in words: the best turn against the next one
that is worse by a VP or more. Then the things that the sentence names count nothing: does another
turn look best now? The same is done with as many things that are not named, drawn by chance from
those that make a difference. Decisions without a turn that is worse by a VP are counted apart.

  --game ID         which game: ${gamesHelp}
  --players N       players at the table
  --decisions N     so many are explained
  --simulations N   turns are played on so many times in all, as Master does; 0: their ends count
  --net             judge by the net that Master has at this table
  --seed TEXT       all chance comes from it
  --solo LEVEL      one player against the rules: easy, medium or hard
  --show N          print so many of the sentences, in both languages (with --json: what they are
                    made of)
  --json            one JSON document instead of a table`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      ...TABLE_FLAGS,
      decisions: { type: 'string', default: '500' },
      simulations: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'polder' },
      net: { type: 'boolean', default: false },
      show: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    });
    readOperands(positionals, []);
    const game = gameId(values.game);
    const choice = readTable(game, values, 2);
    const run: Run = {
      seed: values.seed,
      decisions: wholeNumber('decisions', values.decisions, 1, 1_000_000),
      simulations: wholeNumber('simulations', values.simulations, 0, 1_000_000),
      net: values.net,
    };
    const show = wholeNumber('show', values.show, 0, 1_000_000);
    const tried = await withGame(game, (entry) => tryAll(entry, entry.options(choice), run, io));
    const figures = figuresOf(tried);
    const shown = tried.slice(0, show);
    if (values.json) {
      const grounds = shown.map(({ why }) => why);
      io.out(JSON.stringify({ game, ...choice, ...run, ...figures, grounds }, rounded));
      return 0;
    }
    print(figures, io);
    for (const { said } of shown) io.out(`\n${said.en.text}\n${said.pl.text}`);
    return 0;
  },
};

/** Figures of a document: nobody needs more of them. */
const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

interface Run {
  readonly seed: string;
  readonly decisions: number;
  readonly simulations: number;
  readonly net: boolean;
}

/** Of so many decisions one is explained, so that they come from many games. */
const ONE_OF = 8;

async function tryAll<Options, State, Event extends GameEvent>(
  { game, known, text }: GameEntry<Options, State, Event>,
  options: Options,
  { seed, decisions, simulations, net }: Run,
  io: Io,
): Promise<Tried[]> {
  const grower = LEVELS.grower(known);
  const judge = net ? await netModel({ game, known }, options, seed) : known;
  const chance = seedRandom(`${seed}/which`);
  const bar = progressBar(io, decisions, 'decisions');
  const found: Tried[] = [];
  for (let deal = 0; found.length < decisions; deal++) {
    const state = game.setup(options, `${seed}/${deal}`);
    for (
      let [open] = game.decisions(state);
      open && found.length < decisions;
      [open] = game.decisions(state)
    ) {
      const view = game.view(state, open.seat);
      const at = `${seed}/${deal}/${open.id}`;
      if (open.options.length > 1 && below(chance, ONE_OF) === 0) {
        const tried = tryDecision(judge, text.grounds, view, open, { seed: at, simulations, chance });
        if (tried) found.push(tried);
        bar.update(found.length);
      }
      const [key] = grower.plan(view, open, at, {});
      game.choose(state, { decision: open.id, seat: open.seat, key });
    }
  }
  bar.clear();
  return found;
}

async function netModel<Options, State, Event extends GameEvent>(
  { game, known }: Pick<GameEntry<Options, State, Event>, 'game' | 'known'>,
  options: Options,
  seed: string,
): Promise<typeof known> {
  const manifest = GAMES.find(({ id }) => id === game.id);
  const view = game.view(game.setup(options, seed), 0);
  const model = manifest && (await tableModelOf(manifest, game.version, 'master', view));
  if (!model?.learned) throw new UsageError('There is no net for this table.');
  return model as unknown as typeof known;
}

type Figures = ReturnType<typeof figuresOf>;

function figuresOf(tried: readonly Tried[]) {
  const clear = tried.filter(({ level }) => !level);
  const share = (of: (it: Tried) => boolean): number => clear.filter(of).length / Math.max(1, clear.length);
  const of = (language: Language) => ({
    withoutNamed: share(({ without }) => without[language]),
    withoutUnnamed: share(({ withoutOthers }) => withoutOthers[language]),
    named: tried.reduce((sum, { said }) => sum + said[language].named.length, 0) / tried.length,
    longest: Math.max(...tried.map(({ said }) => said[language].text.length)),
  });
  return {
    explained: tried.length,
    clear: clear.length,
    off: Math.max(...tried.map(({ off }) => off)),
    en: of('en'),
    pl: of('pl'),
  };
}

function print({ explained, clear, off, en, pl }: Figures, io: Io): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const both = (say: (it: Figures['en']) => string): string => `${say(en)} (Polish: ${say(pl)})`;
  const lines = facts(io.style, [
    ['decisions', `${explained}, ${clear} of them with another turn that is worse by a VP or more`],
    ['named', both(({ named }) => `${named.toFixed(1)} things a sentence`)],
    ['without what is named', `${both(({ withoutNamed }) => percent(withoutNamed))} choose otherwise`],
    ['without as much unnamed', `${both(({ withoutUnnamed }) => percent(withoutUnnamed))} choose otherwise`],
    ['parts and difference', `apart by ${off.toExponential(1)} VP at most`],
    ['longest sentence', `${both(({ longest }) => String(longest))} characters of ${LONGEST}`],
  ]);
  io.out(lines.join('\n'));
}
