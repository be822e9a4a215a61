import type { CalendarReason } from './events.js';
import { emit, type Run } from './run.js';
import { type State, tables } from './state.js';

/** Guilder for a Central action that is given up (D-TRN-5). */
export const calendarGuilder = (s: State): number => tables(s).edition.calendar[s.calendar];

/** The Calendar marker goes one on; on the last space it triggers the end and stays (D-END-1). */
export function advanceCalendar(run: Run, why: CalendarReason): void {
  const s = run.state;
  const lastSpace = tables(s).edition.calendar.length - 1;
  if (s.calendar === lastSpace) return;
  emit(run, { type: 'calendar', to: s.calendar + 1, why });
  if (s.calendar === lastSpace && s.lastRound < 0) {
    emit(run, { type: 'endTriggered', lastRound: s.turn.round + 1, safety: false });
  }
}
