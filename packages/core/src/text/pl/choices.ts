import type { choices as english } from '../en/choices.js';
import { COLOUR, count, left, STEP, small } from './forms.js';

export const choices: typeof english = {
  option: {
    turn: (steps) => `Obróć o ${count(steps, STEP)}`,
    end: 'Zakończ turę',
    helper: (gives) => `Użyj pomocnika: ${small(gives)}`,
    after: 'Dalej',
    stopPlanting: 'Zakończ sadzenie',
    take: (effect) => `Weź: ${small(effect)}`,
    passRewards: 'Zrezygnuj z reszty',
    bulb: (colour) => `Weź ${COLOUR[colour].one} tulipan`,
    hire: (ability) => `Zatrudnij pomocnika: ${ability}`,
    sign: (contract) => `Podpisz kontrakt: ${contract}`,
    score: (contract) => `Zapunktuj: ${contract}`,
    alike: (title, n) => `${title} (${n})`,
  },
  detail: {
    pay: (n) => (n === 0 ? 'za darmo' : `zapłać ${n} {guilder}`),
    tools: (n) => `wydaj ${n} {tool}`,
    beforeAction: 'przed akcją',
    afterAction: 'po akcji',
    noHelper: 'bez pomocnika',
    worthNow: (vp) => `teraz wart ${vp} {vp}`,
  },
  ask: {
    wheels: 'Obróć koła',
    endTurn: 'Zakończyć turę?',
    reward: 'Która nagroda najpierw?',
    bulb: 'Który tulipan bierzesz?',
    tile: 'Wybierz kafelek',
    section: 'Gdzie umieścić kafelek?',
    plant: (bulbs) => `Posadź tulipan: ${left(bulbs)}`,
    after: 'Użyć teraz pomocnika?',
    before: 'Użyć najpierw pomocnika?',
    other: 'Co dalej?',
  },
};
