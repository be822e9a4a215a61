import type { Base, Lobby, Notices } from '../context.js';
import type { AppliedRecord, Table } from '../table/table.js';
import type { Broadcast } from './broadcast.js';
import type { LoadedTable } from './tables.js';

/** Says to everybody whom it concerns what was written: those who look on, those whose turn it is, the lobby, bots. */
export type Announce = (loaded: LoadedTable, before: Table, applied: readonly AppliedRecord[]) => void;

interface AnnounceParts {
  readonly broadcast: Broadcast;
  readonly lobby: Pick<Lobby, 'info' | 'ended'>;
  readonly notices: Notices;
  /** A table has changed: perhaps a bot is to choose. `here`: by what we wrote. */
  readonly changed: (loaded: LoadedTable, here: boolean) => void;
  /** Waited for before the process stops. */
  readonly track: <T>(work: Promise<T>) => Promise<T>;
}

export function openAnnounce({ store, log }: Pick<Base, 'store' | 'log'>, parts: AnnounceParts): Announce {
  const { broadcast, lobby, notices, track } = parts;

  /** It is written: what goes wrong from here on must not look as if it were not, nor keep the rest from it. */
  function announce(loaded: LoadedTable, before: Table, applied: readonly AppliedRecord[]): void {
    const after = loaded.table;
    const news = [
      () => broadcast(loaded),
      () => tellPeople(before, after, applied),
      () => isOver(after) && !isOver(before) && over(after),
      () => parts.changed(loaded, true),
    ];
    for (const say of news) {
      try {
        say();
      } catch (error) {
        log.error({ err: error, table: loaded.id }, 'what was written could not be told');
      }
    }
  }

  /** Those whose turn it is now, or is no longer. Whether they are there is looked at when a notice is due. */
  function tellPeople(before: Table, after: Table, applied: readonly AppliedRecord[]): void {
    const { id, pace } = after.header;
    const ended = isOver(after) && !isOver(before);
    const replaced = applied.flatMap((one) => replacedBy(one) ?? []);
    for (const [seat, sits] of after.header.seats.entries()) {
      if (sits.kind !== 'person') continue;
      const { user } = sits;
      const was = isWaitedFor(before, seat);
      const is = isWaitedFor(after, seat);
      const lost = replaced.includes(seat);
      const since = is ? after.waiting[seat] : null;
      if (was !== is || ended || lost) store.bus.publish({ type: 'mine', user, table: id });
      if (ended) notices.ended(user, id, pace);
      else if (lost) notices.standIn(user, id, pace);
      // Another time: by consent of all the game went back to where they are asked, which is a turn of its own.
      else if (typeof since === 'number' && (!was || before.waiting[seat] !== since))
        notices.turn(user, id, pace, since);
      else if (was && !is) notices.passed(user, id);
    }
  }

  function over({ header: { id } }: Table): void {
    store.bus.publish({ type: 'table', table: id });
    void track(settleEnd(id));
  }

  async function settleEnd(table: string): Promise<void> {
    try {
      await lobby.ended(table);
      if ((await lobby.info(table))?.listed) store.bus.publish({ type: 'lobby' });
    } catch (error) {
      log.error({ err: error, table }, 'the end of a game was not settled');
    }
  }

  return announce;
}

const isOver = ({ status }: Table): boolean => status === 'over' || status === 'abandoned';

const isWaitedFor = ({ status, waiting, bots }: Table, seat: number): boolean =>
  status === 'playing' && waiting[seat] !== null && bots[seat] === null;

/** The seat that a bot has taken over without having been asked to. */
function replacedBy({ record: { body }, agreed }: AppliedRecord): number | undefined {
  if (agreed?.what === 'standIn') return agreed.seat;
  return body.type === 'standIn' && body.why === 'time' ? body.seat : undefined;
}
