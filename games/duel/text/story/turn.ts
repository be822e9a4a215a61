import { UNANSWERED } from '@polder/core';
import type { Tellings } from '@polder/core/text';
import { CENTRAL, type DuelEvent } from '@polder/duel';
import type { Text } from '../words.js';
import { newCard } from './cards.js';
import { noneTaken, type Tale, topOf } from './tale.js';
import { isGoods, meshingOf, seatMark } from './texts.js';

/** Set-up, wheels, the Calendar and the end. */
export const TURN = {
  chose({ key }, tale) {
    tale.choices++;
    tale.expect(undefined);
    // Choices speak by what they bring; only those that bring nothing need a word.
    const frame = topOf(tale);
    if (key === 'pass' && noneTaken(frame)) tale.say((words) => words.duel.story.tookNoReward);
    if (key !== 'stop') return;
    tale.say((words) => (frame?.kind === 'trade' ? words.duel.story.deliveredNoMore : words.story.stopped));
  },
  sealed({ seat }, tale) {
    tale.choices++;
    const frame = topOf(tale);
    const isFirst = frame?.kind === 'hands' && frame.sealed.every((answer) => answer === UNANSWERED);
    const [first, who] = [seatMark(tale.state, 0), seatMark(tale.state, seat)];
    if (isFirst) tale.note((words) => words.duel.story.begins(first));
    tale.note((words) => words.duel.story.sealed(who));
  },
  hands({ kept, offer }, tale) {
    for (const [seat, card] of kept.entries()) {
      const who = seatMark(tale.state, seat);
      const { helper } = tale.edition.cards[card];
      tale.note(({ duel: { story, game } }) => story.firstHelper(who, game.helperOn(helper)));
    }
    for (const card of offer) newCard(tale, card);
  },

  turn: (_, tale) => newPart(tale),
  followUp: (_, tale) => newPart(tale),
  turned: ({ steps, tools }, { say }) => say(({ story }) => story.turned(steps, tools)),
  wheelAction({ seat, wheel, tools }, tale) {
    const { wheel: name, effects, tile } = meshingOf(tale.state, tale.edition, seat, wheel);
    tale.headed = !isGoods(effects);
    const line: Text = ({ duel: { story, game } }) => story.wheelAction(name, game.effects(effects), tile);
    const cause: Text = ({ duel: { story } }) => story.wheelGoods(name, tile);
    const second =
      (text: Text): Text =>
      (words) =>
        tools === 0 ? text(words) : words.duel.story.second(tools, text(words));
    tale.expect(undefined);
    // Goods stand beside their section; an action is told under it.
    if (tale.headed) tale.say(second(line));
    else tale.expect(second(cause), second(line));
  },
  gaveUp({ seat, tools }, tale) {
    const { effects } = meshingOf(tale.state, tale.edition, seat, CENTRAL);
    tale.headed = false;
    tale.expect(({ duel: { story, game } }) =>
      tools === 0 ? story.gaveUp(game.effects(effects)) : story.gaveUpSecond(tools, game.effects(effects)),
    );
  },

  calendar({ to, why }, { note, edition: { calendar, marks } }) {
    const n = why === 'windmills' || why === 'delivered' ? marks[why] : 0;
    note((words) => words.duel.story.calendar(to + 1, calendar.length, why, n));
  },
  marked: ({ seat }, { sayOf, edition: { marks } }) =>
    sayOf(seat, (words) => words.duel.story.marked(marks.vp)),
  endTriggered({ lastRound, safety }, { note, state }) {
    const { round } = state.turn;
    note(({ story, duel: { story: own } }) =>
      safety ? own.safetyEnd(round, lastRound) : story.endTriggered(lastRound),
    );
  },
  over: (_, { note }) => note(({ story }) => story.over),
} satisfies Partial<Tellings<DuelEvent, Tale>>;

/** Its heading comes once it has begun. */
function newPart(tale: Tale): void {
  tale.headed = false;
  tale.expect(undefined);
}
