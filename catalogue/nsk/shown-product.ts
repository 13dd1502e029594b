import type { SeriesPage } from "./product-page.ts";
import type { StoredProduct } from "./stored-product.ts";

/** The head of a product's page, from the catalogue or from the device. */
export type ShownProduct = {
  readonly name: string;
  readonly fullName: string;
  readonly category: string;
  readonly description: string;
  readonly specifications: readonly (readonly [name: string, value: string])[];
  readonly features: readonly string[];
  readonly applications: readonly string[];
  readonly models: readonly string[];
  /** Whole amount; absent means "contact us for the price". */
  readonly price?: { readonly amount: number; readonly currency: string };
  /** Unknown or known stock, or the seller's own words with or without it. */
  readonly availability:
    | "on-request"
    | "in-stock"
    | "out-of-stock"
    | { readonly text: string; readonly inStock?: boolean };
};

/**
 * Returns what the page of a built-in series shows.
 *
 * @param factNames Names of its specifications in the page's language.
 */
export function showSeries(
  page: SeriesPage,
  factNames: Readonly<Record<SeriesPage["facts"][number]["name"], string>>,
): ShownProduct {
  return {
    name: page.name,
    fullName: page.fullName,
    category: page.family.title,
    description: page.description,
    specifications: page.facts.map(({ name, value }) => [factNames[name], value]),
    features: page.features,
    applications: page.applications,
    models: [...page.bearings, ...page.units].map(({ code }) => code),
    // Prerendered for all visitors, so the stock is unknown here.
    availability: "on-request",
  };
}

/**
 * Merges a product stored on the device into a page; fields that it lacks keep the page's own content.
 */
export function showStored(stored: StoredProduct, own: ShownProduct): ShownProduct {
  const { price, currency, availability, inStock } = stored;
  return {
    name: stored.name,
    fullName: stored.fullName ?? stored.name,
    category: stored.category ?? own.category,
    description: stored.description ?? own.description,
    specifications: orElse(stored.specifications, own.specifications),
    features: orElse(stored.features, own.features),
    applications: orElse(stored.applications, own.applications),
    models: orElse(stored.models, own.models),
    ...(price !== undefined && { price: { amount: price, currency } }),
    availability: getAvailability(inStock, availability) ?? own.availability,
  };
}

function orElse<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  return items.length > 0 ? items : others;
}

function getAvailability(
  inStock: boolean | undefined,
  text: string | undefined,
): ShownProduct["availability"] | undefined {
  if (text !== undefined) return { text, ...(inStock !== undefined && { inStock }) };
  if (inStock === undefined) return undefined;
  return inStock ? "in-stock" : "out-of-stock";
}

const maxNameLength = 60;

/**
 * Derives a readable name for an unknown product from its address.
 *
 * @param slug As in the address; any text.
 * @returns Words with capitals: `6200-series` becomes `6200 Series`; `Product` if nothing is left.
 */
export function toReadableName(slug: string): string {
  const words = slug
    .slice(0, maxNameLength)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ") || "Product";
}
