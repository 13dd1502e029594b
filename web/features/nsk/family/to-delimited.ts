/**
 * Writes rows of cells as text: CSV for files, tabs for spreadsheets that it is pasted into.
 *
 * @param separator A comma or a tab.
 */
export function toDelimited(rows: readonly (readonly string[])[], separator: "," | "\t"): string {
  return rows.map((row) => row.map((cell) => quote(cell, separator)).join(separator)).join("\r\n");
}

function quote(cell: string, separator: string): string {
  const isPlain = !cell.includes(separator) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
