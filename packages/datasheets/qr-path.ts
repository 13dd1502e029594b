import { encodeQR } from "qr";

/** A QR code as an SVG path of unit squares, with its quiet zone. */
export type QrPath = {
  /** Width and height of the view box. */
  readonly size: number;
  readonly path: string;
};

export function toQrPath(text: string): QrPath {
  const rows = toQrModules(text);
  const runs = rows.flatMap((row, y) => findRuns(row).map(({ x, length }) => toRect(x, y, length)));
  return { size: rows.length, path: runs.join("") };
}

/** The modules of a QR code by row, true for dark ones, with a quiet zone of two modules. */
export function toQrModules(text: string): boolean[][] {
  return encodeQR(text, "raw", { ecc: "medium", border: 2 });
}

function toRect(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}v1h-${length}z`;
}

/** Neighbouring dark modules of a row. */
function findRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
