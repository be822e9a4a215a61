// Plays the games kept in fixtures/ anew and writes them down. Run it only when the rules are meant to
// change: the difference that git shows is what the change does to stored games. Golden games of an older version of
// the rules move into a folder of that version: the kept rules go on playing them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt('games/valley');
ensureBuilt('games/duel');
const valley = await import('../games/valley/dist/rules/index.js');
const valleyTesting = await import('../games/valley/dist/testing/index.js');
const duel = await import('../games/duel/dist/rules/index.js');
const duelTesting = await import('../games/duel/dist/testing/index.js');

const at = (path) => new URL(`../fixtures/${path}`, import.meta.url);
const edition = valley.parseEdition(readFileSync(at('editions/windy.json'), 'utf8'));
const breezy = duel.parseEdition(readFileSync(at('duel/editions/breezy.json'), 'utf8'));

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

const DUELS = [
  { name: 'random', options: {}, seed: 'mesh', style: 'random' },
  { name: 'eager', options: {}, seed: 'spokes', style: 'eager' },
  { name: 'grower', options: {}, seed: 'bulbs', style: 'grower' },
  { name: 'tinkerer', options: {}, seed: 'cogs', style: 'tinkerer' },
  { name: 'sailor', options: { firstPlayerTool: true }, seed: 'harbour', style: 'sailor' },
  { name: 'breezy', options: { edition: breezy }, seed: 'breeze', style: 'eager' },
];

/** `polder valley 1.2.0`. */
const headOf = (notation) => notation.split('\n', 1)[0];

/** A golden game that was played by other rules stays beside the new one. */
function setAside(folder, name, head) {
  const file = at(`${folder}golden/${name}.polder`);
  const old = existsSync(file) ? headOf(readFileSync(file, 'utf8')) : head;
  if (old === head) return;
  const aside = `${folder}golden/${old.split(' ').slice(1).join('-')}`;
  mkdirSync(at(aside), { recursive: true });
  for (const part of ['polder', 'hashes']) {
    renameSync(at(`${folder}golden/${name}.${part}`), at(`${aside}/${name}.${part}`));
  }
}

function write(folder, games, told, { record, randomWalk }) {
  for (const part of ['golden', 'playthroughs']) mkdirSync(at(`${folder}${part}`), { recursive: true });
  for (const { name, options, seed, style } of games) {
    const choices = randomWalk(options, seed, style);
    const { notation, hashes, playthrough } = record(options, seed, choices);
    setAside(folder, name, headOf(notation));
    writeFileSync(at(`${folder}golden/${name}.polder`), notation);
    writeFileSync(at(`${folder}golden/${name}.hashes`), hashes);
    if (told.includes(name)) writeFileSync(at(`${folder}playthroughs/${name}.txt`), playthrough);
    console.log(`${folder}${name}: ${choices.length} choices`);
  }
}

write('', GAMES, PLAYTHROUGHS, valleyTesting);
write('duel/', DUELS, ['eager'], duelTesting);
