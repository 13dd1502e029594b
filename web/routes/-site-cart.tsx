import { useEffect, useEffectEvent, useMemo, type ReactNode } from "react";
import { useCart, type CartHandle } from "#web/features/cart/cart-context.ts";
import { CartDialog } from "#web/features/cart/cart-dialog.tsx";
import type { CartDialogName } from "#web/features/cart/cart-opener.ts";
import { CartProvider } from "#web/features/cart/cart-provider.tsx";
import type { ListCart } from "#web/features/paste-list/use-pasted-list.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { loadOrderForm, loadQueuedOrders, OrderDialogs } from "./-order-dialogs.tsx";

const loadPasteList = () => import("#web/features/paste-list/paste-list-dialog.tsx");
const PasteListDialog = lazyChunk(async () => (await loadPasteList()).PasteListDialog);

const loaders: Readonly<Record<CartDialogName, () => Promise<unknown>>> = {
  // Part of this chunk.
  cart: () => Promise.resolve(true),
  checkout: loadOrderForm,
  order: loadOrderForm,
  "queued-orders": loadQueuedOrders,
  list: loadPasteList,
  "quick-order": loadPasteList,
};

/** Loads a dialog's own chunk. */
export function loadCartDialog(name: CartDialogName): Promise<unknown> {
  return loaders[name]();
}

type SiteCartProps = {
  readonly dialog: CartDialogName;
  readonly onOpen: (dialog: CartDialogName) => void;
  readonly onClose: () => void;
};

/** The cart with the dialogs around it. */
export function SiteCart(props: SiteCartProps): ReactNode {
  return (
    <CartProvider>
      <div data-restored className="contents">
        <OpenDialog {...props} />
      </div>
    </CartProvider>
  );
}

function OpenDialog({ dialog, onOpen, onClose }: SiteCartProps): ReactNode {
  const cart = useCart();
  const listCart = useListCart(cart);
  switch (dialog) {
    case "checkout":
      return <Checkout cart={cart} onOpen={onOpen} />;
    case "cart":
      return (
        <CartDialog
          open
          onClose={onClose}
          onCheckout={() => onOpen("order")}
          onQuickOrder={() => onOpen("quick-order")}
        />
      );
    case "list":
    case "quick-order":
      return (
        <PasteListDialog
          start={dialog === "list" ? "text" : "pad"}
          onClose={onClose}
          onOpenCart={() => onOpen("cart")}
          cart={listCart}
        />
      );
    case "order":
    case "queued-orders":
      // The form needs the lines from its start.
      if (dialog === "order" && cart.status === "loading") return null;
      return <OrderDialogs dialog={dialog} onOpen={onOpen} onClose={onClose} />;
  }
}

/** Opens the order form or, if the cart is empty, the cart; which one isn't known while it loads. */
function Checkout({
  cart: { status, lines },
  onOpen,
}: Pick<SiteCartProps, "onOpen"> & { readonly cart: CartHandle }): ReactNode {
  const isKnown = status !== "loading";
  const proceed = useEffectEvent(() => onOpen(lines.length > 0 ? "order" : "cart"));
  useEffect(() => {
    if (isKnown) proceed();
  }, [isKnown]);
  return null;
}

/** The cart as a list of codes needs it; the same object until the cart changes. */
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
