import * as v from 'valibot';
import { commandSchema, saySchema } from './commands.js';
import { MAX_EDITION_BODY } from './limits.js';
import {
  commitSchema,
  finishedGameSchema,
  kickSchema,
  newTableSchema,
  rankedSchema,
  seatBotSchema,
  showSecretSchema,
  tableViewSchema,
} from './lobby.js';
import { announcementSchema, doneSchema, entriesMessageSchema, syncMessageSchema } from './messages.js';
import { endpointSchema, newWebhookSchema, subscriptionSchema, webhookSchema } from './notices.js';
import { creationOptionsSchema, loggedInSchema, registeredSchema, requestOptionsSchema } from './passkeys.js';
import {
  changeMeSchema,
  emailSchema,
  guestSchema,
  linkKindSchema,
  linkTokenSchema,
  localeSchema,
  meSchema,
  passkeyInfoSchema,
  profileSchema,
  removeWaySchema,
  reportSchema,
  sessionInfoSchema,
} from './people.js';
import { byIdSchema, type Immutable, idSchema, nothingSchema, timeSchema } from './schema.js';
import { chatMessageSchema, personSchema, tableInfoSchema } from './table.js';

/*
 * Every HTTP route, said once. The server takes from here what it checks (http/serve.ts), the page how it calls
 * (web/src/online/api.ts, types only), and docs/openapi.json is written from it (`npm run openapi`).
 */

/** Who may call a route; whether it is one's own seat or table is said by a refusal. */
export type Caller =
  | 'anybody'
  /** Somebody who is signed in; a guest is. */
  | 'account'
  /** Whoever runs the server: from its own machine, or with the token of the settings. */
  | 'operator';

