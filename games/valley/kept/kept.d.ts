import type { AnyGame } from '@polder/core';

/** Of every file in this folder. */
export declare const game: AnyGame;
export declare const botModel: unknown;
