import { groupBy } from "#catalogue/group-by.ts";
import type { SearchRecord } from "./search-record.ts";

/** The results of one family. */
export type ResultFamily = {
  readonly slug: string;
  readonly title: string;
  readonly records: readonly SearchRecord[];
};

/** The results of one category, family by family. */
export type ResultCategory = {
  readonly title: string;
  readonly count: number;
  readonly families: readonly ResultFamily[];
};

/**
 * Groups results by category and family. The group with the best result comes first.
 *
 * @param results Best first, as returned by `searchCatalogue`.
 */
export function groupResults(results: readonly SearchRecord[]): readonly ResultCategory[] {
  const families = [...groupBy(results, ({ family }) => family)].map(([slug, records]) => ({
    slug,
    title: records[0]?.familyTitle ?? slug,
    category: records[0]?.category ?? "",
    records,
  }));
  return [...groupBy(families, ({ category }) => category)].map(([title, ofCategory]) => ({
    title,
    count: ofCategory.reduce((sum, { records }) => sum + records.length, 0),
    families: ofCategory,
  }));
}
