import { maxLineQuantity, maxLines } from "#domain/cart.ts";
import { isRecord, parseJson } from "#domain/json.ts";
import { isUuid } from "#domain/uuid.ts";
import type { StoredValue } from "#web/platform/stored-value.ts";
import { quoteListText } from "./quote-list-text.ts";

/** A part that a quote is requested for. */
export type QuoteListLine = {
  /** Code or description; no two lines have the same text or product. */
  readonly text: string;
  readonly quantity: number;
  /** The shop's product, if it sells the part. */
  readonly productId?: string;
  /** What the customer or a tool adds about this part. */
  readonly note?: string;
};

export type QuoteLineInput = Omit<QuoteListLine, "quantity"> & { readonly quantity?: number };

/** Max characters of a line's text and note. */
export const maxQuoteLineText = 200;

const none: readonly QuoteListLine[] = [];

let last = { text: "", lines: none };

/** The parts on the device's quote list. They are shared by all tabs and survive a sign-out. */
export const quoteListStore: StoredValue<readonly QuoteListLine[]> = {
  empty: none,
  read() {
    const text = quoteListText.read();
    if (text !== last.text) last = { text, lines: parseQuoteList(text) };
    return last.lines;
  },
  write: (lines) => quoteListText.write(lines.length === 0 ? "" : JSON.stringify(lines)),
  subscribe: quoteListText.subscribe,
};

/** What became of parts that were added to the list. */
export type QuoteListAddition = {
  readonly added: number;
  /** Parts that were on the list already; their quantity has grown. */
  readonly raised: number;
  /** Parts that the full list didn't take. */
  readonly leftOut: number;
  /** Lines on the list now. */
  readonly count: number;
};

/** Adds parts to the device's list; a part that is on it gets more pieces. */
export function addToQuoteList(inputs: readonly QuoteLineInput[]): QuoteListAddition {
  let lines = quoteListStore.read();
  const done = { added: 0, raised: 0, leftOut: 0 };
  for (const input of inputs) {
    const line = toLine(input);
    const at = line ? lines.findIndex((one) => isSamePart(one, line)) : -1;
    const present = lines[at];
    if (!line || (!present && lines.length >= maxLines)) done.leftOut += 1;
    else if (present) {
      const quantity = Math.min(present.quantity + line.quantity, maxLineQuantity);
      lines = lines.with(at, { ...line, ...present, quantity });
      done.raised += 1;
    } else {
      lines = [...lines, line];
      done.added += 1;
    }
  }
  quoteListStore.write(lines);
  return { ...done, count: lines.length };
}

/** Parses the stored, untrusted text; invalid lines are dropped. */
export function parseQuoteList(text: string): readonly QuoteListLine[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return none;
  const lines: QuoteListLine[] = [];
  for (const entry of stored as readonly unknown[]) {
    const line = readLine(entry);
    const isNew = line && !lines.some((one) => isSamePart(one, line));
    if (isNew && lines.length < maxLines) lines.push(line);
  }
  return lines;
}

function readLine(entry: unknown): QuoteListLine | undefined {
  if (!isRecord(entry)) return undefined;
  const { text, quantity, productId, note } = entry;
  if (typeof text !== "string" || typeof quantity !== "number") return undefined;
  if (!Number.isInteger(quantity) || quantity < 1) return undefined;
  return toLine({
    text,
    quantity,
    ...(typeof productId === "string" && { productId }),
    ...(typeof note === "string" && { note }),
  });
}

function toLine({
  text,
  quantity = 1,
  productId,
  note,
}: QuoteLineInput): QuoteListLine | undefined {
  const short = toShortText(text);
  if (short === "") return undefined;
  const shortNote = toShortText(note ?? "");
  return {
    text: short,
    quantity: Math.min(Math.max(Math.trunc(quantity), 1), maxLineQuantity),
    ...(productId !== undefined && isUuid(productId) && { productId: productId.toLowerCase() }),
    ...(shortNote !== "" && { note: shortNote }),
  };
}

function toShortText(text: string): string {
  return text
    .replaceAll(/[\s\0]+/g, " ")
    .trim()
    .slice(0, maxQuoteLineText)
    .trim();
}

function isSamePart(one: QuoteListLine, other: QuoteListLine): boolean {
  const isSameProduct = one.productId !== undefined && one.productId === other.productId;
  return isSameProduct || one.text.toLowerCase() === other.text.toLowerCase();
}
