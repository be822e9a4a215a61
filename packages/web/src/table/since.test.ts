import { describe, expect, it } from 'vitest';
import { sinceTurnOf } from './since.js';
import type { Story } from './story.js';

const turn = (seat: number): Story => ({
  choices: 0,
  seat,
  kind: 'turn',
  depth: 0,
  text: () => `turn ${seat}`,
});
const part = (seat: number): Story => ({ ...turn(seat), kind: 'part', text: () => `part ${seat}` });
const line = (seat: number, text: string): Story => ({
  choices: 0,
  seat,
  kind: 'line',
  depth: 1,
  text: () => text,
});
const said = (story: readonly Story[], seat: number): string[] =>
  sinceTurnOf(story, seat).map((it) => it.text({} as never));

describe('since your last turn', () => {
  it('is what the others did after it, without what you are doing now', () => {
    const story = [turn(0), line(0, 'mine'), turn(1), line(1, 'a'), turn(2), line(2, 'b'), turn(0)];
    expect(said(story, 0)).toEqual(['turn 1', 'a', 'turn 2', 'b', 'turn 0']);
  });

  it('goes on while others play', () => {
    const story = [turn(0), line(0, 'mine'), turn(1), line(1, 'a')];
    expect(said(story, 0)).toEqual(['turn 1', 'a']);
  });

  it('is everything before your first turn', () => {
    const story = [turn(0), line(0, 'a'), turn(1)];
    expect(said(story, 1)).toEqual(['turn 0', 'a', 'turn 1']);
  });

  it('is your own turn if nobody has played since', () => {
    const story = [turn(0), line(0, 'mine')];
    expect(said(story, 0)).toEqual(['turn 0', 'mine']);
  });

  it('begins with what others did at the end of it', () => {
    const story = [turn(0), line(0, 'mine'), part(1), line(1, 'a'), turn(1), line(1, 'b'), part(0), turn(0)];
    expect(said(story, 0)).toEqual(['part 1', 'a', 'turn 1', 'b', 'part 0', 'turn 0']);
    expect(said(story.slice(0, -1), 0)).toEqual(['part 1', 'a', 'turn 1', 'b', 'part 0']);
    expect(said(story.slice(0, 4), 0)).toEqual(['part 1', 'a']);
    expect(said(story.slice(0, 4), 1)).toEqual(['turn 0', 'mine', 'part 1', 'a']);
  });

  it('is nothing before anything was told', () => {
    expect(said([], 0)).toEqual([]);
  });
});
