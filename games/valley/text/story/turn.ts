import { BEFORE } from '@polder/core';
import type { Tellings } from '@polder/core/text';
import { GARDENER, isMechanismFrame, type ValleyEvent } from '@polder/valley';
import { seatIcon } from '../labels/asked.js';
import { passOf } from '../mechanisms.js';
import type { Text } from '../words.js';
import { broughtNothing, sourceText, type Tale, topOf } from './tale.js';

const SIDES = ['large', 'small'] as const;

/** Set-up, floodgate and wheels, the Calendar and the end. */
export const TURN = {
  chose({ key }, tale) {
    tale.choices++;
    // Choices speak by what they bring; only those that bring nothing need a word.
    if (key === 'pass') passed(tale);
    else if (key === 'stop') stopped(tale);
  },

  startingCard({ seat, card }, { note, state, edition }) {
    const { ability } = edition.startingCards[card];
    const who = seatIcon(state, seat);
    note(({ story, game }) => story.startingCard(who, game.abilityShort(ability)));
  },
  queensWish({ card }, { note, edition }) {
    const { wish, vp } = edition.startingCards[card];
    note(({ story, game }) => story.queensWish(game.wish(wish), vp));
  },
  marker({ seat, area }, { note, state, edition }) {
    const who = seatIcon(state, seat);
    note(({ story }) => story.marker(who, edition.market[area].id));
  },
  neutrals: ({ areas }, { note, edition: { market } }) =>
    note(({ story }) => story.neutrals(areas.map((area) => market[area].id))),

  // Its line comes once the turn has begun, as one of its own.
  turn: (_, tale) => broughtNothing(tale),
  gate({ to, cost }, { say, state: { gate } }) {
    if (to === gate) say(({ story }) => story.gateLeft(to));
    else if (to > gate) say(({ story }) => story.gateRaised(to, cost));
    else say(({ story }) => story.gateLowered(to));
  },
  water: ({ to }, { note }) => note(({ story }) => story.water(to)),
  turned: ({ steps, tools }, { say }) => say(({ story }) => story.turned(steps, tools)),
  calendar({ column }, { note, edition: { calendar } }) {
    const { id } = calendar.columns[column] ?? calendar.end;
    note(({ story }) => story.calendar(id));
  },
  calendarTaken({ seat, column, row }, { expect, state, edition: { calendar } }) {
    // The Gardener says itself what it takes, and why.
    if (state.gardener && seat === GARDENER) return;
    const { id, common, unique } = calendar.columns[column];
    const effect = row < 0 ? common : unique[row];
    const place = sourceText(`calendar:${id}.${row < 0 ? 'common' : row + 1}`);
    expect(place, (words) => words.story.calendarTaken(place(words), words.game.effect(effect)));
  },
  endTriggered: ({ lastRound }, { note }) => note(({ story }) => story.endTriggered(lastRound)),
  wheelAction({ seat, side }, tale) {
    broughtNothing(tale);
    const { state, edition } = tale;
    const wheel = SIDES[side];
    const section = state.turn[wheel];
    const { board, [wheel]: tiles } = state.players[seat];
    const printed = side === 0 ? edition.wheels.large[board].sections : edition.wheels.small;
    const tile = edition.tiles[tiles[section]];
    const effect = tile?.effect ?? printed[section];
    const line: Text = ({ story, game }) =>
      story.wheelAction(wheel, `${game.effect(effect)}${tile?.plus ? ' +' : ''}`, tile !== undefined);
    // Goods stand beside their tile; an action is told under it.
    if (effect.do === 'gain') tale.expect(({ story }) => story.wheelTile(wheel), line);
    else tale.say(line);
  },
  noAction: (_, { note }) => note(({ story }) => story.noAction),
  over(_, tale) {
    tale.under = 0;
    tale.note(({ story }) => story.over);
  },
} satisfies Partial<Tellings<ValleyEvent, Tale>>;

function passed(tale: Tale): void {
  const frame = topOf(tale);
  if (frame.kind === 'farm') return tale.say(({ story }) => story.passedCard);
  const name = isMechanismFrame(frame) ? frame.kind : undefined;
  tale.say(({ story, game }) => (name && passOf(game.mechanisms, name)?.[1]) ?? story.passed);
}

function stopped(tale: Tale): void {
  const frame = topOf(tale);
  const begun = 'phase' in frame && frame.phase !== BEFORE;
  const idle = frame.kind === 'plant' ? 'plantedNothing' : 'gaveUp';
  tale.say(({ story }) => story[begun ? 'stopped' : idle]);
}
