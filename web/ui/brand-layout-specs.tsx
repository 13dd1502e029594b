import type { ReactNode } from "react";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";
import type { BrandContent, BrandFamilyCard, BrandProduct } from "./brand-layout-content.ts";
import { buttonStyle } from "./button-style.ts";
import { Table, type TableColumn } from "./table.tsx";
import { Tabs } from "./tabs.tsx";

export type BrandSpecsProps = {
  readonly brand: BrandContent;
  readonly family: string;
  readonly onFamilyChange: (slug: string) => void;
};

/** One tab per family, a row per product line. */
export function BrandSpecs({ brand, family, onFamilyChange }: BrandSpecsProps): ReactNode {
  const text = useText(brandLayoutText);
  return (
    <div className="rounded-lg border border-hairline bg-raised px-4 pt-1 pb-5 sm:px-5">
      <Tabs
        label={text.getFamilies(brand.name)}
        value={family}
        onValueChange={onFamilyChange}
        tabs={brand.families.map((one) => ({
          id: one.slug,
          label: firstWord(one.title),
          content: <FamilySpecs brand={brand} family={one} />,
        }))}
      />
    </div>
  );
}

function FamilySpecs({
  brand,
  family,
}: {
  readonly brand: BrandContent;
  readonly family: BrandFamilyCard;
}): ReactNode {
  const text = useText(brandLayoutText);
  const columns: readonly TableColumn<BrandProduct>[] = [
    { key: "name", header: text.product, rowHeader: true, renderCell: ({ name }) => name },
    { key: "specs", header: text.specs, renderCell: ({ specs }) => specs },
    {
      key: "applications",
      header: text.applications,
      renderCell: ({ applications }) => applications,
    },
    {
      key: "figure",
      header: text.figure[brand.figure],
      renderCell: ({ figure }) => <span className="md:whitespace-nowrap">{figure}</span>,
    },
    {
      key: "sheet",
      header: text.sheet[brand.sheet],
      hideHeader: true,
      renderCell: ({ name }) => (
        <a href={family.sheet} className={buttonStyle({ size: "sm" })}>
          {text.sheet[brand.sheet]}
          <span className="sr-only">{text.sheetOf(name)}</span>
        </a>
      ),
    },
  ];
  return (
    <>
      <h3 className="font-semibold">{family.title}</h3>
      <p className="mt-0.5 mb-4 text-sm text-muted">{family.description}</p>
      <Table
        caption={text.getLines(family.title)}
        columns={columns}
        rows={family.products}
        rowKey={({ name }) => name}
        className="md:[&_:is(td,th)]:align-middle"
      />
    </>
  );
}

/** A tab's label is the first word of its family's title. */
function firstWord(title: string): string {
  return title.split(" ", 1).join("");
}
