import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { findOffers, type Offer, type OfferedPart } from "./find-offers.ts";

/** A row of a table, for which products of the shop are looked for. */
export type OfferedRow = OfferedPart & {
  /** Identifies the row on its page: its full code. */
  readonly key: string;
  /** Maker and code, for a request by mail. */
  readonly part: string;
  /** Whether only the same part is offered, since its other executions are other rows. */
  readonly isExact?: boolean;
};

/** Price, stock and 'Add to Cart' of a row, or the request by mail. */
export type RenderOffer = (key: string) => ReactNode;

/** The offers of each row by its key, the part itself first. */
export async function findRowOffers(
  rows: readonly OfferedRow[],
  products: readonly ProductItem[],
): Promise<ReadonlyMap<string, readonly Offer[]>> {
  const found = new Map<string, readonly Offer[]>();
  for (const row of rows) {
    const offers = await findOffers(row, products);
    const shown = row.isExact ? offers.filter(isSame) : offers;
    found.set(
      row.key,
      shown.toSorted((one, other) => rank(row, one) - rank(row, other)),
    );
  }
  return found;
}

function isSame({ comparison }: Offer): boolean {
  return comparison === undefined || comparison.interchange === "exact";
}

/** The same part before others, then the maker's own, then what is in stock, then what differs least. */
function rank({ maker }: OfferedRow, offer: Offer): number {
  const { brand, stock_quantity: stock } = offer.product;
  const isOtherMaker = maker !== undefined && brand !== maker;
  const reasons = offer.comparison?.reasons.length ?? 0;
  return (isSame(offer) ? 0 : 400) + (isOtherMaker ? 200 : 0) + (stock > 0 ? 0 : 100) + reasons;
}
