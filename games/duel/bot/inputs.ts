import type { NetInputs } from '@polder/bots';
import { type DuelState, defaultEdition, editionOf } from '@polder/duel';
import { seatInputs } from './seat-inputs.js';
import { tableInputs } from './table-inputs.js';

/** What a net sees of Windmill Valley Duel. Offers are left out: at the end of a turn they have just been refilled. */
export const duelInputs: NetInputs<DuelState> = {
  version: 1,
  edition: { ...defaultEdition, name: undefined },
  isStandard: (state) => editionOf(state) === defaultEdition,
  ofSeat: seatInputs,
  ofTable: tableInputs,
};
