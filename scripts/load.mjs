// `npm run load`: many tables at once on this machine, server and players together.
//   npm run load                                         2,000 tables at a person's pace, against the limits
//   npm run load -- --tables 500 --think 0 --seconds 20  as fast as they can
//   npm run load -- --database postgres --processes 2
//   npm run load -- --all                                everything that docs/performance.md reports
import { parseArgs } from 'node:util';
import { watchDisk } from './load/disk.mjs';
import { openPlayers } from './load/players.mjs';
import { startServers } from './load/servers.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

const LIMITS = { p99: 150, rss: 600 };

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    think: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});

ensureInstalled();
ensureBuilt('packages/server', 'packages/server/tsconfig.test.json');

const quantile = (sorted, q) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

/** At full speed games end soon: others follow, so that as many are played all the time. */
const spareFor = ({ tables, think }) => (think === 0 ? 2 * tables : 0);

async function run({ tables, think, seconds, database, processes }) {
  const servers = await startServers(database, processes);
  let players;
  let disk;
  try {
    const began = performance.now();
    players = await openPlayers(servers.origins, tables, spareFor({ tables, think }), think * 1000);
    const opened = (performance.now() - began) / 1000;
    // Until the first rush of sockets is over.
    await new Promise((resolve) => setTimeout(resolve, think === 0 ? 2000 : 10_000));
    disk = watchDisk();
    const before = servers.usage();
    const { choices, times, errors, over, seconds: took } = await players.measure(seconds);
    const after = servers.usage();
    const sorted = times.sort((a, b) => a - b);
    const cpu = after.reduce((sum, { cpu }, i) => sum + cpu - before[i].cpu, 0);
    return {
      database,
      processes,
      tables,
      think,
      opened,
      perSecond: choices / took,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      worst: sorted.at(-1),
      rss: after.reduce((sum, { rss }) => sum + rss, 0),
      cpu: (100 * cpu) / took,
      cpuPerChoice: (1000 * cpu) / choices,
      over,
      errors,
      disk: await disk.stop(),
    };
  } finally {
    players?.close();
    await disk?.stop().catch(() => {});
    await servers.stop();
  }
}

function report(it) {
  const pace = it.think === 0 ? 'as fast as they can' : `a choice every ${it.think} s`;
  console.log(
    `${it.database}, ${it.processes} process${it.processes > 1 ? 'es' : ''}, ${it.tables} tables, ${pace}: ` +
      `${it.perSecond.toFixed(0)} choices/s; to everybody in ${it.p50.toFixed(1)} ms (median), ` +
      `${it.p99.toFixed(1)} ms (p99), ${it.worst?.toFixed(0)} ms (worst); server ${it.cpu.toFixed(0)} % of a core, ` +
      `${it.cpuPerChoice.toFixed(2)} ms a choice, ${it.rss.toFixed(0)} MB; ` +
      `${it.errors.length} errors; opened in ${it.opened.toFixed(0)} s; ${it.over} games over; the disk by itself: ` +
      `a sync in ${it.disk.worst.toFixed(0)} ms (worst), stood still for ${it.disk.still.toFixed(1)} s`,
  );
  for (const error of [...new Set(it.errors)].slice(0, 5)) console.log(`  ${error}`);
}

const paced = { think: 4, seconds: 60, database: 'sqlite', processes: 1 };
const rush = { tables: 300, think: 0, seconds: 15 };
const runs = values.all
  ? [
      ...[100, 500, 1000, 2000, 4000].map((tables) => ({ ...paced, tables, seconds: 40 })),
      { ...rush, database: 'sqlite', processes: 1 },
      { ...rush, database: 'postgres', processes: 1 },
      { ...rush, database: 'postgres', processes: 2 },
    ]
  : [
      {
        tables: Number(values.tables),
        think: Number(values.think),
        seconds: Number(values.seconds),
        database: values.database,
        processes: Number(values.processes),
      },
    ];

for (const one of runs) {
  const outcome = await run(one);
  report(outcome);
  if (outcome.over > spareFor(one) + one.tables / 10) {
    console.log('  Too many games were over before the end: there was less to do than could have been done.');
    process.exitCode = 1;
  }
  const isLimited = one.think > 0 && one.tables <= 2000;
  if (outcome.errors.length > 0 || !(outcome.perSecond > 0)) process.exitCode = 1;
  if (isLimited && (outcome.p99 > LIMITS.p99 || outcome.rss > LIMITS.rss)) {
    console.log(`  OVER: p99 ${LIMITS.p99} ms and ${LIMITS.rss} MB are the limits.`);
    if (outcome.disk.still > 0.01 * one.seconds)
      console.log('  The disk stood still for more than a hundredth of the time: p99 may be its figure.');
    process.exitCode = 1;
  }
}
