import { formatMm } from "#catalogue/format.ts";
import { findFamily } from "#catalogue/nsk/categories.ts";
import { toSlug } from "#catalogue/slug.ts";
import { getFamilyCategory } from "./family-categories.ts";
import type { SearchHit } from "./search-answer.ts";
import type { EntryDimensions, EntryKind, SearchEntry } from "./search-entry.ts";
import type { SearchRecord } from "./search-record.ts";

/** Categories of parts outside NSK's range. */
const categories: Readonly<Record<EntryKind, string>> = {
  bearing: "Bearings",
  unit: "Bearings",
  insert: "Bearings",
  series: "Bearings",
  belt: "Belts",
  seal: "Seals",
  component: "Components",
  family: "Families and Brands",
  brand: "Families and Brands",
};

/**
 * Describes a hit of the search as a result of the catalogue.
 *
 * @param own The catalogue's record of the entry, if it has one.
 */
export function toRecord(hit: SearchHit, own: SearchRecord | undefined): SearchRecord {
  const { entry, match, reason, isOtherMaker = false } = hit;
  return {
    ...(own ?? describeEntry(entry)),
    ...(match !== "exact" && { hit: { match, reason, ...(isOtherMaker && { isOtherMaker }) } }),
  };
}

function describeEntry(entry: SearchEntry): SearchRecord {
  const { kind, codes, name, maker = "", dimensionsMm, image, href } = entry;
  const isPage = kind === "family" || kind === "brand" || kind === "series";
  const dimensions = dimensionsMm && formatDimensions(dimensionsMm);
  return {
    ...describeFamily(entry),
    kind: isPage ? "page" : "part",
    code: codes[0] ?? name,
    series: name,
    description: "",
    specs: maker,
    ...(dimensions !== undefined && { dimensions }),
    ...(image !== undefined && { image }),
    href,
  };
}

/** The group of a result: NSK's family, or its maker or kind. */
function describeFamily({
  family,
  kind,
  maker,
}: SearchEntry): Pick<SearchRecord, "family" | "familyTitle" | "category"> {
  const own = family === undefined ? undefined : findFamily(family);
  if (own) {
    return { family: own.slug, familyTitle: own.title, category: getFamilyCategory(own.slug) };
  }
  const category = categories[kind];
  const familyTitle = maker ?? category;
  return { family: toSlug(`${category} ${familyTitle}`), familyTitle, category };
}

function formatDimensions({ bore, outside, width }: EntryDimensions): string | undefined {
  const [last, ...others] = [bore, outside, width].flatMap((mm) => mm ?? []).toReversed();
  if (last === undefined) return undefined;
  return [...others.toReversed().map(String), formatMm(last)].join(" × ");
}
