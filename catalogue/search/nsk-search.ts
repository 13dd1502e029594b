import { markAskedTaper } from "./asked-taper.ts";
import { groupResults, type ResultCategory } from "./group-results.ts";
import { listNskRecords } from "./nsk-records.ts";
import { searchCatalogue, type CatalogueQuery } from "./search-catalogue.ts";
import { buildSearchIndex } from "./search-index.ts";

const index = buildSearchIndex(listNskRecords());

/**
 * Searches everything of NSK.
 *
 * @param query Text and families.
 * @returns The results by category and family, the best one's group first.
 * Source: company specification section 2, "NSK catalogue".
 */
export function searchNsk(query: CatalogueQuery): readonly ResultCategory[] {
  return groupResults(markAskedTaper(searchCatalogue(index, query), query.text));
}
