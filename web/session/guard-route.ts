import { redirect } from "@tanstack/react-router";
import { accessDeniedMark } from "./access-denied.ts";
import { getReturnPlace, hasReturnPlace, withOpened } from "./return-place.ts";
import type { SessionSnapshot } from "./session-context.tsx";
import { type LoaderContext, loadSession } from "./session-query.ts";

/**
 * For a route's `beforeLoad`: redirects by role as soon as the role is known. The server protects
 * the data; this only avoids showing a page without access.
 * @param decide One of the rules of `redirects.ts`.
 * @param options.isDenied Whether the dashboard has just redirected this user; the home page shows a
 * message.
 * @param options.open What to open on the dashboard, as its query string: the sign-in page passes it on.
 */
export function guardRoute(
  context: LoaderContext,
  decide: (
    session: SessionSnapshot,
  ) => "/" | "/account" | "/admin/products" | "/admin-login" | undefined,
  { isDenied = false, open }: { readonly isDenied?: boolean; readonly open?: string } = {},
): void | Promise<void> {
  const session = loadSession(context);
  return session instanceof Promise ? session.then(send) : send(session);

  function send(known: SessionSnapshot): void {
    const to = decide(known);
    if (to === undefined) return;
    const options = { replace: true, throw: true } as const;
    if (to === "/admin-login") {
      // After the end of a session the tab has the path stored.
      const isOpened = open && !hasReturnPlace();
      const search = { ...(known.user && { denied: 1 as const }), ...(isOpened && { open }) };
      redirect({ to, search, ...options });
    }
    // The return path may be the dashboard, which would redirect here again.
    if (isDenied && to === "/") redirect({ to, hash: accessDeniedMark, ...options });
    // The return path may need the second factor.
    const back = to === "/account" ? undefined : (withOpened(to, open) ?? getReturnPlace(known));
    if (back === undefined) redirect({ to, ...options });
    else redirect({ href: back, ...options });
  }
}
