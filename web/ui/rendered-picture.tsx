import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface RenderedPictureProps extends Pick<
  ComponentProps<"img">,
  "loading" | "sizes" | "className"
> {
  /** Path of its files, up to the width: `/slides/02-deep-groove`. */
  readonly path: string;
  /** Empty where the picture only accompanies words that say the same. */
  readonly alt: string;
  /** In which widths it lies there, in pixels, the widest last. */
  readonly widths: readonly [number, number];
  /** Height of the widest. */
  readonly height: number;
}

/** A picture that the asset pipeline made: `path`-`width`, each as .avif and as .webp. */
export function RenderedPicture({
  path,
  alt,
  widths,
  height,
  sizes,
  loading = "lazy",
  className,
}: RenderedPictureProps): ReactNode {
  const sourceSet = (format: string) =>
    widths.map((width) => `${path}-${width}.${format} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <img
        alt={alt}
        data-slot="rendered-picture"
        src={`${path}-${widths[1]}.webp`}
        srcSet={sourceSet("webp")}
        sizes={sizes}
        width={widths[1]}
        height={height}
        loading={loading}
        decoding="async"
        className={clsx("light-paper calm-when-broken", className)}
      />
    </picture>
  );
}
