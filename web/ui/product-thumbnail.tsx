import type { ReactNode } from "react";
import { ProductImage, type ProductImageProps } from "./product-image.tsx";

export type ProductThumbnailProps = {
  /** Max width in pixels. */
  readonly width: number;
  readonly className: string;
} & Pick<ProductImageProps, "product">;

/** Small product image for admin lists; the name is beside it. */
export function ProductThumbnail({ product, width, className }: ProductThumbnailProps): ReactNode {
  return (
    <ProductImage
      product={product}
      sizes={`${width}px`}
      className={`rounded-sm border border-hairline ${className}`}
    />
  );
}
