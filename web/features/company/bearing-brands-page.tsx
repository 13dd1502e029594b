import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { productsText } from "#web/messages/products.ts";
import { BrandCard } from "./brand-card.tsx";
import { BrandsPage } from "./brands-page.tsx";

const brands: readonly {
  readonly slug: "nsk" | "ppl" | "rhp";
  readonly image: PartImageName;
  readonly link: LinkProps;
}[] = [
  { slug: "nsk", image: "deep-groove", link: { to: "/products/bearing/nsk" } },
  { slug: "ppl", image: "spherical", link: { to: "/products/bearing/ppl" } },
  { slug: "rhp", image: "pillow-block", link: { to: "/products/bearing/rhp" } },
];

export function BearingBrandsPage(): ReactNode {
  const { bearings: text } = useText(productsText);
  const { title } = useText(pagesText).bearings;
  return (
    <BrandsPage title={title} lead={text.lead} heading={text.heading}>
      {brands.map(({ slug, image, link }) => (
        <BrandCard
          key={slug}
          image={image}
          link={link}
          linkLabel={text.see(text.brands[slug].name)}
          {...text.brands[slug]}
        />
      ))}
    </BrandsPage>
  );
}
