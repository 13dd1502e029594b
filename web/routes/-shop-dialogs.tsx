import { useLocation, useNavigate } from "@tanstack/react-router";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { AdminPanelButton } from "#web/features/admin/access/admin-panel-button.tsx";
import { ManagerButton } from "#web/features/admin/access/manager-button.tsx";
import { CartButton } from "#web/features/cart/cart-button.tsx";
import { useCart, type CartHandle } from "#web/features/cart/cart-context.ts";
import { LastOrderNote } from "#web/features/checkout/last-order-note.tsx";
import { PasteListButton } from "#web/features/paste-list/paste-list-button.tsx";
import type { ListCart } from "#web/features/paste-list/use-pasted-list.ts";
import { ShopPage, type ShopPageProps } from "#web/features/shop/shop-page.tsx";
import { orderQueueStore } from "#web/offline/order-queue/order-queue-store.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import { lazyChunk, optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import { OrderDialogs, loadOrderForm, loadQueuedOrders } from "./-order-dialogs.tsx";

// Few devices have a queued order.
const QueuedOrdersNote = optionalChunk(
  async () => (await import("#web/features/checkout/queued-orders-note.tsx")).QueuedOrdersNote,
);
// Dialogs load on the first click. A filled cart is likely to be opened, so its dialogs are
// preloaded when the browser is idle.
const loadCartDialog = () => import("#web/features/cart/cart-dialog.tsx");
const loadPasteList = () => import("#web/features/paste-list/paste-list-dialog.tsx");
const loadAdminAccess = () => import("#web/features/admin/access/admin-access-dialog.tsx");
const loadAdminPanel = () => import("#web/features/admin/panel/admin-panel.tsx");
const loadQuickView = () => import("./-quick-view.tsx");
const CartDialog = lazyChunk(async () => (await loadCartDialog()).CartDialog);
const PasteListDialog = lazyChunk(async () => (await loadPasteList()).PasteListDialog);
const AdminAccessDialog = lazyChunk(async () => (await loadAdminAccess()).AdminAccessDialog);
const AdminPanel = lazyChunk(async () => (await loadAdminPanel()).AdminPanel);
const QuickView = lazyChunk(async () => (await loadQuickView()).ShopQuickView);

type OpenDialog = "cart" | "order" | "queued-orders" | "list" | "admin-access" | "admin-panel";
const dialogs: readonly OpenDialog[] = [
  "cart",
  "order",
  "queued-orders",
  "list",
  "admin-access",
  "admin-panel",
];
const loaders: Readonly<Record<OpenDialog, () => Promise<unknown>>> = {
  cart: loadCartDialog,
  order: loadOrderForm,
  "queued-orders": loadQueuedOrders,
  list: loadPasteList,
  "admin-access": loadAdminAccess,
  "admin-panel": loadAdminPanel,
};

/** Combines the shop, the cart, the order form and the admin entry points. */
export function ShopDialogs(props: Pick<ShopPageProps, "search" | "onSearchChange">): ReactNode {
  const cart = useCart();
  const [dialog, setDialog] = useState<OpenDialog>();
  const hasOrders = useStoredValue(orderQueueStore) !== "";
  const isFilled = cart.lines.length > 0;
  useEffect(() => (isFilled ? whenIdle(loadCartDialogs) : undefined), [isFilled]);
  const isCartKnown = cart.status !== "loading";
  async function openWhenThere(next: OpenDialog): Promise<void> {
    if (await openChunk(loaders[next], next)) setDialog(next);
  }
  const open = (next: OpenDialog): void => void openWhenThere(next);
  const checkOut = useWhenReady(isCartKnown, () => open(isFilled ? "order" : "cart"));
  useDialogLink("cart", () => open("cart"));
  useDialogLink("order", checkOut);
  useDialogLink("list", () => open("list"));
  usePendingIntent(dialogs, isCartKnown, open);
  const close = (): void => setDialog(undefined);
  const listCart = useListCart(cart);
  const [viewed, setViewed] = useState<ProductItem>();
  const onView = useCallback((product: ProductItem): void => {
    void openChunk(loadQuickView, "").then((isLoaded) => isLoaded && setViewed(product));
  }, []);
  const openAccess = (): void => open("admin-access");
  return (
    <>
      <ShopPage
        {...props}
        onAdd={cart.add}
        onView={onView}
        onQuickCheckout={checkOut}
        cartButton={<CartButton onClick={() => open("cart")} />}
        adminPanelButton={<AdminPanelButton onOpen={openAccess} />}
        adminAccessButton={<ManagerButton onOpen={openAccess} />}
        note={
          <>
            {hasOrders && <QueuedOrdersNote onOpen={() => open("queued-orders")} />}
            <LastOrderNote />
            <PasteListButton onClick={() => open("list")} />
          </>
        }
      />
      <div data-kept className="contents">
        {dialog === "list" && (
          <PasteListDialog onClose={close} onOpenCart={() => open("cart")} cart={listCart} />
        )}
        {dialog === "cart" && <CartDialog open onClose={close} onCheckout={() => open("order")} />}
        {(dialog === "order" || dialog === "queued-orders") && (
          <OrderDialogs dialog={dialog} onOpen={open} onClose={close} />
        )}
      </div>
      {dialog === "admin-access" && (
        <AdminAccessDialog open onClose={close} onGranted={() => open("admin-panel")} />
      )}
      {dialog === "admin-panel" && <AdminPanel open onClose={close} />}
      {viewed && <QuickView product={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}

/** The cart as a pasted list needs it; the same object until the cart changes. */
function useListCart({ lines, status, addList }: CartHandle): ListCart {
  return useMemo(
    () => ({
      productIds: new Set(lines.map(({ productId }) => productId)),
      isKnown: status !== "loading",
      addList,
    }),
    [lines, status, addList],
  );
}

/** Delays calls until `isReady`: whether a cart is empty isn't known while it loads. */
function useWhenReady(isReady: boolean, act: () => void): () => void {
  const isWaiting = useRef(false);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isReady || !isWaiting.current) return;
    isWaiting.current = false;
    actNow();
  }, [isReady]);
  return () => {
    if (isReady) act();
    else isWaiting.current = true;
  };
}

/**
 * Opens a dialog from a link: `/shop#cart` the cart, `/shop#order` the order form. The fragment is
 * removed immediately, so that a reload doesn't reopen it.
 */
function useDialogLink(sign: string, onAsked: () => void): void {
  const isAsked = useLocation({ select: ({ hash }) => hash === sign });
  const navigate = useNavigate({ from: "/shop" });
  const open = useEffectEvent(() => {
    onAsked();
    void navigate({ search: (search) => search, hash: "", replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}

function loadCartDialogs(): void {
  // A failed chunk is fetched again on click.
  void Promise.allSettled([loadCartDialog(), loadOrderForm()]);
}
