import type { Config } from "#server/config.ts";

/**
 * Makes a requested URL safe to redirect to.
 *
 * @returns An absolute URL of this site; its root if the requested URL leads elsewhere.
 */
export function toOwnAddress(config: Pick<Config, "publicUrl">, requested: string): string {
  const own = new URL("/", config.publicUrl);
  if (/[\\\p{Cc}]/u.test(requested)) return own.href;
  const isPath = requested.startsWith("/") && !requested.startsWith("//");
  if (!isPath && !requested.startsWith(own.href)) return own.href;
  if (!URL.canParse(requested, own.href)) return own.href;
  const target = new URL(requested, own);
  // A double slash may be read as a host: at the start of a path, or behind a proxy.
  const isOwn = target.origin === own.origin && !target.pathname.includes("//");
  return isOwn && target.username === "" ? target.href : own.href;
}

/** Like `toOwnAddress`, but without the origin, for pages of the site or the native app. */
export function toOwnPath(config: Pick<Config, "publicUrl">, requested: string): string {
  const { pathname, search, hash } = new URL(toOwnAddress(config, requested));
  return pathname + search + hash;
}
