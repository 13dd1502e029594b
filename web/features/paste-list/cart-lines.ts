import { maxLineQuantity } from "#domain/cart.ts";
import { lineTotalCents, parseAmount } from "#domain/money.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { isReady, type ListRow } from "./list-row.ts";

/** A product with the pieces to add. */
export type WantedProduct = { readonly product: ProductItem; readonly quantity: number };

/** Products of the rows that go into the cart, each once: two codes can lead to one product. */
export function listWanted(rows: readonly ListRow[]): readonly WantedProduct[] {
  const wanted = new Map<string, WantedProduct>();
  for (const row of rows.filter(isReady)) {
    if (!row.offer) continue;
    const { product } = row.offer;
    const quantity = (wanted.get(product.id)?.quantity ?? 0) + row.quantity;
    wanted.set(product.id, { product, quantity: Math.min(quantity, maxLineQuantity) });
  }
  return [...wanted.values()];
}

/** @returns Euro cents, as a preview: the server decides prices. */
export function sumCents(rows: readonly ListRow[]): number {
  return rows
    .filter(isReady)
    .reduce((sum, { offer, quantity }) => sum + rowCents(offer?.product, quantity), 0);
}

/** @returns Euro cents of a row. */
export function rowCents(product: ProductItem | undefined, quantity: number): number {
  return lineTotalCents((product && parseAmount(product.price_eur)) ?? 0, quantity);
}
