import * as v from 'valibot';

/** Of a table, whatever its game; the game says which sizes it has. */
export const MAX_SEATS = 8;
export const MAX_OPTIONS = 20;
export const seatCountSchema = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_SEATS));

/** Bytes of a WebSocket frame and of an HTTP body; an edition may be larger. */
export const MAX_FRAME = 16_384;
export const MAX_BODY = 32_768;
export const MAX_EDITION_BODY = 400_000;
