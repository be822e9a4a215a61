import sprite from './icons.svg';

/**
 * The icon set, a file of its own: its symbols see the colours of wherever they are used. Its address is written as in
 * the page that was drawn at the build: with another one every icon there would be made anew.
 */
export const SPRITE: string =
  typeof document === 'undefined' ? sprite : sprite.replace(new URL('.', document.baseURI).href, './');
