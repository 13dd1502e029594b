import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pasteListText } from "#web/messages/paste-list.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import {
  LineCell,
  PriceCell,
  ProductCell,
  QuantityCell,
  StateCell,
  StockCell,
} from "./list-cells.tsx";
import { isAsked, isOpen, isReady, toLineKey, type ListRow, type RowSource } from "./list-row.ts";
import type { UnderstoodLine } from "./understand-lines.ts";
import type { PastedList } from "./use-pasted-list.ts";

type ListResultsProps = {
  readonly pasted: PastedList;
  readonly isOnline: boolean;
};

/** What became of each line. */
export function ListResults({ pasted, isOnline }: ListResultsProps): ReactNode {
  const text = useText(pasteListText);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reading, rows, products } = pasted;
  // The button of the step before is gone.
  useEffect(() => heading.current?.focus(), []);
  const isLoading = !reading || (isOnline && products.status === "loading");
  return (
    <section aria-busy={isLoading} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {text.results}
        </h3>
        <Button variant="quiet" size="sm" onClick={pasted.change}>
          {text.change}
        </Button>
        <p role="status" className="basis-full text-sm text-muted">
          {isLoading ? (reading ? text.loading : text.reading) : countRows(text, rows)}
        </p>
      </div>
      <Notices {...{ pasted, isOnline }} />
      {isLoading ? <ResultsSkeleton /> : <RowTable pasted={pasted} />}
    </section>
  );
}

/** What the whole list has to say. */
function Notices({ pasted, isOnline }: ListResultsProps): ReactNode {
  const text = useText(pasteListText);
  const { reading, rows, addition, products } = pasted;
  const inCart = rows.filter(({ state }) => state === "added").length;
  const leftOut = reading?.list.leftOut ?? 0;
  const hasFailed = products.status === "failed" || products.status === "busy";
  return (
    <>
      {!isOnline && <Notice tone="warning">{text.offlineResult}</Notice>}
      {addition.failed && (
        <Notice tone="error" title={text.addFailed}>
          {text.addFailedText}
        </Notice>
      )}
      {inCart > 0 && <Notice tone="success" title={text.addedNotice(inCart)} />}
      {addition.leftOut > 0 && (
        <Notice tone="warning" title={text.addedSome(addition.leftOut)}>
          {text.addedSomeText}
        </Notice>
      )}
      {leftOut > 0 && <Notice tone="warning">{text.leftOut(leftOut)}</Notice>}
      {isOnline && hasFailed && (
        <ErrorState
          title={text.failed}
          text={products.status === "busy" ? text.busyText : text.failedText}
          onRetry={products.retry}
          busy={products.isRetrying}
          className="py-6!"
        />
      )}
    </>
  );
}

type Entry = {
  readonly source: RowSource;
  readonly understood: UnderstoodLine | undefined;
};

function RowTable({ pasted: { sources, reading, choose } }: { readonly pasted: PastedList }) {
  const text = useText(pasteListText);
  const columns: readonly TableColumn<Entry>[] = [
    {
      key: "state",
      header: text.columns.state,
      plainInCard: true,
      placeInCard: "max-md:block",
      renderCell: ({ source }) => <StateCell source={source} />,
    },
    {
      key: "code",
      header: text.columns.code,
      rowHeader: true,
      renderCell: ({ source, understood }) => <LineCell {...{ source, understood }} />,
    },
    {
      key: "product",
      header: text.columns.product,
      plainInCard: true,
      placeInCard: "max-md:block",
      renderCell: ({ source, understood }) => (
        <ProductCell {...{ source, understood }} onChoose={choose} />
      ),
    },
    {
      key: "stock",
      header: text.columns.stock,
      renderCell: ({ source }) => <StockCell source={source} />,
    },
    {
      key: "quantity",
      header: text.columns.quantity,
      numeric: true,
      renderCell: ({ source }) => <QuantityCell source={source} onChoose={choose} />,
    },
    {
      key: "price",
      header: text.columns.price,
      numeric: true,
      renderCell: ({ source }) => <PriceCell source={source} />,
    },
  ];
  return (
    <Table
      caption={text.results}
      columns={columns}
      rows={sources.map((source, at) => ({ source, understood: reading?.understood[at] }))}
      rowKey={({ source }) => toLineKey(source.line)}
    />
  );
}

function countRows(text: (typeof pasteListText)["en"], rows: readonly ListRow[]): string {
  const counts = [
    [rows.filter(isReady).length, text.counts.ready],
    [rows.filter(isOpen).length, text.counts.open],
    [rows.filter(isAsked).length, text.counts.asked],
    [rows.filter(({ state }) => state === "added").length, text.counts.added],
  ] as const;
  return counts.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])).join(" · ");
}

function ResultsSkeleton(): ReactNode {
  return (
    <div className="grid gap-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
