/**
 * Key by which codes are compared: capitals and figures without separators. A point or slash between
 * figures stays, since it is part of a size or a bore: 60/22 isn't 6022, 6.3 isn't 63.
 *
 * @param code As printed or typed.
 */
export function toCodeKey(code: string): string {
  return code
    .toUpperCase()
    .replaceAll("×", "X")
    .replaceAll(",", ".")
    .replaceAll(/(?<!\d)[./]|[./](?!\d)|[^A-Z0-9./]/g, "");
}
