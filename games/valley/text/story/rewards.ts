import { silent, type Tellings } from '@polder/core/text';
import { COLOURS, START_CARD, sourceOf, type ValleyEvent, VP_SOURCES } from '@polder/valley';
import { broughtNothing, sourceText, type Tale, topOf } from './tale.js';

/** What something gives, and the goods that come of it. */
export const REWARDS = {
  begin: silent,
  rewards(_, tale) {
    // One reward of an area is taken at once, the others lie open.
    if (topOf(tale)?.kind !== 'area') broughtNothing(tale);
  },
  took: ({ source }, { expect, state }) => expect(sourceText(sourceOf(state, source))),
  next: silent,
  acted: silent,
  end: (_, tale) => broughtNothing(tale),
  helper({ seat, card }, { expect, note, state, edition }) {
    const isStart = card === START_CARD;
    const starting = edition.startingCards[state.players[seat].start];
    const ability = isStart ? starting.ability : edition.cards[card].helper;
    const name = sourceText(isStart ? `start:${starting.id}` : `helper:${edition.cards[card].id}`);
    switch (ability.may.do) {
      case 'gain':
      case 'strength':
      case 'look':
      case 'marketReward':
        return expect(name);
      default:
        note((words) => words.story.usedHelper(name(words), words.game.abilityGives(ability)));
    }
  },

  guilder({ seat, n, source }, tale) {
    const { state, edition } = tale;
    // In place of an action (ACT-2).
    if (sourceOf(state, source) === 'turn') broughtNothing(tale);
    const lost = Math.max(0, state.players[seat].guilder + n - edition.guilderMax);
    tale.sayOf(seat, ({ story }) => story.guilder(n, lost, edition.guilderMax));
  },
  tools: ({ seat, n }, { sayOf }) => sayOf(seat, ({ story }) => story.tools(n)),
  vp({ seat, n, as }, { sayOf, hasCause, state }) {
    if (n < 0) return sayOf(seat, ({ story }) => story.paidVp(-n));
    const source = hasCause() && seat === state.turn.seat ? undefined : VP_SOURCES[as];
    sayOf(seat, ({ story }) => story.vp(n, source));
  },
  paid: ({ n }, { note }) => note(({ story }) => story.paid(n)),
  guilderTaken: silent,
  colour: silent,
  stored: ({ colour, cost }, { say }) => say(({ story }) => story.stored(COLOURS[colour], cost)),
  swapped: ({ colour, out }, { say }) => say(({ story }) => story.swapped(COLOURS[colour], COLOURS[out])),
  refused: ({ colour }, { say }) =>
    say(({ story }) => story.refused(colour < 0 ? undefined : COLOURS[colour])),

  strength: ({ add }, { say }) => say(({ story }) => story.strength(add)),
  lowered({ to }, { say, state: { water } }) {
    say(({ story }) => story.lowered(water, to));
  },
} satisfies Partial<Tellings<ValleyEvent, Tale>>;
