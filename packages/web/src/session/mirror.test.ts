import type { Game, GameEvent } from '@polder/core';
import { hashState } from '@polder/core';
import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { chanceOf, type Host, openHost, playOn } from '../online/testing/host.js';
import { openMirror } from './mirror.js';

const any = (game: unknown): Game<unknown, unknown, GameEvent> => game as Game<unknown, unknown, GameEvent>;
const GAMES = [
  ['valley', any(valley), { players: 3 }, 3],
  ['duel', any(duel), {}, 2],
] as const;

const mirrorOf = (
  game: Game<unknown, unknown, GameEvent>,
  host: Host<unknown, GameEvent>,
  seat: number | null,
) => openMirror(game, host.sync(seat));

describe.each(GAMES)('a mirror of %s', (_, game, options, seats) => {
  const eyes = [null, ...Array.from({ length: seats }, (__, seat) => seat)];

  it('has the view of every seat, and of the table, after every choice of a whole game', () => {
    const host = openHost(game, options, 'whole', seats);
    const mirrors = eyes.map((seat) => mirrorOf(game, host, seat));
    const chance = chanceOf(1);
    while (playOn(host, chance)) {
      for (const [i, seat] of eyes.entries()) {
        const mirror = mirrors[i];
        expect(mirror.take(host.since(seat, mirror.seq)).type).toBe('game');
        expect(mirror.seen()).toEqual({ seq: host.seq, hash: hashState(host.view(seat)) });
      }
    }
    expect(mirrors[0].status.result).toEqual(game.result(host.state));
    expect(mirrors[0].moments).toHaveLength(host.choices);
  });

  it('comes to the same by one message as by many, with steps back among them', () => {
    const host = openHost(game, options, 'back', seats);
    const mirror = mirrorOf(game, host, 1);
    const chance = chanceOf(2);
    for (let i = 0; i < 150 && playOn(host, chance); i++) {
      if (chance(5) === 0) host.back(0, Math.max(0, host.choices - 1 - chance(host.choices > 40 ? 40 : 3)));
      if (chance(7) === 0) host.note(1, 'propose');
      if (chance(3) === 0) mirror.take(host.since(1, mirror.seq));
    }
    mirror.take(host.since(1, mirror.seq));
    const anew = mirrorOf(game, host, 1);
    expect(mirror.seen()).toEqual({ seq: host.seq, hash: hashState(host.view(1)) });
    expect(anew.seen()).toEqual(mirror.seen());
    expect(anew.moments).toEqual(mirror.moments);
  });

  it('shows any earlier moment as it was seen then, also after steps back', () => {
    const host = openHost(game, options, 'earlier', seats);
    const mirror = mirrorOf(game, host, 0);
    const chance = chanceOf(3);
    const hashes = [hashState(host.view(0))];
    for (let i = 0; i < 120 && playOn(host, chance); i++) {
      hashes.push(hashState(host.view(0)));
      if (i % 37 === 36) {
        host.back(0, host.choices - 20);
        hashes.length -= 20;
      }
      mirror.take(host.since(0, mirror.seq));
    }
    for (const [choices, hash] of hashes.entries()) expect(hashState(mirror.viewAt(choices))).toBe(hash);
    expect(hashState(mirror.viewAt(9999))).toBe(hashes.at(-1));
  });

  it('never changes a view that it has given away', () => {
    const host = openHost(game, options, 'kept', seats);
    const mirror = mirrorOf(game, host, 0);
    const chance = chanceOf(4);
    const given: { readonly view: unknown; readonly hash: string }[] = [];
    for (let i = 0; i < 60 && playOn(host, chance); i++) {
      mirror.take(host.since(0, mirror.seq));
      given.push({ view: mirror.view, hash: hashState(mirror.view) });
      const copy = mirror.viewAt(mirror.moments.length);
      expect(copy).not.toBe(mirror.view);
    }
    for (const { view, hash } of given) expect(hashState(view)).toBe(hash);
  });
});

