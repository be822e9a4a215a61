import { describe, expect, it } from 'vitest';
import { shortName } from './names.js';

describe('a long name', () => {
  it('is left as it is if it fits', () => {
    expect(shortName('Anna', 4)).toBe('Anna');
    expect(shortName('Żółć', 4)).toBe('Żółć');
  });
  it('is cut to as many letters as there is room for, the dots among them', () => {
    expect(shortName('Konstantynopolitańczyk', 9)).toBe('Konstant…');
    expect(shortName('Maximiliana Van', 13)).toBe('Maximiliana…');
  });
  it('keeps letters of several parts whole', () => {
    expect(shortName('👩‍🌾👩‍🌾👩‍🌾', 2)).toBe('👩‍🌾…');
    expect(shortName('Z\u0307ab', 3)).toBe('Z\u0307ab');
  });
});
