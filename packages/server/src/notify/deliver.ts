import { createHash } from 'node:crypto';
import type { Base } from '../context.js';
import { BadAddress } from './address.js';
import type { Channels } from './channels.js';
import { type Facts, type Reader, readFacts, readReader } from './facts.js';
import { settingsLink, tableLink } from './links.js';
import { MailTrouble, type SendMail } from './mail.js';
import type { Outgoing } from './outbox.js';
import { PostTrouble } from './post.js';
import type { Push } from './push.js';
import { mailOf, wordsOf } from './texts.js';
import type { SendHook } from './webhook.js';

/**
 * `sent`; `void`: no longer true, wanted or needed; `gone`: there is nobody at that address any more;
 * `failed`: perhaps later.
 */
export type Delivery = 'sent' | 'void' | 'gone' | 'failed';

export interface DeliveryParts {
  readonly names: (users: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly channels: Channels;
  readonly push: Push;
  readonly hook: SendHook;
  readonly mail: SendMail | undefined;
}

const PUSH_GONE: readonly number[] = [404, 410];
const HOOK_GONE: readonly number[] = [410];

const outcomeOf = (status: number, gone: readonly number[]): Delivery => {
  if (status >= 200 && status < 300) return 'sent';
  return gone.includes(status) ? 'gone' : 'failed';
};

export const wants = ({ notices }: Reader, kind: Outgoing['kind'], live: boolean): boolean =>
  notices[kind] && (!live || notices.live);

/** Says what is true now. Never throws but for the database. */
export function openDelivery(base: Base, parts: DeliveryParts): (it: Outgoing) => Promise<Delivery> {
  const { settings, log } = base;
  const { channels, push, hook, mail } = parts;

  async function mailTo(reader: Reader, it: Outgoing, facts: Facts): Promise<Delivery> {
    if (!mail || reader.email === null) return 'void';
    const { origin } = settings;
    const links = { table: tableLink(origin, it.note.table), settings: settingsLink(origin) };
    const { subject, text } = mailOf(reader.locale, it.note.what, facts.told, links);
    await mail({ to: reader.email, subject: `Polder: ${subject}`, text });
    return 'sent';
  }

  async function sendTo(reader: Reader, it: Outgoing, facts: Facts): Promise<Delivery> {
    if (it.kind === 'email') return mailTo(reader, it, facts);
    const channel = it.channel === null ? undefined : await channels.one(reader.id, it.channel);
    if (!channel) return 'void';
    const { what, table } = it.note;
    const url = tableLink(settings.origin, table);
    const words = wordsOf(reader.locale, what, facts.told);
    if (channel.kind === 'push') {
      const live = facts.pace.kind === 'live';
      return outcomeOf(await push.send(channel, { ...words, what, table, url }, live), PUSH_GONE);
    }
    const { game, others, winners } = facts.told;
    const status = await hook(channel, {
      id: createHash('sha256').update(`${it.id}/${it.since}`).digest('base64url'),
      what,
      user: { id: reader.id, name: reader.name },
      table: { id: table, game, url, others, waitingFor: facts.waitingFor, winners },
      text: `${words.title}: ${words.body}`,
    });
    return outcomeOf(status, HOOK_GONE);
  }

  /** Kept for the log: what it was about, and not to whom. */
  function explain(it: Outgoing, error: unknown): Delivery {
    const { kind, attempt } = it;
    if (error instanceof PostTrouble)
      log.info({ kind, attempt, why: error.why }, 'a notice was not delivered');
    else if (error instanceof BadAddress)
      log.info({ kind, attempt, why: 'address' }, 'a notice was not delivered');
    else if (error instanceof MailTrouble) {
      log.warn({ kind, attempt, code: error.code }, 'a notice was not delivered');
      return error.final ? 'void' : 'failed';
    } else log.error({ kind, attempt, err: error }, 'a notice was not delivered');
    return 'failed';
  }

  return async (it) => {
    const reader = await readReader(base, it.user);
    const facts = reader && (await readFacts(base, parts.names, reader, it.note));
    if (!reader || !facts?.holds || !wants(reader, it.kind, facts.pace.kind === 'live')) return 'void';
    let delivery: Delivery;
    try {
      delivery = await sendTo(reader, it, facts);
    } catch (error) {
      delivery = explain(it, error);
    }
    if (it.channel !== null) {
      if (delivery === 'gone') await channels.remove(it.channel);
      if (delivery === 'sent') await channels.worked(it.channel);
      if (delivery === 'failed') await channels.failed(it.channel);
    }
    return delivery;
  };
}
