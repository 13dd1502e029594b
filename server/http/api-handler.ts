import { createJsonifiedRouterClient } from "@orpc/openapi";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { StandardOpenAPIHandler } from "@orpc/openapi/standard";
import { ORPCError, type RouterClient } from "@orpc/server";
import { apiRouter } from "./api/router.ts";
import { listRoutes } from "./contract/list-routes.ts";
import { createErrorBody, toErrorBody, createErrorResponse, type ErrorBody } from "./error-body.ts";
import type { RequestScope } from "./request-scope.ts";
import { toApiResponse } from "./to-api-response.ts";

const routes = listRoutes().map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The API as server-rendered pages call it. */
export type InProcessApi = JsonifiedClient<RouterClient<typeof apiRouter>>;

type Call = {
  readonly context: RequestScope;
  readonly path: readonly string[];
  readonly next: () => Promise<unknown>;
};

const handler = new StandardOpenAPIHandler<RequestScope>(apiRouter, {
  clientInterceptors: [nameRoute, rejectWithCode],
  // No route takes a list in its query, and a list with a large index costs as much as a full one.
  maxBracketNotationArrayIndex: 0,
});

/** A request under /api. */
export type ApiRequest = {
  readonly url: URL;
  readonly method: string;
  /** Reads the body: a form, or the value of a JSON text. */
  readonly readBody: () => Promise<unknown>;
  /** The encodings that the response may have; null for one that is sent to others, too. */
  readonly accepted: string | null;
};

/** Handles a request under /api. */
export async function handleApiRequest(
  { url, method, readBody, accepted }: ApiRequest,
  scope: RequestScope,
): Promise<Response> {
  // The router would ignore a trailing slash, but a route has one address.
  if (url.pathname.endsWith("/")) return createErrorResponse(createErrorBody("not_found"));
  const request = {
    url,
    method,
    headers: { "last-event-id": scope.headers.get("last-event-id") ?? undefined },
    body: readBody,
    // A procedure runs to its end, also when its client disconnects.
    signal: undefined,
  };
  const { matched, response } = await handler.handle(request, { prefix: "/api", context: scope });
  return matched ? toApiResponse(response, scope, accepted) : createUnmatchedResponse(url.pathname);
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

/** Lists the methods that the routes of a path below /api take; none for an unknown path. */
function findMethods(path: string): readonly string[] {
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
