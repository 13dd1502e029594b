import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "#web/lib/api/client.ts";
import { apiFor } from "#web/lib/api/client.ts";
import { meQuery, queryKeys } from "#web/lib/api/queries.ts";
import { logError } from "#web/lib/log-error.ts";
import type { RequestContext } from "#web/lib/request-context.ts";
import { signedOut } from "#web/lib/session-context.tsx";
import type { SessionSnapshot } from "#web/lib/session-context.tsx";

/** Who is signed in, as the server says it: the answer of GET /api/admin/me. */
export type Me = Awaited<ReturnType<ApiClient["admin"]["me"]>>;

export interface LoaderContext {
  readonly queryClient: QueryClient;
  readonly request: RequestContext | undefined;
}

/** The answer in the words of the screens. */
export function toSnapshot(me: Me | undefined): SessionSnapshot {
  return me?.user ? { user: me.user, isAdmin: me.is_admin } : signedOut;
}

/** Hands the server's knowledge to the page, so that its first picture is already right. */
export function seedSession({ queryClient, request }: LoaderContext): void {
  if (request) putSession(queryClient, request.session);
}

export function putSession(queryClient: QueryClient, session: SessionSnapshot): void {
  const me: Me = { user: session.user, is_admin: session.isAdmin };
  queryClient.setQueryData(queryKeys.me, me);
}

/**
 * What a route's guard asks. Answers at once where it is known, otherwise waits for the admin
 * check; a check that fails counts as what was last seen, or as signed out.
 */
export function loadSession(context: LoaderContext): SessionSnapshot | Promise<SessionSnapshot> {
  const known = context.queryClient.getQueryData<Me>(queryKeys.me);
  if (known) return toSnapshot(known);
  return context.queryClient
    .query(meQuery(apiFor(context)))
    .then(toSnapshot)
    .catch((error: unknown) => {
      logError("The admin check failed", error);
      return toSnapshot(context.queryClient.getQueryData<Me>(queryKeys.me));
    });
}
