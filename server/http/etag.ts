import { createHash } from "node:crypto";

/** Makes the ETag of a body from its contents. */
export function hashEtag(body: Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether the client already has the contents of an ETag, by its If-None-Match header. */
export function hasEtag({ headers }: Request, etag: string): boolean {
  const named = (headers.get("if-none-match") ?? "").split(",");
  // A compressed answer has the weak form of the ETag.
  return named.some((one) => one.trim().replace(/^W\//, "") === etag);
}
