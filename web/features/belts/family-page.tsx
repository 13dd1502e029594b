import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { BeltPage, BeltPageLink } from "#catalogue/belts/belt-page.ts";
import type { BeltProduct } from "#catalogue/belts/belt.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import type { RenderOffer } from "#web/search/offered-row.ts";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { Section } from "#web/ui/section.tsx";
import type { SizeFiltering } from "#web/ui/size-filter/size-filter-bar.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { CodeReadings } from "./code-readings.tsx";
import { DriveLength } from "./drive-length.tsx";
import { FamilyHeader } from "./family-header.tsx";
import { ItemCards } from "./item-cards.tsx";
import { ItemTable } from "./item-table.tsx";
import { SectionOffers } from "./section-offers.tsx";
import { ShapesSection } from "./shapes-section.tsx";

// Of one family; in its HTML from the start, and hydrated after the cards.
export const LazyAllSizes = lazyChunk(async () => (await import("./all-sizes.tsx")).AllSizes);

type BeltFamilyViewProps = {
  readonly page: BeltPage;
  readonly renderOffer: RenderOffer;
} & SizeFiltering;

/** A family of belts: its series and lines, their shapes, and how to read their codes. */
export function BeltFamilyView({ page, ...filtering }: BeltFamilyViewProps): ReactNode {
  const text = useText(beltsText);
  const { items, itemsToOrder, codes, caveats } = page;
  const listsSizes = items.some(({ sizesKind }) => sizesKind === "lengths");
  return (
    <>
      <FamilyHeader page={page} hasTool={listsSizes} />
      {items.length > 0 && (
        <Section title={text.series} text={text.seriesText}>
          <ItemCards items={items} />
        </Section>
      )}
      {itemsToOrder.length > 0 && (
        <Section title={text.seriesToOrder} text={text.seriesToOrderText}>
          <ItemTable items={itemsToOrder} />
        </Section>
      )}
      {listsSizes ? (
        <Section title={text.allSizesTitle} text={text.allSizesText}>
          <LazyAllSizes items={items} {...filtering} />
        </Section>
      ) : (
        <Section title={text.lines} text={text.linesText}>
          <Lines page={page} />
        </Section>
      )}
      {!listsSizes && <SectionOffers page={page} renderOffer={filtering.renderOffer} />}
      <ShapesSection page={page} />
      {page.drive && (
        <Section title={text.drive.title} text={text.drive.text}>
          <DriveLength drive={page.drive} drawing={page.drawing} />
        </Section>
      )}
      {codes.length > 0 && (
        <Section title={text.codes} text={text.codesText}>
          <CodeReadings codes={codes} />
        </Section>
      )}
      <Section title={text.measuring} text={text.measuringText}>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {page.measuring.map((step) => (
            <div key={step.title} className="border-t border-hairline pt-3">
              <dt className="font-semibold">{step.title}</dt>
              <dd className="mt-1 max-w-prose text-sm text-muted">{step.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {caveats.length > 0 && (
        <Section title={text.caveats}>
          <ul className="grid max-w-prose gap-3 text-sm">
            {caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </Section>
      )}
      <Related page={page} />
    </>
  );
}

function Lines({ page }: { readonly page: BeltPage }): ReactNode {
  const text = useText(beltsText);
  const columns: readonly TableColumn<BeltProduct>[] = [
    { key: "name", header: text.product, rowHeader: true, renderCell: ({ name }) => name },
    { key: "specs", header: text.specs, renderCell: ({ specs }) => specs },
    {
      key: "applications",
      header: text.applications,
      renderCell: ({ applications }) => applications,
    },
    {
      key: "power",
      header: text.power,
      renderCell: ({ power }) => (
        <span className="font-mono whitespace-nowrap">{power === "-" ? text.none : power}</span>
      ),
    },
  ];
  return (
    <Table
      caption={text.lines}
      columns={columns}
      rows={page.family.products}
      rowKey={({ name }) => name}
    />
  );
}

function Related({ page }: { readonly page: BeltPage }): ReactNode {
  const text = useText(beltsText);
  const { alternatives, siblings, brand } = page;
  return (
    <Section title={text.related}>
      <div className="grid gap-8 sm:grid-cols-2">
        {alternatives.length > 0 && <Links title={text.alternatives} links={alternatives} />}
        <Links title={text.siblings(brand.name)} links={siblings} />
      </div>
      <p className="mt-6 text-sm">
        <Link
          to="/shop"
          search={{ category: "Belts", brand: brand.name }}
          className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
        >
          {text.shop(brand.name)}
        </Link>
      </p>
    </Section>
  );
}

function Links({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly BeltPageLink[];
}): ReactNode {
  return (
    <nav aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 text-sm">
        {links.map((link) => (
          <li key={link.title} className="border-t border-hairline">
            <Link
              to="/products/belts/$brand/$family"
              params={{ brand: link.brand, family: link.family }}
              className="block py-2 hover:underline pointer-coarse:min-h-11"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
