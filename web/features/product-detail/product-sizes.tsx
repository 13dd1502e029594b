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
  if (series.bearings.length + series.units.length === 0) return null;
  return (
    <Section title={text.heading} text={text.text}>
      {series.bearings.length > 0 && (
        <Table
          caption={series.fullName}
          columns={bearingColumns(series, text)}
          rows={series.bearings}
          rowKey={({ code }) => code}
          rowId={({ code }) => code}
        />
      )}
      {series.units.length > 0 && <UnitSizes caption={series.fullName} units={series.units} />}
    </Section>
  );
}
