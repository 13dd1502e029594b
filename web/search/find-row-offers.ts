import type { ProductItem } from "#web/api/queries.ts";
import { letInputRun } from "#web/platform/let-input-run.ts";
import { findOffers, type Offer } from "./find-offers.ts";
import type { OfferedRow } from "./offered-row.ts";
import { toSectionKey, toSections } from "./section-key.ts";

/** The offers of each row by its key, the part itself first. Each row is a task of its own. */
export async function findRowOffers(
  rows: readonly OfferedRow[],
  products: readonly ProductItem[],
): Promise<ReadonlyMap<string, readonly Offer[]>> {
  const found = new Map<string, readonly Offer[]>();
  for (const row of rows) {
    const offers = await findRowOffer(row, products);
    if (offers.length > 0) await letInputRun();
    const shown = row.isExact ? offers.filter(isSame) : offers;
    found.set(
      row.key,
      shown.toSorted((one, other) => rank(row, one) - rank(row, other)),
    );
  }
  return found;
}

async function findRowOffer(
  row: OfferedRow,
  products: readonly ProductItem[],
): Promise<readonly Offer[]> {
  const { section, seal, maker } = row;
  if (section !== undefined) {
    const keys = new Set(toSections(section).map(toSectionKey));
    return products
      .filter((one) => one.brand === maker && keys.has(toSectionKey(one.section ?? "")))
      .map((product) => ({ product }));
  }
  if (seal === undefined) return findOffers(row, products);
  const offers = await findOffers(
    row,
    products.filter(({ category }) => category === "Seals"),
  );
  if (offers.length === 0) return offers;
  const { isRotarySeal } = await import("./compare-offers.ts");
  return offers.filter(({ product }) => isRotarySeal(product) === (seal === "rotary"));
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
