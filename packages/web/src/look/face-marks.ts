import type { Face, IconName } from '@polder/core/text';
import type { StoneShape } from './gears.js';

/** A face of a tile as marks around 0, 0: icons and figures with their middle and their size. */
export type Mark =
  | { readonly icon: IconName; readonly x: number; readonly y: number; readonly size: number }
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number };

/** What has to fit where. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** A single picture, and one with a line below it. */
  readonly alone: number;
  readonly icon: number;
  readonly line: number;
}

const ROOM: Readonly<Record<StoneShape, Room>> = {
  keystone: { width: 40, height: 38, alone: 27, icon: 23, line: 11.5 },
  slim: { width: 22, height: 34, alone: 20, icon: 18, line: 10.5 },
};

type Token = Face['note'][number] | '+';

const isIcon = (token: Token): token is IconName => typeof token === 'string' && token.length > 1;
/** Goods are counted before their icon, actions after it. */
const isGoods = ({ icon }: Face): boolean => /^(guilder|tool|vp|b-)/.test(icon);

/** In parts of the height of the figures. */
const ICON_SIZE = 1.15;
const GAP = 0.08;
const widthOf = (token: Token): number => {
  if (typeof token === 'number') return 0.52 * `${token}`.length;
  if (isIcon(token)) return ICON_SIZE;
  return token === '/' ? 0.4 : 0.55;
};

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce<number>((sum, token) => sum + widthOf(token) + GAP, -GAP);

/** Without its last icons, until it fits at the least size: the figures say the most, and a name has it all. */
function shortened(tokens: readonly Token[], width: number, least: number): readonly Token[] {
  const last = tokens.findLastIndex(isIcon);
  if (last <= 0 || lengthOf(tokens) * least <= width) return tokens;
  return shortened(
    tokens.filter((_, i) => i !== last),
    width,
    least,
  );
}

/** A line of figures and small icons, made smaller if it is too long, down to the least size that can be read. */
function lineMarks(all: readonly Token[], y: number, size: number, width: number, least = 0): Mark[] {
  const tokens = shortened(all, width, least);
  const length = lengthOf(tokens);
  const fit = Math.max(least, Math.min(size, width / length));
  let x = (-length * fit) / 2;
  return tokens.map((token) => {
    const w = widthOf(token) * fit;
    const middle = x + w / 2;
    x += w + GAP * fit;
    return isIcon(token)
      ? { icon: token, x: middle, y, size: fit * ICON_SIZE }
      : { text: `${token}`, x: middle, y, size: fit };
  });
}

const wholeLine = (face: Face): Token[] =>
  isGoods(face) && typeof face.note[0] === 'number'
    ? [face.note[0], face.icon, ...face.note.slice(1)]
    : [face.icon, ...face.note];

/**
 * An action with what comes after it: one picture and a line. Several things alike: a line for each. No figure is
 * smaller than `least`.
 */
export function faceMarks(faces: readonly Face[], shape: StoneShape, least = 0): Mark[] {
  const room = ROOM[shape];
  const [first, ...others] = faces;
  if (first === undefined) return [];
  const after = others.length === 0 || (!isGoods(first) && others.every(isGoods));
  if (!after) {
    const share = room.height / faces.length;
    const size = Math.max(least, Math.min(room.icon * 0.72, share * 0.8));
    return faces.flatMap((face, i) =>
      lineMarks(wholeLine(face), (i - (faces.length - 1) / 2) * share, size, room.width, least),
    );
  }
  const then = others.flatMap((face): Token[] => ['+', ...wholeLine(face)]);
  if (first.note.length + then.length === 0) return [{ icon: first.icon, x: 0, y: 0, size: room.alone }];
  return pictureMarks(first.icon, [...first.note], then, room, least);
}

/** A reward in a small square: one picture, or a line of figures and icons for each thing. */
export function squareMarks(faces: readonly Face[], side: number, least = 0): Mark[] {
  const [only] = faces;
  if (faces.length === 1 && only.note.length === 0)
    return [{ icon: only.icon, x: 0, y: 0, size: side * 0.7 }];
  const share = (side * 0.86) / faces.length;
  const size = Math.max(least, Math.min(side * 0.43, share * 0.8));
  return faces.flatMap((face, i) =>
    lineMarks(wholeLine(face), (i - (faces.length - 1) / 2) * share, size, side * 0.96, least),
  );
}

/** Smaller than this part of its size a line would not be read: it becomes two. */
const LEAST = 0.62;

function pictureMarks(
  picture: IconName,
  note: readonly Token[],
  then: readonly Token[],
  room: Room,
  least: number,
): Mark[] {
  const whole = [...note, ...then];
  const fits =
    room.width / lengthOf(shortened(whole, room.width, least)) >= Math.max(room.line * LEAST, least);
  const lines = fits || note.length === 0 ? [whole] : [note, then];
  const size = Math.max(least, lines.length === 1 ? room.line : room.line * 0.8);
  const icon = Math.min(room.icon - (lines.length - 1) * size * 0.6, room.height + 2 - size * lines.length);
  const top = -(icon + size * lines.length) / 2;
  return [
    { icon: picture, x: 0, y: top + icon / 2, size: icon },
    ...lines.flatMap((line, i) =>
      lineMarks(line, top + icon + size * (i + 0.5) + 0.5, size, room.width, least),
    ),
  ];
}
