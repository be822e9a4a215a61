/** Where the left upper corner of a sheet goes, given what it stands beside and its own size. */
export type Place = (
  beside: DOMRect,
  sheet: { readonly width: number; readonly height: number },
  gap: number,
) => { readonly left: number; readonly top: number };

/** What a sheet of pairs to come gets from its button. */
export interface SheetProps {
  /** Its title is `<id>-title`, the popover around it `<id>-ahead`. */
  id: string;
  /** To be called when it is drawn. */
  put: (place: Place) => void;
}
