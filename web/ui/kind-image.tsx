import type { ReactNode } from "react";
import { findProductPart } from "#web/products/product-part.ts";
import { PartImage } from "./part-image.tsx";
import { ProductDrawing, type ProductDrawingProps } from "./product-drawing.tsx";

type KindImageProps = ProductDrawingProps & { readonly sizes: string };

/** Fills its place with the image of a product's kind, or with a drawing if no image shows that kind. */
export function KindImage({ product, sizes, loading }: KindImageProps): ReactNode {
  const part = findProductPart(product);
  if (part === undefined) return <ProductDrawing product={product} loading={loading} />;
  return <PartImage name={part} alt="" sizes={sizes} loading={loading} className="kind-image" />;
}
