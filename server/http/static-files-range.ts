/** The first and the last byte of a range, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Parses a Range header. Multiple ranges and invalid headers are ignored, which HTTP allows: the
 * whole file is a valid response.
 *
 * @param size Bytes of the whole file.
 * @returns The requested range, cut at the end of the file; undefined for the whole file.
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const wanted = Math.min(Number(to), size);
    return wanted === 0 ? "unsatisfiable" : { first: size - wanted, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
