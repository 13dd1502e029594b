import { useState, type ReactNode } from "react";
import type { SizeFilters } from "#web/search/size-filters.ts";
import { NoSizes, SizeFilterBar } from "#web/ui/size-filter/size-filter-bar.tsx";
import { Sample, Samples } from "./sample.tsx";

const choices = {
  bore: [
    { value: 20, count: 4 },
    { value: 25, count: 12 },
  ],
  seals: [{ value: "contact seals", count: 7 }],
  section: [{ value: "SPZ", count: 31 }],
};

/** Filters by size: empty, active, with a chosen value that nothing has. */
export function SizeFilterSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="SizeFilterBar: empty" wide>
        <SampleBar initial={{}} />
      </Sample>
      <Sample name="SizeFilterBar: active" wide>
        <SampleBar initial={{ bore: "1 in", outside: "52,0", seals: "shields" }} />
      </Sample>
      <Sample name="NoSizes" wide>
        <NoSizes onClear={() => undefined} />
      </Sample>
    </Samples>
  );
}

function SampleBar({ initial }: { readonly initial: SizeFilters }): ReactNode {
  const [filters, setFilters] = useState(initial);
  return (
    <SizeFilterBar
      fields={["bore", "outside", "width", "length", "seals", "section"]}
      filters={filters}
      choices={choices}
      onFiltersChange={setFilters}
      status="12 of 34 sizes"
    />
  );
}
