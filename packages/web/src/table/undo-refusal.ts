import type { GameEvent } from '@polder/core';
import type { Session, Snapshot } from '../session/session.js';
import type { Words } from '../words/words.js';
import type { GameUi } from './game-ui.js';

interface Refusing<State, Event extends GameEvent> {
  readonly undoable: Snapshot<State>['undoable'];
  readonly session: Pick<Session<State, Event>, 'moments'>;
  readonly shown: Pick<GameUi<State, Event>, 'revealed'>;
  readonly choices: number;
}

/** Why nothing can be taken back; where something was revealed, what. */
export function undoRefusal<State, Event extends GameEvent>(
  { undoable, session, shown, choices }: Refusing<State, Event>,
  { table: words }: Words,
): string {
  const { reason = 'nothing' } = undoable;
  const event = session.moments[choices - 1]?.events.find(({ reveals }) => reveals);
  return reason === 'revealed' && event ? words.cantUndoNew[shown.revealed(event)] : words.cantUndo[reason];
}
