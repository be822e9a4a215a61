import { BEFORE, isSingle, UNDER_WAY } from '@polder/core';
import { silent, type Tellings } from '@polder/core/text';
import { COLOURS, type DuelEvent, effectOf, type Gain, sourceOf } from '@polder/duel';
import { giverOf, isOfWheel, type Tale, tellGoods, topOf } from './tale.js';

/** What something gives, and the goods that come of it. */
export const REWARDS = {
  /** An action that something gives; that of a wheel has its line already. */
  begin({ effect, source }, tale) {
    tale.unrewarded = false;
    tale.expect(undefined);
    if (isOfWheel(tale, giverOf(tale))) return;
    const it = effectOf(tale.state, effect);
    const from = sourceOf(tale.state, source);
    const card = tale.edition.cards.find(({ id }) => from === `helper:${id}`);
    tale.note(({ duel: { story, game } }) =>
      card ? story.usedHelper(game.helperOn(card.helper)) : story.gives(game.source(from), game.effect(it)),
    );
  },
  rewards({ items }, tale) {
    if (items.length > 0) tale.unrewarded = false;
    // Goods of a section stand beside it; before anything else the deed is told that brings it.
    if (tale.state.frames.some((frame) => 'phase' in frame)) tale.expect(undefined);
  },
  /** Several goods at once are one line; a bulb has its own, its colour may have to be chosen. */
  took({ effect, source }, tale) {
    const it = effectOf(tale.state, effect);
    if (it.do !== 'gain') return;
    const { bulbs: _, ...rest } = it;
    const kinds = [it.guilder, it.tools, it.vp].filter(Boolean).length;
    if (kinds < 2) return;
    tellGoods(tale, source, rest);
    tale.toldGoods = kinds;
  },
  helper: silent,
  acted(_, tale) {
    tale.expect(undefined);
    if (tale.unrewarded) tale.note((words) => words.duel.story.noReward);
    tale.unrewarded = false;
  },
  /** What was not taken, and what could not be done. */
  end(_, tale) {
    tale.expect(undefined);
    const frame = topOf(tale);
    if (frame === undefined) return;
    if ('phase' in frame && frame.phase === BEFORE) tale.note((words) => words.duel.story.nothingOfIt);
    if (frame.kind !== 'rewards') return;
    const untaken = frame.items.filter((_, i) => !((frame.taken >> i) & 1));
    const left = untaken.map((it) => effectOf(tale.state, it));
    if (left.length === 0) return;
    const way = tale.passed ? 'letGo' : 'cantBeDone';
    tale.note(({ duel: { story, game } }) => story[way](game.effects(left)));
  },

  guilder: ({ n, source }, tale) => gain(tale, source, { do: 'gain', guilder: n }),
  tools: ({ n, source }, tale) => gain(tale, source, { do: 'gain', tools: n }),
  vp: ({ n, source }, tale) => gain(tale, source, { do: 'gain', vp: n }),
  bulbs(_, tale) {
    // A colour may have to be chosen: what was done is told before.
    if (!isOfWheel(tale, topOf(tale))) tale.expect(undefined);
  },
  /** Bulbs with one colour were named when they were bought. */
  bulb({ colour }, tale) {
    const frame = topOf(tale);
    if (frame?.kind !== 'gain') return;
    const below = giverOf(tale);
    const isDeal = below?.kind === 'market' && below.phase === UNDER_WAY;
    if (!isDeal) tellGoods(tale, frame.source, { do: 'gain', bulbs: [[COLOURS[colour]]] });
    else if (!isSingle(frame.bulbs[frame.at]))
      tale.say((words) => words.duel.story.tookBulb(COLOURS[colour]));
  },
} satisfies Partial<Tellings<DuelEvent, Tale>>;

function gain(tale: Tale, source: number, goods: Gain): void {
  if (tale.toldGoods > 0) tale.toldGoods--;
  else tellGoods(tale, source, goods);
}
