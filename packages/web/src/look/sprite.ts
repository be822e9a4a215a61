import sprite from './icons.svg';

/** The icon set, a file of its own: its symbols see the colours of wherever they are used. */
export const SPRITE: string = sprite;
