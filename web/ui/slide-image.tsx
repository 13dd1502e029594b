import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RenderedImage, type RenderedImageProps } from "./rendered-image.tsx";

export type SlideImageProps = {
  /** Name of the slide's image, such as `02-deep-groove`. */
  readonly name: string;
  /** Of its frame, which the image fills. */
  readonly className?: string;
} & Pick<RenderedImageProps, "alt" | "loading" | "sizes">;

/** Image of a slide, 16:9; its light paper is tinted in the dark theme. */
export function SlideImage({ name, className, ...props }: SlideImageProps): ReactNode {
  return (
    <div className={clsx("light-paper overflow-hidden", className)}>
      <RenderedImage
        path={`/slides/${name}`}
        widths={[800, 1600]}
        height={900}
        className="size-full object-cover"
        {...props}
      />
    </div>
  );
}
