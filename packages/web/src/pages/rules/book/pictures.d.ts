/** Made by build/pictures.ts: where the pictures are, by 'valley-map/en/desk', and their styles, by 'valley-map'. */
declare module 'virtual:pictures' {
  export const PICTURES: Readonly<Record<string, string>>;
  export const STYLES: Readonly<Record<string, string>>;
}
