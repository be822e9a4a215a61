import { type Game, type GameEvent, hashState } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { audienceOf, entryFor, outages, setupView, statusFor } from '../../../server/src/table/index.js';
import { type Evening, evening, headerOf, userOf } from '../../../server/src/table/testing/tables.js';
import { chanceOf } from '../online/testing/host.js';
import { type Mirror, openMirror } from './mirror.js';
import { gameOf, isGameId } from './rules.js';

/** A table as the server folds it, and the mirrors of all who look at it. */
async function opened(wanted: Parameters<typeof headerOf>[0]) {
  const header = headerOf(wanted);
  if (!isGameId(header.game)) throw new Error(header.game);
  const game = (await gameOf(header.game)) as unknown as Game<unknown, unknown, GameEvent>;
  const at = evening(header);
  const eyes = [...header.seats.keys()].map((seat) => userOf(seat)).concat('nobody');
  const mirrors = eyes.map((user): Mirror<unknown, GameEvent> => {
    const who = audienceOf(header, user);
    return openMirror(game, {
      info: {} as never,
      seat: who === 'table' ? null : who,
      options: header.options,
      setup: JSON.parse(JSON.stringify(setupView(header, who))),
      entries: [],
      status: statusFor(at.table, who, at.now),
      seen: -1,
    });
  });
  /** Sends what a step of the table has brought, as it goes over the wire. */
  function tell({ applied }: ReturnType<Evening['does']>): void {
    for (const mirror of mirrors) {
      const who = mirror.seat ?? 'table';
      const message = {
        type: 'entries',
        table: header.id,
        after: mirror.seq,
        entries: applied.map((one) => entryFor(one, who, at.table.game)),
        status: statusFor(at.table, who, at.now),
      };
      const taken = mirror.take(JSON.parse(JSON.stringify(message)));
      expect(taken.type, JSON.stringify(message.entries)).not.toBe('gap');
      const hash = hashState(at.table.game.view(at.table.history.state, who));
      expect(mirror.seen()).toEqual({ seq: at.table.seq, hash });
      expect(mirror.moments).toHaveLength(at.table.history.choices.length);
    }
  }
  return { at, mirrors, tell };
}

describe.each([
  ['duel', { game: 'duel' }],
  ['valley', { game: 'valley', options: { players: 3 }, seats: ['person', 'person', 'person'] as const }],
])('what the server sends of %s', (_, wanted) => {
  it('is mirrored by all who look on: choices, undo, ways back by consent, pauses', async () => {
    const { at, mirrors, tell } = await opened(wanted);
    const chance = chanceOf(11);
    const people = at.table.header.seats.length;
    for (let i = 0; i < 160 && at.table.decisions.length > 0; i++) {
      const { decisions } = at.table;
      const { seat, options } = decisions[chance(decisions.length)];
      tell(at.chooses(seat, chance(options.length)));
      if (chance(4) === 0 && at.table.history.undoable(seat).steps > 0 && at.table.status === 'playing')
        tell(at.does(seat, { type: 'undo' }));
      if (i % 40 === 39) {
        const choices = Math.max(0, at.table.history.choices.length - 5);
        tell(at.does(0, { type: 'propose', what: { what: 'rewind', choices } }));
        for (let other = 1; other < people; other++) {
          const proposal = at.table.proposal?.id ?? -1;
          tell(at.does(other, { type: 'answer', proposal, yes: true }));
        }
        tell(at.does(0, { type: 'leave' }));
        tell(at.does(0, { type: 'return' }));
        // The server was away: it tells of it, and nothing else changes.
        at.at(i * 10);
        const off = outages(at.table, [{ from: at.now - 5000, to: at.now }], at.now);
        at.take(off);
        if (off) tell(off);
        expect(mirrors.map(({ note }) => note?.what)).toEqual(mirrors.map(() => 'outage'));
      }
    }
  });
});
