import { type Audience, below, type Game, type GameEvent, seedRandom } from '@polder/core';
import { expect, it, vi } from 'vitest';
import type { Visitor } from '../context.js';
import type { Client } from '../live/testing/client.js';
import { describeHouses, type House } from '../live/testing/house.js';
import type { Action } from '../wire/commands.js';
import { figure, size } from './testing/servers.js';
import { twinOf } from './testing/twin.js';

/*
 * The same evening in two worlds that differ in nothing but what one audience can't see. Both go through the
 * whole server (commands, records, folds, views, syncs, sockets), and that audience must get the same bytes.
 */

type AnyGame = Game<unknown, unknown, GameEvent>;
const world = vi.hoisted(() => ({ of: (game: unknown): unknown => game }));

vi.mock('../games.js', async (original) => {
  const games = await original<typeof import('../games.js')>();
  const gameEntry: typeof games.gameEntry = (id) => {
    const entry = games.gameEntry(id);
    return entry && { ...entry, game: world.of(entry.game) as AnyGame };
  };
  const needGame: typeof games.needGame = (id) => {
    const entry = gameEntry(id);
    if (!entry) throw new Error(`There is no game '${id}'.`);
    return entry;
  };
  const rulesAt: typeof games.rulesAt = (id, version) => {
    const rules = games.rulesAt(id, version);
    return rules && { ...rules, game: world.of(rules.game) as AnyGame };
  };
  return { ...games, gameEntry, needGame, rulesAt };
});

const STEPS = size('FAULT_BLIND_STEPS', 260);
/** How often somebody comes back with what they had, or begins anew. */
const RESUME = 5;

const PATIENT = { limits: { syncs: 100_000 } };
const NAMES = ['anna', 'bert', 'cleo'];
const TABLES = [
  { game: 'valley', seats: NAMES },
  { game: 'duel', seats: NAMES.slice(0, 2) },
] as const;

interface RecordBody {
  readonly seat: number;
  readonly action: Action;
}

/** All that one audience is sent, in order. */
interface Heard {
  readonly who: Audience;
  readonly texts: readonly string[];
}

interface Evening {
  readonly bodies: readonly RecordBody[];
  readonly heard: readonly Heard[];
}

interface Eyes {
  readonly who: Audience;
  readonly visitor: Visitor | undefined;
  readonly client: Client;
  readonly asked: string[];
}

async function openEyes(
  house: House,
  audiences: readonly Audience[],
  visitors: readonly Visitor[],
  table: string,
): Promise<readonly Eyes[]> {
  const all = audiences.map((who): Eyes => {
    const visitor = who === 'table' ? undefined : visitors[who];
    return { who, visitor, client: house.client(visitor), asked: [] };
  });
  for (const { client } of all) await client.watch(table);
  return all;
}

/** What comes back to whoever begins anew, and to whoever has seen it up to an earlier moment. */
async function resume({ live }: House, { visitor, client, asked }: Eyes, table: string): Promise<void> {
  const { seq, hashes } = client.seen(table);
  asked.push(JSON.stringify(await live.sync(visitor, table)));
  for (const back of [seq, Math.max(-1, seq - 7)]) {
    const hash = hashes.get(back);
    if (hash === undefined) continue;
    const answer = await live.since(visitor, table, { seq: back, hash });
    // Its view is what the server takes it for.
    expect(answer?.type).toBe('entries');
    asked.push(JSON.stringify(answer));
  }
}

/** `next`: what happens after so many bodies; undefined: it is enough. */
async function play(
  house: House,
  { game, seats }: (typeof TABLES)[number],
  audiences: readonly Audience[],
  next: (made: number, eyes: readonly Eyes[], table: string) => RecordBody | undefined,
): Promise<Evening> {
  const visitors: Visitor[] = [];
  for (const name of seats) visitors.push(await house.person(name));
  const table = await house.table({ game, seats, row: { seed: `the deal of ${game}` } });
  const eyes = await openEyes(house, audiences, visitors, table);
  const bodies: RecordBody[] = [];
  for (let seq = -1; ; ) {
    const body = next(bodies.length, eyes, table);
    if (!body) break;
    house.pass(1_000);
    const { seat, action } = body;
    const command = { id: `command-${bodies.length}`, table, seq, action };
    const outcome = await house.live.command(visitors[seat], command);
    if (!outcome.ok) throw new Error(`${JSON.stringify(body)}: ${JSON.stringify(outcome.refusal)}`);
    bodies.push(body);
    seq = outcome.seq;
    for (const it of eyes) {
      await it.client.until(table, (seen) => seen.seq >= outcome.seq);
      if (bodies.length % RESUME === 0) await resume(house, it, table);
    }
  }
  const heard = eyes.map(({ who, client, asked }) => ({ who, texts: [...told(client), ...asked] }));
  for (const { client } of eyes) client.drop();
  return { bodies, heard };
}

