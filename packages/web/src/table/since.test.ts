import type { GameEvent } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { lastDeeds, linesOf, sinceTurnOf } from './since.js';
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

interface Deed extends GameEvent {
  readonly name?: string;
}
/** Moments of events: `1` opens seat 1's turn, `+1` what seat 1 does in another's, anything else is a deed. */
const moments = (...all: readonly string[]) =>
  all.map((text, choices) => ({
    seat: 0,
    key: String(choices),
    events: text.split(' ').map((it): Deed => {
      if (/^\d$/.test(it)) return { type: 'turn', seat: Number(it) };
      if (/^\+\d$/.test(it)) return { type: 'part', seat: Number(it.slice(1)) };
      return { type: 'deed', name: it };
    }),
  }));
const actorOf = ({ type, seat }: Deed): number | undefined => (type === 'deed' ? undefined : seat);
const did = (all: ReturnType<typeof moments>, seats: readonly number[], viewer: number): string[] =>
  [...lastDeeds(all, seats, viewer, actorOf)].map(
    ([seat, stretches]) =>
      `${seat}: ${stretches.flatMap(({ events }) => events.flatMap(({ name }) => name ?? [])).join(' ')}`,
  );

describe('what each did last', () => {
  it('is their turn since the viewer’s last one', () => {
    const game = moments('setup 0', 'a', 'b 1', 'c', 'd 2', 'e', 'f 0', 'g');
    expect(did(game, [1, 2], 0)).toEqual(['2: e f', '1: c d']);
    expect(did(game.slice(0, 4), [1, 2], 0)).toEqual(['1: c']);
  });

  it('is the turn before for those who have not played since', () => {
    const game = moments('0', 'a 1', 'b 2', 'c 0', 'd 1', 'e');
    expect(did(game, [1, 2], 0)).toEqual(['1: e', '2: c']);
  });

  it('has what they did in others’ turns, and nobody else’s deeds', () => {
    const game = moments('0', 'a +1', 'b 1', 'c +0', 'd 0', 'e');
    expect(did(game, [1], 0)).toEqual(['1: b c']);
  });

  it('is told of turns that lie within one choice', () => {
    const game = moments('0', 'a 1 b 0', 'c 1 d 0', 'e');
    expect(did(game, [1], 0)).toEqual(['1: d']);
    expect(lastDeeds(game, [1], 0, actorOf).get(1)?.[0]).toMatchObject({ moment: 2, at: 1 });
  });

  it('is everybody’s last turn for whoever only looks on', () => {
    const game = moments('0', 'a 1', 'b 0', 'c 1', 'd');
    expect(did(game, [0, 1], -1)).toEqual(['1: d', '0: c']);
  });

  it('has the lines of these turns alone', () => {
    const at = (it: Story, choices: number): Story => ({ ...it, choices });
    const story = [
      ...[at(turn(0), 1), at(line(0, 'mine'), 2), at(turn(1), 3), at(line(1, 'theirs'), 4)],
      ...[at(turn(0), 5), at(line(0, 'now'), 6)],
    ];
    const deeds = lastDeeds(moments('0', 'a', 'b 1', 'c', 'd 0', 'e'), [1], 0, actorOf).get(1) ?? [];
    expect(linesOf(story, deeds).map((it) => it.text({} as never))).toEqual(['turn 1', 'theirs']);
  });
});
