import type { ComponentProps, ReactNode } from "react";

export interface SlidePictureProps extends Pick<
  ComponentProps<"img">,
  "loading" | "sizes" | "className"
> {
  /** Which of the site's own pictures, such as `02-deep-groove`. */
  readonly name: string;
  /** Empty where the picture only accompanies words that say the same. */
  readonly alt: string;
}

const widths = [800, 1600] as const;

/** One of the pictures that the asset pipeline makes, 16 to 9, in two sizes and two formats. */
export function SlidePicture({
  name,
  alt,
  sizes,
  loading = "lazy",
  ...props
}: SlidePictureProps): ReactNode {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(name, "avif")} sizes={sizes} />
      <img
        alt={alt}
        data-slot="slide-picture"
        src={`/slides/${name}-1600.webp`}
        srcSet={sourcesOf(name, "webp")}
        sizes={sizes}
        width={1600}
        height={900}
        loading={loading}
        decoding="async"
        {...props}
      />
    </picture>
  );
}

function sourcesOf(name: string, format: "avif" | "webp"): string {
  return widths.map((width) => `/slides/${name}-${width}.${format} ${width}w`).join(", ");
}
