import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly renderCell: (row: Row) => ReactNode;
  /** Figures: right-aligned, tabular. */
  readonly numeric?: boolean;
  /** The cell that names its row; the card's heading on narrow screens. */
  readonly rowHeader?: boolean;
  /** Keeps the header for screen readers, for columns of buttons. */
  readonly hideHeader?: boolean;
  /** On narrow screens the value stands alone, from the start: it says by itself what it is. */
  readonly plainInCard?: boolean;
  /** Where the cell stands in a card that is laid out as a grid, see `cardClassName`. */
  readonly placeInCard?: string;
}

export interface TableProps<Row> {
  /** Says what the table lists; visible only to screen readers unless `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Short figures only: on narrow screens two of them stand beside each other. */
  readonly dense?: boolean;
  /** Makes a row a place that addresses can name. */
  readonly rowId?: (row: Row) => string;
  /** Sets a row apart, for instance one that has just come in. */
  readonly rowClassName?: (row: Row) => string | undefined;
  /** Layout of the cards on narrow screens; name below name unless said. */
  readonly cardClassName?: string;
  /** A long list: the heads stay in view, and rows reach a little beyond their text on both sides. */
  readonly isList?: boolean;
  readonly className?: string;
}

/** A real table where there is room; below 768 px every row becomes a card of name and value. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  dense = false,
  rowId,
  rowClassName,
  cardClassName = "max-md:block",
  isList = false,
  className,
}: TableProps<Row>): ReactNode {
  return (
    <table
      data-slot="table"
      className={clsx(
        "border-collapse text-sm max-md:block",
        isList ? "max-md:w-full md:-mx-3 md:w-[calc(100%+1.5rem)]" : "w-full",
        className,
      )}
    >
      <caption className={showCaption ? "pb-3 text-start font-semibold max-md:block" : "sr-only"}>
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className={clsx(!isList && "border-b border-line")}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={clsx(
                "px-3 py-2 font-medium whitespace-nowrap text-muted",
                !isList && "first:ps-0 last:pe-0",
                // A sticky cell leaves a collapsed border behind; what is drawn inside comes along.
                isList &&
                  "sticky top-[calc(4rem+env(safe-area-inset-top))] z-10 bg-paper shadow-[inset_0_-1px_0_var(--color-line)] print:static",
                column.numeric ? "text-end" : "text-start",
              )}
            >
              <span className={column.hideHeader ? "sr-only" : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-1 max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            id={rowId?.(row)}
            className={clsx(
              "border-b border-hairline max-md:rounded-lg max-md:border max-md:px-4 max-md:py-2 md:hover:bg-sunken target:bg-accent-soft",
              cardClassName,
              // Well below the page's header, so that the column heads are mostly seen as well.
              rowId && "scroll-mt-[35vh]",
              dense &&
                "max-md:min-[22.5rem]:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,50%-0.75rem)),1fr))] max-md:gap-x-6",
              rowClassName?.(row) ?? "max-md:bg-raised",
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} {...{ column, row, dense, isList }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({
  column,
  row,
  dense,
  isList,
}: {
  readonly column: TableColumn<Row>;
  readonly row: Row;
  readonly dense: boolean;
  readonly isList: boolean;
}): ReactNode {
  const Tag = column.rowHeader ? "th" : "td";
  return (
    <Tag
      scope={column.rowHeader ? "row" : undefined}
      className={clsx(
        "px-3 py-2.5 align-top font-normal max-md:px-0 max-md:py-1.5",
        !isList && "first:ps-0 last:pe-0",
        column.numeric ? "text-end tabular-nums" : "text-start",
        column.hideHeader && "max-md:justify-end",
        column.plainInCard
          ? "max-md:text-start"
          : "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4",
        // Where text is large, a figure goes below its label.
        column.numeric && "max-md:flex-wrap",
        column.rowHeader && "max-md:font-semibold",
        column.placeInCard ?? (column.rowHeader && "max-md:col-span-full"),
      )}
    >
      <CardLabel column={column} />
      {/* A figure of a dense table is short, and mustn't break in two beside a long name. */}
      <span
        className={clsx(
          !column.rowHeader && !column.plainInCard && "max-md:text-end",
          dense && column.numeric ? "shrink-0" : "min-w-0",
        )}
      >
        {column.renderCell(row)}
      </span>
    </Tag>
  );
}

function CardLabel<Row>({
  column: { header, rowHeader, hideHeader, plainInCard },
}: {
  readonly column: TableColumn<Row>;
}): ReactNode {
  if (rowHeader || hideHeader) return null;
  return (
    // Read aloud as well: as blocks, rows and cells are no table to every screen reader.
    <span className={clsx("text-start text-muted md:hidden", plainInCard && "max-md:sr-only")}>
      {header}
    </span>
  );
}
