import { type Ability, editionOf, type ValleyState } from '@polder/valley';

/** What is asked of the one who looks: where the floodgate goes, how far the wheels turn, or neither. */
export type Phase = 'gate' | 'wheels' | 'quiet';

/** Why something can't be chosen, by the names of valley's reasons. */
export type Refusal = 'waterOver' | 'guilder' | 'tools';

export interface Cell {
  readonly steps: number;
  /** Tools that it takes (WHL-2). */
  readonly tools: number;
  readonly why: Refusal | undefined;
  /** The choices that lead there, in a row. */
  readonly keys: readonly string[];
}

export interface GateRow {
  readonly gate: number;
  /** It stands there now. */
  readonly now: boolean;
  readonly move: 'up' | 'stay' | 'down';
  /** Guilder and VP for moving it there; VP with what Helpers give for it. */
  readonly cost: number;
  readonly vp: number;
  /** Level of the water after it. */
  readonly water: number;
  readonly why: Refusal | undefined;
  /** In the phase of the wheels only the row of the floodgate is left. */
  readonly open: boolean;
  readonly cells: readonly Cell[];
}

/** VP and Tools of Helpers for raising the floodgate: they come at once, unasked (HLP-4). */
function forRaising(view: ValleyState, seat: number): { vp: number; tools: number } {
  const { cards, startingCards } = editionOf(view);
  const player = view.players[seat];
  const abilities: Ability[] = player.helpers.map((card) => cards[card].helper);
  if (player.start >= 0) abilities.push(startingCards[player.start].ability);
  const sum = { vp: 0, tools: 0 };
  for (const { when, may } of abilities) {
    if (when !== 'raise' || may.do !== 'gain') continue;
    sum.vp += may.vp ?? 0;
    sum.tools += may.tools ?? 0;
  }
  return sum;
}

/** Guilder and VP for moving the floodgate up (FLO-1); down and still are free. */
function raising(view: ValleyState, to: number): { cost: number; vp: number } {
  const steps = editionOf(view).floodgate.up.slice(view.gate - 1, Math.max(view.gate, to) - 1);
  return {
    cost: steps.reduce((sum, { cost }) => sum + cost, 0),
    vp: steps.reduce((sum, { vp }) => sum + vp, 0),
  };
}

/** The board: a row for each gate, the highest first; a cell for each number of steps. */
export function sluiceOf(view: ValleyState, seat: number, phase: Phase): GateRow[] {
  const { floodgate } = editionOf(view);
  return floodgate.rise.map((_, i) => rowOf(view, seat, phase, i + 1)).reverse();
}

function rowOf(view: ValleyState, seat: number, phase: Phase, gate: number): GateRow {
  const { floodgate, water, wheels } = editionOf(view);
  const player = view.players[seat];
  const asked = phase !== 'wheels';
  const up = asked && gate > view.gate;
  const { cost, vp } = asked ? raising(view, gate) : { cost: 0, vp: 0 };
  const helpers = up ? forRaising(view, seat) : { vp: 0, tools: 0 };
  const level = view.water + (asked ? floodgate.rise[gate - 1] : 0);
  const tools = player.tools + helpers.tools;
  const why = !asked
    ? undefined
    : level > water.max
      ? 'waterOver'
      : cost > player.guilder
        ? 'guilder'
        : undefined;
  const possible = Array.from({ length: wheels.maxSteps }, (_, i) => Math.abs(i + 1 - gate) <= tools);
  // A single answer is not asked for: the wheels turn by themselves then.
  const forced = possible.filter(Boolean).length === 1;
  return {
    gate,
    now: gate === view.gate,
    move: gate > view.gate ? 'up' : gate < view.gate ? 'down' : 'stay',
    cost,
    vp: vp + helpers.vp,
    water: level,
    why,
    open: asked || gate === view.gate,
    cells: possible.map((payable, i) => ({
      steps: i + 1,
      tools: Math.abs(i + 1 - gate),
      why: why ?? (payable ? undefined : 'tools'),
      keys: asked ? (forced ? [`gate:${gate}`] : [`gate:${gate}`, `turn:${i + 1}`]) : [`turn:${i + 1}`],
    })),
  };
}

/** Where the lever stands with these keys selected. */
export interface Lever {
  readonly gate: number;
  readonly steps: number | undefined;
}

export function leverAt(rows: readonly GateRow[], selected: readonly string[]): Lever | undefined {
  const numberOf = (verb: string): number | undefined => {
    const key = selected.find((it) => it.startsWith(`${verb}:`));
    return key === undefined ? undefined : Number(key.slice(verb.length + 1));
  };
  const steps = numberOf('turn');
  const gate = numberOf('gate') ?? (steps === undefined ? undefined : rows.find(({ now }) => now)?.gate);
  const row = rows.find((it) => it.gate === gate);
  if (gate === undefined || row === undefined) return undefined;
  const forced = row.cells.find(
    ({ keys, why }) => why === undefined && keys.length === 1 && keys[0] === selected[0],
  );
  return { gate, steps: steps ?? forced?.steps };
}

/** A section of the water track: its levels, and what a point of strength gives there (LOW-1). */
export interface WaterSection {
  readonly from: number;
  readonly to: number;
  readonly guilder: number;
  readonly vp: number;
}

export function waterSections(view: ValleyState): WaterSection[] {
  const { sections } = editionOf(view).water;
  return sections.map((section, i) => ({ ...section, from: i === 0 ? 0 : sections[i - 1].to + 1 }));
}
