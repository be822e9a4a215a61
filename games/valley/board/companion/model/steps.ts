import type { IconName } from '@polder/core/text';
import {
  COLOURS,
  type Colour,
  type CompanionEvent,
  type CompanionTurn,
  type Edition,
  effectOf,
  GARDENER,
  type GardenerTable,
  sourceOf,
  WHY,
  type Why,
} from '@polder/valley';
import type { Words } from '@polder/web/words/words.js';
import { facesOf } from '../../../text/faces.js';
import type { Picture } from './picture.js';

type Text = (words: Words) => string;

/** A line of a list: something to do with pieces on the table, a heading above, or just a word on it. */
export interface Step {
  readonly kind: 'title' | 'do' | 'note';
  readonly icon: IconName;
  readonly text: Text;
  readonly why: readonly Why[];
  readonly rule?: string;
  /** VP that it brings; its marker is moved once, at the end of the turn. */
  readonly vp?: number;
  readonly picture?: Picture;
}

/** What changes during the turn, for the pictures. */
interface Now {
  gate: number;
  water: number;
  section: number;
  vp: number;
  patches: readonly (readonly Colour[])[];
  windmills: readonly string[];
  area: string;
  bulbs: readonly (Colour | null)[];
  wish: number;
}

/** Where a turn stands, and what it is about. */
interface Course {
  readonly now: Now;
  readonly table: GardenerTable;
  readonly turn: CompanionTurn;
  readonly edition: Edition;
}

/**
 * The Gardener's turn as a list: what to do with its pieces, in order, and why. `markerAt`: where its VP
 * marker stands; VP that it got in your turn are not moved yet.
 */
export function stepsOf(
  table: GardenerTable,
  turn: CompanionTurn,
  edition: Edition,
  markerAt: number,
): Step[] {
  const steps: Step[] = [];
  const { gardener } = table;
  const now: Now = {
    gate: table.gate,
    water: table.water,
    section: gardener.section,
    vp: gardener.vp,
    patches: gardener.patches,
    windmills: gardener.windmills,
    area: table.market.gardener,
    bulbs: table.trade.bulbs,
    wish: gardener.wish,
  };
  for (const event of turn.events) {
    if (event.type === 'vp' && event.seat === GARDENER) {
      const last = steps.pop();
      now.vp += event.n;
      if (last) steps.push({ ...last, vp: (last.vp ?? 0) + event.n });
    } else if (event.type === 'refilled' && isRefill(steps.at(-1))) {
      // One line for all places.
    } else steps.push(...stepOf(event, { now, table, turn, edition }));
  }
  if (now.vp !== markerAt) steps.push(vpStep(markerAt, now.vp));
  return steps;
}

const REFILL: Text = ({ box }) => box.companion.step.refill;
const isRefill = (step: Step | undefined): boolean => step?.text === REFILL;

const vpStep = (from: number, to: number): Step => ({
  kind: 'do',
  icon: 'vp',
  text: ({ box }) => box.companion.step.vp(to, to - from),
  why: [],
  picture: { kind: 'vp', from, to },
});

/** A deed with its reasons; the first of them names the rule. */
const because = (icon: IconName, text: Text, why: readonly Why[], more: Partial<Step> = {}): Step[] => [
  { kind: 'do', icon, text, why, rule: WHY[why[why.length - 1]], ...more },
];
/** By a rule that holds for everybody. */
const byRule = (icon: IconName, text: Text, rule: string, more: Partial<Step> = {}): Step[] => [
  { kind: 'do', icon, text, why: [], rule, ...more },
];

