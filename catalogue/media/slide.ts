/**
 * A picture of the home page's slideshow, in `web/public/slides`: `name`-1600 and `name`-800, each
 * as .avif and .webp, 16:9.
 */
export type Slide = {
  readonly name: string;
  /** What is to be seen, for people who can't see it. */
  readonly alt: string;
  /** A line for the slideshow. */
  readonly caption: string;
};
