import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import type { OrderRow } from "#web/lib/orders/order-row.ts";
import { statusTone } from "#web/lib/orders/status-tone.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { orderStatusText } from "#web/messages/order-status.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Table } from "#web/ui/table.tsx";
import type { TableColumn } from "#web/ui/table.tsx";

export interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  /** Orders that came in a moment ago. */
  readonly freshIds: ReadonlySet<string>;
  readonly deletingId: string | undefined;
  readonly onDelete: (order: OrderRow) => void;
}

export function OrderTable({ orders, freshIds, deletingId, onDelete }: OrderTableProps): ReactNode {
  const text = useText(dashboardText);
  const statuses = useText(orderStatusText);
  const columns: readonly TableColumn<OrderRow>[] = [
    {
      key: "id",
      header: text.order,
      rowHeader: true,
      renderCell: (order) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="font-mono font-normal">{order.shortId}</span>
          {freshIds.has(order.id) && <Badge tone="accent">{text.newMark}</Badge>}
        </span>
      ),
    },
    {
      key: "date",
      header: text.date,
      renderCell: (order) => (
        <time dateTime={order.orderedAt} className="tabular-nums">
          {order.date}
        </time>
      ),
    },
    { key: "customer", header: text.customer, renderCell: (order) => <Customer order={order} /> },
    { key: "items", header: text.items, renderCell: (order) => <Lines order={order} /> },
    {
      key: "total",
      header: text.total,
      numeric: true,
      renderCell: (order) => <span className="font-mono whitespace-nowrap">{order.total}</span>,
    },
    {
      key: "status",
      header: text.status,
      renderCell: (order) => (
        <Badge tone={statusTone[order.status]}>{statuses[order.status]}</Badge>
      ),
    },
    {
      key: "actions",
      header: text.actions,
      hideHeader: true,
      numeric: true,
      renderCell: (order) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={text.deleteOrder(order.shortId)}
          title={text.deleteOrder(order.shortId)}
          busy={order.id === deletingId}
          onClick={() => onDelete(order)}
          className="max-md:border-line"
        >
          <Trash2 aria-hidden="true" />
          <span className="md:hidden">{text.delete}</span>
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={text.ordersCaption}
      columns={columns}
      rows={orders}
      rowKey={(order) => order.id}
      rowClassName={(order) => (freshIds.has(order.id) ? "bg-accent-soft" : undefined)}
    />
  );
}

/** Who ordered and where it goes, in one column, so that the items have room on a tablet. */
function Customer({ order }: { readonly order: OrderRow }): ReactNode {
  return (
    <span className="grid gap-0.5 wrap-anywhere">
      <span className="font-medium">{order.customer}</span>
      <span>
        <a href={`tel:${order.phone.replaceAll(/[^\d+]/g, "")}`} className="text-link">
          {order.phone}
        </a>
      </span>
      <span className="text-muted">{order.place}</span>
      {order.notes !== "" && <span className="whitespace-pre-line text-muted">{order.notes}</span>}
    </span>
  );
}

function Lines({ order }: { readonly order: OrderRow }): ReactNode {
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.key} className="wrap-anywhere">
          <span className="text-muted tabular-nums">{line.quantity} × </span>
          {line.name}
        </li>
      ))}
    </ul>
  );
}
