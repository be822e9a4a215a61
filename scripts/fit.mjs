// Fits the bots' weights by self-play and writes them to packages/bots/src.
// GAME is valley, solo (against the Gardener) or duel.
//   npm run fit -- GAME [--generations 60] [--trials 80] [--seed fit] [--rate 0.2] [--step 0.5]
//                       [--width 3] [--cap 2000] [--from GAME] [--workers N]
// It starts from the weights that are there (--from: those of another one); the same start and flags give the
// same weights, with any number of workers.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

/** Tables that the trials are played at, one after the other. */
const TABLES = {
  valley: [
    { options: { players: 2 }, forth: [true, false] },
    { options: { players: 3 }, forth: [true, false, true] },
    { options: { players: 2 }, forth: [true, false] },
    { options: { players: 4 }, forth: [true, false, true, false] },
  ],
  solo: ['medium', 'hard', 'medium', 'easy'].map((solo) => ({
    options: { players: 1, solo },
    forth: [true],
  })),
  duel: [{ options: {}, forth: [true, false] }],
};

const load = async (game) => {
  const fit = await import('@polder/bots');
  const { knownValley } = await import('@polder/valley/bot');
  const { knownDuel } = await import('@polder/duel/bot');
  const solo = { ...knownValley, evaluation: knownValley.evaluation.solo };
  return { ...fit, known: { valley: knownValley, solo, duel: knownDuel }[game], tables: TABLES[game] };
};

const FILES = {
  valley: 'valley/bot/weights.ts',
  solo: 'valley/bot/solo-weights.ts',
  duel: 'duel/bot/weights.ts',
};

async function work() {
  const { game, settings } = workerData;
  const { tryStep, known, tables } = await load(game);
  parentPort.on('message', ({ fit, trial }) => {
    parentPort.postMessage(tryStep(known, settings, fit, trial, tables[trial % tables.length]));
  });
}

function readFlags() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: 'fit' },
      generations: { type: 'string', default: '60' },
      trials: { type: 'string', default: '80' },
      step: { type: 'string', default: '0.5' },
      rate: { type: 'string', default: '0.2' },
      width: { type: 'string', default: '3' },
      cap: { type: 'string', default: '2000' },
      from: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [game] = positionals;
  if (!(game in TABLES)) throw new Error(`Say which game: ${Object.keys(TABLES).join(' or ')}.`);
  const { seed, generations, trials, step, rate, width, cap, from = game, workers } = values;
  if (!(from in TABLES)) throw new Error(`--from: ${Object.keys(TABLES).join(' or ')}.`);
  const breadth = { width: Number(width), cap: Number(cap) };
  const numbers = { generations: Number(generations), trials: Number(trials) };
  const settings = { seed, ...numbers, step: Number(step), rate: Number(rate), breadth };
  return { game, from, settings, workers: Number(workers) };
}

/** All trials of a generation, in their order. */
async function generation(threads, fit, trials) {
  const outcomes = [];
  let next = 0;
  await Promise.all(
    threads.map(async (thread) => {
      while (next < trials) {
        const trial = next++;
        outcomes[trial] = await new Promise((resolve, reject) => {
          thread.removeAllListeners('message').once('message', resolve);
          thread.removeAllListeners('error').once('error', reject);
          thread.postMessage({ fit, trial });
        });
      }
    }),
  );
  return outcomes;
}

const rounded = ({ now, ahead }) => `{ now: ${Number(now.toFixed(2))}, ahead: ${Number(ahead.toFixed(2))} }`;

const command = (game, from, { seed, generations, trials, step, rate, breadth: { width, cap } }) =>
  `npm run fit -- ${game} ${from === game ? '' : `--from ${from} `}` +
  `--generations ${generations} --trials ${trials} --rate ${rate} --step ${step} ` +
  `--width ${width} --cap ${cap} --seed ${seed}`;

const source = (game, { base, of }, made) => `import type { Weights } from '../evaluation.js';

/** Fitted by \`${made}\`. */
export const ${game}Weights: Weights = {
  base: ${rounded(base)},
  of: {
${Object.entries(of)
  .map(([name, weight]) => `    ${name}: ${rounded(weight)},`)
  .join('\n')}
  },
};
`;

async function main() {
  const { game, from, settings, workers } = readFlags();
  ensureInstalled();
  ensureBuilt('packages/bots');
  const { beginFit, nextFit, weightsOf, known } = await load(game);
  const { measure } = known.evaluation;
  const { measure: alike, weights } = (await load(from)).known.evaluation;
  if (alike.features.join() !== measure.features.join()) {
    throw new Error(`--from ${from}: what is measured there is not what is measured in ${game}.`);
  }
  const file = new URL(import.meta.url);
  const threads = Array.from({ length: workers }, () => new Worker(file, { workerData: { game, settings } }));
  let fit = beginFit(measure.features, weights);
  while (fit.generation < settings.generations) {
    const outcomes = await generation(threads, fit, settings.trials);
    fit = nextFit(settings, fit, outcomes);
    const size = outcomes.reduce((sum, n) => sum + Math.abs(n), 0) / outcomes.length;
    console.log(
      `generation ${fit.generation} of ${settings.generations}: trials differ by ${size.toFixed(1)} VP`,
    );
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  const fitted = weightsOf(measure.features, weights.base, fit.mean);
  const text = source(game, fitted, command(game, from, settings));
  writeFileSync(new URL(`../games/${FILES[game]}`, import.meta.url), text);
  console.log(text);
}

await (isMainThread ? main() : work());
