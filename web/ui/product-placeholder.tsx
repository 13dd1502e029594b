import { clsx } from "clsx";
import type { ReactNode } from "react";
import drawing from "./drawings/bearing-section.svg?url";

export interface ProductPlaceholderProps {
  readonly width?: number;
  readonly height?: number;
  /** Empty where the product's name stands beside it anyway. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/**
 * A ball bearing in section and front view, to scale, for products without a picture. A file of
 * its own: drawn inline, a page of cards would carry a thousand extra elements.
 */
export function ProductPlaceholder({
  width = 400,
  height = 300,
  alt = "",
  className,
}: ProductPlaceholderProps): ReactNode {
  return (
    <img
      data-slot="product-placeholder"
      src={drawing}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={clsx("bg-sunken object-contain", className)}
    />
  );
}
