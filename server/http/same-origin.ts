import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config.ts";
import { rejectForeignOrigin, rejectForeignReader } from "#server/services/foreign-origin.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Rejects writes that another site makes with a user's cookie, and streams that it reads. */
export function rejectForeignOrigins(config: Config): MiddlewareHandler {
  return async (c, next) => {
    const { headers } = c.req.raw;
    if (!safeMethods.has(c.req.method)) rejectForeignOrigin(config, headers);
    if (c.req.path.startsWith("/api/live/")) rejectForeignReader(config, headers);
    await next();
  };
}
