import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { productsText } from "#web/messages/products.ts";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PartImage } from "#web/ui/part-image.tsx";
import { Section } from "#web/ui/section.tsx";

/** The product categories and the brands that each card lists. */
const categories: readonly {
  readonly key: "belts" | "bearings";
  readonly to: NonNullable<LinkProps["to"]>;
  readonly brands: readonly string[];
}[] = [
  {
    key: "belts",
    to: "/products/belts",
    brands: ["Mitsuboshi", "Toyopower", "Megadyne", "Optibelt", "Gates"],
  },
  { key: "bearings", to: "/products/bearing", brands: ["NSK", "PPL", "RHP"] },
];

export function ProductsPage(): ReactNode {
  const { overview } = useText(productsText);
  const { title } = useText(pagesText).products;
  return (
    <>
      <PageHeader title={title} text={overview.lead} />
      <Section title={overview.heading}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {categories.map(({ key, to, brands }) => (
            <li
              key={key}
              className="group relative flex flex-col overflow-hidden rounded-lg border border-hairline bg-raised transition-colors hover:border-steel-4"
            >
              <PartImage
                name={key}
                alt=""
                sizes="(min-width: 64rem) 29rem, (min-width: 40rem) 45vw, 100vw"
                className="border-b border-hairline sm:aspect-8/5"
              />
              <div className="flex flex-1 flex-col p-5">
                <h3 className="flex items-baseline justify-between gap-4 text-lg font-semibold">
                  {overview[key].title}
                  <span lang="sq" className="text-base font-normal text-muted">
                    {overview[key].albanian}
                  </span>
                </h3>
                <p className="mt-1 text-sm text-muted">{overview[key].text}</p>
                <ul
                  aria-label={overview.brands}
                  className="mt-4 flex flex-1 flex-wrap content-start gap-x-4 gap-y-1 text-sm font-medium"
                >
                  {brands.map((brand) => (
                    <li key={brand}>{brand}</li>
                  ))}
                </ul>
                <Link
                  to={to}
                  className="mt-5 inline-flex items-center gap-1.5 text-sm font-medium covers-card"
                >
                  {overview[key].link}
                  <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-0.5" />
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
