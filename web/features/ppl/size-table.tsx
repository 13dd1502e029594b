import type { ReactNode } from "react";
import type { PplSeriesView, PplSize } from "#catalogue/ppl/ppl-page.ts";
import { useText } from "#web/messages/language.tsx";
import { partOffersText } from "#web/messages/part-offers.ts";
import { pplText } from "#web/messages/ppl.ts";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { figureColumn } from "#web/ui/figure-column.tsx";
import { offerColumn } from "#web/ui/offer-column.tsx";
import { Table, type TableColumn, wideTable } from "#web/ui/table.tsx";

/** Every size of a series with its boundary dimensions. */
export function SizeTable({
  series,
  renderOffer,
}: {
  readonly series: PplSeriesView;
  readonly renderOffer: RenderOffer;
}): ReactNode {
  const { sizes: text } = useText(pplText);
  const offers = useText(partOffersText);
  const { mm } = text.units;
  const width = series.sheet.isThrust ? text.height : text.width;
  const figure = (
    key: string,
    header: string,
    read: (size: PplSize) => string,
  ): TableColumn<PplSize> => figureColumn(key, header, series.sizes, read);
  const columns: readonly TableColumn<PplSize>[] = [
    {
      key: "code",
      header: text.code,
      rowHeader: true,
      renderCell: ({ code }) => <span className="font-mono">{code}</span>,
    },
    figure("bore", `${text.bore}, ${mm}`, ({ boreMm }) => String(boreMm)),
    figure("outside", `${text.outside}, ${mm}`, (size) => String(size.outsideDiameterMm)),
    figure("width", `${width}, ${mm}`, ({ widthMm }) => String(widthMm)),
    offerColumn(offers.row.heading, renderOffer),
  ];
  return (
    <div className={wideTable}>
      <Table
        caption={text.heading(series.name)}
        columns={columns}
        rows={series.sizes}
        rowKey={({ code }) => code}
        dense
        cardClassName="max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]!"
      />
    </div>
  );
}
