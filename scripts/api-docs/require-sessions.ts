import { listRoutes } from "#server/http/contract/list-routes.ts";
import { listOperations, type ApiDocument, type Operation } from "./openapi-document.ts";

/** How a request says whose it is. */
export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "shop.session_token",
    description:
      "Cookie that signing in sets. Over HTTPS its name is __Host-shop.session_token. Requests that change something need an Origin header of this site with it.",
  },
  bearer: {
    type: "http",
    scheme: "bearer",
    description:
      "The value of the cookie, or the header set-auth-token that the native app gets when it signs in. Without a cookie no Origin header is needed.",
  },
} as const;

/** Open to everyone, but the answer depends on who is signed in. */
const optional = new Set([
  "orders.create",
  "quotes.create",
  "admin.me",
  "accounts.getSession",
  "accounts.signIn",
  "accounts.signOut",
  "live.products",
]);

const anySession: NonNullable<Operation["security"]> = [{ session: [] }, { bearer: [] }];

/** States for each operation whether it needs a session. */
export function requireSessions(document: ApiDocument): void {
  const closed = new Set(
    listRoutes()
      .filter(({ needsSession }) => needsSession)
      .map(({ group, name }) => `${group}.${name}`),
  );
  for (const { operation } of listOperations(document)) {
    const id = operation.operationId ?? "";
    if (closed.has(id)) operation.security = anySession;
    else operation.security = optional.has(id) ? [{}, ...anySession] : [];
  }
}
