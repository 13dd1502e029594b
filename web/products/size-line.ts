import type { ProductSeals } from "#domain/seals.ts";

/** The fields of a product that say its size. */
export type SizedProduct = {
  readonly bore_mm: number | null;
  readonly outside_diameter_mm: number | null;
  readonly width_mm: number | null;
  readonly length_mm: number | null;
  readonly seals: ProductSeals | null;
  readonly section: string | null;
};

/** Suffixes that most makers use; the others are said in words. */
const suffixes: Partial<Record<ProductSeals, string>> = {
  "one shield": "Z",
  shields: "ZZ",
  "one contact seal": "RS",
  "contact seals": "2RS",
};

/**
 * Describes a product's size in a line.
 * @returns Such as `25 × 52 × 15 mm · 2RS` or `SPA · 1250 mm`; empty if less than two dimensions and no
 * length are known.
 */
export function toSizeLine(product: SizedProduct): string {
  const { bore_mm: bore, outside_diameter_mm: outside, width_mm: width, seals, section } = product;
  const sides = [bore, outside, width].filter((mm) => mm !== null);
  const figures = product.length_mm === null ? sides : [product.length_mm, ...sides];
  const isKnown = product.length_mm !== null || figures.length > 1;
  return [
    section ?? [],
    isKnown ? `${figures.join(" × ")}\u00A0mm` : [],
    seals === null || seals === "open" ? [] : (suffixes[seals] ?? seals),
  ]
    .flat()
    .filter((part) => part !== "")
    .join(" · ");
}
