import type { productPageText } from "#web/messages/product-page.ts";
import type { SizedProduct } from "#web/products/size-line.ts";
import { toSpecificationRows } from "#web/products/specification-rows.ts";

type Texts = (typeof productPageText)["en"];

/** The fields that a product's tables show. */
export type DescribedProduct = SizedProduct & {
  readonly category: string;
  readonly specifications: string | null;
};

export type ProductTableRow = { readonly label: string; readonly value: string };

/** A product's dimensions, named as those of its kind. */
export function listDimensions(product: DescribedProduct, text: Texts): readonly ProductTableRow[] {
  const { labels } = text;
  const isSeal = product.category === "Seals";
  const rows: readonly (readonly [string, number | null])[] = [
    [isSeal ? labels.shaft : labels.bore_mm, product.bore_mm],
    [isSeal ? labels.housing : labels.outside_diameter_mm, product.outside_diameter_mm],
    [labels.width_mm, product.width_mm],
    [labels.length_mm, product.length_mm],
  ];
  return [
    ...(product.section === null || product.section === ""
      ? []
      : [{ label: labels.section, value: product.section }]),
    ...rows.flatMap(([label, mm]) => (mm === null ? [] : [{ label, value: toMm(mm) }])),
    ...(product.seals === null ? [] : [{ label: labels.seals, value: text.seals[product.seals] }]),
  ];
}

/** What staff wrote of a product, without the dimensions that are listed already. */
export function listSpecifications(
  product: DescribedProduct,
  text: Texts,
): { readonly facts: readonly ProductTableRow[]; readonly phrases: readonly string[] } {
  const rows = toSpecificationRows(product.specifications ?? "", text.quantities);
  const listed = new Set(listDimensions(product, text).map(({ value }) => value));
  const shown = rows.filter(
    ({ label, value }) => label === undefined || !(isDimension.test(label) && listed.has(value)),
  );
  const facts = new Map<string, string>();
  const phrases: string[] = [];
  for (const { label, value } of shown) {
    if (label === undefined) phrases.push(value);
    else if (facts.has(label)) phrases.push(`${label} ${value}`);
    else facts.set(label, value);
  }
  return { facts: [...facts].map(([label, value]) => ({ label, value })), phrases };
}

const isDimension =
  /\b(?:bore|shaft|rod|inside|outside|outer|inner|housing|groove|width|height|length|thickness|cord)\b/i;

function toMm(mm: number): string {
  return `${mm}\u00A0mm`;
}
