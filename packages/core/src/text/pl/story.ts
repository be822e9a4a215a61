import type { story as english } from '../en/story.js';
import { count, STEP, small } from './forms.js';

/** Present tense: the past would have to know whether a woman or a man plays. */

export const forGuilder = (cost: number): string => (cost === 0 ? '' : ` za ${cost} {guilder}`);

export const story: typeof english = {
  because: (cause, deed) => `${cause}: ${deed}`,
  bySeat: (who, deed) => `${who} ${deed}`,
  round: (round) => `Runda ${round}`,
  turned: (steps, tools) =>
    `obraca koła o ${count(steps, STEP)}${tools > 0 ? `, wydaje ${tools} {tool}` : ''}`,
  endTriggered: (lastRound) => `wywołuje koniec gry: runda ${lastRound} będzie ostatnia`,
  over: 'Koniec gry',
  stopped: 'na tym kończy',
  newTile: (tile) => `Nowy kafelek: ${small(tile)}`,
  newCard: (helper, contract) => `Nowa karta: ${helper} albo ${contract}`,
  hired: (ability, inPlace) => `zatrudnia pomocnika${inPlace ? ' w miejsce innego' : ''}: ${ability}`,
  signed: (contract, inPlace) => `podpisuje kontrakt${inPlace ? ' w miejsce innego' : ''}: ${contract}`,
};
