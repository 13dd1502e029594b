import type { ReactNode } from "react";
import type { SeriesPage } from "#catalogue/nsk/product-page.ts";
import { useText } from "#web/messages/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { Section } from "#web/ui/section.tsx";
import { Table } from "#web/ui/table.tsx";
import { bearingColumns, machinedCageColumns } from "./bearing-columns.tsx";
import { UnitSizes } from "./unit-sizes.tsx";

/** Every listed size of a series with its figures; each row is a link target. */
export function ProductSizes({ series }: { readonly series: SeriesPage }): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const { bearings, units, fullName } = series;
  if (bearings.length + units.length === 0) return null;
  const withMachinedCage = bearings.filter(({ speeds }) => speeds.machined !== undefined);
  const bearingText = withMachinedCage.length > 0 ? text.textByCage : text.text;
  return (
    <Section title={text.heading} text={units.length > 0 ? text.unitText : bearingText}>
      {bearings.length > 0 && (
        <Table
          caption={fullName}
          columns={bearingColumns(series, text)}
          rows={bearings}
          rowKey={({ code }) => code}
          rowId={({ code }) => code}
          dense
        />
      )}
      {withMachinedCage.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 font-semibold">{text.machinedCage.heading}</h3>
          <Table
            caption={text.machinedCage.caption(fullName)}
            columns={machinedCageColumns(withMachinedCage, text)}
            rows={withMachinedCage}
            rowKey={({ code }) => code}
            className="sm:max-w-md"
          />
        </>
      )}
      {units.length > 0 && <UnitSizes caption={fullName} units={units} legend={series.legend} />}
    </Section>
  );
}
