/** Made by build/pictures.ts: where the pictures are, by 'map/en/desk', and their styles, by 'map'. */
declare module 'virtual:pictures' {
  export const PICTURES: Readonly<Record<string, string>>;
  export const STYLES: Readonly<Record<string, string>>;
}
