import { clsx } from "clsx";
import type { ReactNode } from "react";
import { findProductPart } from "#web/lib/product-part.ts";
import { PartPicture } from "./part-picture.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import { ProductPlaceholder } from "./product-placeholder.tsx";

export interface ProductImageProps extends Pick<PictureProps, "loading"> {
  readonly product: {
    readonly name: string;
    readonly category?: string;
    readonly image_url: string | null;
    readonly image?: string | null;
  };
  /** How wide it is shown, as in the attribute of that name. */
  readonly sizes: string;
  readonly className?: string;
}

// Where the picture can't be had, nothing but its ground: it hides the browser's sign for that.
const ownPlace = "relative before:absolute before:inset-0 before:bg-sunken";

/**
 * What a product looks like: its own picture, else that of its kind of part. The name stands beside
 * it, so that neither says it again. Without a picture, and where one fails, the place is the same.
 */
export function ProductImage({ product, className, ...props }: ProductImageProps): ReactNode {
  const part = findProductPart(product);
  const shared = { alt: "", className: clsx("aspect-4/3 bg-sunken", className), ...props };
  return (
    <Picture
      {...shared}
      src={product.image_url ?? product.image}
      width={400}
      height={300}
      className={clsx(shared.className, "object-cover")}
      fallback={
        part ? (
          <PartPicture name={part} {...shared} className={clsx(shared.className, ownPlace)} />
        ) : (
          <ProductPlaceholder subject="component" className={shared.className} />
        )
      }
    />
  );
}
