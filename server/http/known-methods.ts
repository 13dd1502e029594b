import type { MiddlewareHandler } from "hono";
import { createErrorBody, createErrorResponse } from "./error-body.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Refuses methods that nothing here answers, such as TRACE, before anything else looks at them. */
export const refuseUnknownMethods: MiddlewareHandler = async (c, next) => {
  if (!methods.has(c.req.method)) return createErrorResponse(createErrorBody("method_not_allowed"));
  await next();
  return undefined;
};
