import type { ReactNode } from "react";
import { findProductImage } from "#catalogue/drawing/find-product-image.ts";
import { ProductPlaceholder, type PlaceholderSubject } from "./product-placeholder.tsx";

export type ProductDrawingProps = {
  readonly product: { readonly name: string; readonly category?: string };
  readonly loading?: "eager" | "lazy" | undefined;
};

const subjects: Readonly<Record<string, PlaceholderSubject>> = {
  Bearings: "bearing",
  Belts: "belt",
  Seals: "seal",
};

/** The drawing of a product whose kind has no image; a placeholder if its kind isn't drawn either. */
export function ProductDrawing({ product, loading }: ProductDrawingProps): ReactNode {
  const path = findProductImage(product.name);
  if (path === undefined) {
    const subject = subjects[product.category ?? ""] ?? "component";
    return <ProductPlaceholder subject={subject} className="absolute inset-0 size-full" />;
  }
  return (
    <img
      data-slot="product-drawing"
      src={path}
      alt=""
      width={400}
      height={300}
      loading={loading}
      decoding="async"
      className="absolute inset-0 size-full object-contain"
    />
  );
}
