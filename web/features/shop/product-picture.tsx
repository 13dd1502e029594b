import type { ReactNode } from "react";
import { findProductPicture } from "#catalogue/drawing/find-product-picture.ts";
import type { ProductItem } from "#web/lib/api/queries.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ProductPlaceholder, type PlaceholderSubject } from "#web/ui/product-placeholder.tsx";

interface ProductPictureProps {
  readonly product: ProductItem;
  /** On the first screen: doesn't wait for scrolling. */
  readonly isEarly: boolean;
  /** How wide it is shown. */
  readonly sizes: string;
  readonly className: string;
}

const subjects: Readonly<Record<string, PlaceholderSubject>> = {
  Bearings: "bearing",
  Belts: "belt",
  Seals: "seal",
};

/**
 * The product's image, else the drawing of its size, else one of that kind of part. The name beside
 * it says the rest.
 */
export function ProductPicture({
  product,
  isEarly,
  sizes,
  className,
}: ProductPictureProps): ReactNode {
  const shared = {
    alt: "",
    width: 400,
    height: 300,
    loading: isEarly ? ("eager" as const) : ("lazy" as const),
  };
  return (
    <Picture
      {...shared}
      src={product.image_url ?? product.image}
      sizes={sizes}
      className={`${className} bg-sunken object-cover`}
      fallback={
        <Picture
          {...shared}
          src={findProductPicture(product.name)}
          className={`${className} bg-sunken object-contain`}
          fallback={
            <ProductPlaceholder
              subject={subjects[product.category] ?? "component"}
              className={className}
            />
          }
        />
      }
    />
  );
}
