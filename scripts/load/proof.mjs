// What the proof of a record costs: `node scripts/load/proof.mjs`, after a build. Processor time of choices as the server
// makes them (fork, add), and of loading a table, beside the hashing that is in them.
import { cpuUsage } from 'node:process';
import { hashPlayed, nextProof } from '../../packages/core/dist/index.js';
import { needGame } from '../../packages/server/dist/games.js';
import { loadTable, openTable } from '../../packages/server/dist/table/index.js';

const ROUNDS = 12;
const spent = (work) => {
  const before = cpuUsage();
  const result = work();
  const { user, system } = cpuUsage(before);
  return { result, us: user + system };
};

for (const [game, seats] of [
  ['duel', 2],
  ['valley', 2],
  ['valley', 4],
]) {
  const entry = needGame(game);
  const header = {
    ...{
      id: 'bench',
      game,
      version: entry.game.version,
      seed: 'bench',
      pace: { kind: 'none' },
      startedAt: 1,
    },
    options: entry.setupOptions(seats, {}, undefined),
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', user: `user-${seat}` })),
  };
  const states = [];
  const play = () => {
    let table = openTable(header);
    const records = [];
    while (table.decisions.length > 0) {
      const [{ seat, id, options }] = table.decisions;
      const next = table.fork();
      const { key } = options[(records.length * 7) % options.length];
      const body = { type: 'choice', seat, key, decision: id };
      records.push(next.add({ at: 1, user: null, command: null, body }).record);
      states.push(next.history.state);
      table = next;
    }
    return records;
  };
  const load = (records) => {
    for (const _ of loadTable(header, records));
  };
  const hash = () => states.reduce((proof, state) => nextProof(proof, hashPlayed(state)), '');
  let records = play();
  for (let i = 0; i < 2; i++) load(play());
  states.length = 0;
  records = play();
  hash();
  const best = (work) => Math.min(...Array.from({ length: ROUNDS }, () => spent(work).us)) / records.length;
  const own = [...states];
  const [choice, loading] = [best(play), best(() => load(records))];
  states.splice(0, states.length, ...own);
  const hashing = best(hash);
  console.log(
    `${game} for ${seats}: ${records.length} choices; a choice ${choice.toFixed(1)} us, of which proof ${hashing.toFixed(1)} us; ` +
      `to load one ${loading.toFixed(1)} us`,
  );
}
process.exit(0);
