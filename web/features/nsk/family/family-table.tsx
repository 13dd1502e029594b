import { useState, type ReactNode } from "react";
import { listFamilyRows, writeFamilyFigure, type FamilyRow } from "#catalogue/nsk/family-rows.ts";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { figureColumn } from "#web/ui/figure-column.tsx";
import { SizeLink } from "#web/ui/size-link.tsx";
import { Table, type TableColumn, wideTable } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast.ts";
import { CompareBar } from "./compare-bar.tsx";
import { CompareBox } from "./compare-box.tsx";
import { listColumns, type FamilyColumn } from "./family-columns.ts";
import { FamilyComparison } from "./family-comparison.tsx";
import { narrowRows } from "./narrow-rows.ts";
import { RatingFields, type RatingFiltering } from "./rating-fields.tsx";
import { SortFields, SortHeader } from "./sort-controls.tsx";
import { sortRows, type FamilySort } from "./sort-rows.ts";
import { TableActions } from "./table-actions.tsx";

export type FamilyTableProps = RatingFiltering & {
  /** Slug and title of the family. */
  readonly family: string;
  readonly title: string;
  /** The codes that search and filters leave. */
  readonly codes: readonly string[];
};

const maxCompared = 4;

/** Sizes of a family in one table: filtered and sorted by any column, up to four compared, copied or saved. */
export function FamilyTable({ family, title, codes, ...filtering }: FamilyTableProps): ReactNode {
  const text = useText(familyTableText);
  const [sort, setSort] = useState<FamilySort>({ by: "code", direction: "ascending" });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isCompared, setIsCompared] = useState(false);
  const all = listFamilyRows(codes);
  const rows = sortRows(narrowRows(all, filtering.ratings), sort);
  const columns = listColumns(all, family, text);
  const compared = listFamilyRows(chosen);
  function toggle(code: string): void {
    if (chosen.includes(code)) setChosen(chosen.filter((one) => one !== code));
    else if (chosen.length < maxCompared) setChosen([...chosen, code]);
    else toast.info(text.full);
  }
  function clear(): void {
    setChosen([]);
    setIsCompared(false);
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <RatingFields rows={all} columns={columns} {...filtering} />
      {isCompared && compared.length > 1 && (
        <FamilyComparison rows={compared} columns={columns} onClear={clear} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-3" data-print="hide">
        <SortFields columns={columns} sort={sort} onSort={setSort} />
        <TableActions
          name={family}
          copyLabel={text.copy}
          cells={toCells(rows, columns, text.code)}
        />
      </div>
      <div className={wideTable}>
        <Table
          caption={text.caption(title)}
          columns={[
            {
              key: "code",
              header: text.code,
              rowHeader: true,
              head: <SortHeader by="code" name={text.code} sort={sort} onSort={setSort} />,
              sorted: sort.by === "code" ? sort.direction : "none",
              renderCell: ({ code }) => <SizeLink code={code} />,
            },
            ...columns.map((column) => ({
              ...toTableColumn(column, rows, text.none),
              head: (
                <SortHeader by={column.figure} name={column.header} sort={sort} onSort={setSort} />
              ),
              sorted: sort.by === column.figure ? sort.direction : ("none" as const),
            })),
            {
              key: "compare",
              header: text.compare,
              renderCell: ({ code }: FamilyRow) => (
                <CompareBox
                  code={code}
                  isChosen={chosen.includes(code)}
                  onToggle={() => toggle(code)}
                />
              ),
            },
          ]}
          rows={rows}
          rowKey={({ code }) => code}
          dense
        />
      </div>
      {chosen.length > 0 && (
        <CompareBar codes={chosen} onCompare={() => setIsCompared(true)} onClear={clear} />
      )}
    </div>
  );
}

function toTableColumn(
  { figure, header }: FamilyColumn,
  rows: readonly FamilyRow[],
  none: string,
): TableColumn<FamilyRow> {
  return figureColumn(figure, header, rows, (row) => {
    const value = row.figures[figure];
    return value === undefined ? none : writeFamilyFigure(row, figure, value);
  });
}

/** The shown table with plain numbers, as spreadsheets read them. */
function toCells(
  rows: readonly FamilyRow[],
  columns: readonly FamilyColumn[],
  code: string,
): readonly (readonly string[])[] {
  return [
    [code, ...columns.map(({ header }) => header)],
    ...rows.map((row) => [
      row.code,
      ...columns.map(({ figure }) => {
        const value = row.figures[figure];
        return value === undefined ? "" : writeFamilyFigure(row, figure, value).replaceAll(",", "");
      }),
    ]),
  ];
}
