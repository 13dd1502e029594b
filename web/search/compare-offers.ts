import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import { toComparison, type Comparison } from "#catalogue/engineering/codes/interchange.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { readProductName } from "#catalogue/search/read-product-name.ts";
import type { ProductItem } from "#web/api/queries.ts";
import type { Offer } from "./find-offers.ts";

/**
 * Compares products with a part and leaves out those that aren't interchangeable with it: a tapered bore,
 * another contact angle, another section.
 * @param designation The part's, as complete as it is known.
 */
export function compareOffers(
  designation: string,
  products: readonly ProductItem[],
): readonly Offer[] {
  const offers = products.map((product) => {
    const { designation: named } = readProductName(product);
    return { product, designation: named, comparison: compare(designation, named) };
  });
  return offers
    .filter(({ comparison }) => comparison.interchange !== "not interchangeable")
    .toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)));
}

/** Whether a product's name has the code of a rotary shaft seal. */
export function isRotarySeal(product: ProductItem): boolean {
  const { designation: named } = readProductName(product);
  return named !== undefined && readPartCode(named)?.part === "seal";
}

function compare(designation: string, named: string | undefined): Comparison {
  const wanted = readPartCode(designation);
  const candidate = named === undefined ? undefined : readPartCode(named);
  return wanted && candidate ? compareDesignations(wanted, candidate) : toComparison(["unread"]);
}

function isExact({ comparison }: { readonly comparison: Comparison }): boolean {
  return comparison.interchange === "exact";
}
