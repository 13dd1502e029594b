/**
 * Returns the absolute URL of a page or file, with the path percent-encoded.
 * @param origin The site's origin, without a trailing slash.
 * @param path Starts with a slash.
 */
export function absoluteUrl(origin: string, path: string): string {
  return new URL(`${origin}${path}`).href;
}
