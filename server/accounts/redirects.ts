import type { Config } from "#server/config.ts";

/**
 * Makes a wished-for address safe to redirect to.
 *
 * @param config Holds our own address.
 * @param wished What a link or a form asked for.
 * @returns An absolute address of our own site; its root where the intent leads elsewhere.
 */
export function toOwnAddress(config: Pick<Config, "publicUrl">, wished: string): string {
  const own = new URL("/", config.publicUrl);
  if (/[\\\p{Cc}]/u.test(wished)) return own.href;
  const isPath = wished.startsWith("/") && !wished.startsWith("//");
  if (!isPath && !wished.startsWith(own.href)) return own.href;
  if (!URL.canParse(wished, own.href)) return own.href;
  const target = new URL(wished, own);
  // Two slashes may be read as a host: at the beginning of a path alone, or behind a proxy.
  const isOwn = target.origin === own.origin && !target.pathname.includes("//");
  return isOwn && target.username === "" ? target.href : own.href;
}

/** The same without the site's origin, for a page of the site or of the native app. */
export function toOwnPath(config: Pick<Config, "publicUrl">, wished: string): string {
  const { pathname, search, hash } = new URL(toOwnAddress(config, wished));
  return pathname + search + hash;
}
