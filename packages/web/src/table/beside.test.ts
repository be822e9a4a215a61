import { describe, expect, it } from 'vitest';
import { type Box, placeFor } from './beside.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const PAGE = box(0, 0, 1280, 720);
const LINE = box(900, 200, 1270, 230);

describe('what unfolds', () => {
  it('stands below its line and ends above the question', () => {
    expect(placeFor(LINE, box(900, 400, 1270, 710), PAGE, 120)).toEqual({
      ...{ left: 900, top: 230, width: 370, height: 164 },
    });
  });

  it('has all the room below where the question stands elsewhere', () => {
    expect(placeFor(LINE, box(0, 400, 390, 710), PAGE, 120).height).toBe(484);
    expect(placeFor(LINE, undefined, PAGE, 120).height).toBe(484);
  });

  it('covers the panel that it belongs to if it is said so', () => {
    expect(placeFor(LINE, undefined, PAGE, 120, true).top).toBe(200);
  });

  it('stands to the left where the question leaves no room', () => {
    const { left, width, top } = placeFor(LINE, box(900, 240, 1270, 710), PAGE, 120);
    expect(left + width).toBeLessThan(900);
    expect(top).toBe(200);
  });

  it('covers what is above where there is no room at either side', () => {
    const phone = box(0, 0, 390, 844);
    const place = placeFor(box(8, 300, 382, 340), box(0, 360, 390, 790), phone, 120);
    expect(place.top + place.height).toBeLessThanOrEqual(360);
    expect(place.height).toBe(120);
  });
});
