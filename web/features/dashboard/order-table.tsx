import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import type { OrderRow } from "#web/lib/orders/order-row.ts";
import { statusTone } from "#web/lib/orders/status-tone.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { orderStatusText } from "#web/messages/order-status.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
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
        <span className="inline-flex items-center gap-2 font-mono">
          {order.shortId}
          {freshIds.has(order.id) && <Badge tone="accent">{text.newMark}</Badge>}
        </span>
      ),
    },
    {
      key: "date",
      header: text.date,
      renderCell: (order) => (
        <time dateTime={order.orderedAt} className="whitespace-nowrap tabular-nums">
          {order.date}
        </time>
      ),
    },
    { key: "customer", header: text.customer, renderCell: (order) => <Customer order={order} /> },
    { key: "delivery", header: text.delivery, renderCell: (order) => <Delivery order={order} /> },
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
        <IconButton
          size="sm"
          label={text.deleteOrder(order.shortId)}
          busy={order.id === deletingId}
          onClick={() => onDelete(order)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
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

function Customer({ order }: { readonly order: OrderRow }): ReactNode {
  return (
    <>
      <span className="break-words">{order.customer}</span>
      <br />
      <a
        href={`tel:${order.phone.replaceAll(/[^\d+]/g, "")}`}
        className="text-link whitespace-nowrap text-muted"
      >
        {order.phone}
      </a>
    </>
  );
}

function Delivery({ order }: { readonly order: OrderRow }): ReactNode {
  return (
    <>
      <span className="break-words">{order.place}</span>
      {order.notes !== "" && (
        <>
          <br />
          <span className="break-words whitespace-pre-line text-muted">{order.notes}</span>
        </>
      )}
    </>
  );
}

function Lines({ order }: { readonly order: OrderRow }): ReactNode {
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.key} className="break-words">
          <span className="text-muted tabular-nums">{line.quantity} × </span>
          {line.name}
        </li>
      ))}
    </ul>
  );
}
