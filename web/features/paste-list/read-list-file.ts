/** A file's text, or why it can't be read. */
export type ListFile =
  | { readonly text: string }
  | { readonly error: "large" | "spreadsheet" | "unreadable" };

const maxBytes = 1_000_000;
/** Programs save CSV in the old encoding of Western Europe, where ë and ç have one byte. */
const oldEncoding = "windows-1252";

/** Reads a text or CSV file. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > maxBytes) return { error: "large" };
  try {
    return decodeList(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { error: "unreadable" };
  }
}

function decodeList(bytes: Uint8Array): ListFile {
  const encoding = getMarkedEncoding(bytes);
  if (encoding !== undefined) return { text: new TextDecoder(encoding).decode(bytes) };
  // A spreadsheet's file is an archive; no text has a zero byte.
  if (bytes.includes(0)) return { error: "spreadsheet" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder(oldEncoding).decode(bytes) };
  }
}

/** Unicode text of a spreadsheet begins with a byte order mark. */
function getMarkedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}
