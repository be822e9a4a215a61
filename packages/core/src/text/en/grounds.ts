import type { GroundsWords, ThingWords } from '../grounds.js';
import { countOf, type Forms } from '../plural.js';

const count = countOf('en');
const forms = (one: string, other = `${one}s`): Forms => ({ one, other });

/** What is weighed in every game. */
export const THINGS: ThingWords = {
  vp: 'VP so far',
  guilder: ['Guilder', forms('Guilder', 'Guilder')],
  tools: ['Tools', forms('Tool')],
  bulbs: ['bulbs in Storage', forms('bulb')],
  windmills: ['Windmills', forms('Windmill')],
  nextTurn: 'the next turn',
  helpers: 'Helpers',
  contracts: 'Contracts',
  'contracts.done': 'a scored Contract',
  rewards: 'VP from rewards',
  length: 'the pace of the game',
  follows: 'the turns after it',
  position: 'the position after it',
};

/** Sentences about things that are called so. */
export const groundsWords = (things: ThingWords, other = (id: string): string => id): GroundsWords => ({
  thing(id, more) {
    const found = things[id] ?? THINGS[id] ?? other(id);
    if (typeof found === 'string') return found;
    const [word, counted] = found;
    if (more === 0) return word;
    // Guilder have no plural: there is less of them.
    const fewer = counted.one === counted.other ? 'less' : 'fewer';
    return `${count(Math.abs(more), counted)} ${more > 0 ? 'more' : fewer}`;
  },
  later: (thing) => `${thing} later`,
  better: (vp) => `Better by ${vp} VP`,
  worse: (vp) => `Worse by ${vp} VP`,
  level: 'Hardly a difference',
  against: 'Against it',
  inFavour: 'For it',
  rival(who, vp, thing) {
    const [gains, loses] = who?.you ? ['gain', 'lose'] : ['gains', 'loses'];
    const name = who?.you ? 'you' : (who?.name ?? 'the best rival');
    return `${name} ${vp > 0 ? gains : loses} ${Math.abs(vp)} (${thing})`;
  },
  rest: (vp) => `the rest ${vp}`,
});
