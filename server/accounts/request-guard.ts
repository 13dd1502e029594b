import { nativeOrigins } from "#server/services/foreign-origin.ts";
import { ServiceError } from "#server/services/service-error.ts";

/** Max length of an account form's body, in characters. */
const maxBodyLength = 20_000;

export function isNativeRequest(headers: Headers): boolean {
  return nativeOrigins.includes(headers.get("origin") ?? "");
}

/**
 * Reads a JSON body. An empty body counts as an empty object.
 *
 *
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
