import { type Game, type Seat } from '@polder/core';
/** The points, row by row; a letter is a column. Lines are rows and columns, cut in two by the empty middle. */
export declare const POINTS: string[];
export interface MorrisState {
  clock: number;
  /** Who stands on each point; -1: nobody. */
  points: Seat[];
  /** Men not yet put, by seat. */
  inHand: [number, number];
  turn: {
    seat: Seat;
    round: number;
  };
  /** What is to be done: a man is put or moved, one is taken, the turn is over, the game is. */
  open: 'act' | 'take' | 'next' | 'over';
  /** Turns since a man was put or taken. */
  quiet: number;
  winner: Seat | null;
}
export type MorrisEvent =
  | {
      readonly type: 'chosen';
      readonly key: string;
    }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
    }
  | {
      readonly type: 'put';
      readonly seat: Seat;
      readonly at: number;
      readonly mill: boolean;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly mill: boolean;
    }
  | {
      readonly type: 'taken';
      readonly seat: Seat;
      readonly at: number;
    }
  | {
      readonly type: 'over';
      readonly winner: Seat | null;
    };
export declare const menOn: ({ points }: MorrisState, seat: Seat) => number;
export declare const millsOf: (state: MorrisState, seat: Seat) => number;
/** Nothing is hidden: everybody sees all. */
export declare const morris: Game<object, MorrisState, MorrisEvent>;
//# sourceMappingURL=rules.d.ts.map
