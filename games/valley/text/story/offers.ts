import { silent, type Tellings } from '@polder/core/text';
import { CARDS, type ValleyEvent } from '@polder/valley';
import { type Tale, topOf } from './tale.js';
import { stackName, tileText } from './texts.js';

/** Stacks, tiles and farm cards. */
export const OFFERS = {
  shuffled: ({ items, stack }, { aside }) =>
    aside(({ story }) => story.shuffled(items.length, stackName(stack))),
  refilled({ stack, item }, { aside, edition }) {
    if (stack === CARDS) {
      const { helper, contract } = edition.cards[item];
      return aside(({ story, game }) => story.newCard(game.abilityShort(helper), game.contract(contract)));
    }
    const tile = tileText(edition, item);
    aside((words) => words.story.newTile(tile(words)));
  },
  looked: ({ items, stack }, { say }) => say(({ story }) => story.looked(items.length, stackName(stack))),
  left: ({ stack, count, discard }, { note }) =>
    note(({ story }) => story[discard ? 'discarded' : 'putBack'](count, stackName(stack))),
  refreshed({ cost }, tale) {
    const of = topOf(tale)?.kind === 'farm' ? 'cards' : 'tiles';
    tale.say(({ story }) => story.newOffer(of, cost));
  },
  picked: silent,
  installed({ seat, tile, section, cost }, { say, state, edition }) {
    const { large, small } = state.players[seat];
    const before = [...large, ...small][section];
    const over = before >= 0 ? tileText(edition, before) : undefined;
    const side = section < large.length ? 'large' : 'small';
    const at = (side === 'large' ? section : section - large.length) + 1;
    const text = tileText(edition, tile);
    say((words) => words.story.installed(text(words), side, at, over?.(words), cost));
  },
  tucked({ seat, card, role, slot }, { say, state, edition }) {
    const { helper, contract } = edition.cards[card];
    const { helpers, contracts } = state.players[seat];
    const instead = (role === 0 ? helpers : contracts)[slot] !== undefined;
    if (role === 0) say(({ story, game }) => story.hired(game.abilityShort(helper), instead));
    else say(({ story, game }) => story.signed(game.contract(contract), instead));
  },
} satisfies Partial<Tellings<ValleyEvent, Tale>>;
