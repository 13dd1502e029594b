import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RenderedImage, type RenderedImageProps } from "./rendered-image.tsx";

export type PartImageProps = {
  /** Name in `catalogue/media/part-images.data.ts`, such as `deep-groove`. */
  readonly name: string;
} & Pick<RenderedImageProps, "alt" | "loading" | "sizes" | "className">;

/**
 * Image of a part, 4:3, on the same light background as all part pictures. The background is
 * slightly dimmed in the dark theme; the space is reserved while loading and after an error.
 */
export function PartImage({ name, className, ...props }: PartImageProps): ReactNode {
  return (
    <RenderedImage
      path={`/pictures/${name}`}
      widths={[400, 800]}
      height={600}
      className={clsx(
        "block aspect-4/3 w-full bg-sunken object-cover text-sm text-muted",
        className,
      )}
      {...props}
    />
  );
}
