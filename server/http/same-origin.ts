import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config.ts";
import { refuseForeignOrigin } from "#server/services/foreign-origin.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changes that another site makes with a person's cookie. */
export function refuseForeignOrigins(config: Config): MiddlewareHandler {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) refuseForeignOrigin(config, c.req.raw.headers);
    await next();
  };
}