export interface Route {
  /** What it does, in a sentence. */
  readonly does: string;
  readonly who: Caller;
  /** The `:parts` of the path. */
  readonly params?: v.GenericSchema;
  /** What comes after the `?`; all of it texts. */
  readonly query?: v.GenericSchema;
  /** JSON. A route that changes something and names none takes `{}`. */
  readonly body?: v.GenericSchema;
  /** JSON; null: a text. */
  readonly answer: v.GenericSchema | null;
  /** Makes accounts or sends something: counted by the stricter limit, too. */
  readonly sensitive?: true;
  /** Bytes of the body, where it may be larger than others. */
  readonly bodyLimit?: number;
  /** Asked by machines, all the time: not counted. */
  readonly unlimited?: true;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A whole number in an address. */
const number = v.pipe(v.string(), v.regex(/^-?\d{1,7}$/), v.transform(Number));

const meAnswer = v.strictObject({ me: meSchema });
const infoAnswer = v.strictObject({ info: tableInfoSchema });
const tablesAnswer = v.strictObject({ tables: v.array(tableInfoSchema) });
const workingSchema = v.strictObject({
  ok: v.boolean(),
  why: v.exactOptional(v.picklist(['draining', 'database'])),
});

/** Both or none: what one has is known only with the hash. */
const syncQuery = v.union([
  v.strictObject({}),
  v.strictObject({
    seq: v.pipe(v.string(), v.regex(/^(-1|\d{1,6})$/), v.transform(Number)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  }),
]);

/** Accounts, and the ways to sign in. */
const PEOPLE = {
  'GET /api/me': {
    does: 'Who is signed in here, and whether this server sends e-mail.',
    who: 'anybody',
    answer: v.strictObject({ me: v.nullable(meSchema), mail: v.boolean() }),
  },
  'POST /api/guest': {
    does: 'Makes an account by a name alone, and signs in.',
    who: 'anybody',
    sensitive: true,
    body: guestSchema,
    answer: meAnswer,
  },
  'PATCH /api/me': {
    does: 'Changes the name, the language or the notices of one’s own account.',
    who: 'account',
    body: changeMeSchema,
    answer: meAnswer,
  },
  'DELETE /api/me': {
    does: 'Deletes one’s own account. Bots play on in its games.',
    who: 'account',
    sensitive: true,
    body: v.strictObject({ sure: v.literal(true) }),
    answer: nothingSchema,
  },
  'POST /api/sign-out': { does: 'Signs out here.', who: 'anybody', answer: nothingSchema },
  'GET /api/sessions': {
    does: 'Where one is signed in.',
    who: 'account',
    answer: v.strictObject({ sessions: v.array(sessionInfoSchema) }),
  },
  'DELETE /api/sessions/:id': {
    does: 'Signs out elsewhere. `others`: everywhere but here.',
    who: 'account',
    params: v.union([v.strictObject({ id: v.literal('others') }), byIdSchema]),
    answer: nothingSchema,
  },
  'GET /api/passkeys': {
    does: 'One’s own passkeys.',
    who: 'account',
    answer: v.strictObject({ passkeys: v.array(passkeyInfoSchema) }),
  },
  'DELETE /api/passkeys/:id': {
    does: 'Removes a passkey. The last way to sign in goes only with `last`.',
    who: 'account',
    sensitive: true,
    params: byIdSchema,
    body: removeWaySchema,
    answer: meAnswer,
  },
  'POST /api/passkeys/register': {
    does: 'What a browser is to make a passkey from.',
    who: 'account',
    sensitive: true,
    answer: creationOptionsSchema,
  },
  'POST /api/passkeys/registered': {
    does: 'Keeps the passkey that the browser has made.',
    who: 'account',
    sensitive: true,
    body: registeredSchema,
    answer: meAnswer,
  },
  'POST /api/passkeys/login': {
    does: 'What a browser is to sign with a passkey.',
    who: 'anybody',
    sensitive: true,
    answer: requestOptionsSchema,
  },
  'POST /api/passkeys/logged-in': {
    does: 'Signs in by a passkey.',
    who: 'anybody',
    sensitive: true,
    body: loggedInSchema,
    answer: meAnswer,
  },
  'POST /api/email': {
    does: 'Sends a link to an address; opened, it makes the address a way to sign in.',
    who: 'account',
    sensitive: true,
    body: v.strictObject({ address: emailSchema }),
    answer: nothingSchema,
  },
  'DELETE /api/email': {
    does: 'Forgets the address. The last way to sign in goes only with `last`.',
    who: 'account',
    sensitive: true,
    body: removeWaySchema,
    answer: meAnswer,
  },
  'POST /api/email/login': {
    does: 'Sends a link to sign in with. The answer is the same if nobody has this address.',
    who: 'anybody',
    sensitive: true,
    body: v.strictObject({ address: emailSchema, locale: localeSchema }),
    answer: nothingSchema,
  },
  'POST /api/link/look': {
    does: 'What a link would do, and whose account it opens. It can still be used afterwards.',
    who: 'anybody',
    sensitive: true,
    body: linkTokenSchema,
    answer: v.strictObject({ kind: linkKindSchema, name: v.string() }),
  },
  'POST /api/link': {
    does: 'Uses a link, once, and signs in.',
    who: 'anybody',
    sensitive: true,
    body: linkTokenSchema,
    answer: v.strictObject({ me: meSchema, kind: linkKindSchema }),
  },
  'POST /api/transfer': {
    does: 'A link that signs in on another device, and a picture of it (QR, SVG).',
    who: 'account',
    sensitive: true,
    answer: v.strictObject({ url: v.string(), svg: v.string(), expiresAt: timeSchema }),
  },
  'GET /api/blocks': {
    does: 'Whom one has blocked.',
    who: 'account',
    answer: v.strictObject({ people: v.array(personSchema) }),
  },
  'PUT /api/blocks/:user': {
    does: 'Blocks somebody.',
    who: 'account',
    params: v.strictObject({ user: idSchema }),
    answer: nothingSchema,
  },
  'DELETE /api/blocks/:user': {
    does: 'Blocks somebody no longer.',
    who: 'account',
    params: v.strictObject({ user: idSchema }),
    answer: nothingSchema,
  },
  'POST /api/reports': {
    does: 'Reports somebody to those who run the server.',
    who: 'account',
    sensitive: true,
    body: reportSchema,
    answer: nothingSchema,
  },
} as const satisfies Record<string, Route>;

/** Tables before and after their game, people as others see them, chat. */
const LOBBY = {
  'GET /api/tables': {
    does: 'The public list, newest first.',
    who: 'anybody',
    answer: tablesAnswer,
  },
  'POST /api/tables': {
    does: 'Opens a table. An edition may come with it.',
    who: 'account',
    bodyLimit: MAX_EDITION_BODY,
    body: newTableSchema,
    answer: infoAnswer,
  },
  'GET /api/mine': {
    does: 'One’s own tables: running, open, then the last that are over.',
    who: 'account',
    answer: tablesAnswer,
  },
  'GET /api/next': {
    does: 'The next own table where it is one’s turn, after that one.',
    who: 'account',
    query: v.strictObject({ after: v.exactOptional(idSchema) }),
    answer: v.strictObject({ table: v.nullable(v.string()) }),
  },
  'GET /api/tables/:id': {
    does: 'A table, one’s own seat and the ratings of those who sit there.',
    who: 'anybody',
    params: byIdSchema,
    answer: tableViewSchema,
  },
  'GET /api/tables/:id/record': {
    does: 'All of a game that is over, to be looked at and checked by anybody.',
    who: 'anybody',
    params: byIdSchema,
    answer: finishedGameSchema,
  },
  'GET /api/tables/:id/edition': {
    does: 'The table’s own edition as JSON, to be looked at before one sits down; null: the game’s.',
    who: 'anybody',
    params: byIdSchema,
    answer: v.strictObject({ edition: v.nullable(v.string()) }),
  },
  'POST /api/tables/:id/join': {
    does: 'Takes a seat.',
    who: 'account',
    params: byIdSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/leave': {
    does: 'Gives one’s seat back before the start.',
    who: 'account',
    params: byIdSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/ready': {
    does: 'Says that one is there: for two minutes a live rated game can begin.',
    who: 'account',
    params: byIdSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/commit': {
    does: 'Commits to a secret for the draw of the seed, before the start. The last one counts.',
    who: 'account',
    params: byIdSchema,
    body: commitSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/show': {
    does: 'Shows the secret that one has committed to, once the host has started the game.',
    who: 'account',
    params: byIdSchema,
    body: showSecretSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/start': {
    does: 'Starts the game: at once, or as soon as all secrets are shown. The host only.',
    who: 'account',
    params: byIdSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/rematch': {
    does: 'Opens a table for the same people once more, or finds it.',
    who: 'account',
    params: byIdSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/bot': {
    does: 'Puts a bot into a seat, or takes it away (null). The host only.',
    who: 'account',
    params: byIdSchema,
    body: seatBotSchema,
    answer: infoAnswer,
  },
  'POST /api/tables/:id/kick': {
    does: 'Sends somebody away before the start. The host only.',
    who: 'account',
    params: byIdSchema,
    body: kickSchema,
    answer: infoAnswer,
  },
  'GET /api/tables/:id/chat': {
    does: 'What was said at a table, after that message.',
    who: 'anybody',
    params: byIdSchema,
    query: v.strictObject({ after: v.exactOptional(number, '-1') }),
    answer: v.strictObject({ messages: v.array(chatMessageSchema) }),
  },
  'POST /api/tables/:id/chat': {
    does: 'Says something at a table. Sent again with the same id it is not said again.',
    who: 'account',
    params: byIdSchema,
    body: saySchema,
    answer: v.strictObject({ message: chatMessageSchema }),
  },
  'GET /api/ratings': {
    does: 'The best of a game and table size, in order.',
    who: 'anybody',
    query: v.strictObject({ game: v.pipe(v.string(), v.maxLength(20)), players: number }),
    answer: v.strictObject({ ratings: v.array(rankedSchema) }),
  },
  'GET /api/people/:id': {
    does: 'Somebody as everybody sees them.',
    who: 'anybody',
    params: byIdSchema,
    answer: profileSchema,
  },
} as const satisfies Record<string, Route>;

/** Running games, for whoever has no WebSocket. */
const LIVE = {
  'POST /api/tables/:id/commands': {
    does: 'Does something at a running table. Sent again with the same id it is answered again, not done again.',
    who: 'account',
    params: byIdSchema,
    body: commandSchema,
    answer: doneSchema,
  },
  'GET /api/tables/:id/sync': {
    does: 'The table as one may see it; with what one has, only what came since.',
    who: 'anybody',
    params: byIdSchema,
    query: syncQuery,
    answer: v.variant('type', [syncMessageSchema, entriesMessageSchema]),
  },
} as const satisfies Record<string, Route>;

const NOTICES = {
  'GET /api/push-key': {
    does: 'The public key that browsers need to subscribe to web push.',
    who: 'anybody',
    answer: v.strictObject({ key: v.string() }),
  },
  'POST /api/push': {
    does: 'Tells this browser from now on.',
    who: 'account',
    body: subscriptionSchema,
    answer: nothingSchema,
  },
  'DELETE /api/push': {
    does: 'Tells this browser no longer.',
    who: 'account',
    body: endpointSchema,
    answer: nothingSchema,
  },
  'GET /api/webhooks': {
    does: 'One’s own webhooks.',
    who: 'account',
    answer: v.strictObject({ webhooks: v.array(webhookSchema) }),
  },
  'POST /api/webhooks': {
    does: 'Adds a webhook. Its secret is told now and never again.',
    who: 'account',
    body: newWebhookSchema,
    answer: v.strictObject({ webhook: webhookSchema, secret: v.string() }),
  },
  'DELETE /api/webhooks/:id': {
    does: 'Removes a webhook.',
    who: 'account',
    params: byIdSchema,
    answer: nothingSchema,
  },
  'POST /api/webhooks/:id/test': {
    does: 'Sends something to a webhook now, and says whether it came.',
    who: 'account',
    sensitive: true,
    params: byIdSchema,
    answer: v.strictObject({ ok: v.boolean(), message: v.nullable(v.string()) }),
  },
} as const satisfies Record<string, Route>;

/** For those who run the server: nothing here says anything about people. */
const OPERATIONS = {
  'GET /api/announcement': {
    does: 'What whoever runs the server has to say to everybody now.',
    who: 'anybody',
    answer: v.strictObject({ announcement: v.nullable(announcementSchema) }),
  },
  'GET /health': {
    does: 'Whether the process answers.',
    who: 'anybody',
    unlimited: true,
    answer: workingSchema,
  },
  'GET /ready': {
    does: 'Whether it takes players: the database works, and it is not about to stop. Otherwise 503.',
    who: 'anybody',
    unlimited: true,
    answer: workingSchema,
  },
  'GET /metrics': {
    does: 'Counters for Prometheus.',
    who: 'operator',
    unlimited: true,
    answer: null,
  },
} as const satisfies Record<string, Route>;

/** By method and path. */
export const ROUTES = { ...PEOPLE, ...LOBBY, ...LIVE, ...NOTICES, ...OPERATIONS } as const;
export type Routes = typeof ROUTES;
export type RouteKey = keyof Routes;

/** By subject, as the documentation lists them. */
export const SUBJECTS = {
  people: PEOPLE,
  lobby: LOBBY,
  live: LIVE,
  notices: NOTICES,
  operations: OPERATIONS,
};

type Part<K extends RouteKey, P extends keyof Route> = Routes[K] extends Record<P, infer S> ? S : undefined;
type Input<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a caller sends. */
export type ParamsOf<K extends RouteKey> = Immutable<Input<Part<K, 'params'>>>;
export type QueryOf<K extends RouteKey> = Immutable<Input<Part<K, 'query'>>>;
export type BodyOf<K extends RouteKey> = Immutable<Input<Part<K, 'body'>>>;
/** What the server makes of it. */
export type ReadParams<K extends RouteKey> = Output<Part<K, 'params'>>;
export type ReadQuery<K extends RouteKey> = Output<Part<K, 'query'>>;
export type ReadBody<K extends RouteKey> = Output<Part<K, 'body'>>;
export type AnswerOf<K extends RouteKey> = Immutable<Output<Part<K, 'answer'>>>;
