import type { ReactNode } from "react";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import type { OrderLine } from "#web/orders/order-row.ts";
import { Table } from "#web/ui/table.tsx";

/** What was ordered; a line for which the stock had too few pieces says so. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }): ReactNode {
  const text = useText(dashboardOrdersText);
  const { total } = useText(dashboardText);
  return (
    <Table<OrderLine>
      caption={text.lines}
      showCaption
      dense
      rows={lines}
      rowKey={(line) => line.key}
      columns={[
        {
          key: "name",
          header: text.product,
          rowHeader: true,
          renderCell: ({ name, quantity, shortAt }) => (
            <>
              {name}
              {shortAt !== undefined && (
                <span className="block text-xs font-normal text-red">
                  {text.shortLine(shortAt, quantity)}
                </span>
              )}
            </>
          ),
        },
        {
          key: "quantity",
          header: text.quantity,
          numeric: true,
          renderCell: ({ quantity }) => quantity,
        },
        {
          key: "price",
          header: text.price,
          numeric: true,
          renderCell: ({ price }) => <span className="font-mono">{price}</span>,
        },
        {
          key: "total",
          header: total,
          numeric: true,
          renderCell: (line) => <span className="font-mono">{line.total}</span>,
        },
      ]}
    />
  );
}
