import { useState, type ReactNode } from "react";
import { getDeliveryCity } from "#domain/order.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { orderQueueText } from "#web/messages/order-queue.ts";
import { isOpenTo, useOrderQueue } from "#web/offline/order-queue/order-queue.ts";
import type { OrderRejection, QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { takeBackOrder } from "./take-back-order.ts";

type QueuedOrdersDialogProps = {
  readonly onClose: () => void;
  /** The order is back in the form; its lines have to go back into the cart. */
  readonly onTaken: (order: QueuedOrder) => void;
};

const text = orderQueueText.sq;

/** The orders queued on this device, each with a button to take it back. In Albanian, like the form. */
export function QueuedOrdersDialog({ onClose, onTaken }: QueuedOrdersDialogProps): ReactNode {
  const userId = useSession().user?.id;
  const orders = useOrderQueue().filter((order) => isOpenTo(order, userId));
  return (
    <Dialog open onClose={onClose} lang="sq" title={text.title}>
      {orders.length === 0 ? (
        <EmptyState title={text.empty} text={text.emptyText} />
      ) : (
        <ul className="flex flex-col gap-6">
          {orders.map((order) => (
            <li key={order.key}>
              <Order order={order} isOwn={order.owner === (userId ?? null)} onTaken={onTaken} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type OrderProps = {
  readonly order: QueuedOrder;
  /** Placed by the current user. */
  readonly isOwn: boolean;
} & Pick<QueuedOrdersDialogProps, "onTaken">;

function Order({ order, isOwn, onTaken }: OrderProps): ReactNode {
  const { key, madeAt, form, lines, rejection } = order;
  const [isBusy, setBusy] = useState(false);
  async function takeBack(): Promise<void> {
    setBusy(true);
    await takeBackOrder(key, onTaken);
    setBusy(false);
  }
  return (
    <article className="flex flex-col gap-3">
      <h3 className="font-semibold">{text.madeAt(formatAlbanianDate(new Date(madeAt)))}</h3>
      <p className="text-sm text-muted">
        {form.name}, {form.address}, {getDeliveryCity(form)}
      </p>
      {rejection ? (
        <RejectionNotice rejection={rejection} />
      ) : (
        <Notice>{isOwn ? text.isWaiting : text.isGuests}</Notice>
      )}
      <OrderSummary lines={lines} form={form} />
      <Button
        variant={rejection ? "primary" : "secondary"}
        busy={isBusy}
        className="self-start"
        onClick={() => void takeBack()}
      >
        {rejection ? text.mend : text.takeBack}
      </Button>
    </article>
  );
}

function RejectionNotice({ rejection }: { readonly rejection: OrderRejection }): ReactNode {
  switch (rejection.kind) {
    case "unavailable":
      return (
        <Notice tone="warning" title={text.unavailable}>
          <p lang="en">{rejection.products.map(({ name }) => name).join(", ")}</p>
        </Notice>
      );
    case "placed-earlier":
      return <Notice tone="warning">{text.placedEarlier}</Notice>;
    case "deleted":
      return <Notice tone="warning">{text.deleted}</Notice>;
    case "rejected":
      return <Notice tone="warning">{text.rejected}</Notice>;
  }
}
