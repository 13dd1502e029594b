import {
  listBeltEntries,
  listBrandEntries,
  listPplEntries,
  listRhpEntries,
} from "./brand-entries.ts";
import { listNskEntries } from "./nsk-entries.ts";
import { listSealEntries } from "./seal-entries.ts";
import type { SearchEntry } from "./search-entry.ts";

/** Everything that the catalogue lists, in the order of equally good hits. */
export function listBuiltInEntries(): readonly SearchEntry[] {
  return [
    ...listNskEntries(),
    ...listPplEntries(),
    ...listRhpEntries(),
    ...listBeltEntries(),
    ...listSealEntries(),
    ...listBrandEntries(),
  ];
}
