import { mergeLines, type CartLine } from "#domain/cart.ts";
import type { Cart } from "#web/lib/api/queries.ts";

/** Lines whose way into the account's cart got no answer: what it held before, and what was sent. */
export interface UnsureMerge {
  readonly before: Cart;
  readonly sent: readonly CartLine[];
}

let unsure: UnsureMerge | undefined;

/** The one thing that the tab isn't sure of; the next merge looks whether the lines arrived. */
export const unsureMerge = {
  read: (): UnsureMerge | undefined => unsure,
  note: (merge: UnsureMerge): void => void (unsure = merge),
  /** One more line, sent by itself. */
  noteLine(before: Cart, line: CartLine): void {
    unsure = { before: unsure?.before ?? before, sent: mergeLines(unsure?.sent ?? [], [line]) };
  },
  forget: (): void => void (unsure = undefined),
};
