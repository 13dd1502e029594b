/**
 * Reads a QR code as ISO/IEC 18004 describes it, independently of the library that draws it: byte mode, error
 * correction M, up to version 10, without correcting errors.
 * @param isDark The modules, row by row, without the quiet zone.
 */
export function readQrCode(isDark: readonly (readonly boolean[])[]): string {
  const size = isDark.length;
  const version = (size - 17) / 4;
  const format = readFormat(isDark);
  const [level, mask] = [format >> 13, (format >> 10) & 7];
  if (level !== 0) throw new Error(`Error correction ${level} isn't M`);
  const bits = listDataModules(version).map(([x, y]) => isDark[y]?.[x] !== isMasked(mask, x, y));
  const bytes = listBytes(bits);
  return readText(joinBlocks(version, bytes), version);
}

/** Of versions 1 to 10 with error correction M. */
const correctionPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

type Module = readonly [x: number, y: number];

/** The 15 bits around the upper left corner, unmasked. */
function readFormat(isDark: readonly (readonly boolean[])[]): number {
  const ends = [7, 8].map((at): Module => [at, 8]);
  const row = [0, 1, 2, 3, 4, 5].map((x): Module => [x, 8]);
  const column = [7, 5, 4, 3, 2, 1, 0].map((y): Module => [8, y]);
  const places = [...row, ...ends, ...column];
  const value = places.reduce((sum, [x, y]) => sum * 2 + (isDark[y]?.[x] ? 1 : 0), 0);
  return value ^ 0b101_0100_0001_0010;
}

function isMasked(mask: number, x: number, y: number): boolean {
  const remainders = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    ((x * y) % 2) + ((x * y) % 3),
    (((x * y) % 2) + ((x * y) % 3)) % 2,
    (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  return remainders[mask] === 0;
}

/** The modules of data in their order: pairs of columns from the right, alternately up and down. */
function listDataModules(version: number): Module[] {
  const size = version * 4 + 17;
  const listed: Module[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(version, x, y)) listed.push([x, y]);
    }
    isUp = !isUp;
  }
  return listed;
}

/** Whether a module belongs to a finder, the timing, an alignment pattern, the format or the version. */
function isPattern(version: number, x: number, y: number): boolean {
  const size = version * 4 + 17;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
  const centres = listAlignments(version);
  const [first, last] = [centres[0], centres.at(-1)];
  return centres.some((cx) =>
    centres.some((cy) => {
      const isFinder =
        (cx === first && cy === first) ||
        (cx === first && cy === last) ||
        (cx === last && cy === first);
      return !isFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

function listAlignments(version: number): readonly number[] {
  if (version === 1) return [];
  if (version < 7) return [6, version * 4 + 10];
  return [6, version * 2 + 8, version * 4 + 10];
}

function listBytes(bits: readonly boolean[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0),
  );
}

/** The data of all blocks one after the other; the bytes of blocks alternate, and shorter ones come first. */
function joinBlocks(version: number, bytes: readonly number[]): number[] {
  const [count, correction] = [blockCounts[version - 1], correctionPerBlock[version - 1]];
  if (count === undefined || correction === undefined) throw new Error(`Version ${version}`);
  const shorter = Math.floor(bytes.length / count) - correction;
  const firstLonger = count - (bytes.length % count);
  const blocks = Array.from({ length: count }, (_, block) =>
    Array.from({ length: shorter }, (_byte, index) => bytes[index * count + block] ?? 0),
  );
  for (const [block, data] of blocks.entries()) {
    if (block >= firstLonger) data.push(bytes[shorter * count + block - firstLonger] ?? 0);
  }
  return blocks.flat();
}

function readText(data: readonly number[], version: number): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  if (!bits.startsWith("0100")) throw new Error("The code isn't in byte mode");
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(bits.slice(4, 4 + lengthBits), 2);
  const text = bits.slice(4 + lengthBits, 4 + lengthBits + length * 8);
  return Buffer.from(text.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []).toString();
}
