import { cpus } from 'node:os';
import { positiveNumber, readArgs, readOperands } from '../args.js';
import { calibrate } from '../calibrate.js';
import type { Command } from '../command.js';
import { DEFAULT_GAME, gameId, gamesHelp, withGame } from '../games.js';
import type { Io } from '../io.js';
import { Bench } from '../measure.js';
import { facts, grouped } from '../text/table.js';

export const bench: Command = {
  name: 'bench',
  summary: 'measure how fast the rules are on this machine',
  help: `polder bench [--game ID] [--seconds 5] [--json]

Measures the rules on one core, with the largest table. A fixed calibration loop runs first and
last, so that results of different machines can be compared.

  --game ID    which game: ${gamesHelp}
  --seconds S  about how long to play; the other measurements take a few seconds more
  --json       one JSON document instead of a table`,
  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      game: { type: 'string', default: DEFAULT_GAME },
      seconds: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    });
    readOperands(positionals, []);
    const game = gameId(values.game);
    const report = measure(game, positiveNumber('seconds', values.seconds, 3600) * 1000);
    if (values.json) io.out(JSON.stringify(report, null, 2));
    else print(report, io);
    return 0;
  },
};

type Report = ReturnType<typeof measure>;

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

function measure(game: ReturnType<typeof gameId>, ms: number) {
  return withGame(game, (entry) => {
    const players = Math.max(...entry.players);
    const before = calibrate(ms / 10);
    const it = new Bench(entry, players);
    const inner = it.inner(ms * 0.45);
    const contract = it.contract(ms * 0.35);
    const decisions = it.decisions();
    const clone = it.clone();
    const view = it.view();
    const hash = it.hash();
    const replay = it.replay();
    const after = calibrate(ms / 10);
    // Last: asking for the collector changes how the engine works.
    const bytes = it.bytes();
    const ops = (before + after) / 2;
    return {
      game: entry.game.id,
      version: entry.game.version,
      title: entry.title,
      players,
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      node: process.version,
      calibration: { before: rounded(before, 0), after: rounded(after, 0), mean: rounded(ops, 0) },
      inner: { decisionsPerSecond: rounded(inner, 0), per1000Ops: rounded((inner / ops) * 1000, 4) },
      contract: { decisionsPerSecond: rounded(contract, 0), per1000Ops: rounded((contract / ops) * 1000, 4) },
      decisionsMicros: {
        states: decisions.states,
        p50: rounded(decisions.p50),
        p999: rounded(decisions.p999),
        max: rounded(decisions.max),
      },
      cloneMicros: rounded(clone),
      viewMicros: rounded(view),
      hashStateMicros: rounded(hash),
      replayMillis: rounded(replay),
      bytesPerDecision: bytes === undefined ? null : rounded(bytes, 0),
    };
  });
}

function print(r: Report, io: Io): void {
  const { style } = io;
  const drift = ((r.calibration.after / r.calibration.before - 1) * 100).toFixed(1);
  const rate = ({ decisionsPerSecond, per1000Ops }: Report['inner']): string =>
    `${grouped(decisionsPerSecond)} decisions/s, ${per1000Ops.toFixed(3)} per 1,000 calibration ops`;
  const { states, p50, p999, max } = r.decisionsMicros;
  const rows: [string, string][] = [
    ['machine', `${r.cpu}, node ${r.node}`],
    ['calibration', `${grouped(r.calibration.mean)} ops/s (${drift}% from first to last)`],
    ['inner path', rate(r.inner)],
    ['contract', rate(r.contract)],
    ['decisions()', `p50 ${p50} us, p99.9 ${p999} us, max ${max} us over ${grouped(states)} states`],
    ['clone()', `${r.cloneMicros} us`],
    ['view()', `${r.viewMicros} us`],
    ['hashState()', `${r.hashStateMicros} us`],
    ['replay', `${r.replayMillis} ms for a whole game`],
    [
      'heap',
      r.bytesPerDecision === null ? 'not measured' : `${grouped(r.bytesPerDecision)} bytes a decision`,
    ],
  ];
  const head = style.bold(`${r.title} ${r.version}, ${r.players} random players, one core`);
  io.out([head, ...facts(style, rows)].join('\n'));
}
