import { clsx } from "clsx";
import type { ReactNode } from "react";

export type TableColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly renderCell: (row: Row) => ReactNode;
  /** Replaces the header's text, for instance with a button that sorts; not on narrow screens. */
  readonly head?: ReactNode;
  /** How the rows are sorted by it; absent if they can't be. */
  readonly sorted?: "ascending" | "descending" | "none";
  /** For figures: right-aligned, tabular. */
  readonly numeric?: boolean;
  /** The cell that names its row; in a card on narrow screens it is the heading. */
  readonly rowHeader?: boolean;
  /** Shows the header only to screen readers, for columns of buttons. */
  readonly hideHeader?: boolean;
  /** In a card on narrow screens the value is shown without its label, left-aligned. */
  readonly plainInCard?: boolean;
  /** Grid position in a card, see `cardClassName`. */
  readonly placeInCard?: string;
};

export type TableProps<Row> = {
  /** What the table lists; visible only to screen readers unless `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** For short figures: on narrow screens two fit beside each other. */
  readonly dense?: boolean;
  /** Id of a row, as a link target. */
  readonly rowId?: (row: Row) => string;
  /** Highlights a row, for instance a new one. */
  readonly rowClassName?: (row: Row) => string | undefined;
  /** Layout of the cards on narrow screens; defaults to one value per line. */
  readonly cardClassName?: string;
  /** For a long list: the header is sticky, and rows have padding on both sides. */
  readonly isList?: boolean;
  readonly className?: string;
};

/** A table; below 768 px every row becomes a card of names and values. */
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
              aria-sort={column.sorted}
              className={clsx(
                "px-3 py-2 font-medium whitespace-nowrap text-muted",
                !isList && "first:ps-0 last:pe-0",
                // A sticky cell loses its collapsed border when scrolled, so an inset shadow draws
                // it.
                isList &&
                  "sticky top-[calc(4rem+env(safe-area-inset-top))] z-10 bg-paper shadow-[inset_0_-1px_0_var(--color-line)] print:static",
                column.numeric ? "text-end" : "text-start",
              )}
            >
              <Header column={column} />
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
              // Far enough below the page header that the column headers are usually visible as
              // well.
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

/** Around a table with more columns than a small laptop holds. */
export const wideTable =
  "md:max-xl:overflow-x-auto md:max-xl:p-1 md:max-xl:-m-1 md:max-xl:[&_td]:px-1 md:max-xl:[&_th]:px-1 md:max-xl:[&_tr>:first-child]:sticky md:max-xl:[&_tr>:first-child]:start-0 md:max-xl:[&_tr>:first-child]:bg-paper md:[&_tbody_td]:align-middle md:[&_tbody_th]:align-middle";

function Header<Row>({ column }: { readonly column: TableColumn<Row> }): ReactNode {
  const { header, hideHeader, head } = column;
  if (head === undefined)
    return <span className={hideHeader ? "sr-only" : undefined}>{header}</span>;
  return (
    <>
      <span className="md:hidden">{header}</span>
      <span className="max-md:hidden">{head}</span>
    </>
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
          ? "max-md:block max-md:text-start"
          : "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4",
        // With large text, a figure wraps below its label.
        column.numeric && "max-md:flex-wrap",
        column.rowHeader && "max-md:font-semibold",
        column.placeInCard ?? (column.rowHeader && "max-md:col-span-full"),
      )}
    >
      <CardLabel column={column} />
      {/* A figure of a dense table is short, and mustn't wrap beside a long name. */}
      <div
        className={clsx(
          !column.rowHeader && !column.plainInCard && "max-md:text-end",
          dense && column.numeric ? "shrink-0" : "min-w-0",
        )}
      >
        {column.renderCell(row)}
      </div>
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
    // Also for screen readers: with `display: block`, some no longer treat rows and cells as a
    // table.
    <span className={clsx("text-start text-muted md:hidden", plainInCard && "max-md:sr-only")}>
      {header}
    </span>
  );
}
