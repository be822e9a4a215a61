import { type Adjective, adjective } from '@polder/core/text/pl/forms.js';
import type { TileKind } from '@polder/valley';

/** The edition names kinds of tiles by their colour. */
export const KIND: Readonly<Record<TileKind, Adjective>> = {
  common: adjective('brązow'),
  uncommon: adjective('beżow'),
  unique: adjective('srebrn'),
};
