import type { FinishedGame, Me, PasskeyInfo, Ranked, SessionInfo, TableInfo } from '@polder/server/wire';
import { valley } from '@polder/valley';
import type { Page, Route } from 'playwright-core';
import { finishedGame } from '../src/online/pages/verify/testing.js';
import type { AnyGame } from '../src/session/rules.js';

/** Answers of a server that there is none of: pages can be looked at in every state, without one. */

export const NOW = Date.UTC(2026, 4, 4, 18, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ANNA: Me = {
  id: 'anna-0001',
  name: 'Anna',
  email: null,
  passkeys: 0,
  locale: 'en',
  notices: { push: true, email: true, webhook: true, live: false },
};
/** Can come back. */
export const KEPT: Me = { ...ANNA, email: 'anna@example.org', passkeys: 2 };

const person = (name: string, bot: null | 'grower' = null) =>
  ({ kind: 'person', person: { id: `${name.toLowerCase()}-0001`, name }, bot }) as const;
const bot = (level: 'apprentice' | 'grower' | 'master') => ({ kind: 'bot', level }) as const;
const free = { kind: 'open' } as const;

const usual: TableInfo = {
  id: 'table-0000',
  game: 'valley',
  options: {},
  edition: null,
  status: 'open',
  listed: true,
  pace: { kind: 'live', turn: 90, bank: 1500 },
  rated: false,
  hints: false,
  spectators: true,
  host: 'bram-0001',
  seats: [person('Bram'), free],
  waitingFor: [],
  since: null,
  createdAt: NOW - 4 * MINUTE,
  startedAt: null,
  finishedAt: null,
  commitment: null,
  version: null,
  result: null,
  rematch: null,
};
const DAYS = { kind: 'days', turn: 86_400, bank: 172_800 } as const;
const standing = (seat: number, rank: number, vp: number) => ({ seat, rank, vp, tieBreaks: [] });

export const OPEN_TABLES: readonly TableInfo[] = [
  { ...usual, id: 'table-0001' },
  {
    ...usual,
    id: 'table-0002',
    rated: true,
    options: { expert: true },
    pace: DAYS,
    seats: [person('Marijke'), person('Wojciech'), free],
    host: 'marijke-0001',
    createdAt: NOW - 3 * HOUR,
  },
  {
    ...usual,
    id: 'table-0003',
    game: 'duel',
    options: { firstPlayerTool: true },
    pace: { kind: 'live', turn: 45, bank: 600 },
    hints: true,
    createdAt: NOW - 40_000,
  },
  {
    ...usual,
    id: 'table-0004',
    status: 'playing',
    seats: [person('Saskia'), bot('master'), person('Krzysztof'), bot('grower')],
    waitingFor: [2],
    startedAt: NOW - 25 * MINUTE,
  },
];

export const OWN_TABLES: readonly TableInfo[] = [
  {
    ...usual,
    id: 'table-0011',
    status: 'playing',
    listed: false,
    pace: DAYS,
    seats: [person('Anna'), person('Bram'), bot('grower')],
    waitingFor: [0],
    since: NOW - 5 * HOUR,
    startedAt: NOW - 3 * DAY,
    commitment: 'ab'.repeat(32),
  },
  {
    ...usual,
    id: 'table-0012',
    game: 'duel',
    status: 'playing',
    rated: true,
    pace: DAYS,
    seats: [person('Wojciech'), person('Anna')],
    waitingFor: [0],
    since: NOW - 20 * MINUTE,
    startedAt: NOW - DAY,
  },
  {
    ...usual,
    id: 'table-0013',
    status: 'open',
    listed: false,
    host: 'anna-0001',
    seats: [person('Anna'), person('Marijke'), free],
    createdAt: NOW - 10 * MINUTE,
  },
  {
    ...usual,
    id: 'table-0014',
    status: 'over',
    rated: true,
    seats: [person('Anna'), person('Bram')],
    finishedAt: NOW - 2 * DAY,
    result: { winners: [0], standings: [standing(0, 1, 88), standing(1, 2, 75)] },
  },
  {
    ...usual,
    id: 'table-0015',
    game: 'duel',
    status: 'over',
    seats: [person('Saskia'), person('Anna')],
    finishedAt: NOW - 9 * DAY,
    result: { winners: [0], standings: [standing(0, 1, 61), standing(1, 2, 58)] },
  },
];

export const ROOM: TableInfo = {
  ...usual,
  id: 'table-0013',
  listed: false,
  hints: true,
  host: 'anna-0001',
  options: { expert: true },
  seats: [person('Anna'), person('Marijke'), bot('grower'), free],
};

const rating = (game: string, players: number, value: number, games: number) => ({
  game,
  players,
  value,
  doubt: games > 10 ? 180 : 420,
  games,
});

export const RATINGS: readonly Ranked[] = [
  'Wojciech',
  'Marijke',
  'Anna',
  'Saskia',
  'Krzysztof',
  'Bram',
  'Małgorzata Brzęczyszczyk',
].map((name, i) => ({
  person: { id: `${name.toLowerCase().slice(0, 8)}-0001`, name },
  rating: rating('valley', 2, 1720 - i * 63, i === 3 ? 4 : 60 - i * 7),
}));

const SESSIONS: readonly SessionInfo[] = [
  {
    id: 'session-1',
    agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    createdAt: NOW - 9 * DAY,
    seenAt: NOW,
    current: true,
  },
  {
    id: 'session-2',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    createdAt: NOW - 9 * DAY,
    seenAt: NOW - 2 * DAY,
    current: false,
  },
  {
    id: 'session-3',
    agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/141.0',
    createdAt: 1,
    seenAt: NOW - 6 * DAY,
    current: false,
  },
];

const PASSKEYS: readonly PasskeyInfo[] = [
  {
    id: 'passkey-0001',
    agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    createdAt: NOW - 2 * DAY,
    usedAt: null,
  },
  {
    id: 'passkey-0002',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    createdAt: NOW - 90 * DAY,
    usedAt: NOW - 3 * HOUR,
  },
];

export const fairGame = (): Promise<FinishedGame> =>
  finishedGame(valley as unknown as AnyGame, { players: 2 });

/** What is asked for, by method and path; a function gets what was sent. */
export type Answers = Readonly<Record<string, unknown>>;

export const refused = (status: number, code: string, more: object = {}) => ({
  status,
  refusal: { code, message: 'No.', ...more },
});

/** A visitor with games, friends and devices. */
export const answersFor = (me: Me | null, more: Answers = {}): Answers => ({
  'GET me': { me, mail: true },
  'GET tables': { tables: OPEN_TABLES },
  'GET mine': { tables: OWN_TABLES },
  'GET sessions': { sessions: SESSIONS },
  'GET passkeys': { passkeys: PASSKEYS.slice(0, me?.passkeys ?? 0) },
  'GET blocks': { people: [{ id: 'troll-0001', name: 'Jan Kowalski' }] },
  'GET webhooks': {
    webhooks: [{ id: 'hook-00001', url: 'https://example.org/polder', createdAt: NOW, failures: 2 }],
  },
  'GET ratings': { ratings: RATINGS },
  'GET people/bram-0001': {
    person: { id: 'bram-0001', name: 'Bram' },
    ratings: [rating('valley', 2, 1512, 34), rating('duel', 2, 1180, 3)],
    games: 41,
  },
  'POST transfer': {
    url: 'https://polder.example/#/link/Zq3vJm0sN5cX8yT1uWbRkA7eLhPfG2dQoI9xVtMnYzE',
    svg: '',
    expiresAt: NOW + 10 * MINUTE,
  },
  'POST link/look': { kind: 'transfer', name: 'Anna' },
  'POST webhooks': {
    webhook: { id: 'hook-00001', url: 'https://example.org/polder', createdAt: NOW, failures: 0 },
    secret: 'w8Jc2bYt0fQpLxZ5nR7sVdKg3mHaEu9i',
  },
  ...more,
});

async function fulfil(route: Route, answers: Answers): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const found = answers[`${request.method()} ${pathname.replace(/^.*\/api\//, '')}`];
  const value = typeof found === 'function' ? found(request.postDataJSON()) : found;
  if (value === undefined) {
    await route.fulfill({ status: 404, json: { refusal: { code: 'notFound', message: 'Nothing.' } } });
    return;
  }
  const isRefusal = typeof value === 'object' && value !== null && 'refusal' in value;
  const { status } = isRefusal ? (value as { status: number }) : { status: 200 };
  await route.fulfill({ status, json: value });
}

/** From now on the page has a server, without a socket. */
export async function answer(page: Page, answers: Answers): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.routeWebSocket(/\/api\/live/, (socket) => socket.close());
  await page.route(/\/api\//, (route) => fulfil(route, answers));
}
