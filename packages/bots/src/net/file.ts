/**
 * A net as a file: four letters, the length of a head in JSON, the head, then the numbers. Its first layer has
 * one byte a weight and one factor an input, the rest is in floats. The head is in ASCII, all numbers are
 * little-endian.
 */
export interface NetHead {
  readonly game: string;
  readonly seats: number;
  /** Of the encoder (see there). */
  readonly layout: string;
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  /** A step of the first layer is 2 to the power of minus this. */
  readonly fraction: number;
  /** What each unit of the margin by the weights counts beside the net's answers. */
  readonly linear: readonly [number, number];
}

export interface NetNumbers {
  /** An input's weights are its bytes times its factor. */
  readonly factors: Uint16Array;
  readonly weights: Int8Array;
  readonly bias: Float32Array;
  /** From each unit of the first layer to all of the second. */
  readonly weights2: Float32Array;
  readonly bias2: Float32Array;
  /** From each unit of the second layer to both answers. */
  readonly weights3: Float32Array;
  readonly bias3: Float32Array;
}

/** Margin and win. */
export const ANSWERS = 2;

export interface NetFile extends NetNumbers {
  readonly head: NetHead;
}

/** This is no net, or none for what is played here. */
export class BadNet extends Error {
  override readonly name = 'BadNet';
}

const MAGIC = 'PNN1';
const HEAD_AT = 8;

export function writeNet({ head, ...numbers }: NetFile): Uint8Array {
  const text = Uint8Array.from(JSON.stringify(head), (char) => char.charCodeAt(0));
  const parts = [numbers.factors, numbers.weights, ...floatsOf(numbers)];
  const length = HEAD_AT + text.length + parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < MAGIC.length; i++) bytes[i] = MAGIC.charCodeAt(i);
  new DataView(bytes.buffer).setUint32(MAGIC.length, text.length, true);
  bytes.set(text, HEAD_AT);
  let at = HEAD_AT + text.length;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

const floatsOf = ({ bias, weights2, bias2, weights3, bias3 }: NetNumbers): Float32Array[] => [
  ...[bias, weights2, bias2, weights3, bias3],
];

/** Throws BadNet. */
export function readNet(bytes: Uint8Array): NetFile {
  const head = readHead(bytes);
  const { inputs, first, second } = head;
  let at = HEAD_AT + new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  const sizes = [first, first * second, second, second * ANSWERS, ANSWERS];
  const expected = at + 2 * inputs + inputs * first + 4 * sizes.reduce((sum, size) => sum + size, 0);
  if (bytes.length !== expected) {
    throw new BadNet(`The net's file has ${bytes.length} bytes; by its head it should have ${expected}.`);
  }
  // A copy: numbers must begin at whole addresses.
  const take = (size: number): ArrayBuffer => {
    const part = new Uint8Array(bytes.subarray(at, at + size));
    at += size;
    return part.buffer;
  };
  const factors = new Uint16Array(take(2 * inputs));
  const weights = new Int8Array(take(inputs * first));
  const [bias, weights2, bias2, weights3, bias3] = sizes.map((size) => new Float32Array(take(4 * size)));
  return { head, factors, weights, bias, weights2, bias2, weights3, bias3 };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

function readHead(bytes: Uint8Array): NetHead {
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new BadNet(`This is no net: its file begins with '${magic}', not '${MAGIC}'.`);
  if (bytes.length < HEAD_AT) throw new BadNet("The net's file ends before its head.");
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  let head: NetHead;
  try {
    head = JSON.parse(String.fromCharCode(...bytes.subarray(HEAD_AT, HEAD_AT + length)));
  } catch {
    throw new BadNet("The net's head can't be read.");
  }
  const { game, layout, linear, fraction } = head ?? {};
  const isWhole = [head?.inputs, head?.first, head?.second, head?.seats].every(isCount);
  const isText = typeof game === 'string' && typeof layout === 'string';
  const isNumbers = Array.isArray(linear) && linear.length === ANSWERS && linear.every(Number.isFinite);
  if (isWhole && isText && isNumbers && Number.isInteger(fraction)) return head;
  throw new BadNet("Something is missing in the net's head.");
}
