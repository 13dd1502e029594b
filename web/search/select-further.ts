import { isInRange, readFigureRange } from "#domain/figure-range.ts";
import { figureFilters, type FigureFilter, type ShopSearch } from "#domain/shop-list.ts";
import type { ProductItem } from "#web/api/queries.ts";
import type { SearchRow } from "./search-row.ts";
import { toSectionKey } from "./section-key.ts";

/**
 * Whether the shop's list has a product: its name or description has the text, ignoring case and
 * diacritics.
 */
export function hasText({ name, description }: ProductItem, text: string): boolean {
  const wanted = fold(text.trim());
  return [name, description].some((field) => fold(field).includes(wanted));
}

/** Whether a product passes the shop's filters. */
export function passesFilters(product: ProductItem, search: ShopSearch): boolean {
  const { category, brand, seals, section } = search;
  return (
    (category === undefined || product.category === category) &&
    (brand === undefined || product.brand === brand) &&
    (seals === undefined || product.seals === seals) &&
    (section === undefined || toSectionKey(product.section ?? "") === toSectionKey(section)) &&
    figureFilters.every((filter) => isNear(product[columns[filter]], search[filter]))
  );
}

/** Parts of the catalogue fit a chosen category; by brand and size only products are filtered. */
export function isInCategory({ kind }: SearchRow, search: ShopSearch): boolean {
  const { q: _, sort: _sort, view: _view, category, ...others } = search;
  if (Object.keys(others).length > 0) return false;
  return category === undefined || categories[kind] === category;
}

/** Rows found only by words or by the beginning of a code, which the shop's own search finds too. */
export function isLoose({ hit }: Pick<SearchRow, "hit">): boolean {
  return hit.reason.kind === "words" || hit.reason.kind === "beginning";
}

const columns = {
  bore: "bore_mm",
  outside: "outside_diameter_mm",
  width: "width_mm",
  length: "length_mm",
} as const satisfies Readonly<Record<FigureFilter, keyof ProductItem>>;

const categories: Readonly<Partial<Record<SearchRow["kind"], string>>> = {
  bearing: "Bearings",
  unit: "Bearings",
  insert: "Bearings",
  series: "Bearings",
  belt: "Belts",
  seal: "Seals",
  component: "Components",
};

function isNear(mm: number | null, typed: string | undefined): boolean {
  const range = readFigureRange(typed ?? "");
  return range === undefined || (mm !== null && isInRange(mm, range));
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
