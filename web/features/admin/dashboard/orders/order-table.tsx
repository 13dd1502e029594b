import { Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { toEnglishPlace } from "#domain/order.ts";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import type { OrderListItem } from "#web/orders/order-row.ts";
import { statusTone } from "#web/orders/status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import type { OrderActions } from "./order-actions.ts";

export type OrderTableProps = {
  readonly orders: readonly OrderListItem[];
  /** Orders that arrived a moment ago. */
  readonly freshIds: ReadonlySet<string>;
  readonly onOpen: (order: OrderListItem) => void;
} & OrderActions;

export function OrderTable({ orders, freshIds, onOpen, ...actions }: OrderTableProps): ReactNode {
  const text = useText(dashboardText);
  const columns: readonly TableColumn<OrderListItem>[] = [
    {
      key: "id",
      header: text.order,
      rowHeader: true,
      placeInCard: "max-md:py-0",
      renderCell: (order) => (
        <OrderNumber order={order} isFresh={freshIds.has(order.id)} onOpen={() => onOpen(order)} />
      ),
    },
    {
      key: "customer",
      header: text.customer,
      plainInCard: true,
      placeInCard: "max-md:col-span-2",
      renderCell: (order) => <Customer order={order} />,
    },
    {
      key: "items",
      header: text.items,
      plainInCard: true,
      placeInCard: "max-md:col-span-2",
      renderCell: (order) => <Lines order={order} />,
    },
    {
      key: "total",
      header: text.total,
      numeric: true,
      plainInCard: true,
      placeInCard: "max-md:self-center",
      renderCell: (order) => (
        <span className="font-mono whitespace-nowrap max-md:text-base">{order.total}</span>
      ),
    },
    {
      key: "status",
      header: text.status,
      plainInCard: true,
      placeInCard: "max-md:col-start-2 max-md:row-start-1 max-md:py-3",
      renderCell: (order) => <Status order={order} />,
    },
    {
      key: "actions",
      header: text.actions,
      hideHeader: true,
      numeric: true,
      renderCell: (order) => <RowAction order={order} {...actions} />,
    },
  ];
  return (
    <Table
      caption={text.ordersCaption}
      isList
      columns={columns}
      rows={orders}
      rowKey={(order) => order.id}
      cardClassName="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4"
      rowClassName={(order) => (freshIds.has(order.id) ? "bg-accent-soft" : undefined)}
    />
  );
}

function OrderNumber({
  order,
  isFresh,
  onOpen,
}: {
  readonly order: OrderListItem;
  readonly isFresh: boolean;
  readonly onOpen: () => void;
}): ReactNode {
  const text = useText(dashboardOrdersText);
  const { newMark } = useText(dashboardText);
  return (
    <span className="grid justify-items-start gap-0.5 max-md:gap-0">
      <span className="inline-flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-label={text.details(order.shortId)}
          title={text.details(order.shortId)}
          onClick={onOpen}
          className="text-link min-h-6 font-mono font-normal select-text pointer-coarse:min-h-11"
        >
          {order.shortId}
        </button>
        {isFresh && <Badge tone="accent">{newMark}</Badge>}
      </span>
      <time
        dateTime={order.orderedAt}
        className="text-xs font-normal whitespace-nowrap text-muted tabular-nums"
      >
        {order.date}
      </time>
    </span>
  );
}

function Status({ order }: { readonly order: OrderListItem }): ReactNode {
  const statuses = useText(orderStatusText);
  const { deletedBy } = useText(dashboardOrdersText);
  return (
    <span className="grid justify-items-start gap-1 max-md:justify-items-end">
      <Badge tone={statusTone[order.status]}>{statuses[order.status]}</Badge>
      {order.deleted && (
        <span className="max-w-40 text-xs text-muted">
          {deletedBy(order.deleted.by, order.deleted.date)}
        </span>
      )}
    </span>
  );
}

function RowAction({
  order,
  busyId,
  onDelete,
  onRestore,
}: OrderActions & { readonly order: OrderListItem }): ReactNode {
  const text = useText(dashboardText);
  const words = useText(dashboardOrdersText);
  const isBusy = order.id === busyId;
  if (order.deleted) {
    const name = words.undoDeletion(order.shortId);
    return (
      <Button size="sm" aria-label={name} busy={isBusy} onClick={() => onRestore(order)}>
        {!isBusy && <Undo2 aria-hidden="true" />}
        {words.undo}
      </Button>
    );
  }
  const name = text.deleteOrder(order.shortId);
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={name}
      title={name}
      busy={isBusy}
      onClick={() => onDelete(order)}
      className="max-md:border-line"
    >
      <Trash2 aria-hidden="true" />
      <span className="md:hidden">{text.delete}</span>
    </Button>
  );
}

/** Customer and address in one column, so that the items fit on a tablet. */
function Customer({ order }: { readonly order: OrderListItem }): ReactNode {
  return (
    <span className="grid min-w-32 gap-0.5 wrap-anywhere md:max-w-40 lg:max-w-60">
      <span className="font-medium">{order.customer}</span>
      {/* Erased data leaves it empty. */}
      {order.phone !== "" && (
        <span>
          <PhoneLink phone={order.phone} isAlone />
        </span>
      )}
      <span className="text-muted">{toEnglishPlace(order.place)}</span>
      {order.notes !== "" && (
        <span className="line-clamp-3 border-s-2 border-line ps-2 whitespace-pre-line text-muted">
          {order.notes}
        </span>
      )}
    </span>
  );
}

/** Max lines per row; the others are in the order's details. */
const shownLines = 5;

function Lines({ order }: { readonly order: OrderListItem }): ReactNode {
  const text = useText(dashboardText);
  // Never hides a single line: the note about it would take the same space.
  const lines = order.lines.slice(0, order.lines.length > shownLines ? shownLines - 1 : undefined);
  const rest = order.lines.length - lines.length;
  return (
    <ul className="grid gap-0.5">
      {lines.map((line) => (
        <li key={line.key} className="flex gap-1 wrap-anywhere">
          <span className="shrink-0 text-muted tabular-nums">{line.quantity} ×</span>{" "}
          <span className="min-w-0">{line.name}</span>
        </li>
      ))}
      {rest > 0 && <li className="text-muted">{text.moreItems(rest)}</li>}
    </ul>
  );
}
