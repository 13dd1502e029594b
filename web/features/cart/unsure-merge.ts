import { mergeLines, type CartLine } from "#domain/cart.ts";
import type { Cart } from "#web/lib/api/queries.ts";
import { createDeviceStore } from "#web/lib/device-store.ts";
import { keptLines, readKeptLines } from "#web/lib/kept-lines.ts";
import { makeRandomKey } from "#web/lib/random-key.ts";

/** Lines that were sent to an account's cart without a response yet. */
export interface UnsureMerge {
  readonly userId: string;
  /** Idempotency key of the merge; undefined for lines that were added one by one. */
  readonly key?: string;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
  /** Pieces in the account's cart before the merge, by product. */
  readonly before: ReadonlyMap<string, number>;
  readonly sent: readonly CartLine[];
}

/** After this time the account's cart may have changed for other reasons. In milliseconds. */
const longestDoubtMs = 3_600_000;

/** On the device, so that an unanswered merge is also uncertain on the next page. */
const store = createDeviceStore<UnsureMerge | undefined>({
  key: "unsure_merge",
  empty: undefined,
  parse: parseUnsureMerge,
  format: (merge) =>
    merge === undefined
      ? null
      : JSON.stringify({ ...merge, before: [...merge.before], sent: keptLines(merge.sent) }),
});

/** The device's unconfirmed merge; the next merge checks whether the lines arrived. */
export const unsureMerge = {
  /** Undefined if this account has no unconfirmed merge. */
  read(userId: string): UnsureMerge | undefined {
    const merge = store.read();
    const isFresh = merge !== undefined && Date.now() - merge.sentAt < longestDoubtMs;
    return isFresh && merge.userId === userId ? merge : undefined;
  },
  note(userId: string, before: Cart, sent: readonly CartLine[]): UnsureMerge {
    const key = makeRandomKey();
    const merge = { userId, key, sentAt: Date.now(), before: piecesIn(before), sent };
    store.write(merge);
    return merge;
  },
  /** Adds a line that was sent separately. */
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

/** Counts a cart's pieces by product. */
export function piecesIn(cart: Cart): ReadonlyMap<string, number> {
  return new Map(cart.items.map(({ product_id, quantity }) => [product_id, quantity]));
}

/** Parses the stored, untrusted text. */
function parseUnsureMerge(text: string): UnsureMerge | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof kept !== "object" || kept === null) return undefined;
  const { userId, key, sentAt, before, sent }: Partial<Record<keyof UnsureMerge, unknown>> = kept;
  if (typeof userId !== "string" || typeof sentAt !== "number") return undefined;
  if (!Array.isArray(before) || !before.every(isPieces)) return undefined;
  return {
    userId,
    ...(typeof key === "string" && { key }),
    sentAt,
    before: new Map(before),
    sent: readKeptLines(sent),
  };
}

function isPieces(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
