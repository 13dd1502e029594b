/** Decodes a URL path; returns undefined if it can't be decoded. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Makes a URL path decodable. If it isn't, its percent signs are escaped, so that the request ends in a
 * 404 instead of a decoding error.
 * @param path Raw URL path, starting with a slash.
 */
export function readablePath(path: string): string {
  // Uses the result of decodePath: the bundler drops a decodeURIComponent call with an unused result,
  // along with its exception.
  return decodePath(path) === undefined ? path.replaceAll("%", "%25") : path;
}

/**
 * Removes trailing slashes from a URL path. Uses a loop, because a pattern such as `\/+$` is tried at
 * every slash of the path.
 * @returns The path without them; empty if it had only slashes.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
