import type { Config } from "#server/config.ts";
import { ServiceError } from "./service-error.ts";

/** Origins under which the native app's web view runs; they carry a bearer token, never a cookie. */
export const nativeOrigins: readonly string[] = ["https://localhost", "capacitor://localhost"];

/**
 * Lists the origins whose pages may send what changes something.
 *
 * @param config Holds our own address.
 * @returns Our own origin and those of the native app.
 */
export function ownOrigins(config: Pick<Config, "publicUrl">): readonly string[] {
  return [new URL(config.publicUrl).origin, ...nativeOrigins];
}

type Address = Pick<Config, "publicUrl" | "isPublicUrlSet">;

/**
 * Refuses what a page of somebody else made a browser send. Browsers name the origin with every
 * change; programs name none and carry no cookies either.
 *
 * @param config Holds our own address.
 * @param headers The request's headers.
 * @throws {ServiceError} `foreign_origin`.
 * Source: security case S24.
 */
export function refuseForeignOrigin(config: Address, headers: Headers): void {
  const origin = headers.get("origin");
  const isOwn =
    origin === null
      ? !headers.has("cookie") && headers.get("sec-fetch-site") !== "cross-site"
      : isOwnOrigin(config, headers, origin);
  if (!isOwn) throw new ServiceError("foreign_origin");
}

/**
 * Refuses what a page of somebody else wants to listen to. Browsers name no origin where a page
 * reads from its own site.
 *
 * @param config Holds our own address.
 * @param headers The request's headers.
 * @throws {ServiceError} `foreign_origin`.
 * Source: security case S58.
 */
export function refuseForeignReader(config: Address, headers: Headers): void {
  const origin = headers.get("origin");
  const isOwn =
    origin === null
      ? headers.get("sec-fetch-site") !== "cross-site"
      : isOwnOrigin(config, headers, origin);
  if (!isOwn) throw new ServiceError("foreign_origin");
}

function isOwnOrigin(config: Address, headers: Headers, origin: string): boolean {
  if (origin === new URL(config.publicUrl).origin) return true;
  // The app never sends a cookie: one that comes from its origin is another program's of that machine.
  if (nativeOrigins.includes(origin)) return !headers.has("cookie");
  // A name that leads to this machine can be anybody's, so the Host counts only while no address is set.
  const host = headers.get("host");
  return (
    !config.isPublicUrlSet &&
    host !== null &&
    [`http://${host}`, `https://${host}`].includes(origin)
  );
}
