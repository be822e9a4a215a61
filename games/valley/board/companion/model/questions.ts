import type { IconName } from '@polder/core/text';
import { tulipIcon } from '@polder/core/text';
import { COLOURS, DIFFICULTIES, type Effect } from '@polder/valley';
import type { Words } from '@polder/web/words/words.js';
import type { Answers, Ask } from '../../../text/asks.js';
import { areas, farmPlaces, gates, neutrals, rows, stands, standsOn, ways } from './choices.js';
import { SET_UP } from './guide.js';
import { askOf, type Guide, tableIn } from './state.js';

type Text = (words: Words) => string;

/** One of a few answers: a button. */
export interface Choice {
  readonly value: unknown;
  readonly title: Text;
  readonly note?: Text;
  readonly icon?: IconName;
  /** In pictures: rewards, or sections of a wheel. */
  readonly effects?: readonly Effect[];
  /** An area of the Market, as a picture. */
  readonly area?: string;
  /** How it was, or would be if nothing was done. */
  readonly usual?: Text;
}

const choice = <Value>(value: Value, title: Text, more: Omit<Choice, 'value' | 'title'> = {}) => ({
  value,
  title,
  ...more,
});

/** Questions that a press of one button answers, and their buttons; others are asked with a picture. */
export function choicesOf(guide: Guide): readonly Choice[] | undefined {
  const ask = askOf(guide);
  const make = ask && CHOICES[ask];
  return make?.(guide);
}

/** Side by side where there is room; the rest are lines. */
export const COLUMNS: Readonly<Partial<Record<Ask, number>>> = {
  gate: 3,
  cardGate: 5,
  cardColour: 3,
  backFarm: 3,
  stood: 2,
  path: 2,
  cardLowers: 2,
};

const asBefore: Text = ({ box }) => box.companion.asBefore;
const trade = ({ edition }: Guide) =>
  edition.trade.map((effects, i) => choice(i + 1, ({ box }) => box.companion.tradeCard(i + 1), { effects }));

const CHOICES: {
  readonly [A in Ask]?: (guide: Guide) => readonly (Choice & { readonly value: Answers[A] })[];
} = {
  difficulty: () =>
    DIFFICULTIES.map((it) =>
      choice(it, ({ box }) => box.companion.difficulty(it), {
        note: ({ box }) => box.companion.difficultyNote(it),
        icon: 'gardener',
      }),
    ),
  deck: () =>
    (['app', 'own'] as const).map((it) =>
      choice(it, ({ box }) => box.companion.deck(it), {
        note: ({ box }) => box.companion.deckNote(it),
        icon: it === 'app' ? 'play' : 'box',
      }),
    ),
  board: ({ edition }) =>
    edition.wheels.large.map(({ id, sections }) =>
      choice(id, ({ box }) => box.companion.board(id), { effects: sections }),
    ),
  wish: ({ edition }) =>
    edition.startingCards.map(({ id, wish, vp }) =>
      choice(id, ({ game }) => game.wish(wish), { icon: 'crown', note: () => `${vp.join(' / ')} {vp}` }),
    ),
  area: ({ edition }) =>
    edition.market.map(({ id, rewards }) =>
      choice(id, ({ box }) => box.companion.area(id), { area: id, effects: rewards }),
    ),

  gate: (guide) =>
    gates(guide).map((speed) =>
      choice(speed, () => `${speed}`, {
        icon: 'gate',
        note: ({ box }) => box.companion.rise(guide.edition.floodgate.rise[speed - 1]),
        ...(speed === tableIn(guide).gate ? { usual: asBefore } : {}),
      }),
    ),
  path: (guide) => ways(guide).map((vp) => choice(vp, () => `${vp} {vp}`)),
  neutral: (guide) => [
    choice(null, ({ box }) => box.companion.no, { usual: asBefore }),
    ...neutrals(guide).map((it) =>
      choice(it, ({ box }) => box.companion.neutral(it.from, it.to), { icon: 'neutral', area: it.to }),
    ),
  ],
  moved(guide) {
    const table = tableIn(guide);
    return areas(guide).map((area) =>
      choice(area, ({ box }) => box.companion.area(area), {
        area,
        ...(standsOn(table, area) ? { note: ({ box }: Words) => box.companion.onMarker } : {}),
        ...(area === table.market.you ? { usual: asBefore } : {}),
      }),
    );
  },
  stood: (guide) => stands(guide).map((n) => choice(n, ({ box }) => box.companion.times(n))),
  covered(guide) {
    const { calendar } = tableIn(guide).you;
    const { unique } = guide.edition.calendar.columns[calendar - 1];
    return rows(guide).map((row) => {
      if (row === 0) return choice(row, ({ box }) => box.companion.noneTaken);
      const reward = unique[row - 1];
      const note: Text = ({ box }) => box.companion.row(row);
      return choice(row, ({ game }) => game.effect(reward), { effects: [reward], note });
    });
  },

  cardGate: () =>
    [-2, -1, 0, 1, 2].map((steps) =>
      choice(steps, ({ box }) => box.companion.signed(steps), {
        note: ({ box }) => box.companion.gateSteps(steps),
      }),
    ),
  cardColour: () => COLOURS.map((it) => choice(it, ({ game }) => game.colour(it), { icon: tulipIcon(it) })),
  cardLowers: () => [
    choice(true, ({ box }) => box.companion.yes),
    choice(false, ({ box }) => box.companion.no),
  ],
  backFarm: (guide) =>
    farmPlaces(guide).map((place) =>
      choice(place, ({ box }) => box.companion.place(place), { icon: 'farm' }),
    ),
  tradeCard: trade,
  tradeNext: (guide) => trade(guide).filter(({ value }) => value !== tableIn(guide).trade.card),
};

const YOUR_TURN: readonly Ask[] = [
  'gate',
  'water',
  'did',
  'built',
  'path',
  'neutral',
  'moved',
  'stood',
  'trade',
  'covered',
  'offers',
];

/** What part of the game we are in, above the question. */
export function phaseOf(guide: Guide): Text {
  const ask = askOf(guide);
  const at = ask ? SET_UP.indexOf(ask) : -1;
  if (at >= 0) return ({ box }) => box.companion.phase.setUp(at + 1, SET_UP.length);
  if (!ask || ask === 'yours') return ({ box }) => box.companion.phase.end;
  const { round } = tableIn(guide);
  if (YOUR_TURN.includes(ask)) return ({ box }) => box.companion.phase.yourTurn(round);
  if (ask === 'turn') return ({ box }) => box.companion.phase.itsTurn(round);
  return ({ box }) => box.companion.phase.itsCard(round);
}
