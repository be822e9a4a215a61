import type { AnyGame, GameEvent, PlainText } from '@polder/core';
import { plainGrounds } from '@polder/core/text';
import { seatLook } from '../../look/seats.js';
import type { AnyState } from '../../session/rules.js';
import type { GameUi } from '../game-ui.js';
import type { Story } from '../story.js';

/** How long what others do stays on the screen, in ms at normal pace. */
const HOLD = 400;

/** How any game is shown that has only its texts: what a game with a board of its own says better. */
export function plainUi(game: AnyGame, text: () => PlainText): GameUi<AnyState, GameEvent> {
  return {
    game: game as unknown as GameUi<AnyState, GameEvent>['game'],
    holdOf: ({ type }) => (type === 'chosen' ? 0 : HOLD),
    loadTeller:
      async () =>
      ({ turn }) => {
        let choices = 0;
        let { seat } = turn;
        return {
          tell(event) {
            if (event.type === 'chosen') choices++;
            if (event.type === 'turn') seat = event.seat ?? seat;
            if (text().told(event) === undefined) return [];
            const told = (): string => text().told(event) ?? '';
            const line: Story = { choices, seat, kind: 'line', depth: 0, text: told };
            return [line];
          },
        };
      },
    summaryOf: (events, seat) => ({
      lever: undefined,
      parts: events
        .filter((event) => (event.seat ?? seat) === seat && text().told(event) !== undefined)
        .map((event) => () => text().told(event) ?? ''),
      vp: 0,
    }),
    nextOf: () => undefined,
    questionOf: ({ ask }) => ({ title: text().question(ask), asker: '' }),
    labelOf: (key) => ({ title: text().option(key) }),
    courseOf: () => undefined,
    deltasOf: () => [],
    leverTitle: () => undefined,
    isLever: () => false,
    leadsOn: () => false,
    isShort: () => false,
    repeats: () => false,
    unusedOf: () => undefined,
    revealed: () => 'card',
    reasonOf: (reason) => text().reason(reason),
    tips: {},
    grounds: async () => plainGrounds({ en: text(), pl: text() }),
    sourceName: (source) => text().source(source),
    seatLook: (_, seat) => seatLook(seat),
    roundOf: ({ turn }) => turn.round,
    isLastRound: () => false,
    vpOf: (view, seat) => game.scores(view)[seat]?.vp ?? 0,
  };
}
