// Plays the games kept in fixtures/ anew and writes them down. Run it only when the rules are meant to
// change: the difference that git shows is what the change does to stored games.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt('packages/valley');
const { parseEdition } = await import('../packages/valley/dist/index.js');
const { record, stroll } = await import('../packages/valley/dist/testing.js');

const at = (path) => new URL(`../fixtures/${path}`, import.meta.url);
const edition = parseEdition(readFileSync(at('editions/windy.json'), 'utf8'));

/** Golden games: the notation, and the hash of every state. */
const GAMES = [
  { name: 'two-random', options: { players: 2 }, seed: 'tulip', style: 'random' },
  { name: 'two-builder', options: { players: 2 }, seed: 'gears', style: 'builder' },
  { name: 'three-eager', options: { players: 3 }, seed: 'polder', style: 'eager' },
  { name: 'three-planter', options: { players: 3 }, seed: 'rows', style: 'planter' },
  { name: 'four-patient', options: { players: 4 }, seed: 'delft', style: 'patient' },
  { name: 'four-restless', options: { players: 4 }, seed: 'sluice', style: 'restless' },
  { name: 'three-expert', options: { players: 3, expert: true }, seed: 'queen', style: 'eager' },
  { name: 'solo-medium', options: { players: 1, solo: 'medium' }, seed: 'spade', style: 'builder' },
  { name: 'solo-hard', options: { players: 1, solo: 'hard' }, seed: 'trowel', style: 'patient' },
  { name: 'solo-windy', options: { players: 1, solo: 'easy', edition }, seed: 'rake', style: 'striper' },
  { name: 'two-windy', options: { players: 2, edition }, seed: 'windy', style: 'striper' },
];
/** One game a table size, printed with every option of every decision. */
const PLAYTHROUGHS = ['two-random', 'three-eager', 'four-patient', 'solo-medium'];

for (const folder of ['golden', 'playthroughs']) mkdirSync(at(folder), { recursive: true });
for (const { name, options, seed, style } of GAMES) {
  const choices = stroll(options, seed, style);
  const { notation, hashes, playthrough } = record(options, seed, choices);
  writeFileSync(at(`golden/${name}.polder`), notation);
  writeFileSync(at(`golden/${name}.hashes`), hashes);
  if (PLAYTHROUGHS.includes(name)) writeFileSync(at(`playthroughs/${name}.txt`), playthrough);
  console.log(`${name}: ${choices.length} choices`);
}
