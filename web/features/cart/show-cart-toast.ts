import { toast } from "#web/ui/toast.ts";

/** Says how an action on the cart ended. The toasts are English, even inside the Albanian dialogs. */
export function showCartToast(failure: string | undefined, done: string | undefined): void {
  if (failure !== undefined) toast.error(failure, { lang: "en" });
  else if (done !== undefined) toast.success(done, { lang: "en" });
}
