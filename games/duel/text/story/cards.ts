import { silent, type Tellings } from '@polder/core/text';
import { type DuelEvent, rival } from '@polder/duel';
import { type Tale, topOf } from './tale.js';
import { effectsText, seatMark, wheelName } from './texts.js';

/** Wheel tiles and farm cards. */
export const CARDS = {
  picked: silent,
  installed({ tile, wheel, section, cost }, { say, edition: { tiles, wheels } }) {
    const name = wheelName(wheel);
    const [on, over] = [effectsText(tiles[tile].effects), effectsText(wheels[name][section])];
    say((words) => words.duel.story.installed(on(words), name, section + 1, over(words), cost));
  },
  tileRefilled({ tile }, { aside, edition }) {
    const text = effectsText(edition.tiles[tile].effects);
    aside((words) => words.story.newTile(text(words)));
  },
  tilesRenewed(_, { aside, state }) {
    const n = state.tileAside.length;
    aside((words) => words.duel.story.tilesRenewed(n));
  },
  offerFull: silent,

  /** A card has two sides, one for each player. */
  placed({ seat, card, row }, { say, aside, state, edition }) {
    const { helper, contract } = edition.cards[card];
    const other = seatMark(state, rival(seat));
    if (row === seat) {
      say(({ story, duel: { game } }) => story.hired(game.helperOn(helper), false));
      aside(({ duel: { story, game } }) => story.otherContract(other, game.contract(contract)));
    } else {
      say(({ story, duel: { game } }) => story.signed(game.contract(contract), false));
      aside(({ duel: { story, game } }) => story.otherHelper(other, game.helperOn(helper)));
    }
  },
  pushedOut({ card, row }, tale) {
    tale.pushedRow = row;
    const owner = seatMark(tale.state, rival(row));
    const { contract } = tale.edition.cards[card];
    tale.note(({ duel: { story, game } }) => story.pushedOut(owner, game.contract(contract)));
  },
  contract: silent,
  contractScored: ({ seat, vp, cost }, { sayOf }) =>
    sayOf(seat, (words) => words.duel.story.scored(vp, cost)),
  cardGone(_, tale) {
    const owner = rival(tale.pushedRow);
    if (topOf(tale)?.kind === 'contract') return tale.sayOf(owner, (words) => words.duel.story.contractGone);
    const who = seatMark(tale.state, owner);
    tale.note((words) => words.duel.story.contractLost(who));
  },
  swapped({ row, a, b }, { say, state, edition }) {
    const [one, other] = [a, b].map((place) => edition.cards[state.rows[row][place]]);
    const isOwn = row === state.turn.actor;
    say(({ duel: { story, game } }) =>
      isOwn
        ? story.swapped(game.helperOn(one.helper), game.helperOn(other.helper))
        : story.swapped(game.contract(one.contract), game.contract(other.contract)),
    );
  },
  notSwapped(_, tale) {
    const frame = topOf(tale);
    const yet = frame?.kind === 'farm' && frame.placed < 0;
    tale.say((words) => words.duel.story.notSwapped(yet));
  },
  cardRefilled: ({ card }, tale) => newCard(tale, card),
  cardsRenewed(_, { aside, state }) {
    const n = state.cardAside.length;
    aside((words) => words.duel.story.cardsRenewed(n));
  },
} satisfies Partial<Tellings<DuelEvent, Tale>>;

export function newCard({ aside, edition }: Tale, card: number): void {
  const { helper, contract } = edition.cards[card];
  aside(({ story, duel: { game } }) => story.newCard(game.helperOn(helper), game.contract(contract)));
}
