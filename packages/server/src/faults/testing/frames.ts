/** Whole frames of a WebSocket, as they are on the wire. */
export interface Frame {
  readonly raw: Buffer;
  /** A message; else the talk of the sockets themselves. */
  readonly text: boolean;
}

const TEXT = 1;
const MORE = 0x80;
const MASKED = 0x80;

/** The length of the frame that begins here; undefined: too little of it has come. */
function lengthOf(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1] & 0x7f;
  const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  if (bytes.length < head) return undefined;
  const body =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
  return head + (bytes[1] & MASKED ? 4 : 0) + body;
}

/** Cuts what comes into frames. Messages in several frames are not known here: nobody sends any. */
export function frameCutter(take: (frame: Frame) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const length = lengthOf(rest);
      if (length === undefined || rest.length < length) return;
      const raw = rest.subarray(0, length);
      rest = rest.subarray(length);
      if ((raw[0] & MORE) === 0) throw new Error('A message came in several frames.');
      take({ raw, text: (raw[0] & 0x0f) === TEXT });
    }
  };
}

/** What a server's frame says. */
export function textOf({ raw }: Frame): string {
  const short = raw[1] & 0x7f;
  return raw.toString('utf8', 2 + (short === 126 ? 2 : short === 127 ? 8 : 0));
}
