import type { IconName } from '@polder/core/text';
import { COLOURS, type Colour, type FieldKind } from '@polder/valley';

const isColour = (field: FieldKind): field is FieldKind & Colour =>
  (COLOURS as readonly string[]).includes(field);

/** Fields are known by the icon of what they give. */
export const fieldIcon = (field: FieldKind): IconName => (isColour(field) ? `b-${field}` : field);
