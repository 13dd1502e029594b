import { refuseForeignOrigin } from "#server/services/foreign-origin.ts";
import { ServiceError } from "#server/services/service-error.ts";
import type { AuthResult, AuthCall, AuthClient } from "./auth-call.ts";
import { findErrorBody, type AuthErrorBody } from "./auth-errors.ts";
import { authRoutes, type AuthRoute } from "./auth-routes.ts";
import type { Auth } from "./auth.ts";
import { isNativeRequest, readJsonBody } from "./request-guard.ts";
import { cookiePrefix } from "./session-token.ts";
import { findSession } from "./session.ts";

const basePath = "/api/auth";

/**
 * Handles a request below /api/auth. Expected errors become `{ code, message, status }`.
 *
 *
 * @throws {Error} For unexpected errors, such as a database outage; the server's error handler
 * answers them.
 */
export async function handleAuthRequest(
  auth: Auth,
  request: Request,
  client: AuthClient,
): Promise<Response> {
  const log = client.log ?? auth.log;
  const url = new URL(request.url);
  const path = url.pathname.slice(basePath.length);
  try {
    const route = findRoute(path, request.method);
    const call: AuthCall = {
      auth,
      client,
      log,
      headers: request.headers,
      query: url.searchParams,
      session: await readGuarded(auth, route, request),
    };
    const body = route.method === "POST" ? await readJsonBody(request) : undefined;
    return respond(auth, request, await route.run(call, body));
  } catch (error) {
    const errorBody = findErrorBody(error);
    if (!errorBody) throw error;
    log.info({ path, code: errorBody.code, status: errorBody.status }, "account request refused");
    return refuse(path, errorBody);
  }
}

function findRoute(path: string, method: string): AuthRoute {
  const route = Object.hasOwn(authRoutes, path) ? authRoutes[path] : undefined;
  if (!route) throw new ServiceError("not_found");
  if (route.method !== method) throw new ServiceError("method_not_allowed");
  return route;
}

async function readGuarded(
  auth: Auth,
  route: AuthRoute,
  request: Request,
): Promise<AuthCall["session"]> {
  if (route.method === "POST") refuseForeignOrigin(auth.config, request.headers);
  return findSession(auth, request.headers);
}

/**
 * The native app gets the signed token in a header and stores it; browsers get the cookie. An empty
 * value ends the session in both.
 */
function respond(auth: Auth, request: Request, answer: AuthResult): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  const cookies = answer.headers?.getSetCookie() ?? [];
  if (isNativeRequest(request.headers)) {
    const token = findFreshToken(cookies, `${cookiePrefix(auth.config)}.session_token=`);
    if (token !== undefined) headers.set("set-auth-token", token);
  } else {
    for (const cookie of cookies) headers.append("set-cookie", cookie);
  }
  if (answer.redirectTo !== undefined) {
    headers.set("location", answer.redirectTo);
    return new Response(null, { status: 302, headers });
  }
  return Response.json(answer.body ?? null, { headers });
}

function findFreshToken(cookies: readonly string[], prefix: string): string | undefined {
  const cookie = cookies.find((text) => text.startsWith(prefix));
  const value = cookie?.slice(prefix.length).split(";", 1).join("");
  return value === undefined ? undefined : decodeURIComponent(value);
}

function refuse(path: string, errorBody: AuthErrorBody): Response {
  const { retryAfterSeconds, ...body } = errorBody;
  const headers = new Headers({ "cache-control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  const allowed = authRoutes[path]?.method;
  if (errorBody.code === "method_not_allowed" && allowed) headers.set("allow", allowed);
  return Response.json(body, { status: errorBody.status, headers });
}
