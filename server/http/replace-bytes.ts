/**
 * Replaces a text inside a larger one without decoding it: over hundreds of pages that is a tenth of
 * a second of every start.
 *
 * @param body UTF-8, as it was read.
 * @param found What is replaced, everywhere.
 * @param replacement What stands there afterwards.
 */
export function replaceBytes(
  body: Buffer<ArrayBuffer>,
  found: string,
  replacement: string,
): Buffer<ArrayBuffer> {
  const [from, to] = [Buffer.from(found), Buffer.from(replacement)];
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = body.indexOf(from); at !== -1; at = body.indexOf(from, start)) {
    parts.push(body.subarray(start, at), to);
    start = at + from.byteLength;
  }
  return Buffer.concat([...parts, body.subarray(start)]);
}
