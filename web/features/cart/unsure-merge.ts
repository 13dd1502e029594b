import { mergeLines, type CartLine } from "#domain/cart.ts";
import type { Cart } from "#web/lib/api/queries.ts";
import { createDeviceStore } from "#web/lib/device-store.ts";
import { keptLines, readKeptLines } from "#web/lib/kept-lines.ts";

/** Lines that were sent into an account's cart and whose answer hasn't come. */
export interface UnsureMerge {
  readonly userId: string;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  /** How many pieces the account's cart held before, by product. */
  readonly before: ReadonlyMap<string, number>;
  readonly sent: readonly CartLine[];
}

/** After so long the account's cart may have changed for other reasons, in milliseconds. */
const longestDoubtMs = 3_600_000;

/** On the device: whoever leaves the page before the answer comes is as unsure on the next one. */
const store = createDeviceStore<UnsureMerge | undefined>({
  key: "unsure_merge",
  empty: undefined,
  parse: parseUnsureMerge,
  format: (merge) =>
    merge === undefined
      ? null
      : JSON.stringify({ ...merge, before: [...merge.before], sent: keptLines(merge.sent) }),
});

/** What a device isn't sure of; the next merge looks whether the lines arrived. */
export const unsureMerge = {
  /** Undefined where nothing of this person's is in doubt. */
  read(userId: string): UnsureMerge | undefined {
    const merge = store.read();
    const isFresh = merge !== undefined && Date.now() - merge.sentAt < longestDoubtMs;
    return isFresh && merge.userId === userId ? merge : undefined;
  },
  note(userId: string, before: Cart, sent: readonly CartLine[]): UnsureMerge {
    const merge = { userId, sentAt: Date.now(), before: piecesIn(before), sent };
    store.write(merge);
    return merge;
  },
  /** One more line, sent by itself. */
  noteLine(userId: string, before: Cart, line: CartLine): void {
    const known = unsureMerge.read(userId);
    const sent = mergeLines(known?.sent ?? [], [line]);
    store.write({
      userId,
      sentAt: Date.now(),
      before: known?.before ?? piecesIn(before),
      sent,
    });
  },
  forget: (): void => void store.write(undefined),
};

/** How many pieces a cart holds, by product. */
export function piecesIn(cart: Cart): ReadonlyMap<string, number> {
  return new Map(cart.items.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Reads what the device keeps, which anybody may have written. */
function parseUnsureMerge(text: string): UnsureMerge | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof kept !== "object" || kept === null) return undefined;
  const { userId, sentAt, before, sent }: Partial<Record<keyof UnsureMerge, unknown>> = kept;
  if (typeof userId !== "string" || typeof sentAt !== "number") return undefined;
  if (!Array.isArray(before) || !before.every(isPieces)) return undefined;
  return { userId, sentAt, before: new Map(before), sent: readKeptLines(sent) };
}

function isPieces(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
