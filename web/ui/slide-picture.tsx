import type { ReactNode } from "react";
import { RenderedPicture, type RenderedPictureProps } from "./rendered-picture.tsx";

export interface SlidePictureProps extends Pick<
  RenderedPictureProps,
  "alt" | "loading" | "sizes" | "className"
> {
  /** Which slide's picture, such as `02-deep-groove`. */
  readonly name: string;
}

/** The picture of one of the slides, 16 to 9. */
export function SlidePicture({ name, ...props }: SlidePictureProps): ReactNode {
  return <RenderedPicture path={`/slides/${name}`} widths={[800, 1600]} height={900} {...props} />;
}
