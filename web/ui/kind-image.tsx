import type { ReactNode } from "react";
import { findProductImage } from "#catalogue/drawing/find-product-image.ts";
import { findProductPart } from "#web/products/product-part.ts";
import { PartImage } from "./part-image.tsx";
import { ProductPlaceholder, type PlaceholderSubject } from "./product-placeholder.tsx";

type KindImageProps = ProductDrawingProps & { readonly sizes: string };

/** Fills its place with the image of a product's kind, or with a drawing if no image shows that kind. */
export function KindImage({ product, sizes, loading }: KindImageProps): ReactNode {
  const part = findProductPart(product);
  if (part === undefined) return <ProductDrawing product={product} loading={loading} />;
  return <PartImage name={part} alt="" sizes={sizes} loading={loading} className="kind-image" />;
}

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
      fetchPriority={loading === "eager" ? "high" : undefined}
      decoding="async"
      className="absolute inset-0 size-full object-contain"
    />
  );
}
