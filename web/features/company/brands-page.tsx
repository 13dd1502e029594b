import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { productsText } from "#web/messages/products.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Section } from "#web/ui/section.tsx";

export interface BrandsPageProps {
  readonly family: "bearings" | "belts";
}

interface Brand {
  readonly name: string;
  readonly text: string;
  readonly note?: string;
}

/** The makers of one family; each leads to its products in the shop. */
export function BrandsPage({ family }: BrandsPageProps): ReactNode {
  const text = useText(productsText);
  const pages = useText(pagesText);
  const page = text[family];
  const category = family === "belts" ? "Belts" : "Bearings";
  return (
    <>
      <PageHeader
        title={pages[family].title}
        text={page.lead}
        navigation={
          <Breadcrumbs
            crumbs={[
              { label: pages.products.title, link: { to: "/products" } },
              { label: pages[family].title },
            ]}
          />
        }
      />
      <Section title={page.heading}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {page.brands.map((brand) => (
            <BrandCard
              key={brand.name}
              brand={brand}
              category={category}
              label={text.seeInShop(brand.name)}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}

function BrandCard({
  brand,
  category,
  label,
}: {
  readonly brand: Brand;
  readonly category: string;
  readonly label: string;
}): ReactNode {
  return (
    <li className="group relative flex min-h-44 min-w-0 flex-col rounded-lg border border-hairline bg-raised p-5 transition-colors hover:border-steel-4">
      <h3 className="text-xl font-semibold tracking-tight">{brand.name}</h3>
      {brand.note && (
        <div className="mt-2">
          <Badge>{brand.note}</Badge>
        </div>
      )}
      <p className="mt-2 flex-1 text-sm text-muted">{brand.text}</p>
      <Link
        to="/shop"
        search={{ category, brand: shopName(brand.name) }}
        className="mt-4 inline-flex items-center gap-1.5 text-sm font-medium after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {label}
        <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
      </Link>
    </li>
  );
}

/** The shop files the maker under the name of its product line. */
function shopName(brand: string): string {
  return brand === "Varibelt" ? "Varibelt VX" : brand;
}
