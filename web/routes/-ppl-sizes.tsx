import type { ReactNode } from "react";
import type { PplGroupView } from "#catalogue/ppl/ppl-page.ts";
import { GroupSizes } from "#web/features/ppl/group-sizes.tsx";
import { useParsedSearch } from "#web/platform/unparsed-search.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import { parseSizeSearch, type SizeFilters } from "#web/search/size-filters.ts";
import type { SizeFiltering } from "#web/ui/size-filter/size-filter-bar.tsx";
import { WithRowOffers } from "./-row-offers.tsx";

type PplSizesProps = {
  readonly group: PplGroupView;
  /** The URL's search parameters. */
  readonly search: SizeFilters;
} & Pick<SizeFiltering, "onFiltersChange">;

/** Every size of a group of PPL's range with what the shop sells of it. */
export function PplSizes({ group, search, onFiltersChange }: PplSizesProps): ReactNode {
  const filters = useParsedSearch(search, parseSizeSearch);
  return (
    <WithRowOffers rows={listOffered(group)}>
      {({ renderOffer }) => (
        <GroupSizes
          group={group}
          renderOffer={renderOffer}
          filters={filters}
          onFiltersChange={onFiltersChange}
        />
      )}
    </WithRowOffers>
  );
}

function listOffered({ series }: PplGroupView): readonly OfferedRow[] {
  return series.flatMap(({ sizes }) =>
    sizes.map(({ code }) => ({
      key: code,
      code,
      designation: code,
      maker: "PPL",
      part: `PPL ${code}`,
    })),
  );
}
