import { clsx } from "clsx";
import type { ReactNode } from "react";
import bearing from "./drawings/bearing-section.svg?url";
import belt from "./drawings/belt-section.svg?url";
import component from "./drawings/gear-section.svg?url";
import seal from "./drawings/seal-section.svg?url";

const drawings = { bearing, belt, seal, component };

/** Kind of part shown by a placeholder. */
export type PlaceholderSubject = keyof typeof drawings;

export type ProductPlaceholderProps = {
  readonly width?: number;
  readonly height?: number;
  /** Empty if the product's name is beside it. */
  readonly alt?: string;
  readonly className?: string | undefined;
  readonly subject?: PlaceholderSubject;
};

/**
 * Drawing of a part of the same kind, in section and front view, to scale, for products without an
 * image. A file, because inline SVGs would add a thousand elements to a page of cards.
 */
export function ProductPlaceholder({
  width = 400,
  height = 300,
  alt = "",
  className,
  subject = "bearing",
}: ProductPlaceholderProps): ReactNode {
  return (
    <img
      data-slot="product-placeholder"
      src={drawings[subject]}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={clsx("bg-sunken object-contain", className)}
    />
  );
}
