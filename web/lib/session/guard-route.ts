import { redirect } from "@tanstack/react-router";
import type { SessionSnapshot } from "#web/lib/session-context.tsx";
import { returnPlaceOf } from "./return-place.ts";
import { loadSession } from "./session-query.ts";
import type { LoaderContext } from "./session-query.ts";

/**
 * For a route's `beforeLoad`: sends people away by role once the role is known. The server guards
 * what the page shows; this only spares people a page that isn't theirs.
 *
 * @param decide One of the rules of `redirects.ts`.
 */
export function guardRoute(
  context: LoaderContext,
  decide: (session: SessionSnapshot) => "/" | "/admin/products" | "/admin-login" | undefined,
): void | Promise<void> {
  const session = loadSession(context);
  return session instanceof Promise ? session.then(send) : send(session);

  function send(known: SessionSnapshot): void {
    const to = decide(known);
    if (to === undefined) return;
    const back = to === "/admin-login" ? undefined : returnPlaceOf(known);
    if (back === undefined) redirect({ to, replace: true, throw: true });
    else redirect({ href: back, replace: true, throw: true });
  }
}
