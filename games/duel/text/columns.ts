import { COLOURS, type Colour, type DuelPlayer, type DuelState, editionOf, SPACES } from '@polder/duel';

/** A place of a column, from the lowest row. */
export interface MillPlace {
  readonly full: boolean;
  /** The Windmill that would be taken next. */
  readonly next: boolean;
}

export interface MillColumn {
  readonly colour: Colour;
  readonly places: readonly MillPlace[];
  readonly left: number;
  /** Guilder for the next one; undefined: none is left. */
  readonly cost: number | undefined;
  /** VP for each tulip of this colour: its emptied places (D-SCO-2). */
  readonly value: number;
  /** Tulips that count, once for each of the player's Windmills at their Patch. */
  readonly tulips: number;
}

/** Tulips of a colour next to this player's Windmills, once for each of them (D-SCO-2). */
function tulipsCounted({ patches }: DuelState, { mills }: DuelPlayer, colour: number): number {
  const count = patches.length / SPACES;
  const hasMill = (space: number): number => (mills >> ((space + count) % count)) & 1;
  return patches.reduce((sum, tulip, space) => {
    if (tulip !== colour) return sum;
    const patch = Math.floor(space / SPACES);
    return sum + hasMill(patch) + hasMill(patch - 1);
  }, 0);
}

export function columnsOf(view: DuelState, seat: number): MillColumn[] {
  const { columns, rowCosts } = editionOf(view);
  const player = view.players[seat];
  return columns.map((of, column) => {
    const left = player.columns[column];
    const gone = of - left;
    return {
      colour: COLOURS[column],
      places: Array.from({ length: of }, (_, row) => ({
        full: row >= gone,
        next: row === gone,
      })),
      left,
      cost: left === 0 ? undefined : rowCosts[gone],
      value: gone,
      tulips: tulipsCounted(view, player, column),
    };
  });
}
