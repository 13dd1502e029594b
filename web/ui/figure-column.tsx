import { clsx } from "clsx";
import type { TableColumn } from "./table.tsx";

/**
 * A column of figures whose decimal points stand under each other.
 *
 * @param key Unique in its table.
 * @param header Name and unit.
 * @param rows All rows of the table: the one with the most decimals sets the place of the point.
 * @param read The figure as shown; a text without digits stands where a whole number would.
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

/** Room for missing decimals. Not figures or blanks of any kind, which a copied cell would keep. */
const gaps = ["", "md:pe-[1ch]", "md:pe-[2ch]", "md:pe-[3ch]", "md:pe-[4ch]"];

/** Characters from the decimal point on. */
function fractionWidth(figure: string): number {
  const point = figure.indexOf(".");
  return point < 0 ? 0 : figure.length - point;
}
