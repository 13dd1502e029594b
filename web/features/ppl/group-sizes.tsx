import type { ReactNode } from "react";
import type { PplGroupView, PplSize } from "#catalogue/ppl/ppl-page.ts";
import type { ListedFigures } from "#catalogue/search/filter-sizes.ts";
import { useText } from "#web/messages/language.tsx";
import { pplText } from "#web/messages/ppl.ts";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { narrowSizes } from "#web/search/narrow-sizes.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { Section } from "#web/ui/section.tsx";
import {
  NoSizes,
  SizeFilterBar,
  type SizeFiltering,
} from "#web/ui/size-filter/size-filter-bar.tsx";
import { SizeTable } from "./size-table.tsx";

type GroupSizesProps = {
  readonly group: PplGroupView;
  readonly renderOffer: RenderOffer;
} & SizeFiltering;

/** A group's sizes, a table per series, with filters over all of them. */
export function GroupSizes({
  group,
  renderOffer,
  filters,
  onFiltersChange,
}: GroupSizesProps): ReactNode {
  const text = useText(pplText);
  const filterText = useText(sizeFilterText);
  const all = group.series.flatMap(({ sizes }) => sizes);
  const { found, choices } = narrowSizes(all, toFigures, filters);
  const shown = group.series
    .map((series) => ({ ...series, sizes: narrowSizes(series.sizes, toFigures, filters).found }))
    .filter(({ sizes }) => sizes.length > 0);
  return (
    <>
      <div className="page-column">
        <SizeFilterBar
          fields={["bore", "outside", "width"]}
          filters={filters}
          choices={choices}
          onFiltersChange={onFiltersChange}
          status={filterText.shown(found.length, all.length)}
          className="mb-6 max-w-3xl"
        />
      </div>
      {shown.length === 0 && (
        <div className="page-column py-8">
          <NoSizes onClear={() => onFiltersChange({}, "new")} />
        </div>
      )}
      {shown.map((series, index) => (
        <Section
          key={series.slug}
          id={series.slug}
          title={text.sizes.heading(series.name)}
          text={index === 0 && text.sizes.note}
        >
          <SizeTable series={series} renderOffer={renderOffer} />
        </Section>
      ))}
    </>
  );
}

function toFigures({ boreMm, outsideDiameterMm, widthMm }: PplSize): ListedFigures {
  return { bore: boreMm, outside: outsideDiameterMm, width: widthMm };
}
