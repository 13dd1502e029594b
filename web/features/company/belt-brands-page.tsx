import type { ReactNode } from "react";
import { beltPicture } from "#catalogue/drawing/media-path.ts";
import { useText } from "#web/lib/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { productsText } from "#web/messages/products.ts";
import variableBelt from "#web/ui/drawings/variable-belt.svg?url";
import { BrandCard } from "./brand-card.tsx";
import { BrandsPage } from "./brands-page.tsx";

/** Each maker with a section or profile of its range. */
const brands = [
  { slug: "mitsuboshi", picture: beltPicture("B") },
  { slug: "toyopower", picture: beltPicture("A") },
  { slug: "megadyne", picture: beltPicture("RPP8") },
  { slug: "optibelt", picture: beltPicture("SPB") },
  { slug: "gates", picture: beltPicture("GT3-8M") },
  { slug: "varibelt", picture: variableBelt },
  { slug: "matic", picture: beltPicture("T10") },
] as const;

/** Source: company specification section 2, "Belts". */
export function BeltBrandsPage(): ReactNode {
  const { belts: text } = useText(productsText);
  const { title } = useText(pagesText).belts;
  return (
    <BrandsPage title={title} lead={text.lead} heading={text.heading}>
      {brands.map(({ slug, picture }) => (
        <BrandCard
          key={slug}
          picture={picture}
          link={{ to: "/products/belts/$brand", params: { brand: slug } }}
          linkLabel={text.see(text.brands[slug].name)}
          {...text.brands[slug]}
        />
      ))}
    </BrandsPage>
  );
}
