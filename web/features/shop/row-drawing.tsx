import type { ReactNode } from "react";
import { findProductImage } from "#catalogue/drawing/find-product-image.ts";

/** The cross-section of a listed part, drawn to scale. Renders nothing for other parts. */
export function RowDrawing({ name }: { readonly name: string }): ReactNode {
  const path = findProductImage(name);
  if (path === undefined) return null;
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
