import { seedRandom, shuffle } from './random.js';

/*
 * A seed that nobody chooses alone. The server commits to a secret when a table is opened, then each person's page
 * commits to one of its own; only once all of that is fixed are the secrets shown. The seed follows from all of them.
 * A commitment is the SHA-256, as 64 hexadecimal digits, of one of the texts below in UTF-8.
 */

/** What a person has added. */
export interface DrawPart {
  readonly user: string;
  readonly commitment: string;
  /** Null: it was not shown in time, and the seed does not depend on it. */
  readonly secret: string | null;
}

/** All that a seed was drawn from, shown once the game is over. */
export interface JointDraw {
  /** The server's, published before anybody else committed to anything. */
  readonly commitment: string;
  readonly secret: string;
  /** Of people who committed; in any order. */
  readonly parts: readonly DrawPart[];
  /** Who sat where before the seats were drawn. */
  readonly places: readonly DrawPlace[];
}

/** Somebody's id, or the level of a bot. */
export type DrawPlace = { readonly user: string } | { readonly bot: string };

/** What a browser has noted of a draw that it took part in. */
export interface NotedDraw {
  readonly user: string;
  readonly secret: string;
  /** The server's commitment, as it was before this browser committed. */
  readonly server: string;
  /** All commitments, as they were before this browser showed its secret; null: it never did. */
  readonly parts: readonly Pick<DrawPart, 'user' | 'commitment'>[] | null;
  /** The server has said that it has the secret. */
  readonly taken: boolean;
}

/** What secrets are made of: nothing that could be mistaken for the signs between them. */
export const SECRET = /^[\w-]{16,64}$/;

/** What the server commits to. */
export const serverText = (table: string, secret: string): string => `polder/2/server/${table}/${secret}`;

/** What a person's page commits to. With their id: somebody else's commitment is of no use. */
export const partText = (table: string, user: string, secret: string): string =>
  `polder/2/person/${table}/${user}/${secret}`;

/** The seed is the SHA-256 of this text: the secrets that were shown, by the ids of their people. */
export function seedText(table: string, { secret, parts }: Pick<JointDraw, 'secret' | 'parts'>): string {
  const shown = parts.flatMap((part) => (part.secret === null ? [] : [`${part.user}=${part.secret}`])).sort();
  return ['polder/2/seed', table, secret, ...shown].join('/');
}

/** Who sits where in the game. The same seed gives the same order. */
export const drawnOrder = <Place>(seed: string, places: readonly Place[]): Place[] =>
  shuffle(seedRandom(`${seed}/seats`), [...places]);

type Digest = (text: string) => Promise<string | undefined>;

/** Undefined: all fits. */
export async function drawFault(
  table: string,
  seed: string,
  draw: JointDraw,
  digest: Digest,
): Promise<string | undefined> {
  const texts = [
    { text: serverText(table, draw.secret), is: draw.commitment, of: 'the server', secret: draw.secret },
    ...draw.parts.flatMap(({ user, commitment, secret }) =>
      secret === null ? [] : [{ text: partText(table, user, secret), is: commitment, of: user, secret }],
    ),
  ];
  if (new Set(draw.parts.map(({ user }) => user)).size < draw.parts.length) return 'Somebody is named twice.';
  for (const { text, is, of, secret } of texts)
    if (!SECRET.test(secret) || (await digest(text)) !== is)
      return `The secret of ${of} is not the one that was committed to.`;
  if ((await digest(seedText(table, draw))) !== seed) return 'The seed does not follow from the secrets.';
  return undefined;
}

/** Undefined: they sit as the seed says. */
export function seatingFault(
  seed: string,
  { places }: JointDraw,
  seats: readonly unknown[],
): string | undefined {
  const drawn = drawnOrder(seed, places).map((place) => ('user' in place ? place.user : `bot ${place.bot}`));
  const sit = seats.map(sitterOf);
  return drawn.length === sit.length && drawn.every((it, i) => it === sit[i])
    ? undefined
    : 'The seats are not in the order that the seed gives.';
}

/** Of a seat as a table shows it. */
function sitterOf(seat: unknown): string {
  const { kind, person, level } = seat as {
    readonly kind: string;
    readonly person?: { readonly id: string };
    readonly level?: string;
  };
  return kind === 'person' ? (person?.id ?? '') : `bot ${level}`;
}

/**
 * What became of this browser's own secret. `missing`: it was never asked for, so that it is not in the seed.
 * `untaken`: this browser showed it, and was not told that it came.
 */
export type OwnPart = 'in' | 'missing' | 'untaken' | { readonly fault: string };

/** Compares what was shown with what was noted. */
export function ownPart(draw: JointDraw, noted: NotedDraw): OwnPart {
  if (draw.commitment !== noted.server)
    return { fault: 'The server named another commitment of its own before.' };
  if (noted.parts && !isSameList(noted.parts, draw.parts))
    return { fault: 'Other commitments were named before this browser showed its secret.' };
  const own = draw.parts.find(({ user }) => user === noted.user);
  if (own?.secret === noted.secret) return 'in';
  if (noted.taken) return { fault: 'The server took the secret of this browser, and has left it out.' };
  return noted.parts ? 'untaken' : 'missing';
}

type Committed = readonly Pick<DrawPart, 'user' | 'commitment'>[];

function isSameList(a: Committed, b: Committed): boolean {
  const lines = (list: Committed): string =>
    list
      .map(({ user, commitment }) => `${user}=${commitment}`)
      .sort()
      .join();
  return lines(a) === lines(b);
}
