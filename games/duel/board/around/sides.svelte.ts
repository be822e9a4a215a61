import type { Seat } from '@polder/core';
import { getContext, setContext } from 'svelte';
import { rivalOf } from '../model/players.js';
import type { DuelTable } from '../table.js';

/**
 * Who sits below and who above. The board turns to whoever decides, unless somebody wants it to stay, or to
 * see it from the other side for a while. That changes nothing about who decides and what may be seen.
 */
export class Sides {
  readonly #table: DuelTable;
  /** Two people share this screen: what they want is kept for the next time. */
  readonly shared: boolean;
  /** The seat that stays below; undefined: whoever decides. */
  #stays: Seat | undefined = $state();

  constructor(table: DuelTable) {
    this.#table = table;
    const { own, players } = table.session;
    this.shared = own === undefined && players.every(({ kind }) => kind === 'person');
    if (this.shared) this.#stays = stored();
  }

  get near(): Seat {
    return this.#stays ?? this.#table.viewer;
  }

  get far(): Seat {
    return rivalOf(this.near);
  }

  /** The board does not turn by itself. */
  get stays(): boolean {
    return this.#stays !== undefined;
  }

  /** From now on this seat is below. Alone at the screen one's own side is the usual one. */
  lookFrom(seat: Seat): void {
    this.#keep(!this.shared && seat === this.#table.viewer ? undefined : seat);
  }

  /** Stays as it is, or turns again. */
  toggle(): void {
    this.#keep(this.stays ? undefined : this.near);
  }

  #keep(seat: Seat | undefined): void {
    this.#stays = seat;
    if (this.shared) keep(seat);
  }
}

const KEY = 'polder.duel.below';

function stored(): Seat | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === '0' || value === '1' ? Number(value) : undefined;
  } catch {
    return undefined;
  }
}

function keep(seat: Seat | undefined): void {
  try {
    if (seat === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${seat}`);
  } catch {
    // Private browsing, or no room: it holds for this visit.
  }
}

const CONTEXT = Symbol('sides');

export function provideSides(sides: Sides): void {
  setContext(CONTEXT, sides);
}

/** Who sits where at the table that a component is drawn at. */
export const useSides = (): Sides => getContext(CONTEXT);
