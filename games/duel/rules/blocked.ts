import type { Blocked, Question } from '@polder/core';
import { AFTER, BEFORE, unknownKind } from '@polder/core';
import { COLOURS } from '@polder/core/edition';
import type { Effect } from '../edition/types.js';
import { isSameReward, occupied, patchOn, windmillCost } from './build.js';
import { BACK, optionOf, pair, V } from './codes.js';
import { isOpenSection, sectionCost } from './enhance.js';
import { isOwnPlacing, isUsed, listens } from './helpers.js';
import { dealsAt } from './market.js';
import { coloursAt } from './plant.js';
import { possible } from './possible.js';
import type { Reason } from './reasons.js';
import { storedColours } from './run.js';
import {
  type ActionFrame,
  active,
  CENTRAL,
  CLOSED,
  type FrameOf,
  GIVE_UP,
  PERSONAL,
  type State,
  TRADE,
  tables,
  tilesOn,
} from './state.js';
import { shipDistance, wantedAt } from './trade.js';
import { canDo, meshing } from './turn.js';

/** Note that something is not offered. The first reason given for it counts. */
type No = (code: number, rule: string, reason: Reason) => void;

/** What this seat might want at the open question and can't have, with the rule that forbids it. */
export function blockedBy(s: State, seat: number, open: Question): readonly Blocked[] {
  if (open.count === 0 || open.seat !== seat) return [];
  const t = tables(s);
  const offered = new Set(open.codes.slice(0, open.count));
  const blocked = new Map<number, Blocked>();
  const no: No = (code, rule, reason) => {
    if (offered.has(code) || blocked.has(code)) return;
    blocked.set(code, { ...optionOf(t, code), rule, reason });
  };
  blockFrame(s, no);
  return [...blocked.values()];
}

function blockFrame(s: State, no: No): void {
  const frame = s.frames[s.frames.length - 1];
  switch (frame.kind) {
    case 'hands':
    case 'gain':
    case 'contract':
      return;
    case 'rotate':
      return no(V.turn + tables(s).edition.wheels.freeSteps + 1, 'D-TRN-1', 'tools');
    case 'actions':
      return blockActions(s, frame, no);
    case 'followUp':
      return blockWheel(s, V.do, CENTRAL, 0, no);
    case 'rewards':
      for (let i = 0; i < frame.items.length; i++) {
        if (((frame.taken >> i) & 1) === 0) blockEffect(s, V.take + frame.items[i], frame.items[i], no);
      }
      return;
    default:
      if (frame.phase !== AFTER) blockOwn(s, frame, no);
      return blockHelpers(s, frame, no);
  }
}

function blockActions(s: State, frame: FrameOf<'actions'>, no: No): void {
  const verb = frame.done === 0 ? V.do : V.also;
  const cost = frame.done === 0 ? 0 : tables(s).edition.wheels.secondTools;
  const poor = active(s).tools < cost;
  for (const wheel of [PERSONAL, CENTRAL]) {
    if ((frame.done >> wheel) & 1) no(verb + wheel, 'D-TRN-3', 'done');
    else if (poor) no(verb + wheel, 'D-TRN-3', 'tools');
    else blockWheel(s, verb, wheel, cost, no);
    if (wheel === CENTRAL) no(verb + GIVE_UP, 'D-TRN-3', poor ? 'tools' : 'done');
  }
}

function blockWheel(s: State, verb: number, wheel: number, spent: number, no: No): void {
  const { effects } = meshing(s, wheel);
  if (canDo(s, wheel, spent)) return;
  if (effects.length === 1) blockEffect(s, verb + wheel, effects[0], no, spent);
  else no(verb + wheel, 'D-TRN-2', 'notResolved');
}

const IMPOSSIBLE = {
  gain: ['D-GAIN', 'notResolved'],
  enhance: ['D-ENH', 'noTile'],
  farm: ['D-FRM', 'noCard'],
  plant: ['D-PLT', 'noPlant'],
  build: ['D-BLD', 'noWindmill'],
  market: ['D-MKT', 'noDeal'],
  trade: ['D-TRD', 'noPort'],
} as const satisfies Record<Effect['do'], readonly [string, Reason]>;

function blockEffect(s: State, code: number, effect: number, no: No, spent = 0): void {
  if (possible(s, effect, spent)) return;
  const [rule, reason] = IMPOSSIBLE[tables(s).effects[effect].do];
  no(code, rule, reason);
}

function blockHelpers(s: State, frame: ActionFrame, no: No): void {
  const t = tables(s);
  const action = t.action[frame.effect];
  for (const card of s.rows[s.turn.actor]) {
    if (t.helperWhen[card] !== action || t.helperUnasked[card]) continue;
    const code = V.helper + card;
    if (s.turn.actor !== s.turn.seat) no(code, 'D-TRN-4', 'onlyOwnTurn');
    else if (isUsed(s, card)) no(code, 'D-HLP', 'usedHelper');
    else if (frame.phase === AFTER && isOwnPlacing(frame, card)) no(code, 'D-HLP', 'ownPlacing');
    else if (frame.phase !== BEFORE && frame.phase !== AFTER) no(code, 'HLP-1', 'inBetween');
    else if (listens(s, card, action)) no(code, 'D-HLP', 'helperNothing');
  }
}

