import { objectOf, verbOf, withVerb } from '@polder/bots';
import type { Decision } from '@polder/core';
import { CENTRAL, centralOf, type DuelState, PERSONAL } from '../rules/index.js';
import { dealItem, exportItems, GIVEN_UP, patchItem, sectionItems, type Watching } from './story.js';

/**
 * A seat is about to choose this. What does not decide about an item (using a Helper first) is no chance:
 * the same question comes again.
 */
export function decided(watching: Watching, state: DuelState, decision: Decision, key: string): void {
  const { edition, ledger } = watching;
  const { seat, options } = decision;
  const verb = verbOf(key);
  switch (decision.ask) {
    case 'hand': {
      const item = (it: string): string => {
        const card = state.hands[seat][Number(objectOf(it)) - 1];
        return `opening:${edition.cards[card ?? 0].id}`;
      };
      ledger.offer(seat, 'opening', withVerb(options, 'keep').map(item));
      return ledger.take(seat, 'opening', [item(key)]);
    }
    case 'action':
    case 'followUp':
      return countWheels(watching, state, decision, verb);
    case 'tile':
      return verb === 'tile' ? countTiles(watching, state, decision) : undefined;
    case 'card': {
      if (verb !== 'hire' && verb !== 'sign') return;
      const item = (it: string): string => {
        const card = state.cardOffer[Number(objectOf(it)) - 1];
        return `${verbOf(it) === 'hire' ? 'helper' : 'contract'}:${edition.cards[card].id}`;
      };
      ledger.offer(seat, 'card', withVerb(options, 'hire', 'sign').map(item));
      return ledger.take(seat, 'card', [item(key)]);
    }
    case 'deal': {
      if (verb !== 'deal') return;
      const item = (it: string): string => {
        const [place, half] = objectOf(it).split('-');
        return dealItem(edition, place === 'back' ? -1 : state.marketOffer[Number(place) - 1], half);
      };
      return ledger.offer(seat, 'deal', withVerb(options, 'deal').map(item));
    }
    case 'ship': {
      if (verb !== 'ship') return;
      const ports = withVerb(options, 'ship').map((it) => Number(objectOf(it)) - 1);
      const tiles = ports.map((port) => state.ports[port].export);
      return ledger.offer(seat, 'export', exportItems(edition, tiles));
    }
    case 'deliver': {
      const colours = withVerb(options, 'deliver').map(objectOf);
      const items = colours.map((colour) => `demand:${colour}`);
      ledger.offer(seat, 'demand', items);
      return verb === 'stop' ? ledger.pass(seat, 'demand') : undefined;
    }
    case 'plant':
      return countPatches(watching, decision, verb);
    case 'column': {
      const columns = withVerb(options, 'from').map(objectOf);
      const items = columns.map((colour) => `column:${colour}`);
      return verb === 'from' ? ledger.offer(seat, 'column', items) : undefined;
    }
    case 'build': {
      if (verb !== 'build') return;
      const spaces = withVerb(options, 'build').map((it) => it.replace('build:m', 'mill:'));
      return ledger.offer(seat, 'mill', spaces);
    }
  }
}

const WHEELS: Readonly<Record<string, number>> = { personal: PERSONAL, central: CENTRAL, guilder: GIVEN_UP };

/** What is done comes with `wheelAction` or `gaveUp`. */
function countWheels(
  { ledger }: Watching,
  state: DuelState,
  { seat, ask, options }: Decision,
  verb: string,
): void {
  const wheels = withVerb(options, 'do', 'also').map((key) => WHEELS[objectOf(key)]);
  const items = wheels.flatMap((wheel) => sectionItems(state, seat, wheel, ask === 'followUp'));
  ledger.offer(seat, 'wheel', items);
  if (verb === 'end') ledger.pass(seat, 'wheel');
}

/** The tile itself comes with `installed`. */
function countTiles({ edition, ledger }: Watching, state: DuelState, { seat, options }: Decision): void {
  const places = withVerb(options, 'tile').map((key) => Number(objectOf(key)) - 1);
  const items = places.flatMap((place) => {
    const { id, kind } = edition.tiles[state.tileOffer[place]];
    const personal = personalOpen(state, seat, edition.tileCost[kind]) ? [`tile:${id}.personal`] : [];
    return centralOpen(state) ? [`tile:${id}.central`, ...personal] : personal;
  });
  ledger.offer(seat, 'tile', items);
}

/** The tile may go on this wheel in this Enhance action (D-ENH, D-TIL). */
function allows({ frames }: DuelState, wheel: number): boolean {
  const frame = frames[frames.length - 1];
  return frame.kind === 'enhance' && ((frame.wheels >> wheel) & 1) === 1;
}

function personalOpen(state: DuelState, seat: number, cost: number): boolean {
  const { wheel, guilder } = state.players[seat];
  const free = wheel.some((tile, section) => tile < 0 && section !== state.personal);
  return allows(state, PERSONAL) && cost <= guilder && free;
}

function centralOpen(state: DuelState): boolean {
  const meshing = [centralOf(state, 0), centralOf(state, 1)];
  const free = state.centralTiles.some((tile, section) => tile < 0 && !meshing.includes(section));
  return allows(state, CENTRAL) && free;
}

/** The bulb itself comes with `planted`. */
function countPatches({ alike, ledger }: Watching, { seat, options }: Decision, verb: string): void {
  if (verb !== 'plant' && verb !== 'stop') return;
  const items = withVerb(options, 'plant').map((key) => {
    const [patch, space] = key.split('>')[1].split('.').map(Number);
    return patchItem(alike, patch - 1, space - 1);
  });
  ledger.offer(seat, 'patch', items);
  if (verb === 'stop') ledger.pass(seat, 'patch');
}
