import { CannotUndo, type Decision, type Game, type GameEvent, type Seat } from '@polder/core';
import { messageOf } from '../errors.js';
import { openBotTurns } from './bot-turns.js';
import type { Bots } from './bots.js';
import { HINT_BUDGET, previewOf } from './local.js';
import type { GameId } from './rules.js';
import type { Change, Moment, Player, Session, Snapshot } from './session.js';

/** Where a branch leaves a game, through whose eyes, and what had happened before, as that seat saw it. */
export interface BranchStart<State, Event> {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly choices: number;
  readonly moments: readonly Moment<Event>[];
  viewAt(choices: number): State;
}

/** Who plays the other seats: whoever is at the screen, or bots. */
export type Others = 'me' | 'bots';

/**
 * A table to try things out. What its seat could not see lies by chance, so nothing hidden can be found out
 * here; everything can be taken back, and nothing is kept.
 */
export interface BranchSession<State, Event extends GameEvent> extends Session<State, Event> {
  readonly others: Others;
  letPlay(others: Others): void;
  /** Back to where it began. */
  startOver(): void;
  /** The same with hidden things dealt anew. */
  dealAnew(): void;
}

interface Step<State, Event> {
  readonly before: State;
  readonly moment: Moment<Event>;
  readonly byBot: boolean;
}

export function openBranch<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  start: BranchStart<State, Event>,
  bots: Bots,
): BranchSession<State, Event> {
  const { seat: own, choices: base } = start;
  const begin = start.viewAt(base);
  const earlier = start.moments.slice(0, base);
  const listeners = new Set<(change: Change<State, Event>) => void>();
  let deal = 0;
  let state = dealt();
  let steps: Step<State, Event>[] = [];
  let others: Others = 'me';
  let viewer = own;
  let closed = false;
  let trouble: Session<State, Event>['trouble'];
  /** Bumped when the line changes otherwise than by a choice: what a bot was asked before is void then. */
  let line = 0;
  let now = look();

  /** Depends on nothing but what the seat could see. */
  function dealt(): State {
    return game.resample(begin, own, `what if/${deal}`);
  }

  function botAt(seat: Seat): Extract<Player, { kind: 'bot' }> | undefined {
    const player = start.players[seat];
    if (others === 'me' || seat === own || !player || player.kind === 'gardener') return undefined;
    return player.kind === 'bot' ? player : { kind: 'bot', name: player.name, level: 'grower' };
  }

  function openDecision(): Decision | undefined {
    const open = game.decisions(state).filter(({ seat }) => !botAt(seat));
    return open.find(({ seat }) => seat === viewer) ?? open[0];
  }

  function look(): Snapshot<State> {
    const decision = openDecision();
    const result = game.result(state);
    viewer = decision?.seat ?? (others === 'bots' || result ? own : viewer);
    const taken = steps.filter(({ byBot }) => !byBot).length;
    return {
      viewer,
      view: game.view(state, viewer),
      decision,
      waitingFor: game.decisions(state).map(({ seat }) => seat),
      choices: base + steps.length,
      undoable: taken > 0 ? { steps: taken } : { steps: 0, reason: 'nothing' },
      scores: game.scores(state),
      result,
    };
  }

  const tell = (change: Change<State, Event>): void => {
    for (const listener of listeners) listener(change);
  };

  function apply({ seat, id }: Decision, key: string, byBot: boolean): readonly Event[] {
    const through = viewer;
    const before = game.clone(state);
    const events = game.choose(state, { decision: id, seat, key });
    const moment = { seat, key, events };
    steps.push({ before, moment, byBot });
    now = look();
    const seen = events.map((event) => game.redact(event, through));
    tell({ type: 'moment', moment: { ...moment, events: seen }, snapshot: now });
    return events;
  }

  /** The line changed otherwise than by a choice. */
  function jump(): void {
    line++;
    trouble = undefined;
    now = look();
    tell({ type: 'jump', snapshot: now });
    void letBotsPlay();
  }

  function cutTo(length: number): void {
    if (length < steps.length) {
      state = steps[length].before;
      steps = steps.slice(0, length);
    }
    jump();
  }

  const letBotsPlay = openBotTurns(game, bots, {
    id: start.game,
    isOpen: () => !closed && !trouble,
    state: () => state,
    levelAt: (seat) => botAt(seat)?.level,
    line: () => line,
    seed: () => `what if/${deal}/${base + steps.length}`,
    choose: (decision, key) => apply(decision, key, true),
    failed(error) {
      trouble = { message: messageOf(error), retry: jump };
      tell({ type: 'status' });
    },
  });

  const momentsNow = (): readonly Moment<Event>[] => [
    ...earlier,
    ...steps.map(({ moment }) => ({
      ...moment,
      events: moment.events.map((event) => game.redact(event, own)),
    })),
  ];

  return {
    trial: true,
    get players() {
      return start.players.map((player, seat): Player => {
        if (player.kind === 'gardener') return player;
        return botAt(seat) ?? { kind: 'person', name: player.name };
      });
    },
    get now() {
      return now;
    },
    get moments() {
      return momentsNow();
    },
    get trouble() {
      return trouble;
    },
    saved: 'yes',
    get others() {
      return others;
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
        apply(decision, key, false);
      }
      await letBotsPlay();
    },
    async undo() {
      const last = steps.findLastIndex(({ byBot }) => !byBot);
      if (last < 0) throw new CannotUndo('nothing', 'Nothing was chosen on this branch.');
      cutTo(last);
    },
    async restartTurn() {
      const opened = ({ moment }: Step<State, Event>): boolean =>
        moment.events.some(({ type }) => type === 'turn');
      const first = steps.findLastIndex(opened) + 1;
      if (first === steps.length) throw new CannotUndo('nothing', 'Nothing was chosen in this turn.');
      cutTo(first);
    },
    preview: (keys) => previewOf(game, now, keys),
    blocked: () => (now.decision ? game.blocked(state, now.viewer) : []),
    viewAt(choices) {
      if (choices <= base) return start.viewAt(choices);
      return game.view(steps[choices - base]?.before ?? state, viewer);
    },
    async explain() {
      const { decision, view } = now;
      if (!decision) return [];
      const seed = `what if/${deal}/${now.choices}`;
      return bots.explain({
        game: start.game,
        version: game.version,
        view,
        decision,
        seed,
        budget: HINT_BUDGET,
      });
    },
    letPlay(who) {
      others = who;
      jump();
    },
    startOver: () => cutTo(0),
    dealAnew() {
      deal++;
      state = dealt();
      steps = [];
      jump();
    },
    close() {
      closed = true;
      listeners.clear();
      bots.close();
    },
  };
}
