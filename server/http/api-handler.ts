import { createJsonifiedRouterClient } from "@orpc/openapi";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError, type RouterClient } from "@orpc/server";
import { z } from "zod";
import { apiRouter } from "./api/router.ts";
import {
  createErrorBody,
  toErrorBody,
  createErrorResponse,
  retryAfterBusySeconds,
  type ErrorBody,
} from "./error-body.ts";
import type { RequestScope } from "./request-scope.ts";

const heartbeatMs = 25_000;

/** The API as pages rendered here call it. */
export type InProcessApi = JsonifiedClient<RouterClient<typeof apiRouter>>;

type Call = {
  readonly context: RequestScope;
  readonly path: readonly string[];
  readonly next: () => Promise<unknown>;
};

const handler = new OpenAPIHandler<RequestScope>(apiRouter, {
  clientInterceptors: [refuseProperly],
  eventIteratorKeepAliveInterval: heartbeatMs,
  // No route takes a list in its query, and a list with a large index costs as much as a full one.
  maxBracketNotationArrayIndex: 0,
});

/** Answers a request under /api. */
export async function handleApiRequest(request: Request, scope: RequestScope): Promise<Response> {
  const { matched, response } = await handler.handle(request, { prefix: "/api", context: scope });
  if (!matched) return createErrorResponse(createErrorBody("not_found"));
  // No refusal of ours: a form that can't be taken apart, or that broke off on its way.
  if (response.status === 400) return createErrorResponse(createErrorBody("invalid_input"));
  if (response.status === 429) await setRetryAfter(response);
  if (response.status === 503) response.headers.set("retry-after", String(retryAfterBusySeconds));
  // A file is for saving: no browser shows it as a page of this site.
  const disposition = response.headers.get("content-disposition")?.replace(/^inline/, "attachment");
  if (disposition) response.headers.set("content-disposition", disposition);
  // What a person may see is never kept by anybody in between.
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}

/**
 * The same API for the pages rendered here, without a network in between.
 *
 * @param onError Called when a call fails through an error of ours.
 */
export function createInProcessApi(scope: RequestScope, onError: () => void): InProcessApi {
  const notice = async (call: Call): Promise<unknown> => {
    try {
      return await refuseProperly(call);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status >= 500) onError();
      throw error;
    }
  };
  return createJsonifiedRouterClient(apiRouter, { context: scope, interceptors: [notice] });
}

async function refuseProperly(call: Call): Promise<unknown> {
  try {
    return await call.next();
  } catch (error) {
    const refusal = forOrders(call.path, toErrorBody(error, call.context.log));
    call.context.log.info(
      { route: call.path.join("."), code: refusal.code, status: refusal.status },
      "refused",
    );
    throw new ORPCError(refusal.code, refusal);
  }
}

/** Whatever is wrong with an order's data is said with the one text of the specification. */
function forOrders(path: readonly string[], refusal: ErrorBody): ErrorBody {
  const isOrderInput = path.join(".") === "orders.create" && refusal.code === "invalid_input";
  return isOrderInput ? createErrorBody("invalid_order", refusal.data) : refusal;
}

const limited = z.object({ data: z.object({ retryAfterSeconds: z.number() }) });

async function setRetryAfter(response: Response): Promise<void> {
  const { data } = limited.safeParse(await response.clone().json());
  if (data) response.headers.set("retry-after", String(data.data.retryAfterSeconds));
}
