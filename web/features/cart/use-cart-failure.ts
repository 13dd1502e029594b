import { useEffect } from "react";
import { messages } from "#domain/messages.ts";
import { toast } from "#web/ui/toast.ts";
import type { CartSource } from "./use-cart-source.ts";

/** Says that the cart couldn't be loaded. */
export function useCartFailure(status: CartSource["status"]): void {
  useEffect(() => {
    if (status === "failed") toast.error(messages.cart.loadFailed, { lang: "en" });
  }, [status]);
}
