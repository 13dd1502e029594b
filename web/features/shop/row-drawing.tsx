import type { ReactNode } from "react";
import { findProductImage } from "#catalogue/drawing/find-product-image.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { findProductPart } from "#web/products/product-part.ts";

/**
 * The cross-section of a listed part, drawn to scale. Renders nothing for other parts, and for those whose
 * image is a drawing already.
 */
export function RowDrawing({ product }: { readonly product: ProductItem }): ReactNode {
  const path = findProductImage(product.name);
  const isImageDrawn = product.image_url === null && findProductPart(product) === undefined;
  if (path === undefined || isImageDrawn) return null;
  return (
    <img
      data-slot="row-drawing"
      src={path}
      alt=""
      width={112}
      height={84}
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  );
}
