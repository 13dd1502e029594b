import { clsx } from "clsx";
import type { ReactNode } from "react";
import { beltPicture } from "#catalogue/drawing/media-path.ts";
import { Picture } from "#web/ui/picture.tsx";
import { ProductPlaceholder } from "#web/ui/product-placeholder.tsx";

export interface ShapePictureProps {
  /** Section or profile. */
  readonly shape: string;
  readonly className: string;
}

/** A belt in section without dimension lines. The name beside it says what it is. */
export function ShapePicture({ shape, className }: ShapePictureProps): ReactNode {
  return (
    <Picture
      src={beltPicture(shape)}
      alt=""
      width={240}
      height={180}
      className={clsx("object-contain", className)}
      fallback={<ProductPlaceholder subject="belt" className={className} />}
    />
  );
}
