import { inflateSync } from "node:zlib";

/**
 * Finds the QR codes that a PDF draws as squares.
 * @returns The modules of each code without its quiet zone, in the order of drawing.
 */
export async function findQrCodes(file: File): Promise<boolean[][][]> {
  const pdf = Buffer.from(await file.arrayBuffer()).toString("latin1");
  const streams = [...pdf.matchAll(/stream\n([^]*?)\nendstream/g)];
  return streams
    .map(([, content = ""]) => inflate(content))
    .flatMap((drawing) => drawing.split(/^f$/m))
    .map(listSquares)
    .filter((squares) => squares.length > 0)
    .map(toModules);
}

/** Fonts and images are no drawings. */
function inflate(content: string): string {
  try {
    return inflateSync(Buffer.from(content, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

type Square = { readonly x: number; readonly y: number };

function listSquares(drawing: string): Square[] {
  const rectangles = drawing.matchAll(/^([\d.]+) ([\d.]+) [\d.]+ [\d.]+ re$/gm);
  return [...rectangles].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

function toModules(squares: readonly Square[]): boolean[][] {
  const [left, right] = getEnds(squares.map(({ x }) => x));
  const [top] = getEnds(squares.map(({ y }) => y));
  const steps = squares.map(({ x }) => x - left).filter((step) => step > 0.1);
  const module = Math.min(...steps);
  const size = Math.round((right - left) / module) + 1;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const { x, y } of squares) {
    const row = rows[Math.round((y - top) / module)];
    if (row) row[Math.round((x - left) / module)] = true;
  }
  return rows;
}

function getEnds(values: readonly number[]): readonly [first: number, last: number] {
  return [Math.min(...values), Math.max(...values)];
}
