import type { Comparison } from "#catalogue/engineering/codes/interchange.ts";
import { namesPart } from "#domain/part-name.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { letInputRun } from "#web/platform/let-input-run.ts";

/** A product of the shop with a part's code in its name. */
export type Offer = {
  readonly product: ProductItem;
  /** How it compares with the part; absent if the part covers all its executions. */
  readonly comparison?: Comparison;
  /** Its code as read from its name. */
  readonly designation?: string | undefined;
};

/** The part whose offers are looked for. */
export type OfferedPart = {
  /** The code or size that products are named by: `6205`, `A42`, `25x47x7`. */
  readonly code: string;
  /** Its full designation, with which products are compared; absent for sizes in several executions. */
  readonly designation?: string;
  /** Its maker; absent for parts of any maker. */
  readonly maker?: string;
};

/** Finds the products that are the part or, after a check, can replace it, exact ones first. */
export async function findOffers(
  { code, designation }: OfferedPart,
  products: readonly ProductItem[],
): Promise<readonly Offer[]> {
  const named = products.filter(({ name }) => namesPart(name, code));
  if (named.length === 0 || designation === undefined) return named.map((product) => ({ product }));
  // The readers of codes load only for parts that are sold.
  const { compareOffers } = await import("./compare-offers.ts");
  await letInputRun();
  return compareOffers(designation, named);
}
