/** A line of the quick-order pad, as typed. */
export type PadRow = { readonly id: number; readonly code: string; readonly quantity: string };

const minRows = 4;

/** Reads the list's text into rows; a line that the pad didn't write is a code. */
export function toPadRows(text: string): readonly PadRow[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  return withEmptyRows(
    lines.map((line, id) => {
      const [code = "", quantity = ""] = line.split("\t");
      return { id, code, quantity };
    }),
  );
}

/** Writes the rows as a list's text; a code without a quantity means one piece. */
export function toListText(rows: readonly PadRow[]): string {
  return rows
    .filter(({ code }) => code.trim() !== "")
    .map(({ code, quantity }) => `${code}\t${quantity.trim() || "1"}`)
    .join("\n");
}

/** Replaces a row; the last row stays empty, so that typing needs no button. */
export function withRow(rows: readonly PadRow[], row: PadRow): readonly PadRow[] {
  return withEmptyRows(rows.map((one) => (one.id === row.id ? row : one)));
}

export function withoutRow(rows: readonly PadRow[], id: number): readonly PadRow[] {
  return withEmptyRows(rows.filter((row) => row.id !== id));
}

function withEmptyRows(rows: readonly PadRow[]): readonly PadRow[] {
  const firstId = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  const isLastUsed = rows.at(-1)?.code !== "";
  const missing = Math.max(minRows - rows.length, isLastUsed ? 1 : 0);
  const empty = Array.from({ length: missing }, (_, at) => ({
    id: firstId + at,
    code: "",
    quantity: "",
  }));
  return [...rows, ...empty];
}
