import type { Colour } from '../../edition/goods.js';
import { countOf, type Forms, pluralOf } from '../plural.js';

/** Polish words in the forms that sentences need. The accusative of all goods is like the nominative. */

export const count = countOf('pl');

const forms = (one: string, few: string, many: string, other = many): Forms => ({ one, few, many, other });

export const GUILDER = forms('gulden', 'guldeny', 'guldenów', 'guldena');
export const TOOL = forms('narzędzie', 'narzędzia', 'narzędzi', 'narzędzia');
export const TULIP = forms('tulipan', 'tulipany', 'tulipanów', 'tulipana');
export const TILE = forms('kafelek', 'kafelki', 'kafelków', 'kafelka');
/** After a verb: 'kartę'. */
export const CARD_ACC = forms('kartę', 'karty', 'kart', 'karty');
export const MILL = forms('wiatrak', 'wiatraki', 'wiatraków', 'wiatraka');
export const STEP = forms('krok', 'kroki', 'kroków', 'kroku');
export const ACTION = forms('akcja', 'akcje', 'akcji');
export const REWARD = forms('nagroda', 'nagrody', 'nagród', 'nagrody');
export const MOVE = forms('ruch', 'ruchy', 'ruchów', 'ruchu');
export const HELPER = forms('pomocnik', 'pomocnicy', 'pomocników', 'pomocnika');
export const CONTRACT = forms('kontrakt', 'kontrakty', 'kontraktów', 'kontraktu');
export const NEUTRAL = forms(
  'znacznik neutralny',
  'znaczniki neutralne',
  'znaczników neutralnych',
  'znacznika neutralnego',
);

/** 'został 1', 'zostały 2', 'zostało 5'. */
const plural = pluralOf('pl');
export const left = (n: number): string =>
  `${plural(n, { one: 'został', few: 'zostały', many: 'zostało', other: 'zostało' })} ${n}`;
/** The same of something feminine. */
export const leftFeminine = (n: number): string => (n === 1 ? 'została 1' : left(n));
/** 'zostanie 1', 'zostaną 2', 'zostanie 5'. */
export const willBeLeft = (n: number): string => `${plural(n, { few: 'zostaną', other: 'zostanie' })} ${n}`;

/** biał|y, biał|e, biał|ych: adjectives in -y. */
export const adjective = (stem: string) => ({
  one: `${stem}y`,
  few: `${stem}e`,
  many: `${stem}ych`,
  /** Genitive singular. */
  of: `${stem}ego`,
  ofFeminine: `${stem}ej`,
  with: `${stem}ym`,
});
export type Adjective = ReturnType<typeof adjective>;

export const COLOUR: Readonly<Record<Colour, Adjective>> = {
  white: adjective('biał'),
  yellow: adjective('żółt'),
  red: adjective('czerwon'),
  violet: adjective('fioletow'),
  black: adjective('czarn'),
};

/** 'biały tulipan', 'białe tulipany', 'białych tulipanów'. */
export const described = ({ one, few, many, of }: Adjective, noun: Forms): Forms =>
  forms(`${one} ${noun.one}`, `${few} ${noun.few}`, `${many} ${noun.many}`, `${of} ${noun.other}`);

/** '1 tulipana', '2 tulipanów'. */
export const genitive = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Inside a sentence. */
export const small = (text: string): string =>
  /^(PZ|I|II|III|IV)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
