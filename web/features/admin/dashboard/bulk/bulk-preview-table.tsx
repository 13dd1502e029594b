import type { ReactNode } from "react";
import type { BulkPreviewItem } from "#web/api/staff-queries.ts";
import { dashboardBulkText } from "#web/messages/dashboard-bulk.ts";
import { useText } from "#web/messages/language.tsx";
import { Table } from "#web/ui/table.tsx";

/** Each product before and after. */
export function BulkPreviewTable({
  items,
}: {
  readonly items: readonly BulkPreviewItem[];
}): ReactNode {
  const text = useText(dashboardBulkText);
  return (
    <Table<BulkPreviewItem>
      caption={text.caption}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "product",
          header: text.product,
          rowHeader: true,
          renderCell: ({ name, problem }) => (
            <span className="grid wrap-anywhere">
              {name}
              {problem !== null && <span className="text-xs text-red">{problem}</span>}
            </span>
          ),
        },
        {
          key: "price",
          header: text.price,
          numeric: true,
          renderCell: ({ from, to, currency }) => (
            <Change
              from={`${from.price.toFixed(2)}\u00a0${currency}`}
              to={to && `${to.price.toFixed(2)}\u00a0${currency}`}
            />
          ),
        },
        {
          key: "stock",
          header: text.stock,
          numeric: true,
          renderCell: ({ from, to }) => (
            <Change from={String(from.stock_quantity)} to={to && String(to.stock_quantity)} />
          ),
        },
        {
          key: "state",
          header: text.state,
          renderCell: ({ from, to }) => (
            <Change from={nameState(from.is_active)} to={to && nameState(to.is_active)} />
          ),
        },
      ]}
    />
  );

  function nameState(isActive: boolean): string {
    return isActive ? text.states.visible : text.states.hidden;
  }
}

function Change({ from, to }: { readonly from: string; readonly to: string | null }): ReactNode {
  if (to === null || to === from) return <span className="text-muted">{from}</span>;
  return (
    <>
      <span className="text-muted">{from} →</span> <strong className="font-semibold">{to}</strong>
    </>
  );
}
