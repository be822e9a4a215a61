import { counted, countOf } from '@polder/core/text';
import { sources } from '@polder/valley/text/pl/game/sources.js';
import type { Words } from '../words.js';

const count = countOf('pl');

const bulbs = (colours: readonly string[]): string =>
  counted(colours)
    .map(({ words, n }) => `${n === 1 ? '' : `${n} `}{b-${words}}`)
    .join(' ');

export const since: Words['since'] = {
  title: 'Od twojej ostatniej tury',
  lastTurns: 'Ostatnie tury',
  whole: 'Cała gra',
  nothing: 'jeszcze bez tury',
  again: 'Pokaż jeszcze raz',
  line: (name, parts) => `${name}: ${parts.join(', ')}`,
  unfold: 'Co się stało, wiersz po wierszu',
  chooses: 'wybiera',
  next: 'potem',

  lever: (gate, steps) =>
    `${gate === undefined ? '' : `zastawka ${gate}, `}${count(steps, { one: 'krok', few: 'kroki', other: 'kroków' })}`,
  gate: (gate) => `zastawka ${gate}`,
  calendar: (column) => `{calendar} ${column}`,
  calendarOf: (n, of) => `{calendar} ${n}/${of}`,
  built: (spaces) => `stawia ${spaces.join(', ')}`,
  builtBetween: (pairs) => `stawia ${pairs.join(', ')}`,
  planted: (colours) => `sadzi ${bulbs(colours)}`,
  traded: (colours) => `handel: ${bulbs(colours)}`,
  collected: (colours) => `zbiera ${bulbs(colours)}`,
  bought: (text) => `kupuje ${text}`,
  stored: (colours) => `dostaje ${bulbs(colours)}`,
  tiles: (n) => count(n, { one: 'kafelek', few: 'kafelki', other: 'kafelków' }),
  helper: 'nowy {helper}',
  contract: 'nowy {contract}',
  scored: 'punktuje {contract}',
  wish: '{crown} zachcianka',
  market: (area) => `{market} ${sources.areaShort(area)}`,
  lowered: (to) => `woda do ${to}`,
  removed: 'usuwa wiatrak',
  gaveUp: 'rezygnuje z akcji',
  guilder: (n) => `+${n} {guilder}`,
  tools: (n) => `+${n} {tool}`,
  vp: (n) => `${n > 0 ? `+${n}` : `−${-n}`} {vp}`,
  end: (round) => `koniec: ostatnia runda ${round}`,
};
