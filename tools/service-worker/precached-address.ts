/** Under which address a file is kept, and whether its name changes with its content. */
export type PrecachedAddress = { readonly url: string; readonly isNamedByContent: boolean };

const frame = "app-shell/index.html";

/**
 * What the service worker keeps besides chunks, styles and fonts: all drawings in one file, pictures in
 * their small width alone. Data sheets, films and previews are too large to send unasked, and the
 * chunks of the native app, in a folder of their own, are nothing to a browser.
 */
const kept =
  /^(?:drawings\.json|favicon\.svg|manifest\.webmanifest|pictures\/.*-400\.avif|slides\/.*-800\.avif|videos\/.*\.avif)$/;

/** Tells whether the service worker keeps a built file, by its path below the folder that is served. */
export function precachedAddress(path: string): PrecachedAddress | undefined {
  if (/^assets\/[^/]*\.(?:js|css|woff2)$/.test(path))
    return { url: `/${path}`, isNamedByContent: true };
  if (path === frame) return { url: "/app-shell", isNamedByContent: false };
  return kept.test(path) ? { url: `/${path}`, isNamedByContent: false } : undefined;
}
