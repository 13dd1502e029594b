import { useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { imageSourceSet, uploadsPath } from "#domain/image.ts";
import { platform } from "#web/lib/platform/platform.ts";
import { ProductPlaceholder } from "./product-placeholder.tsx";

export interface PictureProps extends Omit<ComponentProps<"img">, "src" | "alt"> {
  /** Missing or failing pictures show the fallback at the same size. */
  readonly src: string | null | undefined;
  readonly alt: string;
  /** Natural size in pixels: reserves the space before anything has loaded. */
  readonly width: number;
  readonly height: number;
  readonly fallback?: ReactNode;
  /** How wide it is shown, which chooses among the sizes of an upload; its natural width unless said. */
  readonly sizes?: string;
}

export function Picture({
  src,
  alt,
  width,
  height,
  fallback,
  loading = "lazy",
  sizes = `${width}px`,
  className,
  ...props
}: PictureProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) {
    return fallback ?? <ProductPlaceholder {...{ width, height, alt, className }} />;
  }
  const image = (
    <img
      data-slot="picture"
      src={src.startsWith(uploadsPath) ? onServer(src) : src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
      onError={() => setFailedSrc(src)}
      // An error from before hydration fires no event here; the element still remembers it.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailedSrc(src);
      }}
      {...props}
    />
  );
  const avif = imageSourceSet(src, "avif");
  const webp = imageSourceSet(src, "webp");
  if (avif === undefined || webp === undefined) return image;
  return (
    // The image keeps its place in the layout as if nothing were around it; a grid would give each
    // source a cell of its own.
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={onServer(avif)} sizes={sizes} />
      <source type="image/webp" srcSet={onServer(webp)} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Uploads lie on the server alone; every other path of the site comes with the app as well. */
function onServer(addresses: string): string {
  return addresses.replaceAll(uploadsPath, platform().serverUrl(uploadsPath));
}
