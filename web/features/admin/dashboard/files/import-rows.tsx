import { type ReactNode, useId, useState } from "react";
import type { ImportOutcome } from "#domain/product-import.ts";
import { importRowsQuery } from "#web/api/admin-queries.ts";
import type { ImportRow, ProductImport } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useKeysetList } from "#web/api/use-keyset-list.ts";
import { ValueChange } from "#web/features/admin/dashboard/value-change.tsx";
import { useText } from "#web/messages/language.tsx";
import { productFilesText } from "#web/messages/product-files.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { firstOutcome, nameFields, reportOutcomes } from "./import-report.ts";

/** The rows of a file by outcome: the count of each, and the rows of one. */
export function ImportRows({ file }: { readonly file: ProductImport }): ReactNode {
  const text = useText(productFilesText);
  const [outcome, setOutcome] = useState(firstOutcome(file.counts));
  const title = file.state === "draft" ? text.reportOf : text.resultOf;
  return (
    <section className="grid gap-4">
      <h3 className="text-sm font-semibold wrap-anywhere">{title(file.file_name)}</h3>
      <Counts counts={file.counts} outcome={outcome} onOutcomeChange={setOutcome} />
      {file.counts[outcome] > 0 && <Rows id={file.id} outcome={outcome} />}
    </section>
  );
}

type CountsProps = {
  readonly counts: ProductImport["counts"];
  readonly outcome: ImportOutcome;
  readonly onOutcomeChange: (outcome: ImportOutcome) => void;
};

/** The counts as radio buttons; choosing one shows its rows. */
function Counts({ counts, outcome, onOutcomeChange }: CountsProps): ReactNode {
  const text = useText(productFilesText);
  const name = useId();
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <legend className="sr-only">{text.filter}</legend>
      {reportOutcomes.map((one) => (
        <label
          key={one}
          className="relative grid cursor-pointer rounded-lg border border-hairline bg-raised px-4 py-2.5 text-sm text-muted hover:border-ink has-checked:border-ink has-checked:text-ink has-checked:shadow-[inset_0_-2px_0_currentcolor] has-disabled:cursor-default has-disabled:border-hairline has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === outcome}
            disabled={counts[one] === 0}
            onChange={() => onOutcomeChange(one)}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
          />
          <span className="text-lg font-semibold tabular-nums">
            {counts[one].toLocaleString("en-GB")}
          </span>
          <span>{text.outcomes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Rows({
  id,
  outcome,
}: {
  readonly id: string;
  readonly outcome: ImportOutcome;
}): ReactNode {
  const text = useText(productFilesText);
  const list = useKeysetList(importRowsQuery(useApi(), id, outcome), getRowNumber);
  const { items: rows } = list;
  if (list.hasFailed) {
    return <ErrorState title={text.rowsFailed} onRetry={list.retry} busy={list.isFetching} />;
  }
  if (!rows) {
    return (
      <div role="status" className="grid gap-2">
        <p className="sr-only">{text.loadingRows}</p>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  return (
    <>
      <Table
        caption={text.rowsCaption(text.outcomes[outcome])}
        columns={[...getColumns(outcome, text), ...getNotes(outcome, rows, text)]}
        rows={rows}
        rowKey={({ row }) => String(row)}
      />
      {list.hasMoreFailed && (
        <ErrorState title={text.rowsFailed} onRetry={list.loadMore} busy={list.isLoadingMore} />
      )}
      {list.hasMore && !list.hasMoreFailed && (
        <Button className="justify-self-center" busy={list.isLoadingMore} onClick={list.loadMore}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}

function getRowNumber({ row }: ImportRow): number {
  return row;
}

function getColumns(
  outcome: ImportOutcome,
  text: (typeof productFilesText)["en"],
): readonly TableColumn<ImportRow>[] {
  const line: TableColumn<ImportRow> = {
    key: "row",
    header: text.line,
    numeric: true,
    renderCell: ({ row }) => row,
  };
  const product: TableColumn<ImportRow> = {
    key: "name",
    header: text.product,
    rowHeader: true,
    renderCell: ({ name }) => (
      <span className="wrap-anywhere">{name === "" ? text.noName : name}</span>
    ),
  };
  if (outcome === "refuse") {
    return [
      product,
      line,
      {
        key: "reasons",
        header: text.reasons,
        renderCell: ({ reasons }) => (
          <ul className="grid gap-0.5 wrap-anywhere text-red">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ),
      },
    ];
  }
  if (outcome !== "change") return [product, line];
  return [
    product,
    line,
    {
      key: "price",
      header: text.price,
      numeric: true,
      renderCell: ({ changes: { price, currency } }) => (
        <Change
          values={price?.map((one, index) => `${one.toFixed(2)}\u00a0${currency?.[index] ?? ""}`)}
        />
      ),
    },
    {
      key: "stock",
      header: text.stock,
      numeric: true,
      renderCell: ({ changes: { stock_quantity: stock } }) => (
        <Change values={stock?.map(String)} />
      ),
    },
    {
      key: "changes",
      header: text.changes,
      renderCell: ({ changed_fields: fields }) => nameFields(fields),
    },
  ];
}

/** @param values Before and after; undefined if it stays. */
function Change({ values }: { readonly values: readonly string[] | undefined }): ReactNode {
  const [from, to] = values ?? [];
  return from === undefined ? "–" : <ValueChange from={from} to={to ?? null} />;
}

/** How names in another spelling were read, if any were. */
function getNotes(
  outcome: ImportOutcome,
  rows: readonly ImportRow[],
  text: (typeof productFilesText)["en"],
): readonly TableColumn<ImportRow>[] {
  if (outcome === "refuse" || rows.every(({ reasons }) => reasons.length === 0)) return [];
  return [
    {
      key: "notes",
      header: text.notes,
      renderCell: ({ reasons }) => <span className="wrap-anywhere">{reasons.join("; ")}</span>,
    },
  ];
}
