import type { Seat } from '@polder/core';
import { getContext, type Snippet, setContext } from 'svelte';
import type { FileForm } from '../session/download.js';

/** What can be done with a table as a whole. Every room takes it and hands it to its TableFrame. */
export interface RoomProps {
  name: string;
  /** Saves the game to a file; undefined: not now. */
  onexport?: ((form: FileForm) => void) | undefined;
  /** The same people at a new table, in the same seats or in others. */
  onagain?: ((seatsChanged: boolean) => void) | undefined;
  /** How that is offered; `join`: somebody has proposed it. */
  again?: 'same' | 'any' | 'join' | undefined;
  /** Given up by agreement: it is over, and nobody has won. */
  abandoned?: boolean | undefined;
  /** Where others can look at this game; undefined: only here. */
  link?: string | undefined;
  /** Plays on from the table after so many choices, on a branch of its own. */
  ontry?: ((choices: number) => void) | undefined;
  /** Weighs every turn of the viewer. */
  onanalyse?: (() => void) | undefined;
  /** Stands under the header: a branch says there what it is, and leads back. */
  banner?: Snippet | undefined;
  /** Stands beside a player's name: a clock, who is there. */
  seatNote?: Snippet<[seat: Seat]> | undefined;
  /** Stands in the header before the other buttons. */
  tools?: Snippet | undefined;
  /** Why nothing goes on, where that is not just somebody who thinks. */
  waiting?: string | undefined;
  /** Something that happened besides the game, among what happened since one's last turn. */
  remark?: string | undefined;
  /** Something that can't be undone alone: asks the others to take it back. Undefined: nobody could agree to it now. */
  wayBack?: (() => (() => Promise<void>) | undefined) | undefined;
  /** Stands among what can be done at the end of the game. */
  afterwards?: Snippet | undefined;
}

/** What stands deep inside a table may ask of the frame around it. */
export interface Frame {
  readonly ontry: RoomProps['ontry'];
  readonly waiting: RoomProps['waiting'];
  readonly seatNote: RoomProps['seatNote'];
  readonly remark: RoomProps['remark'];
  readonly wayBack: RoomProps['wayBack'];
  /** The sheet at the end of the game. */
  showScores(): void;
}

const CONTEXT = Symbol('frame');

export const provideFrame = (frame: Frame): void => void setContext(CONTEXT, frame);
/** Undefined: the panel stands alone. */
export const useFrame = (): Frame | undefined => getContext(CONTEXT);
