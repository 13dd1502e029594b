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
