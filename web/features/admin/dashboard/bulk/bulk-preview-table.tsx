import type { ReactNode } from "react";
import type { BulkPreviewItem } from "#web/api/staff-queries.ts";
import { ValueChange } from "#web/features/admin/dashboard/value-change.tsx";
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
            <ValueChange
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
            <ValueChange from={String(from.stock_quantity)} to={to && String(to.stock_quantity)} />
          ),
        },
        {
          key: "state",
          header: text.state,
          renderCell: ({ from, to }) => (
            <ValueChange from={nameState(from.is_active)} to={to && nameState(to.is_active)} />
          ),
        },
      ]}
    />
  );

  function nameState(isActive: boolean): string {
    return isActive ? text.states.visible : text.states.hidden;
  }
}
