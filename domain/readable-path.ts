/**
 * Decodes an address's path.
 *
 * @param path Path of an address as it came.
 * @returns The decoded path; undefined where it can't be decoded.
 */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Makes an address's path one that can be decoded. Where it can't, its percent signs are taken
 * literally: then it is an address that nobody knows, instead of one that nobody can read.
 *
 * @param path Path of an address as it came, starting with a slash.
 * @returns The same path, or one whose every percent sign stands for itself.
 */
export function readablePath(path: string): string {
  // The bundler drops a call of decodeURIComponent whose result isn't used, with what it throws.
  return decodePath(path) === undefined ? path.replaceAll("%", "%25") : path;
}

/**
 * Takes the slashes off the end of an address's path. A loop, since a pattern such as `\/+$` tries
 * every slash of the path as the first one.
 *
 * @param path Path of an address.
 * @returns The path without them; empty where there is nothing else.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
