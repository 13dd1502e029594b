import type { ReactNode } from "react";
import { findProductPicture } from "#catalogue/drawing/find-product-picture.ts";
import type { AdminProduct } from "#web/lib/api/queries.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ProductPlaceholder, type PlaceholderSubject } from "#web/ui/product-placeholder.tsx";

const subjects: Readonly<Record<string, PlaceholderSubject>> = {
  Bearings: "bearing",
  Belts: "belt",
  Seals: "seal",
};

const shared = {
  alt: "",
  width: 128,
  height: 96,
  className:
    "aspect-4/3 w-full self-start rounded-sm border border-hairline bg-sunken object-contain",
} as const;

/** What the shop shows of the product, small; the name stands beside it. */
export function PanelPicture({ product }: { readonly product: AdminProduct }): ReactNode {
  return (
    <Picture
      {...shared}
      src={product.image_url ?? product.image}
      fallback={
        <Picture
          {...shared}
          src={findProductPicture(product.name)}
          fallback={
            <ProductPlaceholder {...shared} subject={subjects[product.category] ?? "component"} />
          }
        />
      }
    />
  );
}
