import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RenderedPicture, type RenderedPictureProps } from "./rendered-picture.tsx";

export interface PartPictureProps extends Pick<
  RenderedPictureProps,
  "alt" | "loading" | "sizes" | "className"
> {
  /** Which of `catalogue/media/part-pictures.data.ts`, such as `deep-groove`. */
  readonly name: string;
}

/**
 * A part as it looks, 4 to 3, on the paper that all parts lie on. The paper stays light in the dark
 * theme, a little dimmer; before the picture is there, and where it can't be, its place is kept.
 */
export function PartPicture({ name, className, ...props }: PartPictureProps): ReactNode {
  return (
    <RenderedPicture
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
