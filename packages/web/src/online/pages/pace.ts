import type { Pace, PACES as Wire } from '@polder/server/wire';

/** What can be offered when a table is opened: those of the server, and the type says so. */
export const PACES = {
  quick: { kind: 'live', turn: 45, bank: 600 },
  calm: { kind: 'live', turn: 90, bank: 1500 },
  day: { kind: 'days', turn: 86_400, bank: 172_800 },
  days: { kind: 'days', turn: 259_200, bank: 432_000 },
  none: { kind: 'none' },
} as const satisfies Record<keyof typeof Wire, Pace>;
export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly PaceName[];

/** Undefined: one that nobody is offered (any more). */
export const paceName = (pace: Pace): PaceName | undefined =>
  PACE_NAMES.find((name) => {
    const offered: Pace = PACES[name];
    if (offered.kind === 'none' || pace.kind === 'none') return offered.kind === pace.kind;
    return offered.kind === pace.kind && offered.turn === pace.turn && offered.bank === pace.bank;
  });
