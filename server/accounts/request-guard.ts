import type { Config } from "#server/config.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** Where the pages inside the native app come from (Android, iOS). */
const nativeOrigins: readonly string[] = ["https://localhost", "capacitor://localhost"];

/** The longest body an account's form can have, in characters. */
const maxBodyLength = 20_000;

/** The origins whose pages may send what changes something. */
export function ownOrigins(config: Pick<Config, "publicUrl">): readonly string[] {
  return [new URL(config.publicUrl).origin, ...nativeOrigins];
}

/** Tells whether a request comes from inside the native app. */
export function isNativeRequest(headers: Headers): boolean {
  return nativeOrigins.includes(headers.get("origin") ?? "");
}

/**
 * Refuses what a page of somebody else made a browser send. Browsers name the origin with every
 * POST; programs name none and carry no cookies either. The site may be opened under several names
 * of its machine, and a page can't forge the Host.
 *
 * @throws {ServiceError} `foreign_origin`.
 */
export function refuseForeignOrigin(config: Pick<Config, "publicUrl">, headers: Headers): void {
  const origin = headers.get("origin");
  const host = headers.get("host");
  const isOwn =
    origin === null
      ? !headers.has("cookie") && headers.get("sec-fetch-site") !== "cross-site"
      : ownOrigins(config).includes(origin) ||
        (host !== null && [`http://${host}`, `https://${host}`].includes(origin));
  if (!isOwn) throw new ServiceError("foreign_origin");
}

/**
 * Reads a JSON body.
 *
 * @returns What it holds; an empty body counts as an empty object.
 * @throws {ServiceError} `unsupported_media_type`, `body_too_large` or `invalid_json`.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = request.headers.get("content-type")?.split(";", 1).join("").trim();
  if (mediaType?.toLowerCase() !== "application/json") {
    throw new ServiceError("unsupported_media_type");
  }
  if (Number(request.headers.get("content-length")) > maxBodyLength * 4) {
    throw new ServiceError("body_too_large");
  }
  const text = await request.text();
  if (text.length > maxBodyLength) throw new ServiceError("body_too_large");
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError("invalid_json");
  }
}