describe('messages that do not come one after the other', () => {
  const game = any(valley);
  function played(choices: number, seed = 'wire') {
    const host = openHost(game, { players: 2 }, seed, 2);
    const mirror = mirrorOf(game, host, 0);
    const chance = chanceOf(5);
    const step = () => playOn(host, chance);
    for (let i = 0; i < choices; i++) step();
    return { host, mirror, step };
  }

  it('twice the same: the second changes nothing', () => {
    const { host, mirror } = played(5);
    const message = host.since(0, -1);
    expect(mirror.take(message).type).toBe('game');
    const { view } = mirror;
    host.now -= 10;
    expect(mirror.take(host.since(0, -1)).type).toBe('nothing');
    expect(mirror.view).toBe(view);
  });

  it('one that overlaps brings only what is new', () => {
    const { host, mirror, step } = played(4);
    mirror.take(host.since(0, -1));
    step();
    step();
    const taken = mirror.take(host.since(0, 1));
    expect(taken.type === 'game' && taken.effects).toHaveLength(2);
    expect(mirror.seen()?.hash).toBe(hashState(host.view(0)));
  });

  it('a gap is seen, and what is missing fills it', () => {
    const { host, mirror, step } = played(3);
    const late = host.since(0, -1);
    step();
    const early = host.since(0, 2);
    expect(mirror.take(early).type).toBe('gap');
    expect(mirror.seq).toBe(-1);
    mirror.take(late);
    expect(mirror.take(early).type).toBe('game');
    expect(mirror.seen()).toEqual({ seq: 3, hash: hashState(host.view(0)) });
  });

  it('an older one that comes late is not taken', () => {
    const { host, mirror, step } = played(3);
    const late = host.since(0, -1);
    const lateSync = host.answer(0, undefined);
    step();
    mirror.take(host.since(0, -1));
    expect(mirror.take(late).type).toBe('nothing');
    expect(lateSync.type === 'sync' && mirror.take(lateSync).type).toBe('nothing');
    expect(mirror.seq).toBe(3);
  });

  it('a server that was put back to an older state is right', () => {
    const { host, mirror, step } = played(3);
    const old = host.sync(0);
    step();
    mirror.take(host.since(0, -1));
    const sync = { ...old, status: { ...old.status, now: host.now + 5 } };
    expect(mirror.take({ type: 'sync', table: 't', sync }).type).toBe('anew');
    expect(mirror.seq).toBe(2);
  });

  it('only the status changes with a note', () => {
    const { host, mirror } = played(2);
    mirror.take(host.since(0, -1));
    const { view } = mirror;
    host.pause(true);
    expect(mirror.take(host.since(0, mirror.seq)).type).toBe('status');
    expect(mirror.status.status).toBe('paused');
    expect(mirror.view).toBe(view);
  });

  it('events that do not fit are no end: everything is asked for, and taken', () => {
    const { host, mirror } = played(6);
    const message = host.since(0, -1);
    const spoilt = {
      ...message,
      entries: message.entries.map((entry) =>
        entry.type === 'choice' && entry.seq === 3 ? { ...entry, type: 'back' as const, choices: 50 } : entry,
      ),
    };
    expect(mirror.take(spoilt).type).toBe('gap');
    expect(mirror.seen()).toBeUndefined();
    expect(mirror.take(host.since(0, mirror.seq)).type).toBe('gap');
    expect(mirror.take({ type: 'sync', table: 't', sync: host.sync(0) }).type).toBe('anew');
    expect(mirror.seen()).toEqual({ seq: 5, hash: hashState(host.view(0)) });
  });

  it('a whole table that can’t be read is refused and says why', () => {
    const { host, mirror } = played(3);
    const sync = host.sync(0);
    const holes = { ...sync, entries: sync.entries.slice(1) };
    expect(() => openMirror(game, holes)).toThrow('Entry 0 is missing.');
    expect(mirror.take({ type: 'sync', table: 't', sync: holes })).toMatchObject({ type: 'unreadable' });
  });

  it('everything anew that was here already changes nothing', () => {
    const { host, mirror } = played(5);
    mirror.take(host.since(0, -1));
    const { view } = mirror;
    expect(mirror.take({ type: 'sync', table: 't', sync: host.sync(0) }).type).toBe('status');
    expect(mirror.view).toBe(view);
    // Through other eyes it is something else.
    expect(mirror.take({ type: 'sync', table: 't', sync: host.sync(1) }).type).toBe('anew');
    expect(mirror.seen()?.hash).toBe(hashState(host.view(1)));
  });

  it('counts the choices up to an entry', () => {
    const { host, mirror } = played(4);
    host.note(0, 'propose');
    mirror.take(host.since(0, -1));
    expect([-1, 0, 3, 4].map((seq) => mirror.choicesAt(seq))).toEqual([0, 1, 4, 4]);
    host.back(0, 2);
    mirror.take(host.since(0, mirror.seq));
    expect(mirror.choicesAt(3)).toBe(2);
  });
});
