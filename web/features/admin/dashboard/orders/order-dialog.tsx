import { Link } from "@tanstack/react-router";
import { Printer, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { toEnglishPlace } from "#domain/order.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { HistoryTimeline } from "#web/features/admin/dashboard/history/history-timeline.tsx";
import { PackingSlip } from "#web/features/admin/dashboard/print/packing-slip.tsx";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { dashboardOrdersText } from "#web/messages/dashboard-orders.ts";
import { dashboardText } from "#web/messages/dashboard.ts";
import { useText } from "#web/messages/language.tsx";
import { orderPrintoutsText } from "#web/messages/order-printouts.ts";
import { orderStatusText } from "#web/messages/order-status.ts";
import { toOrderListItem, type OrderListItem } from "#web/orders/order-row.ts";
import { statusTone } from "#web/orders/status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePrint, type Printout } from "#web/ui/use-print.tsx";
import type { OrderActions } from "./order-actions.ts";
import { OrderLines } from "./order-lines.tsx";

export type OrderDialogProps = {
  readonly order: OrderItem;
  /** Someone deleted it while it was open. */
  readonly isGone: boolean;
  readonly onClose: () => void;
} & OrderActions;

/** All details of one order. */
export function OrderDialog({ order, isGone, onClose, ...actions }: OrderDialogProps): ReactNode {
  const text = useText(dashboardOrdersText);
  const words = useText(dashboardText);
  const statuses = useText(orderStatusText);
  const row = toOrderListItem(order, "sq-AL");
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={text.orderTitle(row.shortId)}
      description={row.date}
      footer={!isGone && <Actions order={order} row={row} {...actions} />}
    >
      <div className="grid gap-8">
        {isGone && <Notice tone="warning">{text.deletedWhileOpen}</Notice>}
        <div className="grid gap-3 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={statusTone[row.status]}>{statuses[row.status]}</Badge>
            {row.deleted && (
              <span className="text-muted">{text.deletedBy(row.deleted.by, row.deleted.date)}</span>
            )}
          </p>
          <Customer order={row} onClose={onClose} />
        </div>
        <OrderLines lines={row.lines} />
        {row.delivery !== undefined && (
          <p className="-mt-4 flex flex-wrap items-baseline justify-end gap-x-4 text-sm text-muted">
            {text.delivery}
            <span className="font-mono tabular-nums">
              {row.delivery === "" ? text.free : row.delivery}
            </span>
          </p>
        )}
        <p className="-mt-4 flex flex-wrap items-baseline justify-end gap-x-4">
          <span className="text-sm text-muted">{words.total}</span>
          <strong className="font-mono font-semibold tabular-nums">{row.total}</strong>
          <span lang="sq" className="font-mono text-sm text-muted tabular-nums">
            {row.totalLek} {text.lek}
          </span>
        </p>
        <section>
          <h3 className="mb-4 text-sm font-semibold">{text.history}</h3>
          <HistoryTimeline topic="orders" id={order.id} />
        </section>
      </div>
    </Dialog>
  );
}

function Customer({
  order,
  onClose,
}: {
  readonly order: OrderListItem;
  readonly onClose: () => void;
}): ReactNode {
  const text = useText(dashboardOrdersText);
  const { customer } = useText(dashboardText);
  const { phone } = order;
  const entries: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      customer,
      <span key="customer" className="flex flex-wrap gap-x-3">
        {order.customer}
        {phone !== "" && <CustomerLinks order={order} onClose={onClose} />}
      </span>,
    ],
    [text.phone, phone && <PhoneLink key="phone" phone={phone} />],
    [
      text.email,
      order.email && (
        <a key="email" href={`mailto:${order.email}`} className="text-link">
          {order.email}
        </a>
      ),
    ],
    [text.company, order.company],
    [text.nipt, order.nipt],
    [text.address, toEnglishPlace(order.place)],
    [text.notes, order.notes],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {entries
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Leads to the orders of the same number and to the customer. */
function CustomerLinks({
  order,
  onClose,
}: {
  readonly order: OrderListItem;
  readonly onClose: () => void;
}): ReactNode {
  const text = useText(dashboardOrdersText);
  return (
    <>
      <Link
        to="/admin/products"
        search={{ q: order.phone }}
        resetScroll={false}
        onClick={onClose}
        className="text-link"
      >
        {text.ofCustomer}
      </Link>
      <Link
        to="/admin/products"
        search={{ tab: "customers", customer: `order:${order.id}` }}
        resetScroll={false}
        onClick={onClose}
        className="text-link"
      >
        {text.customerView}
      </Link>
    </>
  );
}

function Actions({
  order,
  row,
  busyId,
  onDelete,
  onRestore,
}: OrderActions & { readonly order: OrderItem; readonly row: OrderListItem }): ReactNode {
  const text = useText(dashboardOrdersText);
  const words = useText(dashboardText);
  const { canPrint, print, printout } = usePrint(row.deleted ? undefined : getSlip);
  const isBusy = row.id === busyId;

  function getSlip(): Printout {
    return {
      title: orderPrintoutsText.sq.packingSlipTitle(row.shortId),
      lang: "sq",
      content: <PackingSlip order={order} />,
    };
  }

  return (
    <div className="flex flex-wrap justify-end gap-2">
      {row.deleted ? (
        <Button busy={isBusy} onClick={() => onRestore(row)}>
          {!isBusy && <Undo2 aria-hidden="true" />}
          {text.undo}
        </Button>
      ) : (
        <>
          <LinkButton to="/shop" hash={`panel=${row.id}`} className="me-auto">
            {text.changeStatus}
          </LinkButton>
          <Button variant="quiet" busy={isBusy} onClick={() => onDelete(row)}>
            {!isBusy && <Trash2 aria-hidden="true" />}
            {words.deleteConfirm}
          </Button>
          {canPrint && (
            <Button onClick={() => print(getSlip())}>
              <Printer aria-hidden="true" />
              {text.print}
            </Button>
          )}
        </>
      )}
      {printout}
    </div>
  );
}
