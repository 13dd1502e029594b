import { clsx } from "clsx";
import type { ReactNode } from "react";
import { getBeltImage } from "#catalogue/drawing/media-path.ts";
import { ProductPlaceholder } from "#web/ui/product-placeholder.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";

export type ShapeImageProps = {
  /** Section or profile. */
  readonly shape: string;
  /** A belt seen from its side is long and flat: fills the width. */
  readonly isFlat?: boolean;
  readonly className: string;
};

/** A belt's cross-section without dimension lines. The name beside it describes it. */
export function ShapeImage({ shape, isFlat = false, className }: ShapeImageProps): ReactNode {
  return (
    <ResponsiveImage
      src={getBeltImage(shape)}
      alt=""
      width={240}
      height={180}
      className={clsx(isFlat ? "object-cover" : "object-contain", className)}
      fallback={<ProductPlaceholder subject="belt" className={className} />}
    />
  );
}
