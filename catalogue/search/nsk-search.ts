import { markAskedTaper } from "./asked-taper.ts";
import { groupResults, type ResultCategory } from "./group-results.ts";
import { listNskRecords } from "./nsk-records.ts";
import { searchCatalogue, type CatalogueQuery } from "./search-catalogue.ts";
import { buildSearchIndex } from "./search-index.ts";

const index = buildSearchIndex(listNskRecords());

/** Searches NSK's range. The group with the best result comes first. */
export function searchNsk(query: CatalogueQuery): readonly ResultCategory[] {
  return groupResults(markAskedTaper(searchCatalogue(index, query), query.text));
}
