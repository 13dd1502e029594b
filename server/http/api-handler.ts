import { createJsonifiedRouterClient } from "@orpc/openapi";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type RouterClient } from "@orpc/server";
import { z } from "zod";
import { apiRouter } from "./api/router.ts";
import { listRoutes } from "./contract/list-routes.ts";
import {
  createErrorBody,
  toErrorBody,
  createErrorResponse,
  retryAfterBusySeconds,
  type ErrorBody,
} from "./error-body.ts";
import { findMethods } from "./find-methods.ts";
import type { RequestScope } from "./request-scope.ts";

const heartbeatMs = 25_000;

/** The API as server-rendered pages call it. */
export type InProcessApi = JsonifiedClient<RouterClient<typeof apiRouter>>;

type Call = {
  readonly context: RequestScope;
  readonly path: readonly string[];
  readonly next: () => Promise<unknown>;
};

const handler = new OpenAPIHandler<RequestScope>(apiRouter, {
  clientInterceptors: [nameRoute, rejectWithCode],
  eventIteratorKeepAliveInterval: heartbeatMs,
  // No route takes a list in its query, and a list with a large index costs as much as a full one.
  maxBracketNotationArrayIndex: 0,
});

/** Handles a request under /api. */
export async function handleApiRequest(request: Request, scope: RequestScope): Promise<Response> {
  const { pathname } = new URL(request.url);
  // The router would ignore a trailing slash, but a route has one address.
  if (pathname.endsWith("/")) return createErrorResponse(createErrorBody("not_found"));
  const { matched, response } = await handler.handle(request, { prefix: "/api", context: scope });
  if (!matched) return createUnmatchedResponse(pathname);
  for (const [field, value] of scope.responseHeaders) response.headers.append(field, value);
  // Not one of our errors: a form that can't be parsed, or that was cut off.
  if (response.status === 400 && !ours.safeParse(await response.clone().json()).success) {
    return createErrorResponse(createErrorBody("invalid_input"));
  }
  if (response.status === 429) await setRetryAfter(response);
  if (response.status === 503) response.headers.set("retry-after", String(retryAfterBusySeconds));
  // Browsers must save a file instead of showing it as a page of this site.
  const disposition = response.headers.get("content-disposition")?.replace(/^inline/, "attachment");
  if (disposition) response.headers.set("content-disposition", disposition);
  // Responses may depend on the user, so no cache in between may store them.
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}

function createUnmatchedResponse(pathname: string): Response {
  const allowed = findMethods(pathname.slice("/api".length));
  if (allowed.length === 0) return createErrorResponse(createErrorBody("not_found"));
  const response = createErrorResponse(createErrorBody("method_not_allowed"));
  response.headers.set("allow", allowed.join(", "));
  return response;
}

/**
 * The same API for server-rendered pages, without a network request.
 *
 * @param onError Called when a call fails with an unexpected error.
 */
export function createInProcessApi(scope: RequestScope, onError: () => void): InProcessApi {
  const notice = async (call: Call): Promise<unknown> => {
    try {
      return await rejectWithCode(call);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status >= 500) onError();
      throw error;
    }
  };
  return createJsonifiedRouterClient(apiRouter, { context: scope, interceptors: [notice] });
}

/** By the name of a call. */
const routePatterns = new Map(
  listRoutes().map(({ group, name, path }) => [`${group}.${name}`, `/api${path}`]),
);

/** For metrics and traces. A call within a page isn't the request's route. */
function nameRoute(call: Call): Promise<unknown> {
  call.context.answered.route = routePatterns.get(call.path.join("."));
  return call.next();
}

async function rejectWithCode(call: Call): Promise<unknown> {
  try {
    return await call.next();
  } catch (error) {
    const errorBody = forOrders(call.path, toErrorBody(error, call.context.log));
    call.context.log.info(
      { route: call.path.join("."), code: errorBody.code, status: errorBody.status },
      "refused",
    );
    throw new ORPCError(errorBody.code, errorBody);
  }
}

/** Any invalid input of an order gets the same error text. */
function forOrders(path: readonly string[], errorBody: ErrorBody): ErrorBody {
  const isOrderInput = path.join(".") === "orders.create" && errorBody.code === "invalid_input";
  return isOrderInput ? createErrorBody("invalid_order", errorBody.data) : errorBody;
}

const ours = z.object({ defined: z.literal(true) });
const limited = z.object({ data: z.object({ retryAfterSeconds: z.number() }) });

async function setRetryAfter(response: Response): Promise<void> {
  const { data } = limited.safeParse(await response.clone().json());
  if (data) response.headers.set("retry-after", String(data.data.retryAfterSeconds));
}
