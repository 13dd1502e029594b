import type { ReactNode } from "react";
import type { SeriesPage } from "#catalogue/nsk/product-page.ts";
import type { ListedFigures } from "#catalogue/search/filter-sizes.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { productDetailText } from "#web/messages/product-detail.ts";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { narrowSizes } from "#web/search/narrow-sizes.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { offerColumn } from "#web/ui/offer-column.tsx";
import { Section } from "#web/ui/section.tsx";
import {
  NoSizes,
  SizeFilterBar,
  type SizeFiltering,
} from "#web/ui/size-filter/size-filter-bar.tsx";
import { Table, wideTable } from "#web/ui/table.tsx";
import { bearingColumns, machinedCageColumns } from "./bearing-columns.tsx";
import { UnitSizes } from "./unit-sizes.tsx";

type ProductSizesProps = {
  readonly series: SeriesPage;
  readonly renderOffer: RenderOffer;
} & SizeFiltering;

/** The link target of 'Add to Cart'. */
export const sizesId = "sizes";

/** Every listed size of a series with its figures, which filter it; each row is a link target. */
export function ProductSizes({
  series,
  renderOffer,
  filters,
  onFiltersChange,
}: ProductSizesProps): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const filterText = useText(sizeFilterText);
  const { bearings, units } = series;
  if (bearings.length + units.length === 0) return null;
  const narrowed = narrowSizes(bearings, toBearingFigures, filters);
  const narrowedUnits = narrowSizes(units, ({ boreMm }) => ({ bore: boreMm }), filters);
  const found = narrowed.found.length + narrowedUnits.found.length;
  const hasMachinedCage = bearings.some(({ speeds }) => speeds.machined !== undefined);
  const bearingText = hasMachinedCage ? text.textByCage : text.text;
  return (
    <Section
      id={sizesId}
      tabIndex={-1}
      isWide
      title={text.heading}
      text={units.length > 0 ? text.unitText : bearingText}
    >
      <SizeFilterBar
        fields={units.length > 0 ? ["bore"] : ["bore", "outside", "width"]}
        filters={filters}
        choices={units.length > 0 ? narrowedUnits.choices : narrowed.choices}
        onFiltersChange={onFiltersChange}
        status={filterText.shown(found, bearings.length + units.length)}
        className="mb-5"
      />
      {found === 0 && <NoSizes onClear={() => onFiltersChange({}, "new")} />}
      {narrowed.found.length > 0 && (
        <BearingSizes series={series} bearings={narrowed.found} renderOffer={renderOffer} />
      )}
      {narrowedUnits.found.length > 0 && (
        <UnitSizes
          caption={series.fullName}
          units={narrowedUnits.found}
          legend={series.legend}
          renderOffer={renderOffer}
        />
      )}
    </Section>
  );
}

function BearingSizes({
  series,
  bearings,
  renderOffer,
}: Pick<ProductSizesProps, "series" | "renderOffer"> & {
  readonly bearings: SeriesPage["bearings"];
}): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const offers = useText(partOffersText);
  const withMachinedCage = bearings.filter(({ speeds }) => speeds.machined !== undefined);
  return (
    <>
      <div className={wideTable}>
        <Table
          caption={series.fullName}
          columns={bearingColumns(series, text, [offerColumn(offers.row.heading, renderOffer)])}
          rows={bearings}
          rowKey={({ code }) => code}
          rowId={({ code }) => code}
          dense
        />
      </div>
      {withMachinedCage.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 font-semibold">{text.machinedCage.heading}</h3>
          <Table
            caption={text.machinedCage.caption(series.fullName)}
            columns={machinedCageColumns(withMachinedCage, text)}
            rows={withMachinedCage}
            rowKey={({ code }) => code}
            className="sm:max-w-md"
          />
        </>
      )}
    </>
  );
}

function toBearingFigures(size: SeriesPage["bearings"][number]): ListedFigures {
  return { bore: size.boreMm, outside: size.outsideDiameterMm, width: size.widthMm };
}
