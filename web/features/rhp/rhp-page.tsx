import type { ReactNode } from "react";
import type { RhpPage } from "#catalogue/rhp/compose-rhp-page.ts";
import { useText } from "#web/messages/language.tsx";
import { rhpText } from "#web/messages/rhp.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { BrandLayout } from "#web/ui/brand-layout.tsx";

/** RHP's families. They have no pages: the cards link to their specifications. */
export function RhpView({ page }: { readonly page: RhpPage }): ReactNode {
  const text = useText(rhpText);
  return (
    <BrandLayout
      back={<BackLink to="/products/bearing">{text.back}</BackLink>}
      brand={{
        name: text.name,
        title: text.title,
        description: text.lead,
        flipbook: page.flipbook,
        subject: "bearing",
        figure: "tolerance",
        sheet: "technicalData",
        advantages: text.advantages,
        families: page.families.map(({ products, ...family }) => ({
          ...family,
          products: products.map(({ tolerance, ...product }) => ({
            ...product,
            figure: tolerance,
          })),
        })),
      }}
    />
  );
}
