import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { AdminPanelButton } from "#web/features/admin/access/admin-panel-button.tsx";
import { ManagerButton } from "#web/features/admin/access/manager-button.tsx";
import { CartButton } from "#web/features/cart/cart-button.tsx";
import { openCartDialog } from "#web/features/cart/cart-opener.ts";
import { guestCartText } from "#web/features/cart/guest-cart-text.ts";
import { useLastOrder } from "#web/features/checkout/last-order.ts";
import { PasteListButton } from "#web/features/paste-list/paste-list-button.tsx";
import { ShopPage, type ShopPageProps } from "#web/features/shop/shop-page.tsx";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { orderQueueStore } from "#web/offline/order-queue/order-queue-store.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";
import { useSession } from "#web/session/use-session.ts";
import { ListPlusIcon } from "#web/ui/icons.tsx";
import { lazyChunk, optionalChunk } from "#web/ui/lazy-chunk.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import { preloadSiteCart } from "./-cart-dialogs.tsx";
import { useLaterCart } from "./-use-later-cart.tsx";
import { usePanelLink } from "./-use-panel-link.ts";

// A visitor without a cart doesn't load it.
const CartPieces = optionalChunk(
  async () => (await import("#web/features/cart/cart-additions.tsx")).CartPieces,
  0,
);
// Few devices have a last order or a queued one.
const LastOrderNote = optionalChunk(
  async () => (await import("#web/features/checkout/last-order-note.tsx")).LastOrderNote,
);
const QueuedOrdersNote = optionalChunk(
  async () => (await import("#web/features/checkout/queued-orders-note.tsx")).QueuedOrdersNote,
);
// Dialogs load on the first click.
const loadAdminAccess = () => import("#web/features/admin/access/admin-access-dialog.tsx");
const loadAdminPanel = () => import("#web/features/admin/panel/admin-panel.tsx");
const loadQuickView = () => import("./-quick-view.tsx");
const AdminAccessDialog = lazyChunk(async () => (await loadAdminAccess()).AdminAccessDialog);
const AdminPanel = lazyChunk(async () => (await loadAdminPanel()).AdminPanel);
const QuickView = lazyChunk(async () => (await loadQuickView()).ShopQuickView);

const loaders = { "admin-access": loadAdminAccess, "admin-panel": loadAdminPanel };
type OpenDialog = keyof typeof loaders;
const dialogs: readonly OpenDialog[] = ["admin-access", "admin-panel"];

/** Combines the shop, the cart, the order form and the admin entry points. */
export function ShopDialogs(props: Pick<ShopPageProps, "search" | "onSearchChange">): ReactNode {
  const text = useText(shopText);
  const { add, additions } = useLaterCart();
  const mayHaveCart = useStoredValue(guestCartText) !== "";
  const { user } = useSession();
  const hasLastOrder = useLastOrder() !== null;
  const [dialog, setDialog] = useState<OpenDialog>();
  const hasOrders = useStoredValue(orderQueueStore) !== "";
  async function openWhenThere(next: OpenDialog): Promise<void> {
    if (await openChunk(loaders[next], next)) setDialog(next);
  }
  const open = (next: OpenDialog): void => void openWhenThere(next);
  const checkOut = (): void => openCartDialog("checkout");
  useDialogLink("cart", () => openCartDialog("cart"));
  useDialogLink("order", checkOut);
  useDialogLink("list", () => openCartDialog("list"));
  usePendingIntent(dialogs, open);
  const close = (): void => setDialog(undefined);
  const [viewed, setViewed] = useState<ProductItem>();
  const onView = useCallback((product: ProductItem): void => {
    void openChunk(loadQuickView, "").then((isLoaded) => isLoaded && setViewed(product));
  }, []);
  const openAccess = (): void => open("admin-access");
  const panelOrder = usePanelLink(openAccess);
  return (
    <>
      {additions}
      <ShopPage
        {...props}
        onAdd={add}
        onView={onView}
        onQuickCheckout={checkOut}
        cartButton={
          <CartButton
            count={mayHaveCart || user ? <CartPieces onFilled={preloadSiteCart} /> : 0}
            onClick={() => openCartDialog("cart")}
          />
        }
        adminPanelButton={<AdminPanelButton onOpen={openAccess} />}
        adminAccessButton={<ManagerButton onOpen={openAccess} />}
        note={
          <>
            {hasOrders && <QueuedOrdersNote onOpen={() => openCartDialog("queued-orders")} />}
            {hasLastOrder && <LastOrderNote />}
            <PasteListButton onClick={() => openCartDialog("list")} />
            <LinkButton to="/quotes" size="sm" data-print="hide" className="max-sm:[&>svg]:hidden">
              <ListPlusIcon />
              {text.quoteList}
            </LinkButton>
          </>
        }
      />
      {dialog === "admin-access" && (
        <AdminAccessDialog open onClose={close} onGranted={() => open("admin-panel")} />
      )}
      {dialog === "admin-panel" && <AdminPanel open orderId={panelOrder} onClose={close} />}
      {viewed && <QuickView product={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
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
