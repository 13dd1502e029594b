import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import {
  cartDialogNames,
  chooseCartDialog,
  listenForCartDialogs,
  openCartDialog,
  type CartDialogName,
} from "#web/features/cart/cart-opener.ts";
import { headerCart } from "#web/features/cart/pressed-cart.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";

// Loaded on the first click: most pages are read without a cart.
const loadSiteCart = () => import("./-site-cart.tsx");
const SiteCart = lazyChunk(async () => (await loadSiteCart()).SiteCart);

/** Loads the cart and the order form before they are opened. */
export function preloadSiteCart(): void {
  // A failed chunk is fetched again on click.
  loadSiteCart()
    .then((part) => part.loadCartDialog("order"))
    .catch(() => undefined);
}

/** Rendered in the root: opens the dialogs of the cart on any page, and closes them when it is left. */
export function CartDialogs(): ReactNode {
  const pathname = useLocation({ select: (location) => location.pathname });
  const [dialog, setDialog] = useState<CartDialogName>();
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setDialog(undefined);
  }
  const open = useEffectEvent(async (name: CartDialogName) => {
    const load = async () => (await loadSiteCart()).loadCartDialog(name);
    if (await openChunk(load, name)) setDialog((shown) => chooseCartDialog(shown, name));
    document.querySelector(headerCart)?.removeAttribute("aria-busy");
  });
  useEffect(() => listenForCartDialogs((name) => void open(name)), []);
  usePendingIntent(cartDialogNames, openCartDialog);
  return (
    dialog && (
      <SiteCart dialog={dialog} onOpen={openCartDialog} onClose={() => setDialog(undefined)} />
    )
  );
}
