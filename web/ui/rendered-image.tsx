import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type RenderedImageProps = {
  /** Path of the files without the width: `/slides/02-deep-groove`. */
  readonly path: string;
  /** Empty if a text beside it has the same content. */
  readonly alt: string;
  /** Available widths in pixels, largest last. */
  readonly widths: readonly [number, number];
  /** Widths for browsers without AVIF; by default the same. */
  readonly fallbackWidths?: readonly number[];
  /** Height of the largest. */
  readonly height: number;
} & Pick<ComponentProps<"img">, "loading" | "sizes" | "className">;

/** An image from the asset pipeline: `path`-`width` as .avif and .webp. */
export function RenderedImage({
  path,
  alt,
  widths,
  fallbackWidths = widths,
  height,
  sizes,
  loading = "lazy",
  className,
}: RenderedImageProps): ReactNode {
  const sourceSet = (format: string, sizesInPixels: readonly number[]) =>
    sizesInPixels.map((width) => `${path}-${width}.${format} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif", widths)} sizes={sizes} />
      <img
        alt={alt}
        data-slot="rendered-image"
        src={`${path}-${fallbackWidths.at(-1)}.webp`}
        {...(fallbackWidths.length > 1 && { srcSet: sourceSet("webp", fallbackWidths), sizes })}
        width={widths[1]}
        height={height}
        loading={loading}
        fetchPriority={loading === "eager" ? "high" : undefined}
        decoding="async"
        className={clsx("calm-when-broken", className)}
      />
    </picture>
  );
}
