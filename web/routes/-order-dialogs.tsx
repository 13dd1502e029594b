import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { shortOrderId } from "#domain/order.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useCart } from "#web/features/cart/cart-context.ts";
import { saveLastOrder } from "#web/features/checkout/last-order.ts";
import type { PlacedOrder } from "#web/features/checkout/send-order.ts";
import { useLive } from "#web/live/use-live.ts";
import type { QueuedOrder } from "#web/offline/order-queue/queued-order.ts";
import { saveGuestOrder } from "#web/orders/guest-orders.ts";
import { useSession } from "#web/session/use-session.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";

const importOrderForm = () => import("#web/features/checkout/order-form-dialog.tsx");
const importQueuedOrders = () => import("#web/features/checkout/queued-orders-dialog.tsx");
const OrderFormDialog = lazyChunk(async () => (await importOrderForm()).OrderFormDialog);
const QueuedOrdersDialog = lazyChunk(async () => (await importQueuedOrders()).QueuedOrdersDialog);

/** Preloads the order form. */
export const loadOrderForm: () => Promise<unknown> = importOrderForm;

/** Preloads the view of queued orders. */
export const loadQueuedOrders: () => Promise<unknown> = importQueuedOrders;

type OrderDialogsProps = {
  readonly dialog: "order" | "queued-orders";
  readonly onOpen: (dialog: "order" | "cart") => void;
  readonly onClose: () => void;
};

/** Connects the order form and the queued orders with the cart. */
export function OrderDialogs({ dialog, onOpen, onClose }: OrderDialogsProps): ReactNode {
  const cart = useCart();
  const { user } = useSession();
  useFreshLines(dialog === "order", cart.refresh);

  function notePlaced({ id, link_token: token, created_at: placedAt }: PlacedOrder): void {
    cart.empty();
    const number = shortOrderId(id);
    saveLastOrder(number);
    if (!user) saveGuestOrder({ number, token, placedAt });
  }
  function putBack(order: QueuedOrder): void {
    const { lines, rejection } = order;
    const gone = rejection?.kind === "unavailable" ? rejection.products : [];
    cart.takeBack(order);
    if (gone.length > 0) cart.drop(gone);
    onOpen(gone.length < lines.length ? "order" : "cart");
  }
  if (dialog === "queued-orders") {
    return <QueuedOrdersDialog onClose={onClose} onTaken={putBack} />;
  }
  return (
    <OrderFormDialog
      open
      onClose={onClose}
      dropped={cart.notes.flatMap(({ kind, names }) => (kind === "dropped" ? names : []))}
      customer={user ?? undefined}
      lines={cart.lines}
      onPlaced={notePlaced}
      onQueued={cart.setAside}
      onUnavailable={cart.drop}
      onRejected={() => void cart.refresh()}
    />
  );
}

/** Updates names and prices of the cart when the order form opens and with each change of the shop's products. */
function useFreshLines(isOpen: boolean, refresh: () => Promise<void>): void {
  useLive("products", { isEnabled: isOpen });
  useQuery({
    queryKey: [...queryKeys.named, "order form"],
    queryFn: async () => {
      await refresh();
      return true;
    },
    enabled: isOpen,
    gcTime: 0,
  });
}
