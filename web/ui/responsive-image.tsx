import { type ComponentProps, type ReactNode, useState } from "react";
import { imageSourceSet, uploadsPath } from "#domain/image.ts";
import { platform } from "#web/platform/platform.ts";
import { ProductPlaceholder } from "./product-placeholder.tsx";

export type ResponsiveImageProps = {
  /** A missing or broken image shows the fallback at the same size. */
  readonly src: string | null | undefined;
  readonly alt: string;
  /** Intrinsic size in pixels, to reserve the space before loading. */
  readonly width: number;
  readonly height: number;
  readonly fallback?: ReactNode;
  /** The `sizes` attribute, which selects among the sizes of an upload; defaults to `width`. */
  readonly sizes?: string;
} & Omit<ComponentProps<"img">, "src" | "alt">;

export function ResponsiveImage({
  src,
  alt,
  width,
  height,
  fallback,
  loading = "lazy",
  sizes = `${width}px`,
  className,
  ...props
}: ResponsiveImageProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) {
    return fallback ?? <ProductPlaceholder {...{ width, height, alt, className }} />;
  }
  const image = (
    <img
      data-slot="responsive-image"
      src={src.startsWith(uploadsPath) ? onServer(src) : src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={loading === "eager" ? "high" : undefined}
      decoding="async"
      className={className}
      onError={() => setFailedSrc(src)}
      // An error before hydration fires no event here, so the element's state is checked.
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
    // `contents` keeps the image in the parent's layout; in a grid each source would otherwise take
    // a cell.
    <picture className="contents [&>source]:hidden">
      <source type="image/avif" srcSet={onServer(avif)} sizes={sizes} />
      <source type="image/webp" srcSet={onServer(webp)} sizes={sizes} />
      {image}
    </picture>
  );
}

/** Uploads exist only on the server; all other files are also bundled with the app. */
function onServer(addresses: string): string {
  return addresses.replaceAll(uploadsPath, platform().serverUrl(uploadsPath));
}
