import { clsx } from "clsx";
import type { ReactNode } from "react";
import { beltPicture } from "#catalogue/drawing/media-path.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ProductPlaceholder } from "#web/ui/product-placeholder.tsx";

export type ShapePictureProps = {
  /** Section or profile. */
  readonly shape: string;
  /** A belt seen from its side is long and flat: fills the width. */
  readonly isFlat?: boolean;
  readonly className: string;
};

/** A belt's cross-section without dimension lines. The name beside it describes it. */
export function ShapePicture({ shape, isFlat = false, className }: ShapePictureProps): ReactNode {
  return (
    <Picture
      src={beltPicture(shape)}
      alt=""
      width={240}
      height={180}
      className={clsx(isFlat ? "object-cover" : "object-contain", className)}
      fallback={<ProductPlaceholder subject="belt" className={className} />}
    />
  );
}
