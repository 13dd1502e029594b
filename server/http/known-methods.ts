import type { MiddlewareHandler } from "hono";
import { createErrorBody, createErrorResponse } from "./error-body.ts";

/** Methods of the routes. */
export const knownMethods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
]);

/** Rejects methods that no route handles, such as TRACE, before any other middleware runs. */
export const rejectUnknownMethods: MiddlewareHandler = async (c, next) => {
  if (!knownMethods.has(c.req.method))
    return createErrorResponse(createErrorBody("method_not_allowed"));
  await next();
  return undefined;
};
