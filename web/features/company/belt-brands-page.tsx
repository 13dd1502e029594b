import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { productsText } from "#web/messages/products.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { BrandCard } from "./brand-card.tsx";
import { BrandsPage } from "./brands-page.tsx";

/** Each brand with an image of one of its belts. */
const brands = [
  { slug: "mitsuboshi", image: "classical-v-belt" },
  { slug: "toyopower", image: "cogged-v-belt" },
  { slug: "megadyne", image: "timing-belt-trapezoidal" },
  { slug: "optibelt", image: "narrow-v-belt" },
  { slug: "gates", image: "timing-belt" },
  { slug: "varibelt", image: "variable-speed-belt" },
  { slug: "matic", image: "belts" },
] as const;

export function BeltBrandsPage(): ReactNode {
  const { belts: text } = useText(productsText);
  const { title } = useText(pagesText).belts;
  return (
    <BrandsPage title={title} lead={text.lead} heading={text.heading}>
      {brands.map(({ slug, image }) => (
        <BrandCard
          key={slug}
          image={image}
          link={{ to: "/products/belts/$brand", params: { brand: slug } }}
          linkLabel={text.see(text.brands[slug].name)}
          {...text.brands[slug]}
        />
      ))}
      <li className="flex flex-col items-start justify-center rounded-lg border border-hairline p-5 lg:col-span-2 lg:px-10">
        <h3 className="text-lg font-semibold">{text.unknown.heading}</h3>
        <p className="mt-1 max-w-prose text-sm text-muted">{text.unknown.text}</p>
        <LinkButton to="/contact" className="mt-4">
          {text.unknown.contact}
        </LinkButton>
      </li>
    </BrandsPage>
  );
}
