import { sentenceIn } from '@polder/core/text';
import type { Reason } from '@polder/duel';

export const REASONS: Readonly<Record<Reason, string>> = {
  tools: 'You do not have enough Tools.',
  guilder: 'You do not have enough Guilder.',
  done: 'You have done this action.',
  notResolved: 'Nothing of this action can be done now.',
  noTile: 'No tile on offer fits on a section that you can pay for.',
  noCard: 'No card is on offer.',
  noPlant: 'You have no bulb that could be planted anywhere.',
  noWindmill: 'There is no Windmill that you can pay for, or no free space.',
  noDeal: 'You can pay for no deal.',
  noPort: 'You can deliver at no port that the Ship can reach.',
  usedHelper: 'You have used this Helper this turn.',
  onlyOwnTurn: 'Helpers work in your own turn only.',
  inBetween: 'A Helper is used before an action’s first step or after the action.',
  ownPlacing: 'A Helper does not work for the action that placed it.',
  helperNothing: 'It would do nothing now.',
  emptyPlace: 'Nothing lies there.',
  meshes: 'This section meshes with another wheel now.',
  hasTile: 'A tile lies on this section.',
  wheelDone: 'This action has a tile for the other wheel only.',
  emptyColumn: 'This column has no Windmill left.',
  occupied: 'A Windmill stands there.',
  noReward: 'This Patch has no reward that could be resolved.',
  sameReward: 'The other Patch has the same reward.',
  rewardTaken: 'You have taken the reward of this Patch.',
  planted: 'A tulip grows there.',
  notFromEnd: 'It is not the first empty space from an end of its Patch.',
  otherColour: 'The tulip next to it has another colour.',
  noBulb: 'You have no bulb of this colour.',
  sameColour: 'All bulbs of this action are of one colour.',
  differentColour: 'Each bulb of this action is of another colour.',
  portClosed: 'This port is closed.',
  notWanted: 'This port does not want what you have.',
  tooFar: 'You have too few Tools for the way.',
  notDemanded: 'This port does not want this colour.',
  delivered: 'You have delivered this colour.',
};

/** Why something can't be chosen; undefined: the rules have no such reason. */
export const reasons = { reason: sentenceIn(REASONS) };
