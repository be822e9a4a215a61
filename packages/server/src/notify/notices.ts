import type { Base, Notices } from '../context.js';
import { type Channels, openChannels } from './channels.js';
import { delayOf } from './delays.js';
import { type Delivery, openDelivery, wants } from './deliver.js';
import { readPlace } from './facts.js';
import type { SendMail } from './mail.js';
import { type Note, type Outgoing, openOutbox, type Way } from './outbox.js';
import { openPending, type PendingNotice } from './pending.js';
import { openPost, type Post } from './post.js';
import { openPush, type Push } from './push.js';
import { openHooks, type SendHook } from './webhook.js';

export interface NoticesParts {
  /** Connected, in whatever process: the page tells them. */
  readonly isPresent: (user: string) => boolean;
  readonly names: (users: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly mail: SendMail | undefined;
  readonly post?: Post;
  /** Every so many ms it is looked for what is due; 0: only `deliver` does it. */
  readonly every?: number;
  /** For the metrics. */
  readonly delivered?: (kind: Way['kind'], how: Delivery) => void;
}

export interface OpenNotices extends Notices {
  readonly channels: Channels;
  readonly push: Push;
  readonly hook: SendHook;
  /** Sends what is due now. */
  deliver(): Promise<void>;
  /** Resolves once all that was said so far is in the database, but for what is held of live tables. */
  settled(): Promise<void>;
  /** On their way. */
  waiting(): Promise<number>;
  /** Begins nothing more; resolves once nothing is under way. */
  close(): Promise<void>;
}

const EVERY = 3_000;
const AT_ONCE = 16;

export function openNotices(base: Base, parts: NoticesParts): OpenNotices {
  const { log, now } = base;
  const post = parts.post ?? openPost();
  const pending = openPending(now, parts.isPresent);
  const outbox = openOutbox(base, parts.isPresent);
  const channels = openChannels(base);
  const push = openPush(base, post);
  const hook = openHooks(base, post);
  const deliverOne = openDelivery(base, { ...parts, channels, push, hook });
  const saying = new Set<Promise<void>>();
  let delivering: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function put({ user, table, what: about, since: asked, at }: PendingNotice): Promise<void> {
    const place = await readPlace(base, user, table);
    if (!place) return;
    const { reader, pace, waiting, since } = place;
    // The turn has passed, and of another one there is another notice.
    if (about === 'turn' && (!waiting || since !== asked)) return;
    const live = pace.kind === 'live';
    // Whoever begins is told that it is their turn, and that once.
    const what = about === 'began' && waiting ? 'turn' : about;
    const note: Note = {
      ...{ what, table },
      ...(what === 'turn' ? { since } : {}),
      ...(live ? { live } : {}),
    };
    const dueAt = Math.max(now(), at + delayOf(pace, what));
    const ways: Way[] = [];
    if (wants(reader, 'email', live) && parts.mail && reader.email !== null)
      ways.push({ kind: 'email', channel: null });
    if (wants(reader, 'push', live) || wants(reader, 'webhook', live))
      for (const { id, kind } of await channels.of(user))
        if (wants(reader, kind, live)) ways.push({ kind, channel: id });
    for (const way of ways) await outbox.put(user, way, note, dueAt);
  }

  const keep = (note: PendingNotice): Promise<void> =>
    put(note).catch((error: unknown) => {
      log.error({ err: error, what: note.what }, 'a notice was not kept');
    });

  function say(note: Omit<PendingNotice, 'at'>): void {
    if (note.pace.kind === 'live') return pending.hold(note);
    const said = keep({ ...note, at: now() });
    saying.add(said);
    void said.finally(() => saying.delete(said));
  }

  async function send(it: Outgoing): Promise<void> {
    try {
      const how = await deliverOne(it);
      parts.delivered?.(it.kind, how);
      await (how === 'failed' ? outbox.fail(it) : outbox.drop(it));
    } catch (error) {
      // The database's fault: the claim runs out, and then somebody tries again.
      log.error({ err: error, kind: it.kind }, 'a notice was not delivered');
    }
  }

  /** One that is slow holds up nobody but itself. */
  async function deliverAll(): Promise<void> {
    if (!closed) for (const note of pending.takeDue()) await keep(note);
    const running = new Set<Promise<void>>();
    for (;;) {
      const due = closed ? [] : await outbox.take(AT_ONCE - running.size);
      for (const it of due) {
        const sending = send(it).finally(() => running.delete(sending));
        running.add(sending);
      }
      if (running.size === 0) return;
      if (due.length === 0 || running.size === AT_ONCE) await Promise.race(running);
    }
  }

  function deliver(): Promise<void> {
    delivering ??= deliverAll().finally(() => {
      delivering = undefined;
    });
    return delivering;
  }

  const every = parts.every ?? EVERY;
  function wait(): void {
    if (closed || every === 0) return;
    timer = setTimeout(async () => {
      await deliver().catch((error: unknown) => log.error({ err: error }, 'notices were not delivered'));
      wait();
    }, every);
    timer.unref();
  }
  wait();

  return {
    turn: (user, table, pace, since) => say({ user, table, what: 'turn', pace, since }),
    passed: pending.passed,
    began: (user, table, pace) => say({ user, table, what: 'began', pace }),
    ended: (user, table, pace) => say({ user, table, what: 'ended', pace }),
    standIn: (user, table, pace) => say({ user, table, what: 'standIn', pace }),
    channels,
    push,
    hook,
    deliver,
    settled: async () => void (await Promise.all(saying)),
    waiting: () => outbox.waiting(),
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all(saying);
      await delivering?.catch(() => {});
    },
  };
}
