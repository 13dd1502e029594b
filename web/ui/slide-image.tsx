import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RenderedImage, type RenderedImageProps } from "./rendered-image.tsx";

export type SlideImageProps = {
  /** Name of the slide's image, such as `02-deep-groove`. */
  readonly name: string;
} & Pick<RenderedImageProps, "alt" | "loading" | "sizes" | "className">;

/** Image of a slide, 16:9; its light background is slightly dimmed in the dark theme. */
export function SlideImage({ name, className, ...props }: SlideImageProps): ReactNode {
  return (
    <RenderedImage
      path={`/slides/${name}`}
      widths={[800, 1600]}
      height={900}
      className={clsx("light-paper", className)}
      {...props}
    />
  );
}
