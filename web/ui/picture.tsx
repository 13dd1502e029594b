import { useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { ProductPlaceholder } from "./product-placeholder.tsx";

export interface PictureProps extends Omit<ComponentProps<"img">, "src" | "alt"> {
  /** Missing or failing pictures show the fallback at the same size. */
  readonly src: string | null | undefined;
  readonly alt: string;
  /** Natural size in pixels: reserves the space before anything has loaded. */
  readonly width: number;
  readonly height: number;
  readonly fallback?: ReactNode;
}

export function Picture({
  src,
  alt,
  width,
  height,
  fallback,
  loading = "lazy",
  className,
  ...props
}: PictureProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) {
    return fallback ?? <ProductPlaceholder {...{ width, height, alt, className }} />;
  }
  return (
    <img
      data-slot="picture"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
      onError={() => setFailedSrc(src)}
      // An error from before hydration fires no event here; the element still remembers it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedSrc(src);
      }}
      {...props}
    />
  );
}
