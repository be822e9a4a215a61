import { COLOUR, count, GUILDER, STEP, small } from '@polder/core/text/pl/forms.js';
import type { options as english } from '../../en/game/options.js';
import { effects } from './effects.js';
import { sources } from './sources.js';

const pay = (n: number): string => (n === 0 ? 'za darmo' : `zapłać ${n} {guilder}`);

export const options: typeof english = {
  option: {
    keep: (helper) => `Zatrzymaj jako pomocnika: ${helper}`,
    keepHidden: (place) => `Zatrzymaj kartę ${place}`,
    lever: (steps, pair) => `Obróć o ${count(steps, STEP)}: ${small(pair)}`,
    do: (wheel, words) => `${sources.wheel(wheel)}: ${small(words)}`,
    giveUp: (n) => `Zrezygnuj z akcji centralnej: ${count(n, GUILDER)}`,
    stopDelivering: 'Nie dostarczaj więcej',
    takeNothing: 'Zrezygnuj z tego',
    passSwap: 'Nic nie zamieniaj',
    passContract: 'Nie punktuj',
    passPatch: 'Nie bierz nagrody',
    tile: (words) => `Kafelek: ${small(words)}`,
    section: (wheel, section) => `${sources.wheel(wheel)}, sekcja ${section}`,
    swap: (a, b) => `Zamień karty ${a} i ${b}`,
    plant: (colour, space) => `Posadź ${COLOUR[colour].one} na grządce ${space}`,
    column: (colour) => `Z ${COLOUR[colour].ofFeminine} kolumny`,
    build: (before, after) => `Między grządkami ${before} i ${after}`,
    patch: (patch, reward) => `Grządka ${patch}: ${small(reward)}`,
    deal: (bulbs) => `Kup ${bulbs}`,
    sail: (port) => `Płyń do portu ${port}`,
    stay: (port) => `Zostań w porcie ${port}`,
    deliver: (colour) => `Dostarcz ${COLOUR[colour].one}`,
    export: (colour) => `Odłóż ${COLOUR[colour].one} do handlu morskiego`,
  },
  detail: {
    second: (tools) => `druga akcja, wydaj ${tools} {tool}`,
    insteadOf: (words) => `zamiast: ${small(words)}`,
    followUp: (rival, words, guilder) =>
      `akcja następcza (${rival}): ${small(words)} albo ${guilder} {guilder}`,
    followUpShort: (rival, words) => `potem ${rival}: ${small(words)}`,
    tileCost: (kind, cost) => `${effects.tileKind(kind)} · na środek za darmo, na swoje koło ${pay(cost)}`,
    doesCovered: (words, times) => `wykonaj zakrytą akcję${times > 1 ? ' dwa razy' : ''}: ${small(words)}`,
    covers: (words) => `zakrywa: ${small(words)}`,
    comesIn: (steps) => `dotrze do ciebie za ${count(steps, STEP)}`,
    rivalsContract: (rival, contract) => `Kontrakt (${rival}): ${contract}`,
    rivalsHelper: (rival, helper) => `Pomocnik (${rival}): ${helper}`,
    pushesOut: (rival, vp) =>
      `wypycha ${rival === undefined ? 'twój najstarszy kontrakt' : `najstarszy kontrakt (${rival})`}, teraz wart ${vp} {vp}`,
    swapped: (a, b) => `${a} ↔ ${b}`,
    reward: (reward) => `nagroda: ${small(reward)}`,
    beside: (mills) => `obok ${mills.join(' ')}`,
    columnValue: (colour, vp) => `potem każdy {t-${colour}} wart ${vp} {vp}`,
    patch: (patch, reward) => `Grządka ${patch}: ${small(reward)}`,
    noReward: (patch) => `Grządka ${patch}: nic nie zostało`,
    endVp: (vp) => `na koniec ${vp} {vp} więcej`,
    marketTile: (place) => `kafelek bazaru ${place}`,
    marketBack: 'rewers stosu, kafelek bazaru 1 odpada',
    prices: (prices) => prices.map(({ colour, vp }) => `{b-${colour}} ${vp} {vp}`).join(', '),
    export: (words) => `Kafelek eksportu: ${small(words)}`,
    noExport: 'bez kafelka eksportu',
  },
};
