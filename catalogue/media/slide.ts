/**
 * An image of the home page's slideshow in `web/public/slides`: `name`-1600 and `name`-800, each as
 * .avif and .webp, 16:9.
 */
export type Slide = {
  readonly name: string;
  /** Text alternative of the image. */
  readonly alt: string;
  /** Caption in the slideshow. */
  readonly caption: string;
  /** The page of what it shows. */
  readonly path: string;
};
