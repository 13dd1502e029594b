/** Reads a font's numbers in sequence. */
export type ByteReader = {
  readonly byte: () => number;
  readonly short: () => number;
  readonly long: () => number;
  /** One to three bytes; small numbers are short. */
  readonly packedShort: () => number;
  /** One to five bytes, seven bits each. */
  readonly base128: () => number;
  readonly bytes: (count: number) => Buffer;
};

/** Reads from the start of a buffer. */
export function readBytes(source: Buffer): ByteReader {
  let position = 0;
  const bytes = (count: number): Buffer => {
    position += count;
    return source.subarray(position - count, position);
  };
  const byte = (): number => bytes(1).readUInt8();
  const short = (): number => bytes(2).readUInt16BE();
  return {
    byte,
    short,
    long: () => bytes(4).readUInt32BE(),
    packedShort: () => {
      const first = byte();
      if (first === 253) return short();
      if (first === 254) return byte() + 506;
      return first === 255 ? byte() + 253 : first;
    },
    base128: () => {
      let value = 0;
      for (;;) {
        const part = byte();
        value = value * 128 + (part & 127);
        if (part < 128) return value;
      }
    },
    bytes,
  };
}
