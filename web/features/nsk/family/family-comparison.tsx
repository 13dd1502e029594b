import { clsx } from "clsx";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { writeFamilyFigure, type FamilyRow } from "#catalogue/nsk/family-rows.ts";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";
import { scrollBehavior } from "#web/ui/scroll-behavior.ts";
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

/** The chosen sizes side by side; figures that differ are marked. It comes into view when it opens. */
export function FamilyComparison({ rows, columns, onClear }: ComparisonProps): ReactNode {
  const text = useText(familyTableText);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
  }, []);
  const lines = columns.map((column) => toLine(column, rows, text.none));
  const different = lines.filter(({ differs }) => differs).length;
  const codes = rows.map(({ code }) => code);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-24 rounded-lg border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id={headingId} className="font-semibold">
            {text.comparison}
          </h3>
          <p role="status" className="text-sm text-muted">
            {different === 0 ? text.same : text.differences(different)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2" data-print="hide">
          <TableActions
            name={codes.join("-")}
            copyLabel={text.copyComparison}
            cells={toCells(text.figure, codes, lines)}
          />
          <Button size="sm" variant="quiet" onClick={onClear}>
            {text.clear}
          </Button>
        </div>
      </div>
      <ComparisonTable caption={text.comparison} codes={codes} lines={lines} />
    </section>
  );
}

type ComparisonTableProps = {
  readonly caption: string;
  readonly codes: readonly string[];
  readonly lines: readonly Line[];
};

/** Stays a table on narrow screens: what is compared has to be side by side. */
function ComparisonTable({ caption, codes, lines }: ComparisonTableProps): ReactNode {
  const text = useText(familyTableText);
  const cell =
    "border-b border-hairline py-2 ps-2 text-end font-mono tabular-nums last:pe-2 sm:ps-6";
  return (
    <div className="mt-3 max-w-3xl overflow-x-auto">
      <table className="w-full border-collapse text-sm max-sm:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="border-b border-line py-2 ps-2 text-start font-medium text-muted"
            >
              {text.figure}
            </th>
            {codes.map((code) => (
              <th key={code} scope="col" className={clsx(cell, "border-line! font-medium")}>
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ header, values, differs }) => (
            <tr key={header} className={clsx(differs && "bg-sunken font-semibold")}>
              <th
                scope="row"
                className="border-b border-hairline py-2 ps-2 text-start font-[inherit]"
              >
                {differs && (
                  <>
                    <span aria-hidden="true" className="inline-block w-4">
                      ≠
                    </span>
                    <span className="sr-only">{text.differs}: </span>
                  </>
                )}
                {!differs && <span className="inline-block w-4" />}
                {header}
              </th>
              {codes.map((code, at) => (
                <td key={code} className={cell}>
                  {values[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toLine({ figure, header }: FamilyColumn, rows: readonly FamilyRow[], none: string): Line {
  const values = rows.map((row) => {
    const value = row.figures[figure];
    return value === undefined ? none : writeFamilyFigure(row, figure, value);
  });
  return { header, values, differs: new Set(values).size > 1 };
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
