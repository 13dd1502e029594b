import { clsx } from "clsx";
import type { ReactNode } from "react";
import { optionalChunk } from "./lazy-chunk.tsx";
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

// The server has rendered the first ones, so the lookup of kinds stays out of the first load.
const KindImage = optionalChunk(async () => (await import("./kind-image.tsx")).KindImage);

/**
 * Image of a product: its own, else the image of its kind, else a drawing. The alt text is empty because
 * the name is beside it. A missing or broken image takes the same space.
 */
export function ProductImage({ product, className, ...props }: ProductImageProps): ReactNode {
  const shared = { alt: "", className: clsx("aspect-4/3 bg-sunken", className), ...props };
  return (
    <ResponsiveImage
      {...shared}
      src={product.image_url ?? product.image}
      width={400}
      height={300}
      className={clsx(shared.className, "object-cover")}
      fallback={
        // WebKit doesn't take a height in percent from a ratio, so the image is placed.
        <span className={clsx("relative block", shared.className)}>
          <KindImage product={product} sizes={props.sizes} loading={props.loading} />
        </span>
      }
    />
  );
}
