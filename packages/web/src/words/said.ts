import type { Said } from '@polder/core';
import { isGameId, manifestOf } from '../session/rules.js';
import { settings } from '../settings.svelte.js';

/** What a manifest says, in the language of the reader. */
export const said = (words: Said): string => words[settings.language];

/** 'Windmill Valley'; of a game that this page does not know, its id. */
export const gameName = (game: string): string => (isGameId(game) ? said(manifestOf(game).names) : game);
