import type { TableInfo } from '@polder/server/wire';
import { call, type Trouble } from '../../api.js';
import { connection } from '../../connection.js';
import { noteCommitment } from '../commitments.js';
import { takePart } from '../draw.js';
import { me, meet } from '../visitor.svelte.js';

/** The lists of the lobby, as the server has them: asked for anew when it says that something has changed. */
export class Lists {
  mine: readonly TableInfo[] = $state.raw([]);
  tables: readonly TableInfo[] = $state.raw([]);
  /** Both were here once: from then on they only change, and what was here before stays. */
  ready = $state(false);
  now = $state(Date.now());
  #failed: Readonly<Partial<Record<'visitor' | 'mine' | 'tables', Trouble>>> = $state.raw({});
  /** Why there is no list, or no newer one. */
  trouble: Trouble | undefined = $derived(this.#failed.visitor ?? this.#failed.tables ?? this.#failed.mine);

  /** Looks once, and from then on whenever it is told to; until the function that comes back is called. */
  watch(): () => void {
    let closed = false;
    let unwatch: (() => void)[] = [];
    void this.load().then(() => {
      // Where there is no server, nothing is asked of it again and again.
      if (closed || this.trouble?.code === 'noServer') return;
      unwatch = [
        connection().onLobby(() => void (this.ready ? this.loadTables() : this.load())),
        connection().onMine(() => void (this.ready ? this.loadMine() : undefined)),
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
    this.#heard('visitor', met.ok ? undefined : met.trouble);
    if (!met.ok) return;
    await Promise.all([this.loadTables(), this.loadMine()]);
    this.ready ||= this.trouble === undefined;
  }

  async loadTables(): Promise<void> {
    const answer = await call('GET /api/tables');
    if (answer.ok) this.tables = answer.value.tables;
    this.#heard('tables', answer.ok ? undefined : answer.trouble);
  }

  async loadMine(): Promise<void> {
    const answer = me() ? await call('GET /api/mine') : undefined;
    for (const info of answer?.ok ? answer.value.tables : []) {
      noteCommitment(info);
      if (info.draw) void takePart(info, me()?.id);
    }
    this.mine = answer?.ok ? answer.value.tables : me() ? this.mine : [];
    const trouble = answer?.ok === false ? answer.trouble : undefined;
    // Signed out elsewhere: somebody new, to whom nothing was refused.
    if (trouble?.code === 'noSession') await meet();
    this.#heard('mine', trouble?.code === 'noSession' ? undefined : trouble);
  }

  #heard(of: 'visitor' | 'mine' | 'tables', trouble: Trouble | undefined): void {
    const { [of]: _, ...others } = this.#failed;
    this.#failed = trouble === undefined ? others : { ...others, [of]: trouble };
    this.now = Date.now();
  }
}
