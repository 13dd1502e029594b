import { clsx } from "clsx";
import type { ReactNode } from "react";
import { findProductPart } from "#web/products/product-part.ts";
import { optionalChunk } from "./lazy-chunk.tsx";
import { PartImage } from "./part-image.tsx";
import { ResponsiveImage, type ResponsiveImageProps } from "./responsive-image.tsx";

export type ProductImageProps = {
  readonly product: {
    readonly name: string;
    readonly category?: string;
    readonly image_url: string | null;
    readonly image?: string | null;
  };
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly className?: string;
} & Pick<ResponsiveImageProps, "loading">;

// Most products have an image, so the lookup of drawings stays out of the first load.
const ProductDrawing = optionalChunk(
  async () => (await import("./product-drawing.tsx")).ProductDrawing,
);

// Covers the browser's broken-image icon.
const ownPlace = "relative before:absolute before:inset-0 before:bg-sunken";

/**
 * Image of a product: its own, else the image of its kind, else a drawing. The alt text is empty because
 * the name is beside it. A missing or broken image takes the same space.
 */
export function ProductImage({ product, className, ...props }: ProductImageProps): ReactNode {
  const part = findProductPart(product);
  const shared = { alt: "", className: clsx("aspect-4/3 bg-sunken", className), ...props };
  return (
    <ResponsiveImage
      {...shared}
      src={product.image_url ?? product.image}
      width={400}
      height={300}
      className={clsx(shared.className, "object-cover")}
      fallback={
        part ? (
          <PartImage name={part} {...shared} className={clsx(shared.className, ownPlace)} />
        ) : (
          // WebKit doesn't take a height in percent from a ratio, so the drawing is placed.
          <span className={clsx("relative block", shared.className)}>
            <ProductDrawing product={product} loading={props.loading} />
          </span>
        )
      }
    />
  );
}
