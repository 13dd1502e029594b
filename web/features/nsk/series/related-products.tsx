import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SeriesPage } from "#catalogue/nsk/product-page.ts";
import { useText } from "#web/messages/language.tsx";
import { productDetailText } from "#web/messages/product-detail.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Section } from "#web/ui/section.tsx";

/** The other series of the family. */
export function RelatedProducts({ series }: { readonly series: SeriesPage }): ReactNode {
  const { related: text } = useText(productDetailText);
  const { family, related } = series;
  return (
    <Section title={text.heading}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-hairline bg-hairline sm:grid-cols-2">
        {related.map(({ name, slug }) => (
          <li key={slug} className="bg-raised sm:odd:last:col-span-2">
            <Link
              to="/products/nsk/$family/$product"
              params={{ family: family.slug, product: slug }}
              className="flex min-h-12 items-center px-4 font-medium hover:bg-sunken focus-visible:-outline-offset-2"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/products/nsk/$family" params={{ family: family.slug }} className="mt-6">
        {text.all(family.title)}
      </LinkButton>
    </Section>
  );
}
