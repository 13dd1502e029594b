import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RenderedImage, type RenderedImageProps } from "./rendered-image.tsx";

export type PartImageProps = {
  /** Name in `catalogue/media/part-images.data.ts`, such as `deep-groove`. */
  readonly name: string;
} & Pick<RenderedImageProps, "alt" | "loading" | "sizes" | "className">;

/**
 * Image of a part, 4:3. Its files are transparent around the part and its shadow, which lie on the
 * theme's paper; the space is reserved while loading and after an error.
 */
export function PartImage({ name, className, ...props }: PartImageProps): ReactNode {
  return (
    <RenderedImage
      path={`/pictures/${name}`}
      widths={[400, 800]}
      fallbackWidths={[400]}
      height={600}
      className={clsx("image-paper part-image", className)}
      {...props}
    />
  );
}
