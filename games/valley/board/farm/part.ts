/** A part of a farm board: whose, and whether it only shows. */
export interface Part {
  readonly seat: number;
  /** Nothing to press and no ghosts, whoever looks. */
  readonly still?: boolean;
}
