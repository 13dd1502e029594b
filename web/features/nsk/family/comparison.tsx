import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { writeFamilyFigure, type FamilyRow } from "#catalogue/nsk/family-rows.ts";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import type { FamilyColumn } from "./family-columns.ts";
import { TableActions } from "./table-actions.tsx";

type ComparisonProps = {
  /** The chosen sizes, at most four. */
  readonly rows: readonly FamilyRow[];
  readonly columns: readonly FamilyColumn[];
  readonly onClear: () => void;
};

type Line = {
  readonly header: string;
  readonly values: readonly string[];
  readonly differs: boolean;
};

/** The chosen sizes side by side; figures that differ are marked. */
export function Comparison({ rows, columns, onClear }: ComparisonProps): ReactNode {
  const text = useText(familyTableText);
  const headingId = useId();
  const lines = columns.map((column) => toLine(column, rows, text.none));
  const different = lines.filter(({ differs }) => differs).length;
  const codes = rows.map(({ code }) => code);
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id={headingId} className="font-semibold">
            {text.comparison}
          </h3>
          <p role="status" className="text-sm text-muted">
            {describe(text, rows.length, different)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2" data-print="hide">
          {rows.length > 1 && (
            <TableActions name={codes.join("-")} cells={toCells(text.figure, codes, lines)} />
          )}
          <Button size="sm" variant="quiet" onClick={onClear}>
            {text.clear}
          </Button>
        </div>
      </div>
      <div className="mt-3">
        <Table
          caption={text.comparison}
          columns={[
            {
              key: "figure",
              header: text.figure,
              rowHeader: true,
              renderCell: ({ header, differs }: Line) => (
                <>
                  {header}
                  {differs && <span className="sr-only">, {text.differs}</span>}
                </>
              ),
            },
            ...codes.map((code, at) => toColumn(code, at)),
          ]}
          rows={lines}
          rowKey={({ header }) => header}
          rowClassName={({ differs }) => (differs ? "bg-accent-soft" : "max-md:bg-raised")}
          dense
        />
      </div>
    </section>
  );
}

function describe(text: typeof familyTableText.en, chosen: number, different: number): string {
  if (chosen < 2) return text.chooseMore;
  return different === 0 ? text.same : text.differences(different);
}

function toLine({ figure, header }: FamilyColumn, rows: readonly FamilyRow[], none: string): Line {
  const values = rows.map(({ figures }) => {
    const value = figures[figure];
    return value === undefined ? none : writeFamilyFigure(figure, value);
  });
  return { header, values, differs: new Set(values).size > 1 };
}

function toColumn(code: string, at: number): TableColumn<Line> {
  return {
    key: code,
    header: code,
    numeric: true,
    renderCell: ({ values, differs }) => (
      <span className={clsx("font-mono", differs && "font-semibold")}>{values[at]}</span>
    ),
  };
}

function toCells(
  figure: string,
  codes: readonly string[],
  lines: readonly Line[],
): readonly (readonly string[])[] {
  return [
    [figure, ...codes],
    ...lines.map(({ header, values }) => [header, ...values.map((one) => one.replaceAll(",", ""))]),
  ];
}