/** What the card says, and the course of the turn. */
function stepOf(event: CompanionEvent, course: Course): Step[] {
  const { now, table, turn, edition } = course;
  switch (event.type) {
    case 'gardenerGate': {
      const { from, to, why } = event;
      now.gate = to;
      const picture: Picture = { kind: 'gate', from, to };
      const text: Text = ({ box }) => box.companion.step.gate(from, to);
      return because('gate', text, [why], { kind: from === to ? 'note' : 'do', picture });
    }
    case 'water': {
      const from = now.water;
      now.water = event.to;
      if (from === event.to) return [];
      const picture: Picture = { kind: 'water', from, to: event.to };
      return byRule('water', ({ box }) => box.companion.step.rises(event.to), 'WAT-1', { picture });
    }
    case 'turned': {
      const sections = edition.wheels.large[0].sections.length;
      const from = now.section;
      now.section = ((from + event.steps - 1) % sections) + 1;
      const to = now.section;
      const picture: Picture = { kind: 'wheel', board: table.gardener.board, section: to };
      return byRule('sails', ({ box }) => box.companion.step.wheels(event.steps, to), 'WHL-1', { picture });
    }
    case 'calendar': {
      const { columns, end } = edition.calendar;
      const id = columns[event.column]?.id ?? end.id;
      const picture: Picture = { kind: 'calendar', column: event.column };
      return byRule('calendar', ({ box }) => box.companion.step.calendar(id), 'CAL-1', { picture });
    }
    case 'calendarTaken': {
      const { column, row } = event;
      if (row < 0) return [];
      const { id } = edition.calendar.columns[column];
      const picture: Picture = { kind: 'calendar', column, row };
      return byRule('calendar', ({ box }) => box.companion.step.cover(id, row + 1), 'CAL-2', { picture });
    }
    case 'endTriggered':
      return byRule('calendar', ({ box }) => box.companion.step.lastRound(event.lastRound), 'G-END-1', {
        kind: 'note',
      });
    case 'gardenerDoes': {
      const effect = effectOf(turn.state, event.effect);
      const source = sourceOf(turn.state, event.source);
      const icon = facesOf(effect)[0]?.icon ?? 'gardener';
      const text: Text = ({ box, game }) =>
        box.companion.step.does(
          source.startsWith('gardener:') ? undefined : game.source(source),
          game.gardener.effect(effect),
        );
      return because(icon, text, [event.why], { kind: 'title' });
    }
    case 'gardenerIdle':
      return because('blocked', ({ box }) => box.companion.step.idle(event.why), [event.why], {
        kind: 'note',
      });
    case 'vp':
      return byRule('vp', ({ box }) => box.companion.step.yourVp(event.n), 'BLD-3');
    default:
      return pieceStepOf(event, course);
  }
}

/** What is done with its pieces, action by action. */
function pieceStepOf(event: CompanionEvent, { now, table, edition }: Course): Step[] {
  switch (event.type) {
    case 'gardenerWish': {
      now.wish = event.to + 1;
      const { vp } = edition.startingCards.find(({ id }) => id === table.wish) ?? edition.startingCards[0];
      const picture: Picture = { kind: 'wish', card: table.wish, value: event.to };
      return because('crown', ({ box }) => box.companion.step.wish(vp[event.to]), [event.why], { picture });
    }
    case 'lowered': {
      const from = now.water;
      now.water = event.to;
      const picture: Picture = { kind: 'water', from, to: event.to };
      const text: Text = ({ box }) => box.companion.step.lowered(from, event.to);
      return byRule('lower', text, 'G-LOW-1', { kind: from === event.to ? 'note' : 'do', picture });
    }
    case 'gardenerTile': {
      const picture: Picture = { kind: 'tiles', place: event.place };
      return because('enhance', ({ box }) => box.companion.step.tile(event.place), [event.why], { picture });
    }
    case 'gardenerFarm': {
      const picture: Picture = { kind: 'cards', place: event.place };
      return because('farm', ({ box }) => box.companion.step.farm(event.place + 1), [event.why], { picture });
    }
    case 'refilled':
      return byRule(event.stack < 3 ? 'enhance' : 'farm', REFILL, event.stack < 3 ? 'ENH-3' : 'FRM-3');
    case 'gardenerBuilt': {
      const space = edition.spaces[event.space].id;
      const picture: Picture = { kind: 'map', space, you: table.you.windmills, gardener: now.windmills };
      now.windmills = [...now.windmills, space];
      return because('build', ({ box }) => box.companion.step.built(space), [event.why], { picture });
    }
    case 'gardenerMoved': {
      const { id } = edition.market[event.area];
      now.area = id;
      const picture: Picture = { kind: 'market', area: id };
      return because('market', ({ box }) => box.companion.step.moved(id), [event.why], { picture });
    }
    case 'gardenerPlanted': {
      const { row, whyColour, why } = event;
      const colour = COLOURS[event.colour];
      const column = now.patches[row].length;
      const picture: Picture = { kind: 'patches', rows: now.patches, row, colour };
      now.patches = now.patches.map((bulbs, i) => (i === row ? [...bulbs, colour] : bulbs));
      const text: Text = ({ box }) => box.companion.step.planted(colour, row + 1, column + 1);
      return because('plant', text, [whyColour, why], { picture });
    }
    case 'gardenerTraded': {
      const { space } = event;
      const colour = COLOURS[event.colour];
      const picture: Picture = { kind: 'trade', card: table.trade.card, bulbs: now.bulbs, space, colour };
      now.bulbs = now.bulbs.map((bulb, i) => (i === space ? colour : bulb));
      return because('trade', ({ box }) => box.companion.step.traded(colour, space + 1), [event.why], {
        picture,
      });
    }
    case 'gardenerCollected': {
      const bulbs = event.bulbs.map((bulb) => COLOURS[bulb]);
      now.bulbs = now.bulbs.map(() => null);
      return because('trade', ({ box }) => box.companion.step.collected(bulbs), [event.why]);
    }
    case 'tradeCleared':
      now.bulbs = now.bulbs.map(() => null);
      return byRule('trade', ({ box }) => box.companion.step.cleared, 'TRD-2');
    default:
      // Beginnings and ends of turns, and the card, which is seen.
      return [];
  }
}