function blockOwn(s: State, frame: ActionFrame, no: No): void {
  switch (frame.kind) {
    case 'enhance':
      return frame.picked < 0 ? blockTiles(s, no) : blockSections(s, frame, no);
    case 'farm':
      if (frame.picked >= 0) return;
      return s.cardOffer.forEach((card, place) => {
        if (card >= 0) return;
        no(V.hire + place, 'D-FRM', 'emptyPlace');
        no(V.sign + place, 'D-FRM', 'emptyPlace');
      });
    case 'plant':
      return blockPlant(s, frame, no);
    case 'build':
      return blockBuild(s, frame, no);
    case 'market':
      for (let tile = 0; tile <= BACK; tile++) {
        dealsAt(s, tile).forEach((_, deal) => {
          no(V.deal + pair(tile, deal), 'D-MKT', 'guilder');
        });
      }
      return;
    case 'trade':
      return blockTrade(s, frame, no);
    default:
      return unknownKind(frame);
  }
}

function blockTiles(s: State, no: No): void {
  s.tileOffer.forEach((tile, place) => {
    no(V.tile + place, 'D-ENH', tile < 0 ? 'emptyPlace' : 'guilder');
  });
}

function blockSections(s: State, frame: FrameOf<'enhance'>, no: No): void {
  const { wheel: personal, guilder } = active(s);
  const tile = s.tileOffer[frame.picked];
  for (const wheel of [PERSONAL, CENTRAL]) {
    const tiles = tilesOn(s, s.turn.actor, wheel);
    const first = wheel === PERSONAL ? 0 : personal.length;
    for (let section = 0; section < tiles.length; section++) {
      const code = V.on + first + section;
      if (((frame.wheels >> wheel) & 1) === 0) no(code, 'D-TIL', 'wheelDone');
      else if (tiles[section] >= 0) no(code, 'D-ENH', 'hasTile');
      else if (!isOpenSection(s, wheel, section)) no(code, 'D-ENH', 'meshes');
      else if (sectionCost(s, wheel, tile) > guilder) no(code, 'D-ENH', 'guilder');
    }
  }
}

function blockPlant(s: State, frame: FrameOf<'plant'>, no: No): void {
  const stored = storedColours(active(s));
  const it = tables(s).effects[frame.effect];
  const colours = it.do === 'plant' ? it.colours : undefined;
  for (let space = 0; space < s.patches.length; space++) {
    const fits = coloursAt(s, space);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const code = V.plant + pair(space, colour);
      const bit = 1 << colour;
      if ((stored & bit) === 0) no(code, 'D-PLT', 'noBulb');
      else if (s.patches[space] >= 0) no(code, 'D-PLT', 'planted');
      else if (fits === 0) no(code, 'D-PLT', 'notFromEnd');
      else if ((fits & bit) === 0) no(code, 'D-PLT', 'otherColour');
      else if ((frame.colours & bit) === 0) {
        no(code, 'D-PLT', colours === 'same' ? 'sameColour' : 'differentColour');
      }
    }
  }
}

function blockBuild(s: State, frame: FrameOf<'build'>, no: No): void {
  const player = active(s);
  if (frame.column < 0) {
    for (let column = 0; column < player.columns.length; column++) {
      const empty = windmillCost(s, player, column) < 0;
      no(V.from + column, 'D-BLD', empty ? 'emptyColumn' : 'guilder');
    }
  } else if (frame.space < 0) {
    const taken = occupied(s);
    for (let space = 0; space < tables(s).patchCount; space++) {
      if ((taken >> space) & 1) no(V.build + space, 'D-BLD', 'occupied');
    }
  } else {
    for (const side of [0, 1]) {
      const patch = patchOn(s, frame.space, side);
      if (((frame.sides >> side) & 1) === 0) no(V.patch + patch, 'D-TIL', 'rewardTaken');
      else no(V.patch + patch, 'D-BLD', isSameReward(s, frame.space) ? 'sameReward' : 'noReward');
    }
  }
}

function blockTrade(s: State, frame: FrameOf<'trade'>, no: No): void {
  const player = active(s);
  const stored = storedColours(player);
  if (frame.step === TRADE.ship) {
    s.ports.forEach(({ tile }, port) => {
      if (tile === CLOSED) no(V.ship + port, 'D-TRD', 'portClosed');
      else if ((wantedAt(s, port) & stored) === 0) no(V.ship + port, 'D-TRD', 'notWanted');
      else if (shipDistance(s, port) > player.tools) no(V.ship + port, 'D-TRD', 'tooFar');
    });
    return;
  }
  if (frame.step !== TRADE.deliver) return;
  const wanted = wantedAt(s, frame.port);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const code = V.deliver + colour;
    const bit = 1 << colour;
    if ((wanted & bit) === 0) no(code, 'D-TRD', 'notDemanded');
    else if ((frame.delivered & bit) !== 0) no(code, 'D-TIL', 'delivered');
    else if ((stored & bit) === 0) no(code, 'D-TRD', 'noBulb');
  }
}
