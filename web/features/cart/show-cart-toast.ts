import { cartText } from "#web/messages/cart.ts";
import { toast } from "#web/ui/toast.ts";
import { doneTexts, type CartAction } from "./cart-action.ts";
import { openCartDialog } from "./cart-opener.ts";

/** Says how an action on the cart ended. The toasts are English, even inside the Albanian dialogs. */
export function showCartToast(kind: CartAction["kind"], failure: string | undefined): void {
  const done = doneTexts[kind];
  if (failure !== undefined) {
    toast.error(failure, { lang: "en" });
  } else if (kind === "add" && done !== undefined) {
    const action = { label: cartText.en.view, onAction: viewCart };
    toast.success(done, { lang: "en", action });
    // It mustn't cover the field that is typed into. On the window, after React has read the text: a
    // render in between would put the field's old value back.
    window.addEventListener("input", toast.clearActions, { once: true });
  } else if (done !== undefined) {
    toast.success(done, { lang: "en" });
  }
}

/** The message is gone when the cart closes, so the header's button gets the focus back. */
function viewCart(): void {
  document.querySelector<HTMLElement>('[data-slot="header-cart"]')?.focus({ preventScroll: true });
  openCartDialog("cart");
}
