import type { NetInputs } from '@polder/bots';
import { defaultEdition, editionOf, type ValleyState } from '@polder/valley';
import { seatInputs } from './seat-inputs.js';
import { soloInputs } from './solo-inputs.js';
import { tableInputs } from './table-inputs.js';

/** What a net sees of Windmill Valley. Offers are left out: at the end of a turn they have just been refilled. */
export const valleyInputs: NetInputs<ValleyState> = {
  version: 1,
  edition: { ...defaultEdition, name: undefined },
  isStandard: (state) => editionOf(state) === defaultEdition,
  ofSeat: seatInputs,
  ofTable: tableInputs,
  ofSolo: soloInputs,
};
