import type { GroundsWords, ThingWords } from '../grounds.js';
import { count, GUILDER, MILL, TOOL, TULIP } from './forms.js';

export const THINGS: ThingWords = {
  vp: 'dotychczasowe PZ',
  guilder: ['guldeny', GUILDER],
  tools: ['narzędzia', TOOL],
  bulbs: ['tulipany w magazynie', TULIP],
  windmills: ['wiatraki', MILL],
  nextTurn: 'następna tura',
  helpers: 'pomocnicy',
  contracts: 'kontrakty',
  'contracts.done': 'zapunktowany kontrakt',
  rewards: 'PZ z nagród',
  length: 'tempo gry',
  follows: 'kolejne tury',
  position: 'pozycja po tej turze',
};

/** Counted things are inanimate: 'o 1 gulden mniej', 'o 2 guldeny więcej'. */
export const groundsWords = (things: ThingWords, other = (id: string): string => id): GroundsWords => ({
  thing(id, more) {
    const found = things[id] ?? THINGS[id] ?? other(id);
    if (typeof found === 'string') return found;
    const [word, counted] = found;
    return more === 0 ? word : `o ${count(Math.abs(more), counted)} ${more > 0 ? 'więcej' : 'mniej'}`;
  },
  later: (thing) => `później ${thing}`,
  better: (vp) => `Lepiej o ${vp} PZ`,
  worse: (vp) => `Gorzej o ${vp} PZ`,
  level: 'Prawie bez różnicy',
  against: 'Przeciw',
  inFavour: 'Za',
  rival(who, vp, thing) {
    const [gains, loses] = who?.you ? ['zyskujesz', 'tracisz'] : ['zyskuje', 'traci'];
    const verb = `${vp > 0 ? gains : loses} ${Math.abs(vp)} (${thing})`;
    return who?.you ? verb : `${who?.name ?? 'najlepszy rywal'} ${verb}`;
  },
  rest: (vp) => `reszta ${vp}`,
});
