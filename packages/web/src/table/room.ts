import type { Snippet } from 'svelte';

/** What can be done with a table as a whole. Every room takes it and hands it to its TableFrame. */
export interface RoomProps {
  name: string;
  /** Saves the game to a file. */
  onexport: () => void;
  /** The same people at a new table. */
  onagain?: (() => void) | undefined;
  /** Plays on from the table after so many choices, on a branch of its own. */
  ontry?: ((choices: number) => void) | undefined;
  /** Weighs every turn of the viewer. */
  onanalyse?: (() => void) | undefined;
  /** Stands under the header: a branch says there what it is, and leads back. */
  banner?: Snippet | undefined;
}
