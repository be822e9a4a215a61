import type { Label } from '@polder/core/text';
import { joined, label } from '@polder/core/text';
import { effectOf } from '@polder/duel';
import { meshAfter, type Wheel } from '../wheels.js';
import { type Asked, frameOf, iconOf } from './asked.js';

// Tiles and the sections they go on

export function tileLabel({ view, edition, game }: Asked, arg: string): Label {
  const tile = edition.tiles[view.tileOffer[Number(arg) - 1]];
  if (!tile) return label(game.source('tile'), undefined, 'enhance');
  const { kind, effects } = tile;
  return label(
    game.option.tile(game.effects(effects)),
    game.detail.tileCost(kind, edition.tileCost[kind]),
    iconOf(effects),
  );
}

/** How often the printed action under the tile is done at once (D-ENH, D-TIL). */
function timesDone(asked: Asked, wheel: Wheel): number {
  const frame = frameOf(asked, 'enhance');
  const effect = frame && effectOf(asked.view, frame.effect);
  const printed = effect?.do === 'enhance' && effect.also === 'printed' ? 1 : 0;
  return (wheel === 'central' ? 1 : 0) + printed;
}

/** The price of the tile that was chosen; unknown before that. */
function costOf(asked: Asked, wheel: Wheel): string | undefined {
  const { view, edition, main } = asked;
  if (wheel === 'central') return main.detail.pay(0);
  const tile = edition.tiles[view.tileOffer[frameOf(asked, 'enhance')?.picked ?? -1]];
  return tile && main.detail.pay(edition.tileCost[tile.kind]);
}

export function sectionLabel(asked: Asked, arg: string): Label {
  const { view, edition, seat, game } = asked;
  const wheel: Wheel = arg.startsWith('personal') ? 'personal' : 'central';
  const at = Number(arg.slice(wheel.length)) - 1;
  const sections = edition.wheels[wheel];
  const covered = game.effects(sections[at]);
  const times = timesDone(asked, wheel);
  const n = sections.length;
  const steps = (at - meshAfter(view, seat)[wheel] + n) % n;
  const detail = joined(
    costOf(asked, wheel),
    times > 0 ? game.detail.doesCovered(covered, times) : game.detail.covers(covered),
    game.detail.comesIn(steps),
  );
  return label(game.option.section(wheel, at + 1), detail, 'enhance');
}
