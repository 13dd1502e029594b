import { os as base } from "@orpc/server";
import type { RequestScope } from "#server/http/request-scope.ts";
import type { AuthCall } from "#server/services/accounts/auth-call.ts";
import { sessionHeaders } from "#server/services/accounts/session-headers.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** Allows signed-in users and passes on their session. */
export const withSession = base.$context<RequestScope>().middleware(async ({ context, next }) => {
  const session = await context.findSession();
  if (!session) throw new ServiceError("unauthorized");
  return next({ context: { session } });
});

export function toCall({
  accounts: auth,
  clientAddress: address,
  headers,
  log,
}: RequestScope): AuthCall {
  return { auth, address, headers, log };
}

/** Adds the cookie or token that better-auth set to the response. */
export function passOn(scope: RequestScope, libraryHeaders: Headers | undefined): void {
  if (!libraryHeaders) return;
  for (const [field, value] of sessionHeaders(scope.accounts, scope.headers, libraryHeaders)) {
    scope.responseHeaders.append(field, value);
  }
}
