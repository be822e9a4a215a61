import type { Budget } from '@polder/bots';
import type { Decision, Game, GameEvent, History, SavedGame, Seat } from '@polder/core';
import { messageOf } from '../errors.js';
import { openBotTurns } from './bot-turns.js';
import type { Bots } from './bots.js';
import type { Proof } from './guards.js';
import { playedHere } from './levels.js';
import { loadProven } from './proof.js';
import { openReplay } from './replay.js';
import type { AnyOptions, GameId } from './rules.js';
import type { Change, Moment, Player, Preview, Saved, Session, Snapshot } from './session.js';

/** A game in this page: people at this screen, and bots. */
export interface LocalTable<Options = AnyOptions> {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly saved: SavedGame<Options>;
}

export interface LocalSession<Options, State, Event extends GameEvent> extends Session<State, Event> {
  /** The table after so many choices, with what a seat knew then. */
  viewFor(choices: number, seat: Seat): State;
  /** Everything the game can be opened from. */
  save(): SavedGame<Options>;
  /** Of what `save` gives. */
  readonly proof: Proof;
}

/** Called after each change of the game; says whether it was kept. */
export type Keep<Options> = (
  saved: SavedGame<Options>,
  proof: Proof,
  players: readonly Player[],
) => Promise<Saved>;

export const HINT_BUDGET: Budget = { ms: 700 };

export function openLocal<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  table: LocalTable<Options>,
  bots: Bots,
  keep: Keep<Options>,
): LocalSession<Options, State, Event> {
  const { saved: start } = table;
  const players = [...table.players];
  const history = loadProven(game, start);
  const replay = openReplay(game, start, history.choices);
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  /** What all at this screen may see of what happened: with several people, what the table sees. */
  const audience = people.length === 1 ? people[0] : 'table';
  const listeners = new Set<(change: Change<State, Event>) => void>();
  let closed = false;
  let trouble: Session<State, Event>['trouble'];
  let saved: Saved = 'yes';
  let viewer = people[0] ?? 0;
  /** Bumped when choices are taken back: what a bot was asked before is void then. */
  let line = 0;
  const moments = replayed(game, start, history).map((moment) => redacted(moment, audience));
  let now = look();

  function redacted(moment: Moment<Event>, who: Seat | 'table'): Moment<Event> {
    return { ...moment, events: moment.events.map((event) => game.redact(event, who)) };
  }

  function openDecision(): Decision | undefined {
    const open = game.decisions(history.state);
    return (
      open.find(({ seat }) => seat === viewer && people.includes(seat)) ??
      open.find(({ seat }) => people.includes(seat))
    );
  }

  function look(): Snapshot<State> {
    const decision = openDecision();
    if (decision) viewer = decision.seat;
    return {
      viewer,
      view: game.view(history.state, viewer),
      decision,
      waitingFor: game.decisions(history.state).map(({ seat }) => seat),
      choices: history.choices.length,
      undoable: history.undoable(viewer),
      scores: game.scores(history.state),
      result: game.result(history.state),
    };
  }

  const tell = (change: Change<State, Event>): void => {
    for (const listener of listeners) listener(change);
  };

  async function keepIt(): Promise<void> {
    const next = await keep(history.save(), history.proof, [...players]);
    if (next !== saved) {
      saved = next;
      tell({ type: 'status' });
    }
  }

  function apply(decision: Decision, key: string): Event[] {
    const { seat, id } = decision;
    const before = viewer;
    const events = history.choose({ decision: id, seat, key });
    const moment: Moment<Event> = { seat, key, events };
    moments.push(redacted(moment, audience));
    now = look();
    tell({ type: 'moment', moment: redacted(moment, before), snapshot: now });
    return events;
  }

  const botOf = (seat: Seat): Extract<Player, { kind: 'bot' }> | undefined => {
    const player = players[seat];
    return player?.kind === 'bot' ? player : undefined;
  };

  const letBotsPlay = openBotTurns(game, bots, {
    id: table.game,
    isOpen: () => !closed && !trouble,
    state: () => history.state,
    levelAt: (seat) => botOf(seat)?.level,
    line: () => line,
    seed: () => `${start.seed}/${history.log.length}`,
    choose: apply,
    played(seat) {
      const bot = botOf(seat);
      // Whatever version has begun the game.
      if (bot) players[seat] = playedHere(bot);
      void keepIt();
    },
    failed(error) {
      trouble = { message: messageOf(error), retry };
      tell({ type: 'status' });
    },
  });

  function retry(): void {
    trouble = undefined;
    tell({ type: 'status' });
    void letBotsPlay();
  }

  async function takeBack(step: () => void): Promise<void> {
    step();
    line++;
    moments.length = history.choices.length;
    replay.cut(history.choices.length);
    now = look();
    tell({ type: 'jump', snapshot: now });
    await keepIt();
  }

  void letBotsPlay();

  return {
    players,
    get now() {
      return now;
    },
    moments,
    get trouble() {
      return trouble;
    },
    get saved() {
      return saved;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(keys) {
      for (const [i, key] of keys.entries()) {
        const decision = openDecision();
        // The first must be an answer; whatever follows is a hope.
        if (!decision || (i > 0 && !decision.options.some((option) => option.key === key))) break;
        apply(decision, key);
      }
      // Bots do not wait for the disk: some browsers take their time, or never answer.
      await Promise.all([keepIt(), letBotsPlay()]);
    },
    undo: () => takeBack(() => history.undo(viewer)),
    restartTurn: () => takeBack(() => history.restartTurn(viewer)),
    preview: (keys) => previewOf(game, now, keys),
    blocked: () => (now.decision ? game.blocked(history.state, now.viewer) : []),
    viewAt: (choices) => game.view(replay.at(choices), viewer),
    viewFor: (choices, seat) => game.view(replay.at(choices), seat),
    async explain() {
      const { decision, view } = now;
      if (!decision) return [];
      return bots.explain({
        game: table.game,
        version: game.version,
        view,
        decision,
        seed: `${start.seed}/${history.log.length}`,
        budget: HINT_BUDGET,
      });
    },
    save: () => history.save(),
    get proof() {
      return history.proof;
    },
    close() {
      closed = true;
      listeners.clear();
      bots.close();
    },
  };
}

/** The line that stands, with its events, played again. */
function replayed<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { options, seed }: SavedGame<Options>,
  { choices }: History<Options, State, Event>,
): Moment<Event>[] {
  const state = game.setup(options, seed);
  return choices.map(({ seat, key }) => {
    const open = game.decisions(state).find((it) => it.seat === seat);
    const events = open ? game.choose(state, { decision: open.id, seat, key }) : [];
    return { seat, key, events };
  });
}

export function previewOf<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { view, decision, viewer }: Snapshot<State>,
  keys: readonly string[],
): Preview<State, Event> | undefined {
  if (!decision || keys.length === 0) return undefined;
  const state = game.resample(view, viewer, 'preview');
  const events: Event[] = [];
  let open: Decision | undefined = decision;
  for (const key of keys) {
    if (!open?.options.some((option) => option.key === key)) return undefined;
    events.push(...game.choose(state, { decision: open.id, seat: viewer, key }));
    open = game.decisions(state).find(({ seat }) => seat === viewer);
  }
  return {
    view: game.view(state, viewer),
    events: events.map((event) => game.redact(event, viewer)),
    decision: open,
    scores: game.scores(state),
    reveals: events.some(({ reveals }) => reveals),
  };
}
