import type { MechanismReason } from './mechanisms/list.js';

const ORDINARY = {
  waterOver: 'The water would rise over the end of its track.',
  guilder: 'You do not have enough Guilder.',
  tools: 'You do not have enough Tools.',
  vp: 'You do not have enough VP.',
  cardTaken: 'Another player has this starting card.',
  areaTaken: 'There is still an area without a player.',
  done: 'You have done this action.',
  onlyOne: 'Without a plus you do only one of the two actions.',
  turnEnds: 'You have taken the Guilder: the turn ends.',
  canAct: 'You can do one of your actions.',
  noTile: 'You can pay for none of the tiles on offer.',
  noCard: 'No card is on offer.',
  noWindmill: 'You have no Windmill left.',
  noSpace: 'There is no space that you could build on.',
  noBulb: 'You have no bulb in Storage.',
  noPatch: 'All your Patches are planted.',
  noTrade: 'You have no bulb that fits the trade card, and it holds none to collect.',
  nothingHere: 'Your Market area has no reward that you could use.',
  covered: 'This reward was taken.',
  notInPlay: 'This reward is not in play with so few players.',
  notNow: 'Calendar rewards are taken between choices, not inside one.',
  doesNothing: 'It would do nothing now.',
  usedHelper: 'You have used this card this turn.',
  inBetween: 'A Helper is used before an action’s first step or after the action.',
  promised: 'Another Helper counts on this one.',
  onlyInside: 'This card works only inside the action.',
  notFulfilled: 'Its condition is not met.',
  bound: 'A Helper that you used before binds you to go on.',
  storageFull: 'Your Storage is full.',
  refreshed: 'You have done this once in this action.',
  lookedAlready: 'You have looked at a stack in this action.',
  emptyStack: 'The stack is empty.',
  emptyPlace: 'Nothing lies there.',
  activeSection: 'This section is active this turn.',
  occupied: 'A Windmill stands there.',
  notConnected: 'No chain of Windmills joins this space to the Market.',
  emptyGroup: 'This group has no Windmill left.',
  areaFull: 'All three places of the next area are taken.',
  areaNotFull: 'The next area has a free place.',
  covers: 'You can stand only on a player’s marker that lies open in the next area.',
  duty: 'You must enter the area to which you moved the neutral marker.',
  neutralOnce: 'You have moved a neutral marker this turn.',
  neutralFull: 'That area has no free place.',
  neutralUnreached: 'You could not enter that area with the moves you have left.',
  noNeutral: 'No neutral marker is there.',
  allPlanted: 'You have planted all the bulbs of this action.',
  rowFull: 'This row is full.',
  noSuchBulb: 'You have no bulb of this colour in Storage.',
  colourOnCard: 'This colour is on the trade card already.',
  spaceTaken: 'A bulb lies on this space.',
  nothingToCollect: 'There is no bulb on the trade card.',
  notAdjacent: 'This reward is not next to your bulb.',
  quarterTaken: 'You have taken this reward.',
  enoughRewards: 'You have taken all the rewards that you may.',
} as const;

const OF_MECHANISMS: Readonly<Record<MechanismReason, string>> = {
  noContract: 'You have no Contract.',
};

export type Reason = keyof typeof ORDINARY | MechanismReason;

/** Why something can't be chosen: the ids that `Blocked` names, each with its sentence in plain English. */
export const REASONS: Readonly<Record<Reason, string>> = { ...ORDINARY, ...OF_MECHANISMS };

export const isReason = (id: string): id is Reason => Object.hasOwn(REASONS, id);
