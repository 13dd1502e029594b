import type { ReactNode } from "react";
import type { BeltBrandPage } from "#catalogue/belts/compose-brand-page.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { BrandLayout } from "#web/ui/brand-layout.tsx";

/** The page of one of the seven belt brands. */
export function BeltBrandView({ page }: { readonly page: BeltBrandPage }): ReactNode {
  const text = useText(beltsText);
  const { brand, families, flipbook } = page;
  return (
    <BrandLayout
      back={<BackLink to="/products/belts">{text.backToBrands}</BackLink>}
      brand={{
        name: brand.name,
        title: page.title,
        description: brand.description,
        claim: brand.claim,
        flipbook,
        subject: "belt",
        figure: "power",
        sheet: "technicalSheet",
        advantages: brand.advantages,
        families: families.map(({ products, ...family }) => ({
          ...family,
          products: products.map(({ power, ...product }) => ({ ...product, figure: power })),
          ...(brand.familiesLinked && {
            link: {
              to: "/products/belts/$brand/$family",
              params: { brand: brand.slug, family: family.slug },
            },
          }),
        })),
      }}
    />
  );
}
