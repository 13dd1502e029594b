import type { QueryClient } from "@tanstack/react-query";
import { type ApiClient, apiFor } from "#web/api/client.ts";
import { meQuery, queryKeys } from "#web/api/queries.ts";
import type { RequestContext } from "#web/api/request-context.ts";
import { logError } from "#web/platform/log-error.ts";
import { pendingSignOut } from "#web/platform/pending-sign-out.ts";
import { type SessionSnapshot, signedOut } from "./session-context.tsx";

/** Response of GET /api/admin/me: the signed-in user and whether they are an admin. */
export type Me = Awaited<ReturnType<ApiClient["admin"]["me"]>>;

export type LoaderContext = {
  readonly queryClient: QueryClient;
  readonly request: RequestContext | undefined;
};

/** Converts the response to the snapshot that screens use. */
export function toSnapshot(me: Me | undefined): SessionSnapshot {
  if (!me?.user) return signedOut;
  const session = { user: me.user, isAdmin: me.is_admin };
  return me.second_factor_due ? { ...session, isSecondFactorDue: true } : session;
}

/** Puts the session of the SSR request into the cache, so that the first render is correct. */
export function seedSession({ queryClient, request }: LoaderContext): void {
  if (request) putSession(queryClient, request.session);
}

export function putSession(queryClient: QueryClient, session: SessionSnapshot): void {
  const me: Me = {
    user: session.user,
    is_admin: session.isAdmin,
    ...(session.isSecondFactorDue && { second_factor_due: true }),
  };
  queryClient.setQueryData(queryKeys.me, me);
}

/**
 * Returns the session for a route guard: synchronously if cached, otherwise after the admin check.
 * A failed check counts as the stored answer, or as signed out.
 */
export function loadSession(context: LoaderContext): SessionSnapshot | Promise<SessionSnapshot> {
  if (pendingSignOut.read()) return signedOut;
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