/** Who is connected and where something has changed is told when it is noticed: sooner or later. */
const told = ({ texts }: Client): readonly string[] =>
  texts.filter((text) => !/^\{"type":"(present|mine)"/.test(text));

/** By chance, with steps back and words among them. */
function anything(seed: string, steps = STEPS): Parameters<typeof play>[3] {
  const random = seedRandom(seed);
  return (made, eyes, table) => {
    const [first] = eyes;
    const { status } = first.client.seen(table);
    if (made >= steps || status.status === 'over') return undefined;
    if (status.proposal) {
      const [seat] = status.proposal.asked;
      return { seat, action: { type: 'answer', proposal: status.proposal.id, yes: false } };
    }
    const [seat] = status.waitingFor;
    const own = eyes.find(({ who }) => who === seat)?.client.seen(table).status;
    const dice = below(random, 100);
    if (dice === 0) return { seat, action: { type: 'propose', what: { what: 'pause' } } };
    if (dice < 8 && own && own.undoable.steps > 0) return { seat, action: { type: 'undo' } };
    if (!own?.decision) throw new Error(`Seat ${seat} is not asked.`);
    const { id, options } = own.decision;
    const { key } = options[below(random, options.length)];
    return { seat, action: { type: 'choose', decision: id, keys: [key] } };
  };
}

type Change = (game: AnyGame) => AnyGame;

/** What an audience hears of the same bodies where all that it can't see lies otherwise; and at how many positions. */
async function playTwin(
  house: () => Promise<House>,
  asked: (typeof TABLES)[number],
  who: Audience,
  { bodies, change }: { readonly bodies: readonly RecordBody[]; readonly change: Change },
): Promise<{ readonly texts: readonly string[]; readonly positions: number }> {
  let positions = () => 0;
  const twins = new Map<unknown, AnyGame>();
  world.of = (game) => {
    const known = twins.get(game);
    if (known) return known;
    const twin = twinOf(game as AnyGame, who);
    const changed = change(twin);
    positions = twin.positions;
    twins.set(game, changed);
    return changed;
  };
  try {
    const [{ texts }] = (await play(await house(), asked, [who], (made) => bodies[made])).heard;
    return { texts, positions: positions() };
  } finally {
    world.of = (game) => game;
  }
}

const asItIs: Change = (game) => game;

describeHouses('What one seat is sent', (open) => {
  const house = () => open(PATIENT);

  it.each(TABLES)(
    'is the same to the byte however all lies that it can not see, at every position: $game',
    async (asked) => {
      const audiences: Audience[] = [...asked.seats.keys(), 'table'];
      const { bodies, heard } = await play(await house(), asked, audiences, anything(`blind/${asked.game}`));
      expect(bodies.length).toBeGreaterThan(100);
      for (const { who, texts } of heard) {
        const other = await playTwin(house, asked, who, { bodies, change: asItIs });
        expect(other.positions).toBeGreaterThan(bodies.length / 2);
        // Of hundreds, each as long as a game: one that differs is enough.
        for (const [i, text] of texts.entries())
          if (other.texts[i] !== text) expect(other.texts[i]).toBe(text);
        expect(other.texts).toHaveLength(texts.length);
        figure(
          `blind: ${asked.game}, ${who}: ${texts.length} messages at ${other.positions} positions, same bytes`,
        );
      }
    },
  );

  /** Faults that there could be: the two worlds are not the same by themselves. */
  const LEAKS: readonly (readonly [name: string, change: Change])[] = [
    ['a view', (game) => ({ ...game, view: (state) => game.clone(state) })],
    ['an event', (game) => ({ ...game, redact: (event) => event })],
  ];
  it.each(LEAKS)('would not be if %s told what is hidden', async (_, change) => {
    const [, duel] = TABLES;
    world.of = (game) => change(game as AnyGame);
    const few = anything('leak', 4);
    const { bodies, heard } = await play(await house(), duel, [0, 1], few).finally(() => {
      world.of = (game) => game;
    });
    const other = await playTwin(house, duel, 0, { bodies, change });
    expect(other.texts).toHaveLength(heard[0].texts.length);
    expect(other.texts).not.toEqual(heard[0].texts);
  });
});
