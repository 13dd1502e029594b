import type { ReactNode } from "react";
import type { ProductPage } from "#catalogue/nsk/product-page.ts";
import { useText } from "#web/lib/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { Section } from "#web/ui/section.tsx";
import { Table } from "#web/ui/table.tsx";
import { bearingColumns } from "./bearing-columns.tsx";
import { UnitSizes } from "./unit-sizes.tsx";

/** Every listed size of a series with its figures; each row is a place of its own. */
export function ProductSizes({ series }: { readonly series: ProductPage }): ReactNode {
  const { sizes: text } = useText(productDetailText);
  const { bearings, units, fullName } = series;
  if (bearings.length + units.length === 0) return null;
  return (
    <Section title={text.heading} text={units.length > 0 ? text.unitText : text.text}>
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
      {units.length > 0 && <UnitSizes caption={fullName} units={units} legend={series.legend} />}
    </Section>
  );
}
