import type { IconName, Label } from '@polder/core/text';
import { colourOf, label } from '@polder/core/text';
import { COLOURS } from '@polder/valley';
import type { Asked } from './asked.js';

export { joined, label } from '@polder/core/text';

export type Labeller = (asked: Asked, arg: string) => Label;

export const bulbIcon = (colour: string): IconName => `b-${colourOf(colour)}`;
export const millIcon = (seat: number): IconName => `mill-${seat + 1}` as IconName;
export const markerIcon = (seat: number): IconName => `marker-${seat + 1}` as IconName;

/** A Windmill group that gives one up: what is left of it. */
export function groupLabel({ edition, player, seat, game }: Asked, arg: string, title: string): Label {
  const colour = colourOf(arg);
  const at = COLOURS.indexOf(colour);
  const left = player.groups[at] - 1;
  if (left < 0) return label(title, undefined, millIcon(seat));
  const detail =
    left === 0 ? game.detail.emptiesGroup(edition.groups[at].vp, colour) : game.detail.groupLeft(left);
  return label(title, detail, millIcon(seat));
}
