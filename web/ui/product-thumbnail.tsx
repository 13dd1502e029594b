import type { ReactNode } from "react";
import { findProductPicture } from "#catalogue/drawing/find-product-picture.ts";
import { Picture } from "./picture.tsx";
import { ProductPlaceholder, type PlaceholderSubject } from "./product-placeholder.tsx";

export interface ProductThumbnailProps {
  readonly product: {
    readonly name: string;
    readonly category: string;
    readonly image_url: string | null;
    readonly image: string | null;
  };
  /** How wide it is shown at the most, in pixels. */
  readonly width: number;
  readonly className: string;
}

const subjects: Readonly<Record<string, PlaceholderSubject>> = {
  Bearings: "bearing",
  Belts: "belt",
  Seals: "seal",
};

/** What the shop shows of the product, small, in the lists of admins; the name stands beside it. */
export function ProductThumbnail({ product, width, className }: ProductThumbnailProps): ReactNode {
  const shared = {
    alt: "",
    width,
    height: width * 0.75,
    className: `aspect-4/3 rounded-sm border border-hairline bg-sunken object-contain ${className}`,
  };
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
