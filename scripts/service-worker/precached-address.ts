/** Address of a precached file, and whether its name changes with its content. */
export type PrecachedAddress = { readonly url: string; readonly isNamedByContent: boolean };

const frame = "app-shell/index.html";

/**
 * Files that the service worker precaches besides chunks, styles and fonts: all drawings in one file,
 * and images in their small width only. Data sheets, films and previews are too large to send
 * unrequested, and browsers don't need the native app's chunks, which have their own folder.
 */
const precached =
  /^(?:drawings\.pack|favicon\.svg|manifest\.webmanifest|pictures\/.*-400\.avif|slides\/.*-800\.avif)$/;

/**
 * Returns the address of a built file if the service worker precaches it, given its path in the served
 * folder.
 */
export function precachedAddress(path: string): PrecachedAddress | undefined {
  if (/^assets\/[^/]*\.(?:js|css|woff2)$/.test(path))
    return { url: `/${path}`, isNamedByContent: true };
  if (path === frame) return { url: "/app-shell", isNamedByContent: false };
  return precached.test(path) ? { url: `/${path}`, isNamedByContent: false } : undefined;
}
