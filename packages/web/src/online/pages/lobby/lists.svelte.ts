import type { TableInfo } from '@polder/server/wire';
import { api, isAway, type Trouble } from '../../api.js';
import { connection } from '../../connection.js';
import { noteCommitment } from '../commitments.js';
import { me, meet } from '../visitor.svelte.js';

/** The lists of the lobby, as the server has them: asked for anew when it says that something has changed. */
export class Lists {
  mine: readonly TableInfo[] = $state.raw([]);
  tables: readonly TableInfo[] = $state.raw([]);
  /** Both were here once: from then on they only change. */
  ready = $state(false);
  /** Nobody answers. What was here before stays. */
  away: Trouble | undefined = $state.raw();
  now = $state(Date.now());

  /** Looks once, and from then on whenever it is told to; until the function that comes back is called. */
  watch(): () => void {
    let closed = false;
    let unwatch: (() => void)[] = [];
    void this.load().then(() => {
      // Where there is no server, nothing is asked of it again and again.
      if (closed || this.away?.code === 'noServer') return;
      unwatch = [
        connection().onLobby(() => void this.loadTables()),
        connection().onMine(() => void this.loadMine()),
      ];
    });
    const clock = setInterval(() => (this.now = Date.now()), 30_000);
    return () => {
      closed = true;
      clearInterval(clock);
      for (const stop of unwatch) stop();
    };
  }

  async load(): Promise<void> {
    const met = await meet();
    if (!met.ok) {
      this.away = met.trouble;
      return;
    }
    await Promise.all([this.loadTables(), this.loadMine()]);
    this.ready = this.away === undefined;
  }

  async loadTables(): Promise<void> {
    const answer = await api.tables();
    if (answer.ok) this.tables = answer.value.tables;
    this.#heard(answer.ok ? undefined : answer.trouble);
  }

  async loadMine(): Promise<void> {
    if (!me()) {
      this.mine = [];
      return;
    }
    const answer = await api.mine();
    if (answer.ok) {
      this.mine = answer.value.tables;
      for (const info of this.mine) noteCommitment(info);
    } else if (answer.trouble.code === 'noSession') await meet();
    this.#heard(answer.ok ? undefined : answer.trouble);
  }

  #heard(trouble: Trouble | undefined): void {
    this.away = trouble && isAway(trouble) ? trouble : undefined;
    this.now = Date.now();
  }
}
