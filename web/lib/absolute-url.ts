/**
 * A page's or file's whole address, with whatever a visitor typed into the path encoded.
 *
 * @param origin The site's address without a trailing slash.
 * @param path Starts with a slash.
 */
export function absoluteUrl(origin: string, path: string): string {
  return new URL(`${origin}${path}`).href;
}
