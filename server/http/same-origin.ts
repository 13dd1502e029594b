import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config.ts";
import { refusalOf, refusalResponse } from "./refusal.ts";

/** Origins under which the native app's web view runs; they carry a bearer token, never a cookie. */
export const nativeOrigins: readonly string[] = ["https://localhost", "capacitor://localhost"];

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site makes with a person's cookie. A browser always names the
 * origin of such a request; one without a cookie can't act for anybody.
 */
export function refuseForeignOrigins(config: Config): MiddlewareHandler {
  const own = new URL(config.publicUrl).origin;
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    const isOurs = origin === own || isSameHost(origin, c.req.header("host"));
    const isNative = origin !== undefined && nativeOrigins.includes(origin);
    const isForeign =
      origin === undefined ? c.req.header("cookie") !== undefined : !isOurs && !isNative;
    if (isForeign) return refusalResponse(refusalOf("foreign_origin"));
    return next();
  };
}

/** The site may be opened under several names of this machine; a page can't forge the Host. */
function isSameHost(origin: string | undefined, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
