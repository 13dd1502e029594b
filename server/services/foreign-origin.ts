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

/**
 * Refuses what a page of somebody else made a browser send. Browsers name the origin with every
 * change; programs name none and carry no cookies either. The site may be opened under several
 * names of its machine, and a page can't forge the Host.
 *
 * @param config Holds our own address.
 * @param headers The request's headers.
 * @throws {ServiceError} `foreign_origin`.
 */
export function refuseForeignOrigin(config: Pick<Config, "publicUrl">, headers: Headers): void {
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
export function refuseForeignReader(config: Pick<Config, "publicUrl">, headers: Headers): void {
  const origin = headers.get("origin");
  const isOwn =
    origin === null
      ? headers.get("sec-fetch-site") !== "cross-site"
      : isOwnOrigin(config, headers, origin);
  if (!isOwn) throw new ServiceError("foreign_origin");
}

function isOwnOrigin(config: Pick<Config, "publicUrl">, headers: Headers, origin: string): boolean {
  const host = headers.get("host");
  return (
    ownOrigins(config).includes(origin) ||
    (host !== null && [`http://${host}`, `https://${host}`].includes(origin))
  );
}
