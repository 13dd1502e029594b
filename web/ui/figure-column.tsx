import { clsx } from "clsx";
import type { TableColumn } from "./table.tsx";

/**
 * Creates a column of figures aligned at the decimal point.
 * @param key Unique in its table.
 * @param header Name and unit.
 * @param rows All rows of the table: the one with the most decimals sets the position of the point.
 * @param read Returns the figure as shown; text without digits is aligned like a whole number.
 */
export function figureColumn<Row>(
  key: string,
  header: string,
  rows: readonly Row[],
  read: (row: Row) => string,
): TableColumn<Row> {
  const widest = Math.max(0, ...rows.map((row) => fractionWidth(read(row))));
  return {
    key,
    header,
    numeric: true,
    renderCell: (row) => {
      const figure = read(row);
      const gap = gaps[widest - fractionWidth(figure)];
      return <span className={clsx("font-mono", gap)}>{figure}</span>;
    },
  };
}

/** Padding for missing decimals. Not figure spaces or zeros, which would be copied with the cell. */
const gaps = ["", "md:pe-[1ch]", "md:pe-[2ch]", "md:pe-[3ch]", "md:pe-[4ch]"];

/** Number of characters from the decimal point on. */
function fractionWidth(figure: string): number {
  const point = figure.indexOf(".");
  return point < 0 ? 0 : figure.length - point;
}
