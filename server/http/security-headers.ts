import type { Config } from "#server/config.ts";

/** Headers of every response. */
export function baseHeaders(config: Config): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ...(config.isHttps && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/** For images and videos that the native app shows but doesn't bundle. */
export const forTheApp = { "cross-origin-resource-policy": "cross-origin" } as const;

/**
 * The content security policy of a page.
 *
 * @param options.scripts Sources of inline scripts: a nonce, or hashes of a prerendered page.
 * @param options.frameHosts Origins that may be framed (flipbooks, map).
 */
export function contentSecurityPolicy(options: {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frameHosts: readonly string[];
  readonly isHttps: boolean;
}): string {
  // Browsers block plain http frames on an https page, so allowing such a host would have no
  // effect.
  const frameHosts = options.frameHosts.filter(
    (host) => !options.isHttps || host.startsWith("https:"),
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...options.scripts].join(" ")}`,
    `style-src ${["'self'", ...options.styles].join(" ")}`,
    // React writes style attributes; they can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${["'self'", ...frameHosts].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
