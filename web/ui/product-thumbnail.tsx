import type { ReactNode } from "react";
import { ProductImage, type ProductImageProps } from "./product-image.tsx";

export interface ProductThumbnailProps extends Pick<ProductImageProps, "product"> {
  /** How wide it is shown at the most, in pixels. */
  readonly width: number;
  readonly className: string;
}

/** What the shop shows of the product, small, in the lists of admins; the name stands beside it. */
export function ProductThumbnail({ product, width, className }: ProductThumbnailProps): ReactNode {
  return (
    <ProductImage
      product={product}
      sizes={`${width}px`}
      className={`rounded-sm border border-hairline ${className}`}
    />
  );
}
