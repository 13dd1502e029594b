import type { ReactNode } from "react";
import { RenderedPicture, type RenderedPictureProps } from "./rendered-picture.tsx";

export type SlidePictureProps = {
  /** Name of the slide's image, such as `02-deep-groove`. */
  readonly name: string;
} & Pick<RenderedPictureProps, "alt" | "loading" | "sizes" | "className">;

/** Image of a slide, 16:9. */
export function SlidePicture({ name, ...props }: SlidePictureProps): ReactNode {
  return <RenderedPicture path={`/slides/${name}`} widths={[800, 1600]} height={900} {...props} />;
}
