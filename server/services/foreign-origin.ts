import type { Config } from "#server/config.ts";
import { ServiceError } from "./service-error.ts";

/** Origins of the native app's web view; its requests carry a bearer token, never a cookie. */
export const nativeOrigins: readonly string[] = ["https://localhost", "capacitor://localhost"];

/** Lists the origins allowed to send write requests: our own and the native app's. */
export function ownOrigins(config: Pick<Config, "publicUrl">): readonly string[] {
  return [new URL(config.publicUrl).origin, ...nativeOrigins];
}

type Address = Pick<Config, "publicUrl" | "isPublicUrlSet">;

/**
 * Rejects write requests from pages of other origins (CSRF). Browsers send an Origin header with every
 * write request; other clients send neither Origin nor cookies.
 * @throws {ServiceError} `foreign_origin`.
 */
export function rejectForeignOrigin(config: Address, headers: Headers): void {
  const origin = headers.get("origin");
  const isOwn =
    origin === null
      ? !headers.has("cookie") && headers.get("sec-fetch-site") !== "cross-site"
      : isOwnOrigin(config, headers, origin);
  if (!isOwn) throw new ServiceError("foreign_origin");
}

/**
 * Rejects event-stream requests from pages of other origins. Browsers send no Origin header with
 * same-origin reads.
 * @throws {ServiceError} `foreign_origin`.
 */
export function rejectForeignReader(config: Address, headers: Headers): void {
  const origin = headers.get("origin");
  const isOwn =
    origin === null
      ? headers.get("sec-fetch-site") !== "cross-site"
      : isOwnOrigin(config, headers, origin);
  if (!isOwn) throw new ServiceError("foreign_origin");
}

function isOwnOrigin(config: Address, headers: Headers, origin: string): boolean {
  if (origin === new URL(config.publicUrl).origin) return true;
  // The app never sends a cookie: a cookie with its origin comes from another program on that machine.
  if (nativeOrigins.includes(origin)) return !headers.has("cookie");
  // Any domain can be pointed at this machine, so the Host header counts only while no public URL is
  // set.
  const host = headers.get("host");
  return (
    !config.isPublicUrlSet &&
    host !== null &&
    [`http://${host}`, `https://${host}`].includes(origin)
  );
}
